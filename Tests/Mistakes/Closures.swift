// Closures. See `scripts/check-mistakes`.
import ReactiveSignals

// A closure of `map` that waits.
func awaitInMap(_ ids: Signal<Int, Never>) {
  // error: cannot pass function of type '@Sendable (Int) async -> String' to parameter expecting synchronous function type
  ids.map { await loadLater($0) }.subscribe { print($0) }
}

// A chain and a factory, in a closure of `flatMap`.
func chainAndFactoryInFlatMap(_ ids: Signal<Int, Never>) {
  // error: generic parameter 'T' could not be inferred
  ids.flatMap { id in
    // error: cannot convert value of type 'some SignalProtocol<Int, Never>' to closure result type 'Signal<T, Never>'
    if id > 0 { return loadNumber(id).map { $0 + 1 } }
    return .empty
  }
  .subscribe { print("\($0)") }
}

// A factory in front of a signal, in a closure of `flatMap`.
func emptyFirstInFlatMap(_ ids: Signal<Int, Broken>) -> Signal<Int, Broken> {
  ids
    .flatMap(.latest) { id in
      // error: cannot infer contextual base in reference to member 'just'
      guard id > 0 else { return .just([]) }
      return loadPage(id)
    }
    .map { $0.count }
    .erased
}

// Compiles: the same closure, which states its result.
func emptyFirstWithResult(_ ids: Signal<Int, Never>) -> Signal<Int, Broken> {
  ids
    .flatMap(.latest) { id -> Signal<[Int], Broken> in
      guard id > 0 else { return .just([]) }
      return loadPage(id)
    }
    .map { $0.count }
    .erased
}

// Compiles: the factory behind the signal.
func emptyLastInFlatMap(_ ids: Signal<Int, Broken>) -> Signal<Int, Broken> {
  ids
    .flatMap(.latest) { id in
      if id > 0 { return loadPage(id) }
      return .just([])
    }
    .map { $0.count }
    .erased
}

// A closure of `filter` that returns a number.
func filterReturningInt(_ numbers: Signal<Int, Never>) {
  // error: cannot convert value of type 'Int' to closure result type 'Bool'
  numbers.filter { $0 % 2 }.subscribe { print($0) }
}

// Proves B078: a closure of `flatMap` that returns no signal
func flatMapReturningValue(_ ids: Signal<Int, Never>) {
  // error: cannot convert value of type 'String' to closure result type 'Signal<Any, Never>'
  ids.flatMap { "\($0)" }.subscribe { print($0) }
}

// Proves B191: an inner signal that is `nil`
func flattenOptional(_ inners: Signal<Signal<Int, Never>?, Never>) {
  // error: referencing instance method 'flatten(_:buffering:)' on 'SignalProtocol' requires that 'Signal<Int, Never>?' conform to 'SignalProtocol'
  inners.flatten().subscribe { print($0) }
}

// A closure of `asyncMap` of several statements, and `print` with the value alone.
func longAsyncMapThenPrint(_ ids: Signal<Int, Never>) {
  // error: type 'Any' does not conform to the 'Sendable' protocol
  ids.asyncMap { id in
    let text = await loadLater(id)
    return text
  }
  // error: type 'Any' does not conform to the 'Sendable' protocol
  .subscribe { print($0) }
}

// A closure of `combineLatest` of several statements, and `print` with the value alone.
func longCombineLatestThenPrint(_ widths: Signal<Int, Never>, _ heights: Signal<Int, Never>) {
  // error: type 'Any' does not conform to the 'Sendable' protocol
  widths.combineLatest(heights).map { width, height in
    let area = width * height
    return area
  }
  .subscribe { print($0) }
}

// A closure of `compactMap` of several statements, and `print` with the value alone.
func longCompactMapThenPrint(_ texts: Signal<String, Never>) {
  // error: type 'Any' does not conform to the 'Sendable' protocol
  texts.compactMap { text in
    let trimmed = text.lowercased()
    return Int(trimmed)
  }
  .subscribe { print($0) }
}

