// Calls of main signals that look right and cannot work. See `scripts/check-mistakes`.
import ReactiveSignals

struct Broken: Error {}

@MainActor final class Label {
  var text = ""
  var last: String?
}

@MainActor func subscribe(_ texts: MainSignal<String, Never>, _ loads: MainSignal<String, Broken>) {
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  loads.subscribe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  loads.map { $0 + "!" }.subscribe { text in
    let upper = text.uppercased()
    print(upper)
  }
  // error: 'observe' is unavailable: The events are on the main actor: use 'subscribe'.
  texts.observe { print($0) }
  // error: 'observeEvents' is unavailable: The events are on the main actor: use 'subscribeEvents'.
  texts.observeEvents { print($0) }
  // error: 'subscribe(on:next:)' is unavailable: The events are on the main actor: write 'subscribe { … }', without 'on:'.
  texts.subscribe(on: .main) { print($0) }
  // error: 'deliver(on:)' is unavailable: The events stay on the main actor. Use 'signal', which leads back, in front of 'deliver(on:)'.
  texts.deliver(on: .main).subscribe { print($0) }
  // error: 'deliverOnMain()' is unavailable: The events are on the main actor. Remove 'deliverOnMain()'.
  texts.deliverOnMain().subscribe { print($0) }
  // error: 'onMain()' is unavailable: The events are on the main actor. Remove 'onMain()'.
  texts.onMain().subscribe { print($0) }
}

@MainActor func bind(
  _ texts: MainSignal<String, Never>,
  _ loads: MainSignal<String, Broken>,
  _ text: MainMutableProperty<String>,
  _ last: MainMutableProperty<String?>,
  _ title: MainProperty<String>,
  _ label: Label
) {
  // error: 'bind(to:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  loads.bind(to: text)
  // error: 'bind(to:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  loads.bind(to: last)
  // error: 'bind(to:on:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  loads.bind(to: \.text, on: label)
  // error: 'bind(to:on:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  loads.bind(to: \.last, on: label)
  // error: '<~' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  text <~ loads
  // error: 'bind(to:)' is unavailable: A 'MainProperty' is read-only. Bind to a 'MainMutableProperty', or make the property with 'MainProperty(initial: …, then: …)'.
  texts.bind(to: title)
  // error: 'bind(to:)' is unavailable: A 'MainProperty' is read-only. Bind to a 'MainMutableProperty', or make the property with 'MainProperty(initial: …, then: …)'.
  loads.bind(to: title)
}

@MainActor func fromElsewhere(_ texts: Signal<String, Never>, _ text: MainMutableProperty<String>) {
  // error: 'bind(to:)' is unavailable: The property is on the main actor: write 'onMain().bind(to: …)'.
  texts.bind(to: text)
  // error: 'bind(to:)' is unavailable: The property is on the main actor: write 'onMain().bind(to: …)'.
  texts.map { $0 + "!" }.bind(to: text)
}

@MainActor func flatten(_ texts: MainSignal<String, Never>, _ loads: MainSignal<String, Broken>) {
  // error: generic parameter 'T' could not be inferred
  _ = texts.flatMap { "\($0)!" }
  // error: cannot convert value of type '(String) -> MainSignal<Int, CancellationError>' to expected argument type '(String) -> MainSignal<Int, Broken>'
  _ = loads.flatMap { _ in MainSignal<Int, CancellationError>.fail(CancellationError()) }
  // error: cannot convert value of type 'Int' to closure result type 'MainSignal<Any, Never>'
  texts.map { $0 + "!" }.flatMap { $0.count }.subscribe { print($0) }
}

