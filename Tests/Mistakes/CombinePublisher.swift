// error: 'AnyPublisher' has been renamed to 'Signal'
import ReactiveSignals

func numbers() -> AnyPublisher<Int, Never> { Signal.just(1) }
