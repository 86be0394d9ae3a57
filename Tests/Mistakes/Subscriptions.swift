// Subscriptions, and signals that are returned or stored. See `scripts/check-mistakes`.
import ReactiveSignals

// Compiles: the policy of a stream.
func asyncStreamUnbounded(_ numbers: Signal<Int, Never>) {
  numbers.deliver(on: .main, buffering: .unbounded).subscribe { _ in }
}

// A handler that waits.
enum AwaitInSubscribe {
  actor Store { func add(_ number: Int) {} }

  static func keep(_ numbers: Signal<Int, Never>, in store: Store) {
    // error: 'subscribe' is unavailable: A handler does not wait: use 'asyncMap { await … }.subscribe()', or 'for await value in signal.values'.
    numbers.subscribe { await store.add($0) }
  }
}

// Three signals in the method `combineLatest`.
func combineLatestOfThree(_ a: Signal<Int, Never>, _ b: Signal<Bool, Never>, _ c: Signal<String, Never>) {
  // error: static member 'combineLatest' cannot be used on instance of type 'Signal<Int, Never>'
  // error: static method 'combineLatest' requires the types 'Int' and '(Bool, String)' be equivalent
  // error: contextual closure type '@Sendable ((Bool, String)) -> String' expects 1 argument, but 3 were used in closure body
  a.combineLatest(b, c).map { "\($0) \($1) \($2)" }.subscribe { print($0) }
}

// The first value as a signal.
func firstAsSignal(_ text: Signal<String, Never>) {
  // error: 'first()' is unavailable: Use 'take(1)' for a signal. 'await signal.first()' returns the value.
  text.first().subscribe { print($0) }
}

// A call that is correct but for `await` has precedence over all that are unavailable, unless the expression shows that a signal is meant.
func firstAsSignalStored(_ isReady: MutableProperty<Bool>) {
  // error: 'async' call in a function that does not support concurrency
  let ready = isReady.signal.filter { $0 }.first()
  // error: value of type 'Bool?' has no member 'subscribe'
  ready.subscribe { _ in print("ready") }
}

// An asynchronous loop over a signal.
func forAwaitSignal(_ numbers: Signal<Int, Never>) async {
  // error: for-in loop requires 'Signal<Int, Never>' to conform to 'AsyncSequence'
  for await number in numbers { print(number) }
}

// A loop over a signal.
func forSignal(_ numbers: Signal<Int, Never>) {
  // error: for-in loop requires 'Signal<Int, Never>' to conform to 'Sequence'
  for number in numbers { print(number) }
}

// A handler of `subscribe(on:)`.
func handlerBehindSubscribeOn(_ numbers: Signal<Int, Never>, _ scheduler: MainScheduler) {
  // error: 'subscribe(on:next:)' is unavailable: 'subscribe(on:)' takes no handler: write 'subscribe(on: …).subscribe { … }'.
  numbers.subscribe(on: scheduler) { print($0) }
}

// A chain that is returned as a signal.
func returnChain(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  // error: cannot convert return expression of type 'some SignalProtocol<Int, Never>' to return type 'Signal<Int, Never>'
  numbers.map { $0 * 2 }
}

// A subject that is returned as a signal.
enum ReturnSubject {
  struct Model {
    private let subject = Subject<Int, Never>()

    // error: cannot convert return expression of type 'Subject<Int, Never>' to return type 'Signal<Int, Never>'
    var numbers: Signal<Int, Never> { subject }
  }
}

// A chain that is stored as a signal.
enum StoreChain {
  struct Model {
    let doubled: Signal<Int, Never>

    init(_ numbers: Signal<Int, Never>) {
      // error: cannot assign value of type 'some SignalProtocol<Int, Never>' to type 'Signal<Int, Never>'
      doubled = numbers.map { $0 * 2 }
    }
  }
}

// Compiles: a subscription that a subscriber stores.
func storeInSubscriber(_ texts: Subject<String, Never>) -> Signal<Int, Never> {
  .create { subscriber in
    texts.subscribe { subscriber.send($0.count) }.store(in: subscriber)
  }
}

// Compiles: a shared signal that is stored.
enum StoreShared {
  final class Feed: Sendable {
    let prices: Signal<Int, Never>

    init(_ source: some SignalProtocol<Int, Never>) {
      prices = source.share()
    }
  }
}

// A handler of events.
func subscribeWithEvents(_ numbers: Signal<Int, LoadError>) {
  // error: 'subscribe' is unavailable: Use 'subscribeEvents { event in … }'.
  numbers.subscribe { event in
    switch event {
    case .next(let number): print(number)
    case .failed(let error): print(error)
    case .completed: print("done")
    }
  }
}

// Two chains in a function with an opaque result.
// error: function declares an opaque return type 'some SignalProtocol<Int, Never>', but the return statements in its body do not have matching underlying types [#OpaqueTypeInference]
func twoChains(_ numbers: Signal<Int, Never>, _ flag: Bool) -> some SignalProtocol<Int, Never> {
  if flag {
    return numbers.map { $0 * 2 }
  } else {
    return numbers.filter { $0 > 2 }
  }
}

// Two chains in a condition.
func twoChainsTernary(_ numbers: Signal<Int, Never>, _ flag: Bool) {
  // error: result values in '? :' expression have mismatching types 'some SignalProtocol<Int, Never>' (result of 'Self.map') and 'some SignalProtocol<Int, Never>' (result of 'Self.filter')
  let signal = flag ? numbers.map { $0 * 2 } : numbers.filter { $0 > 2 }
  signal.subscribe { print($0) }
}

// Proves B254: a call that blocks, in asynchronous code
func waitInAsync(_ numbers: Signal<Int, Never>) async {
  // error: instance method 'waitForFirst' is unavailable from asynchronous contexts; await first() instead
  print(numbers.waitForFirst() as Any)
}
