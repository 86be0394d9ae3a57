// error: value of type 'Signal<Subject<Int, Never>.Value, Subject<Int, Never>.Failure>' (aka 'Signal<Int, Never>') has no member 'send'
// Proves W63: a value sent to the signal of a subject
import ReactiveSignals

func send(_ numbers: Subject<Int, Never>) {
  let signal = Signal(numbers)
  signal.send(1)
}
