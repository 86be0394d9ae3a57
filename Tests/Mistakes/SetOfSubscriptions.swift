// error: 'Subscription' has been renamed to 'ScopedDisposable': Write 'ScopedDisposable()' in place of the set. Its 'store(in:)' needs no '&'.
import ReactiveSignals

final class Model {
  private var subscriptions = Set<Subscription>()

  func follow(_ numbers: Signal<Int, Never>) {
    numbers.map { $0 + 1 }.subscribe { print($0) }.store(in: &subscriptions)
  }
}
