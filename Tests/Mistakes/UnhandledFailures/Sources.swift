// The same forms for each kind of signal, and in generic code.
import ReactiveSignals

func generic<Value: Sendable, Failure: Error>(
  _ values: some SignalProtocol<Value, Failure>,
  _ last: MutableProperty<Value>
) {
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  values.subscribe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  values.subscribe()
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  values.subscribe { value in
    let copy = value
    print(copy)
  }
  // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
  values.observe { print($0) }
  // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
  values.observe { value in
    let copy = value
    print(copy)
  }
  // error: 'bind(to:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  values.bind(to: last)
  // error: '<~' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  last <~ values
}

func anyError(_ numbers: Signal<Int, any Error>, _ last: MutableProperty<Int>) {
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe()
  // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
  numbers.observe { print($0) }
  // error: 'bind(to:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  numbers.bind(to: last)
  // error: '<~' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  last <~ numbers
}

func existential(_ numbers: any SignalProtocol<Int, Broken>, _ last: MutableProperty<Int>) {
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  numbers.subscribe()
  // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
  numbers.observe { print($0) }
  // error: 'bind(to:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
  numbers.bind(to: last)
}

func sources(
  _ subject: Subject<Int, Broken>,
  _ command: Command<Int, Int, Broken>
) {
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  subject.subscribe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  subject.subscribe()
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  command.execute(1).subscribe { print($0) }
  command.executions.flatten().observe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  Signal<Int, Broken>.fail(Broken()).subscribe { print($0) }
  // error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
  Signal.attempt { () throws(Broken) -> Int in throw Broken() }.subscribe { print($0) }
}

@MainActor final class Label {
  var number = 0
  var last: Int?
}

@MainActor final class Screen {
  let label = Label()
  var sum = 0

  func show(_ numbers: Signal<Int, Broken>) {
    // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
    numbers.observe { self.sum += $0 }
    // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
    numbers.observe { [weak self] number in
      let double = number * 2
      self?.sum += double
    }
    // error: 'bind(to:on:isolation:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
    numbers.bind(to: \.number, on: label)
    // error: 'bind(to:on:isolation:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
    numbers.bind(to: \.last, on: label)
    // error: 'bind(to:on:isolation:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
    numbers.map { $0 + 1 }.bind(to: \.number, on: label)
  }
}

actor Counter {
  var sum = 0

  func add(_ numbers: Signal<Int, Broken>) {
    // error: conformance of 'UnobservedFailure' to 'HandledFailure' is unavailable: Handle the failure: use 'observeEvents', or 'replaceFailure(with:)' or 'catch' first.
    numbers.observe { self.sum += $0 }
  }
}
