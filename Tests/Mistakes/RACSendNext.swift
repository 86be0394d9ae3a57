// error: 'send(value:)' has been renamed to 'send(_:)'
import ReactiveSignals

func send(_ subject: Subject<Int, Never>) {
  subject.send(value: 1)
}
