// error: 'DisposeBag' has been renamed to 'ScopedDisposable'
import ReactiveSignals

let bag = DisposeBag()
