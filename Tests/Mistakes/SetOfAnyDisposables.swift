// error: 'AnyDisposable' has been renamed to 'BlockDisposable'
import ReactiveSignals

final class Model {
  var disposables = Set<AnyDisposable>()
}
