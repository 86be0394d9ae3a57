// A main property is no main signal, and has a value. See `scripts/check-mistakes`.
import ReactiveSignals

@MainActor final class Field { var text = "" }

@MainActor func subscribe(_ text: MainMutableProperty<String>, _ title: MainProperty<String>) {
  // error: 'subscribe(next:)' is unavailable: Subscribe to the signal of the property: 'property.signal.subscribe { … }'.
  text.subscribe { print($0) }
  // error: 'observe' is unavailable: Subscribe to the signal of the property: 'property.signal.subscribe { … }'.
  title.observe { print($0) }
  // error: 'sink(receiveValue:)' is unavailable: Use the signal of the property: 'property.signal.subscribe(next:)'.
  text.sink { print($0) }
  // error: 'filter' is unavailable: Use the signal of the property: 'property.signal.filter { … }'.
  text.filter { !$0.isEmpty }.subscribe { print($0) }
  // error: 'compactMap' is unavailable: Use the signal of the property: 'property.signal.compactMap { … }'.
  _ = title.compactMap { Int($0) }
  // error: 'scan' is unavailable: Use the signal of the property: 'property.signal.scan(…) { … }'.
  _ = text.scan(0) { count, _ in count + 1 }
  // error: 'asyncMap' is unavailable: Use the signal of the property: 'property.signal.asyncMap { … }'.
  _ = text.asyncMap { $0.count }
}

@MainActor func operators(_ text: MainMutableProperty<String>, _ title: MainProperty<String>) {
  // error: 'merge' is unavailable: Use the signals of the properties: 'property.signal.merge(other.signal)'.
  _ = text.merge(title)
  // error: 'zip' is unavailable: Use the signals of the properties: 'property.signal.zip(other.signal)'.
  _ = text.zip(title)
  // error: 'withLatest(from:)' is unavailable: Use the signal of the property: 'property.signal.withLatest(from: other)'.
  _ = text.withLatest(from: title)
  // error: 'skip' is unavailable: Use the signal of the property: 'property.signal.skip(…)', or 'property.changes'.
  _ = text.skip(1)
  // error: 'take' is unavailable: Use the signal of the property: 'property.signal.take(…)'.
  _ = text.take(1)
  // error: 'deliver(on:)' is unavailable: The events are on the main actor: use 'property.signal'.
  _ = text.deliver(on: MainScheduler.shared)
  // error: 'debounce(for:on:)' is unavailable: Use the signal of the property: 'property.signal.debounce(for: …)'.
  text.debounce(for: .milliseconds(300)).subscribe { print($0) }
  // error: 'debounce(for:on:)' is unavailable: Use the signal of the property: 'property.signal.debounce(for: …)'.
  _ = text.debounce(for: .milliseconds(300), on: .main)
  // error: 'debounce(for:on:)' is unavailable: A duration has a unit, and the operator is one of the signal: 'property.signal.debounce(for: .seconds(0.3))'.
  _ = text.debounce(for: 0.3, on: .main)
  // error: 'throttle(for:on:)' is unavailable: Use the signal of the property: 'property.signal.throttle(for: …)'.
  _ = text.throttle(for: .milliseconds(300))
  // error: 'delay(for:on:)' is unavailable: Use the signal of the property: 'property.signal.delay(for: …)'.
  _ = text.delay(for: .milliseconds(300))
  // error: extra trailing closure passed in call
  _ = text.combineLatest(title) { $0 + $1 }
  // error: 'skipRepeats()' has been renamed to 'distinctUntilChanged()'
  let _: MainProperty<String> = text.skipRepeats()
}

@MainActor func write(_ text: MainMutableProperty<String>, _ title: MainProperty<String>, _ field: Field) {
  // error: 'send' is unavailable: Assign to the property: 'property.value = …'.
  text.send("a")
  // error: 'accept' is unavailable: Assign to the property: 'property.value = …'.
  text.accept("a")
  // error: 'bind(to:)' is unavailable: Bind the signal of the property: 'property.signal.bind(to: …)'.
  title.bind(to: text)
  // error: 'bind(to:on:)' is unavailable: Bind the signal of the property: 'property.signal.bind(to: …, on: …)'.
  title.bind(to: \.text, on: field)
  // error: cannot assign to property: 'value' is a get-only property
  title.value = "a"
  // error: 'init(value:)' has been renamed to 'init(_:)'
  _ = MainMutableProperty(value: 1)
}
