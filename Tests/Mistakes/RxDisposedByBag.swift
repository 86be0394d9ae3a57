// error: 'DisposeBag' has been renamed to 'ScopedDisposable'
import ReactiveSignals

final class Screen {
  private let bag = DisposeBag()

  init(_ numbers: Signal<Int, Never>) { numbers.subscribe { print($0) }.disposed(by: bag) }
}
