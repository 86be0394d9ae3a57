// Typos. See `scripts/check-mistakes`.
import ReactiveSignals

// A misspelt member in a closure of `catch`.
func typoInCatch(_ users: Signal<User, Broken>) {
  // error: value of type 'Broken' has no member 'cde'
  users.catch { error in Signal.just(User(name: error.cde)) }.subscribe { _ in }
}

// A misspelt member in a closure of `combineLatest`.
func typoInCombineLatest(_ users: Signal<User, Never>) {
  // error: value of type 'User' has no member 'nme'
  users.combineLatest(users).map { $0.nme + $1.name }.subscribe { print($0) }
}

// A misspelt member in a handler of events.
func typoInEventHandler(_ users: Signal<User, Never>) {
  // error: value of type 'Event<User, Never>' has no member 'nme'
  users.subscribeEvents { print($0.nme) }
}

// A misspelt member in a handler of failures.
func typoInFailed(_ users: Signal<User, Broken>) {
  // error: value of type 'Broken' has no member 'cde'
  users.subscribe(next: { _ in }, failed: { print($0.cde) })
}

// A misspelt member in a closure of `filter`.
func typoInFilter(_ users: Signal<User, Never>) {
  // error: value of type 'User' has no member 'nme'
  users.filter { $0.nme.isEmpty }.subscribe { print($0) }
}

// A misspelt member in a closure of `flatMap`.
func typoInFlatMap(_ users: Signal<User, Never>) {
  // error: value of type 'User' has no member 'nme'
  users.flatMap(.latest) { Signal.just($0.nme) }.subscribe { print($0) }
}

// A misspelt member in a handler.
func typoInHandler(_ users: Signal<User, Never>) {
  // error: value of type 'User' has no member 'nme'
  users.subscribe { print($0.nme) }
}

// A misspelt member in a handler with a label.
func typoInLabeledHandler(_ users: Signal<User, Never>) {
  // error: value of type 'User' has no member 'nme'
  users.subscribe(next: { print($0.nme) }, completed: { print("done") })
}

// A misspelt member in a handler of several statements.
func typoInLongHandler(_ users: Signal<User, Never>) {
  users.subscribe { user in
    // error: value of type 'User' has no member 'nme'
    let name = user.nme
    print(name)
  }
}

// A misspelt member in a closure of `map`.
func typoInMap(_ users: Signal<User, Never>) {
  // error: value of type 'User' has no member 'nme'
  users.map { $0.nme }.subscribe { print($0) }
}

// A misspelt member in a handler of `observe`.
func typoInObserve(_ users: Signal<User, Never>) {
  // error: value of type 'User' has no member 'nme'
  users.observe { print($0.nme) }
}

// A misspelt member in a closure of `scan`.
func typoInScan(_ users: Signal<User, Broken>) {
  // error: missing argument label 'into:' in call
  users.scan(0) { $0 + $1.nme }.subscribe { _ in }
}

// A misspelt member in a closure of `withLatest(from:)`.
func typoInWithLatest(_ users: Signal<User, Never>) {
  // error: value of type 'User' has no member 'nme'
  users.withLatest(from: users) { $0.nme + $1.name }.subscribe { print($0) }
}

// An argument of another type in a handler.
enum WrongArgumentInHandler {
  static func print(count: Int) {}

  static func show(_ users: Signal<User, Never>) {
    // error: cannot convert value of type 'User' to expected argument type 'Int'
    users.subscribe { print(count: $0) }
  }
}
