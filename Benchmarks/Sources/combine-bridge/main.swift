// Runs the bridge to Combine against OpenCombine, whose module takes the name of Combine in this target. `Combine.swift` is the file
// of ReactiveSignalsFoundation.
import Combine
import ReactiveSignals
import Synchronization

let faults = Log<String>()

func expect<T: Equatable>(_ title: String, _ found: T, _ expected: T) {
  if found == expected { return }
  faults.append("\(title): \(found), expected \(expected)")
}

struct Offline: Error, Equatable {}

/// A subscriber that records what it receives, and requests what it is told to.
final class Records: Combine.Subscriber, Cancellable {
  let first: Subscribers.Demand
  let more: Subscribers.Demand
  var log: [String] = []
  var subscription: (any Combine.Subscription)?
  var onValue: (Int) -> Void = { _ in }

  init(_ first: Subscribers.Demand, more: Subscribers.Demand = .none) {
    self.first = first
    self.more = more
  }

  func receive(subscription: any Combine.Subscription) {
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }

  func receive(_ value: Int) -> Subscribers.Demand {
    log.append("\(value)")
    onValue(value)
    return more
  }

  func receive(completion: Subscribers.Completion<Offline>) {
    switch completion {
    case .finished: log.append("|")
    case .failure: log.append("#")
    }
  }

  func request(_ count: Int) { subscription?.request(.max(count)) }
  func cancel() { subscription?.cancel() }
}

/// A publisher that records the demand, and sends nothing on its own.
final class Asked: Publisher, Combine.Subscription {
  typealias Output = Int
  typealias Failure = Offline
  var log: [String] = []
  var send: (Int) -> Subscribers.Demand = { _ in .none }
  var complete: () -> Void = {}

  func receive<S: Combine.Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Offline {
    send = { subscriber.receive($0) }
    complete = { subscriber.receive(completion: .finished) }
    subscriber.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }
  func cancel() { log.append("cancel") }
}

final class Log<Value: Sendable>: Sendable {
  private let entriesAndLock = Mutex<[Value]>([])
  var entries: [Value] { entriesAndLock.withLock { $0 } }
  func append(_ value: Value) { entriesAndLock.withLock { $0.append(value) } }
}

func recorded(_ signal: Signal<Int, Offline>) -> (log: Log<String>, subscription: any Disposable) {
  let log = Log<String>()
  let subscription = signal.subscribe(
    next: { log.append("\($0)") },
    failed: { _ in log.append("#") },
    completed: { log.append("|") }
  )
  return (log, subscription)
}

// From a publisher to a signal.
do {
  let subject = PassthroughSubject<Int, Offline>()
  let signal = subject.signal()
  let (first, subscription) = recorded(signal)
  let (second, _) = recorded(signal)
  subject.send(1)
  subscription.dispose()
  subject.send(2)
  subject.send(completion: .failure(Offline()))
  expect("values of a subject", second.entries, ["1", "2", "#"])
  expect("nothing after disposal", first.entries, ["1"])
  expect("late subscribers receive the end", recorded(signal).log.entries, ["#"])
}
do {
  let asked = Asked()
  let (log, subscription) = recorded(asked.signal(requesting: .max(2)))
  expect("the first request", asked.log, ["max(2)"])
  expect("one more for each value", asked.send(1), .max(1))
  subscription.dispose()
  expect("disposal cancels", asked.log, ["max(2)", "cancel"])
  expect("a canceled signal", log.entries, ["1"])
}
do {
  let asked = Asked()
  let (log, subscription) = recorded(asked.signal())
  expect("unlimited demand", asked.log, ["unlimited"])
  expect("no more is needed", asked.send(1), .none)
  asked.complete()
  subscription.dispose()
  expect("a publisher that has ended is not canceled", asked.log, ["unlimited"])
  expect("values and end", log.entries, ["1", "|"])
}
do {
  let numbers = (1...5).publisher.setFailureType(to: Offline.self)
  expect(
    "one at a time",
    recorded(numbers.signal(requesting: .max(1))).log.entries,
    ["1", "2", "3", "4", "5", "|"]
  )
  expect("cut short", recorded(numbers.signal().take(2).erased).log.entries, ["1", "2", "|"])
}

// From a signal to a publisher.
do {
  let subject = ReactiveSignals.Subject<Int, Offline>()
  let records = Records(.max(1))
  subject.publisher.subscribe(records)
  for number in 1...3 { subject.send(number) }
  expect("values wait for demand", records.log, ["1"])
  records.request(1)
  expect("a request sends one", records.log, ["1", "2"])
  subject.complete()
  expect("the end waits for the last value", records.log, ["1", "2"])
  records.request(1)
  expect("the end needs no demand", records.log, ["1", "2", "3", "|"])
}
do {
  let subject = ReactiveSignals.Subject<Int, Offline>()
  let records = Records(.none)
  subject.publisher.subscribe(records)
  subject.fail(Offline())
  expect("a failure without a value needs no demand", records.log, ["#"])
}
do {
  let records = Records(.max(1), more: .max(1))
  (1...4).signal().promoteFailure(to: Offline.self).publisher.subscribe(records)
  expect("demand returned by the subscriber", records.log, ["1", "2", "3", "4", "|"])
}
do {
  let subject = ReactiveSignals.Subject<Int, Offline>()
  let records = Records(.none)
  var depth = 0
  records.onValue = { [unowned records] _ in
    depth += 1
    expect("values do not nest", depth, 1)
    records.request(2)
    depth -= 1
  }
  subject.publisher.subscribe(records)
  for number in 1...3 { subject.send(number) }
  records.request(1)
  expect("requests made while a value is received", records.log, ["1", "2", "3"])
}
do {
  let subject = ReactiveSignals.Subject<Int, Offline>()
  let newest = Records(.none)
  subject.publisher(buffering: .newest(2)).subscribe(newest)
  let failing = Records(.none)
  subject.publisher(buffering: .fail(2, with: Offline())).subscribe(failing)
  for number in 1...4 { subject.send(number) }
  newest.request(9)
  failing.request(9)
  expect("the newest values", newest.log, ["3", "4"])
  expect("a policy that fails", failing.log, ["1", "2", "#"])
}
do {
  let ends = Log<String>()
  let subject = ReactiveSignals.Subject<Int, Offline>()
  let records = Records(.max(1))
  subject.finally { ends.append("end") }.publisher.subscribe(records)
  subject.send(1)
  subject.send(2)
  records.cancel()
  records.request(1)
  subject.send(3)
  expect("nothing after cancellation", records.log, ["1"])
  expect("cancellation disposes", ends.entries, ["end"])
}
do {
  let endless = Signal<Int, Offline>.from(1...)
  let records = Records(.unlimited)
  records.onValue = { [unowned records] in if $0 == 3 { records.cancel() } }
  endless.publisher.subscribe(records)
  expect("an endless signal is cut short", records.log, ["1", "2", "3"])
}
do {
  let sum = Log<Int>()
  let cancellable = (1...1000).signal().publisher
    .flatMap(maxPublishers: .max(1)) { [$0, $0].publisher }
    .reduce(0, +)
    .signal()
    .publisher
    .sink { sum.append($0) }
  expect("there and back", sum.entries, [1_001_000])
  cancellable.cancel()
}
for fault in faults.entries { print(fault) }
precondition(faults.entries.isEmpty, "The bridge to Combine has faults")
print("The bridge to Combine works with OpenCombine")
