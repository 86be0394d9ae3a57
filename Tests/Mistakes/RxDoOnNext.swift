// error: 'do(onNext:onError:onCompleted:onSubscribe:onDispose:)' has been renamed to 'on(subscribed:next:failed:completed:terminated:disposed:)'
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  numbers.do(onNext: { print($0) }).subscribe()
}
