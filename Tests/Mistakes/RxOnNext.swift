// error: 'onNext' has been renamed to 'send(_:)'
import ReactiveSignals

func send(_ subject: Subject<Int, Never>) {
  subject.onNext(1)
}
