// Sources of main signals, and commands. See `scripts/check-mistakes`.
import ReactiveSignals

struct Refused: Error {}

@MainActor func fetch(_ number: Int = 1) async throws(Refused) -> Int { number }
@MainActor func read() throws(Refused) -> Int { 1 }

@MainActor func factories() {
  // error: 'just' is unavailable: Use an array: 'MainSignal.from([1, 2, 3])'.
  MainSignal.just(1, 2).subscribe { print($0) }
  // error: 'of' is unavailable: Use an array: 'MainSignal.from([1, 2, 3])'.
  MainSignal.of(1, 2, 3).subscribe { print($0) }
  // error: 'init(_:)' is unavailable: Use 'MainSignal.create { subscriber in … }'. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'.
  _ = MainSignal<Int, Never> { subscriber in subscriber.send(1) }
  // error: 'init(_:)' is unavailable: Use 'MainSignal.task { … }', or 'MainSignal.attempt { … }' for a closure that does not wait.
  _ = MainSignal { try await fetch() }
  // error: 'init(_:)' is unavailable: Use 'MainSignal.task { … }', or 'MainSignal.attempt { … }' for a closure that does not wait.
  _ = MainSignal<Int, Refused> { try await fetch() }
  // error: 'from' is unavailable: Use 'MainSignal.task { … }', or 'MainSignal.attempt { … }' for a closure that does not wait.
  _ = MainSignal<Int, Refused>.from { try await fetch() }
  // error: 'task' is unavailable: Swift infers 'any Error' here. State the type and the error, 'MainSignal.task { () async throws(LoadError) in … }', or pass the function: 'MainSignal.task(load)'.
  _ = MainSignal<Int, Refused>.task { try await fetch() }
  // error: 'attempt' is unavailable: Swift infers 'any Error' here. State the type and the error, 'MainSignal.attempt { () throws(LoadError) in … }', or pass the function: 'MainSignal.attempt(load)'.
  _ = MainSignal<Int, Refused>.attempt { try read() }
  // error: 'create' is unavailable: The closure returns nothing. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'.
  _ = MainSignal<Int, Never>.create { subscriber in
    subscriber.send(1)
    return BlockDisposable {}
  }
  // error: 'pipe()' is unavailable: Use a 'MainSubject', which is both ends.
  let (output, input) = MainSignal<Int, Never>.pipe()
  input.send(1)
  output.subscribe { print($0) }
  // error: 'interval(_:on:)' is unavailable: An interval sends numbers: write 'MainSignal.interval(…)', without types.
  MainSignal<Void, Never>.interval(.seconds(1)).subscribe { print("tick") }
  // error: 'interval(_:on:)' is unavailable: An interval sends numbers: write 'MainSignal.interval(…)', without types.
  MainSignal<Void, Never>.interval(.seconds(1), on: .main).subscribe { print("tick") }
}

@MainActor func commands(_ isOnline: MainProperty<Bool>) {
  // error: 'init(whileExecuting:_:)' is unavailable: Write 'MainCommand(task: { … })', and state the failure: '{ input async throws(LoadError) in … }'. Where it throws several types, 'any Error' is the failure.
  _ = MainCommand<Int, Int, Refused> { number in try await fetch(number) }
  // error: 'init(enabledIf:whileExecuting:_:)' is unavailable: Write 'MainCommand(task: { … })', and state the failure: '{ input async throws(LoadError) in … }'. Where it throws several types, 'any Error' is the failure.
  _ = MainCommand<Int, Int, Refused>(enabledIf: isOnline) { number in
    let fetched = try await fetch(number)
    return fetched + 1
  }
}

// A `task` without a type in `flatMap` of a signal that cannot fail, with the remedy that the message names.
@MainActor func tasks(_ texts: MainSignal<String, Never>, _ load: @escaping (String) async throws -> Int) {
  texts.flatMap(.latest) { text in
    // error: 'task' is unavailable: Swift infers 'any Error' here. State the type and the error, 'MainSignal.task { () async throws(LoadError) in … }', or pass the function: 'MainSignal.task(load)'.
    .task { () async throws(Refused) in try await fetch(text.count) }
  }
  .subscribe(next: { print($0) }, failed: { print($0) })
  texts.flatMap(.latest) { text in MainSignal.task { () async throws(Refused) in try await fetch(text.count) }
  }
  .subscribe(next: { print($0) }, failed: { print($0) })
  texts.flatMap(.latest) { text in MainSignal.task { try await load(text) }.replaceFailure(with: 0) }
    .subscribe { print($0) }
}
