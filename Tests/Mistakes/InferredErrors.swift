// Errors that Swift infers. See `scripts/check-mistakes`.
import ReactiveSignals

// A closure of `asyncMap` that does not state its error.
func asyncMapInferringError(
  _ numbers: Signal<Int, Broken>,
  _ load: @escaping @Sendable (Int) async throws(Broken) -> String
) -> Signal<String, Broken> {
  // error: 'asyncMap(maxConcurrent:ordered:on:buffering:_:)' is unavailable: State the failure of the signal in the closure, '{ value async throws(LoadError) in … }', and erase a chain that becomes a 'Signal'.
  numbers.asyncMap { try await load($0) }.erased
}

// Compiles: closures of `asyncMap` that throw any error, or state theirs.
enum AsyncMapThrowing {
  static func load(_ text: String) async throws -> [Int] { [text.count] }

  static func loadTyped(_ text: String) async throws(LoadError) -> [Int] { [text.count] }

  static func results(_ texts: Signal<String, Never>) {
    texts.asyncMap { try await load($0) }.replaceFailure(with: []).subscribe { print($0) }
    texts.asyncMap { text async throws(LoadError) in try await loadTyped(text) }.replaceFailure(with: [])
      .subscribe { print($0) }
    texts.asyncMap(maxConcurrent: 3, load).subscribe(next: { print($0) }, failed: { print($0) })
    texts.asyncMap { $0.count }.subscribe { print($0) }
    texts.asyncMap(on: QueueScheduler(label: "loading")) { try await load($0) }.replaceFailure(with: [])
      .subscribe { print($0) }
  }

  @MainActor
  static func mainResults(_ texts: MainSignal<String, Never>) {
    texts.asyncMap { try await load($0) }.replaceFailure(with: []).subscribe { print($0) }
    texts.asyncMap { text async throws(LoadError) in try await loadTyped(text) }.replaceFailure(with: [])
      .subscribe { print($0) }
    texts.asyncMap { $0.count }.subscribe { print($0) }
  }
}

// A closure of `attempt` that does not state its error.
func attemptInferringError(_ load: @escaping @Sendable () throws(Broken) -> String) -> Signal<String, Broken>
{
  // error: 'attempt' is unavailable: Swift infers 'any Error' here. State the type and the error, 'Signal.attempt { () throws(LoadError) in … }', or pass the function: 'Signal.attempt(load)'.
  .attempt { try load() }
}

// A closure of `task` that does not state its error.
func taskInferringError(_ load: @escaping @Sendable () async throws(Broken) -> String) -> Signal<
  String, Broken
> {
  // error: 'task(on:_:)' is unavailable: Swift infers 'any Error' here. State the type and the error, 'Signal.task { () async throws(LoadError) in … }', or pass the function: 'Signal.task(load)'.
  .task { try await load() }
}

// A closure of `task` that does not state its error, in a chain of its own.
func taskInferringErrorStored(_ load: @escaping @Sendable () async throws(Broken) -> String) -> Signal<
  String, Broken
> {
  let page = Signal.task { try await load() }.retry(2).erased
  // error: cannot convert return expression of type 'Signal<String, any Error>' to return type 'Signal<String, Broken>'
  return page
}

// A `task` without a type, which states its error, in `flatMap` of a signal that cannot fail.
func taskWithoutType(
  _ texts: Signal<String, Never>,
  _ load: @escaping @Sendable (String) async throws(Broken) -> Int
) {
  texts.flatMap(.latest) { text in
    // error: 'task(on:_:)' is unavailable: Swift infers 'any Error' here. State the type and the error, 'Signal.task { () async throws(LoadError) in … }', or pass the function: 'Signal.task(load)'.
    .task { () async throws(Broken) in try await load(text) }
  }
  .subscribe(next: { print($0) }, failed: { print($0) })
}

// Compiles: the same `task` with its type.
func taskWithType(
  _ texts: Signal<String, Never>,
  _ load: @escaping @Sendable (String) async throws(Broken) -> Int
) -> Signal<Int, Broken> {
  texts.flatMap(.latest) { text in Signal.task { () async throws(Broken) in try await load(text) } }
}

// Compiles: an untyped `async throws` function. The signal can fail with any error.
func taskOfService(_ texts: Signal<String, Never>, _ load: @escaping @Sendable (String) async throws -> Int) {
  texts.flatMap(.latest) { text in Signal.task { try await load(text) }.replaceFailure(with: 0) }
    .subscribe { print($0) }
  texts.asyncMap { try await load($0) }.subscribe(next: { print($0) }, failed: { print($0) })
}

// Compiles: a function in place of the closure.
func taskOfFunction(_ load: @escaping @Sendable () async throws(Broken) -> String) -> Signal<String, Broken> {
  .task(load)
}

// Compiles: a task that states its error, and a closure of several statements behind it.
enum TaskThenLongAsyncMap {
  actor Cache { func store(_ text: String) {} }

  static func page(
    _ cache: Cache,
    _ load: @escaping @Sendable () async throws(Broken) -> String
  ) -> Signal<String, Broken> {
    let page = Signal.task { () async throws(Broken) in try await load() }
      .asyncMap { text in
        await cache.store(text)
        return text
      }
      .erased
    return page
  }
}

// Compiles: a closure of `tryMap` that throws any error.
func tryMapAnyError(_ texts: Signal<String, Never>) {
  texts.tryMap { try parse($0) }.subscribe(next: { print($0) }, failed: { print($0) })
}

// A closure of `tryMap` that does not state its error.
func tryMapInferringError(
  _ texts: Signal<String, Broken>,
  _ parse: @escaping @Sendable (String) throws(Broken) -> Int
) -> Signal<Int, Broken> {
  // error: 'tryMap' is unavailable: State the failure of the signal in the closure, '{ value throws(LoadError) in … }', and erase a chain that becomes a 'Signal'.
  texts.tryMap { try parse($0) }.erased
}

// The same closure on a signal that cannot fail.
func tryMapOfNeverInferringError(
  _ texts: Signal<String, Never>,
  _ parse: @escaping @Sendable (String) throws(Broken) -> Int
) -> Signal<Int, Broken> {
  // error: 'tryMap' is unavailable: State the failure of the result in the closure, '{ value throws(LoadError) in … }', and erase a chain that becomes a 'Signal'.
  texts.tryMap { try parse($0) }.erased
}

// A closure of `tryMap` with another failure.
enum TryMapOtherError {
  struct Other: Error {}

  static func parse(_ text: String) throws(Other) -> Int { text.count }

  static func numbers(_ texts: Signal<String, Broken>) {
    // error: 'tryMap' is unavailable: State the failure of the signal in the closure, '{ value throws(LoadError) in … }', and erase a chain that becomes a 'Signal'.
    // error: 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unavailable: Use 'subscribe(next: { … }, failed: { … }, completed: { … })'.
    texts.tryMap { text throws(Other) in try parse(text) }.subscribe { print($0) }
  }
}
