// error: 'assign(to:on:)' has been renamed to 'bind(to:on:)'
import ReactiveSignals

final class Model: Sendable {
  let count = MutableProperty(0)
}

func connect(_ numbers: Signal<Int, Never>, _ model: Model) {
  numbers.assign(to: \.count.value, on: model)
}
