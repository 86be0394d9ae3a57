// error: 'SignalProducer' has been renamed to 'Signal'
import ReactiveSignals

func numbers() -> SignalProducer<Int, Never> { Signal.just(1) }
