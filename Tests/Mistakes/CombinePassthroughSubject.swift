// error: 'PassthroughSubject' has been renamed to 'Subject'
import ReactiveSignals

let taps = PassthroughSubject<Int, Never>()
