// error: 'CurrentValueSubject' has been renamed to 'BehaviorSubject'
import ReactiveSignals

let count = CurrentValueSubject<Int, Never>(0)
