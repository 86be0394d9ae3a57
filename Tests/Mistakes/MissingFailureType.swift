// error: generic type 'Signal' specialized with too few type parameters (got 1, but expected 2)
import ReactiveSignals

let numbers: Signal<Int> = .just(1)
