// error: 'BehaviorRelay' has been renamed to 'MutableProperty'
import ReactiveSignals

let relay = BehaviorRelay(value: 0)
