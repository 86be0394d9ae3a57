// error: cannot convert value of type 'String' to expected argument type 'Never'
import ReactiveSignals

func end(_ subject: Subject<Int, Never>) {
  subject.fail("broken")
}
