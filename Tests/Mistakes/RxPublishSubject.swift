// error: 'PublishSubject' has been renamed to 'Subject': Write the type of the failures too, as in 'Subject<Int, Never>'.
import ReactiveSignals

let taps = PublishSubject<Int>()