@MainActor func time(_ texts: MainSignal<String, Never>, _ loads: MainSignal<String, Broken>) {
  // error: 'debounce(for:)' is unavailable: A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.
  _ = texts.debounce(for: 0.3)
  // error: cannot convert value of type 'Double' to expected argument type 'Duration'
  _ = texts.debounce(for: 0.3, on: .main)
  // error: 'throttle(for:)' is unavailable: A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.
  _ = texts.throttle(for: 1)
  // error: cannot convert value of type 'Double' to expected argument type 'Duration'
  _ = texts.delay(for: 0.5, on: .main)
  // error: 'debounce' is unavailable: Add the label: 'debounce(for: …)'.
  _ = texts.debounce(.milliseconds(300))
  // error: 'throttle' is unavailable: Add the label: 'throttle(for: …)'.
  _ = texts.throttle(.milliseconds(300))
  // error: 'delay' is unavailable: Add the label: 'delay(for: …)'.
  _ = texts.delay(.milliseconds(300))
  // error: 'timeout(after:on:)' is unavailable: Add the failure: 'failingWith: LoadError.late'.
  _ = loads.timeout(after: .seconds(1))
  // error: 'timeout(after:on:)' is unavailable: This signal cannot time out, since it cannot fail: use 'timeout(after:switchTo:)'.
  _ = texts.timeout(after: .seconds(1))
}

@MainActor func parse(_ text: String) throws(Broken) -> Int { text.count }
@MainActor func load(_ text: String) async throws(Broken) -> Int { text.count }

@MainActor func infer(_ texts: MainSignal<String, Never>, _ loads: MainSignal<String, Broken>) {
  // error: 'tryMap' is unavailable: State the failure in the closure: '{ value throws(LoadError) in … }'.
  _ = loads.tryMap { try parse($0) }
  // error: 'tryMap' is unavailable: State the failure in the closure: '{ value throws(LoadError) in … }'.
  let _: MainSignal<Int, Broken> = texts.tryMap { try parse($0) }
  // error: 'asyncMap(maxConcurrent:ordered:buffering:_:)' is unavailable: State the failure of the signal in the closure, '{ value async throws(LoadError) in … }', behind 'promoteFailure(to:)' if it has none.
  _ = loads.asyncMap { try await load($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  texts.asyncMap { try await load($0) }.subscribe { print($0) }
}

@MainActor func habits(
  _ counts: MainSignal<Int, Never>,
  _ loads: MainSignal<String, Broken>,
  _ limit: MutableProperty<Int>,
  _ isReady: MainMutableProperty<Bool>
) {
  // error: 'withLatest(from:)' is unavailable: Pass the signal of the property: 'withLatest(from: property.signal)'.
  counts.map { $0 + 1 }.withLatest(from: limit).map { a, b in a + b }.subscribe { print($0) }
  // error: 'combineLatest' is unavailable: Pass the signal of the property: 'combineLatest(property.signal)'.
  counts.map { $0 + 1 }.combineLatest(limit).map { a, b in a + b }.subscribe { print($0) }
  // error: instance method 'zip(_:buffering:)' requires that 'MutableProperty<Int>' conform to 'MainSignalConvertible'
  counts.map { $0 + 1 }.zip(limit).map { a, b in a + b }.subscribe { print($0) }
  // error: 'first()' is unavailable: Use 'take(1)' for a signal. 'await signal.first()' returns the value.
  isReady.signal.filter { $0 }.first().subscribe { _ in print("ready") }
  // error: 'last()' is unavailable: Use 'takeLast(1)' for a signal. 'await signal.last()' returns the value.
  counts.last().subscribe { print($0) }
  // error: 'sample(every:)' is unavailable: Write 'sample(on: .interval(.seconds(1)))'.
  counts.map { $0 + 1 }.sample(every: .seconds(1)).subscribe { print($0) }
  // error: 'timeout(_:failure:)' is unavailable: Use 'timeout(after: .seconds(1), failingWith: error, on: .main)'.
  _ = loads.timeout(.seconds(1), failure: Broken())
  // error: 'timer(every:on:)' has been renamed to 'interval(_:on:)': It sends 0, 1, 2 and so on.
  MainSignal.timer(every: .seconds(1)).map { $0 + 1 }.subscribe { print($0) }
}
