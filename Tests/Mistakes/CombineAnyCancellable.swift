// error: 'AnyCancellable' has been renamed to 'ScopedDisposable': Make one of a subscription with 'scoped()'.
import ReactiveSignals

final class Screen {
  var subscription: AnyCancellable?
}
