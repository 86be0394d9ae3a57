// error: 'init(value:)' has been renamed to 'init(_:)'
import ReactiveSignals

let title = BehaviorSubject<String, Never>(value: "")
