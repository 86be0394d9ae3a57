// error: 'subscribe(onNext:onError:onCompleted:onDisposed:)' has been renamed to 'subscribe(next:failed:completed:)'
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  numbers.subscribe(onNext: { print($0) })
}
