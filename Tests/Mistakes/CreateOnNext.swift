// error: 'onNext' has been renamed to 'send(_:)'
import ReactiveSignals

let numbers = Signal<Int, Never>.create { observer in
  observer.onNext(1)
  observer.onCompleted()
}
