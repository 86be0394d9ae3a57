// error: generic parameter 'Value' could not be inferred
import ReactiveSignals

let nothing = Signal.empty
