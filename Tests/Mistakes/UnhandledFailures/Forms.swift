// Signals that can fail, without a handler of the failure. See `scripts/check-mistakes`.
import ReactiveSignals

struct Broken: Error {}

struct User: Sendable { let name: String }

final class Listener: Sendable {}

func subscribe(_ numbers: Signal<Int, Broken>, _ listener: Listener) {
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe { number in print(number) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe(next: { print($0) })
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe()
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe(completed: { print("completed") })
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe(next: { print($0) }, completed: { print("completed") })
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe {
    print($0)
  } completed: {
  }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.map { $0 + 1 }.filter { $0 > 1 }.subscribe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  let subscription = numbers.subscribe { print($0) }
  subscription.dispose()
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe { print($0) }.store(in: CompoundDisposable())
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe(with: listener) { print($0, $1) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe(with: listener, next: { print($0, $1) }, completed: { _ in })
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe(with: listener)
}

func observe(_ numbers: Signal<Int, Broken>) {
  // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
  numbers.observe { print($0) }
  // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
  numbers.observe(buffering: .newest(1)) { print($0) }
  // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
  numbers.map { $0 + 1 }.filter { $0 > 1 }.observe { print($0) }
}

func bind(_ numbers: Signal<Int, Broken>, _ count: MutableProperty<Int>, _ last: MutableProperty<Int?>) {
  // error: 'bind(to:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  numbers.bind(to: count)
  // error: 'bind(to:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  numbers.bind(to: last)
  // error: 'bind(to:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  numbers.map { $0 + 1 }.bind(to: count)
  // error: '<~' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  count <~ numbers
  // error: '<~' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  count <~ numbers.map { $0 + 1 }
}

func statements(_ numbers: Signal<Int, Broken>, _ listener: Listener) {
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe { number in
    let next = number + 1
    print(next)
  }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.map { $0 * 2 }.subscribe { number in
    let next = number + 1
    if next > 3 { print(next) }
    for step in 0..<next { print(step) }
  }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe(
    next: { number in
      let next = number + 1
      print(next)
    },
    completed: {
      print("no")
      print("more")
    }
  )
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe(completed: {
    let count = 1
    print(count)
  })
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe(with: listener) { listener, number in
    let next = number + 1
    print(next, listener)
  }
  // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
  numbers.map { $0 * 2 }.observe { number in
    let next = number + 1
    switch next {
    case 1: print("one")
    default: print(next)
    }
  }
}

// The compiler checks the closures of several statements last.
func chains(_ numbers: Signal<Int, Broken>, _ others: Signal<Int, Broken>) {
  numbers.map { number in
    let next = number + 1
    return next
    // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  }.subscribe(
    next: { number in
      let next = number + 1
      print(next)
    },
    completed: { print("completed") }
  )
  numbers.map { number in
    let next = number + 1
    return next
    // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  }.subscribe { number in
    let next = number + 1
    print(next)
  }
  numbers.map { number in
    let next = number + 1
    return next
    // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
  }.observe { number in
    let next = number + 1
    print(next)
  }
  numbers.flatMap { number in
    let next = number + 1
    return Signal<Int, Broken>.just(next)
    // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  }.subscribe()
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  Signal.merge(numbers, others).subscribe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  Signal.merge([numbers, others]).subscribe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  Signal.combineLatest([numbers, others]).subscribe()
  // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
  Signal.zip(numbers, others, numbers, others, numbers).observe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.catch { _ in Signal<Int, Broken>.just(1) }.subscribe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.flatMap { _ in Signal.just(1) }.subscribe { print($0) }
}

// No form takes a lone closure as the handler of the failure.
func failed(_ users: Signal<User, Broken>) {
  // error: missing argument for parameter 'next' in call
  users.subscribe(failed: { print($0) })
  // error: cannot convert value of type '@Sendable (Broken) -> ()' to expected argument type '@Sendable (User) -> Void'
  users.subscribe { (error: Broken) in print(error) }
}

// A mistake in the handler comes first.
func misspelt(_ users: Signal<User, Broken>) {
  // error: value of type 'User' has no member 'nme'
  users.subscribe { print($0.nme) }
  // error: value of type 'User' has no member 'nme'
  users.observe { print($0.nme) }
  users.subscribe(
    // error: value of type 'User' has no member 'nme'
    next: { print($0.nme) },
    failed: { print($0) }
  )
}