// Compiles: a closure of `flatMap` of several statements, and `print` with the value alone.
func longFlatMapThenPrint(_ ids: Signal<Int, Never>) {
  ids.flatMap { id in
    let next = id + 1
    return loadName(next)
  }
  .subscribe { print($0) }
}

// A closure of `map` of several statements, and `print` with the value alone in `observe`.
func longMapThenObserve(_ numbers: Signal<Int, Never>) {
  // error: type 'Any' does not conform to the 'Sendable' protocol
  numbers.map { number in
    let doubled = number * 2
    return doubled
  }
  .observe { print($0) }
}

// A closure of `map` of several statements, and `print` with the value alone.
func longMapThenPrint(_ numbers: Signal<Int, Never>) {
  // error: type 'Any' does not conform to the 'Sendable' protocol
  numbers.map { number in
    let doubled = number * 2
    return doubled
  }
  .subscribe { print($0) }
}

// Compiles: the same closure, and `print` with a text.
func longMapThenText(_ numbers: Signal<Int, Never>) {
  numbers.map { number in
    let doubled = number * 2
    return doubled
  }
  .subscribe { print("\($0)") }
}

// Compiles: the same closure, which states its result.
func longMapWithResult(_ numbers: Signal<Int, Never>) {
  numbers.map { number -> Int in
    let doubled = number * 2
    return doubled
  }
  .subscribe { print($0) }
}

// A closure of `tryMap` of several statements, and `print` with the value alone.
func longTryMapThenPrint(_ texts: Signal<String, Never>) {
  // error: type 'Any' does not conform to the 'Sendable' protocol
  texts.tryMap { text in
    guard let number = Int(text) else { throw Broken() }
    return number
  }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  .subscribe { print($0) }
}

// `nil` in front of the value, in a closure of `compactMap`.
func nilFirstInCompactMap(_ numbers: Signal<Int, Never>) {
  // error: generic parameter 'T' could not be inferred
  numbers.compactMap { number in
    if number < 0 { return nil }
    return number * 2
  }
  .subscribe { print("\($0)") }
}

// Compiles: a factory, and a chain that ends with `catch`.
enum ReturnCatch {
  static func pages(_ ids: Signal<Int, Never>, _ load: @escaping @Sendable (Int) -> Signal<[Int], Broken>)
    -> Signal<
      [Int], Never

    >
  {
    ids.flatMap(.latest) { id in
      guard id > 0 else { return .just([0]) }
      return load(id).retry(2).catch { _ in .just([]) }
    }
    .erased
  }
}

// Proves B208: a case that is not a signal
func switchCaseValue(_ tab: Signal<String, Never>, _ other: Signal<Int, Never>) -> Signal<Int, Never> {
  // error: static method 'switch(on:cases:default:)' requires that 'Int' conform to 'SignalProtocol'
  .switch(on: tab, cases: ["home": 1], default: other).erased
}

// Proves B017: a handler that throws
enum ThrowInHandler {
  struct Full: Error {}

  static func store(_ numbers: Signal<Int, Never>) {
    // error: invalid conversion from throwing function of type '@Sendable (Int) throws -> Void' to non-throwing function type '@Sendable (Int) -> Void'
    numbers.subscribe { if $0 > 9 { throw Full() } }
  }
}

// A closure of `map` that throws.
func throwingInMap(_ texts: Signal<String, Never>) {
  // error: invalid conversion from throwing function of type '@Sendable (String) throws -> Int' to non-throwing function type '@Sendable (String) -> Int'
  texts.map { try parse($0) }.subscribe { print($0) }
}

// Two chains, in a closure of `flatMap`.
func twoChainsInFlatMap(_ ids: Signal<Int, Never>) {
  ids.flatMap { id in
    if id > 0 { return loadNumber(id).map { $0 + 1 } }
    // error: cannot convert value of type 'some SignalProtocol<Int, Never>' (result of 'Self.filter') to closure result type 'some SignalProtocol<Int, Never>' (result of 'Self.map')
    return loadNumber(id).filter { $0 > 0 }
  }
  .subscribe { print("\($0)") }
}
