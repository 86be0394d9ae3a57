// error: 'DisposeBag' has been renamed to 'CompoundDisposable'
import ReactiveSignals

let bag = DisposeBag()
