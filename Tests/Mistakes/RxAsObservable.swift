// error: 'asObservable()' is unavailable: Use the property 'erased', or the signal itself.
import ReactiveSignals

func numbers(_ subject: Subject<Int, Never>) -> Signal<Int, Never> { subject.asObservable() }
