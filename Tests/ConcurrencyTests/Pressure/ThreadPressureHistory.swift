import Dispatch
import TestSupport

/// A random chain with a queue between every two operators, whose sources and consumer are on threads of their own.
/// `PressureHistoryTests` and `scripts/histories` run them.
struct ThreadPressureHistory: CustomStringConvertible {
  private static let queues = (0..<4).map { QueueScheduler(label: "pressure \($0)") }

  let count: Int
  let links: [ThreadLink]
  /// The limits of the queues behind the source and behind each operator, and the places of these queues.
  let limits: [Int]
  let places: [Int]
  /// The number of values after which the consumer leaves, if it does.
  let leavesAfter: Int?

  init(using generator: inout some RandomNumberGenerator) {
    count = Int.random(in: 0...60, using: &generator)
    let drawn = (0..<Int.random(in: 1...5, using: &generator)).map { _ in ThreadLink.random(using: &generator)
    }
    // Nothing that follows may depend on the order of merged values.
    links = drawn.filter { !$0.isUnordered } + drawn.filter(\.isUnordered).prefix(1)
    limits = (0...links.count).map { _ in Int.random(in: 1...4, using: &generator) }
    places = (0...links.count).map { _ in Int.random(in: 0..<4, using: &generator) }
    leavesAfter = Bool.random(using: &generator) ? nil : Int.random(in: 1...12, using: &generator)
  }

  var description: String {
    let chain = zip(links.map(\.name), zip(places, limits).dropFirst()).map {
      "\($0) | queue \($1.0) (\($1.1))"
    }
    return (["\(count) on queue \(places[0]) (\(limits[0]))"] + chain).joined(separator: " | ")
      + ", leaves after \(leavesAfter.map { "\($0)" } ?? "all")"
  }

  /// What is wrong with a run.
  func flaws() -> [String] {
    let (pulled, received, worst) = (Counter(), Log<Int>(), Shared(0))
    let end = Moment(patience: .seconds(300))
    let numbers = Signal.range(1..<1 + count).on(next: { [leavesAfter] _ in
      let taken = received.entries.count
      let ahead = pulled.next() - taken
      // A disposal that has begun reaches the source last.
      if taken < leavesAfter ?? .max { worst.withLock { $0 = max($0, ahead) } }
    })
    var chain = Self.queue(numbers.subscribe(on: Self.queues[places[0]]).erased, places[0], limits[0])
    for (link, (place, limit)) in zip(links, zip(places, limits).dropFirst()) {
      let other = Self.queues[(place + 1) % Self.queues.count]
      chain = Self.queue(link.apply(chain, other), place, limit)
    }
    let taken = leavesAfter.map { chain.take($0).erased } ?? chain
    let subscription = taken.subscribe(next: { received.append($0) }, completed: { end.signal() })
    let hasEnded = end.wait()
    subscription.dispose()
    let values = received.entries
    guard hasEnded else { return ["it is stuck after \(values.count) values"] }
    var flaws: [String] = []
    let expected = links.reduce(Array(1..<1 + count)) { $1.model($0) }
    if links.contains(where: \.isUnordered) {
      if leavesAfter == nil, values.sorted() != expected.sorted() {
        flaws.append("\(values), not \(expected)")
      }
    } else if values != Array(expected.prefix(leavesAfter ?? .max)) {
      flaws.append("\(values), not \(expected)")
    }
    if let bound, worst.value > bound { flaws.append("\(worst.value) values held, not \(bound)") }
    return flaws
  }

  /// The largest number of values that have been sent and not taken. A value may wait at each gate, and an inner signal in each line. The
  /// values that a queue has taken out together count at the queue and behind it.
  private var bound: Int? {
    links.reduce(limits.reduce(0) { $0 + 2 * $1 + 2 }) { sum, link in
      sum.flatMap { sum in link.held.map { sum + $0 + 3 } }
    }
  }

  private static func queue(_ chain: Signal<Int, Never>, _ place: Int, _ limit: Int) -> Signal<Int, Never> {
    chain.deliver(on: queues[place], buffering: .waiting(limit)).erased
  }
}

/// An operator of a chain on threads. It sends one value for each, and other values besides if it is unordered.
struct ThreadLink: Sendable {
  typealias Chain = Signal<Int, Never>

  private static let executor = QueueExecutor()

  let name: String
  /// The values that the operator holds, if it has a limit.
  var held: Int? = 0
  var isUnordered = false
  var model: @Sendable ([Int]) -> [Int] = { $0 }
  let apply: @Sendable (Chain, QueueScheduler) -> Chain

  static func random(using generator: inout some RandomNumberGenerator) -> ThreadLink {
    let n = Int.random(in: 1...4, using: &generator)
    let all: [ThreadLink] = [
      ThreadLink(name: "map", model: { $0.map { $0 + 1 } }) { chain, _ in chain.map { $0 + 1 }.erased },
      ThreadLink(name: "flatMap") { chain, _ in chain.flatMap { Signal.just($0) }.erased },
      ThreadLink(name: "flatMap, arrays", isUnordered: true) { chain, _ in
        chain.flatMap { Signal.from([$0]) }.erased
      },
      ThreadLink(name: "flatMap(.ordered)", held: 2 * n) { chain, other in
        chain.flatMap(.ordered(limit: 2), buffering: .waiting(n)) { Signal.just($0).deliver(on: other) }
          .erased
      },
      ThreadLink(name: "flatMap(.concat)", held: n + 1) { chain, other in
        chain.flatMap(.concat, buffering: .waiting(n)) { Signal.just($0).deliver(on: other) }.erased
      },
      ThreadLink(name: "flatMap(.latest)") { chain, other in
        Signal.just(chain).deliver(on: other).flatMap(.latest) { $0 }.erased
      },
      ThreadLink(name: "asyncMap", held: n + 1) { chain, _ in
        chain.asyncMap(on: executor, buffering: .waiting(n)) { $0 }.erased
      },
      ThreadLink(name: "delay", held: n) { chain, other in
        chain.delay(for: .zero, on: other, buffering: .waiting(n)).erased
      },
      ThreadLink(name: "zip", held: n) { chain, other in
        chain.zip(Signal.range(1...).subscribe(on: other), buffering: .waiting(n)).map { $0.0 }.erased
      },
      ThreadLink(name: "zip, first", held: n) { chain, other in
        Signal.range(1...).subscribe(on: other).zip(chain, buffering: .waiting(n)).map { $0.1 }.erased
      },
      ThreadLink(name: "withLatest") { chain, other in
        chain.withLatest(from: Signal.range(1..<50).subscribe(on: other).start(with: 0)).map { $0.0 }
          .erased
      },
      ThreadLink(name: "take(until:)") { chain, _ in chain.take(until: Chain.never).erased },
      ThreadLink(name: "share") { chain, _ in chain.share(buffering: .waiting) },
      ThreadLink(name: "share, zipped with itself", held: 2 * n) { chain, other in
        let shared = chain.share(startingAt: 2, buffering: .waiting)
        return shared.zip(shared.deliver(on: other, buffering: .waiting(n)), buffering: .waiting(n)).map {
          $0.0
        }.erased
      },
      ThreadLink(name: "publish") { chain, _ in chain.publish { $0 }.erased },
      ThreadLink(name: "window(count:)", held: nil) { chain, _ in
        chain.window(count: n).flatMap(.concat) { $0 }.erased
      },
      ThreadLink(name: "merge", isUnordered: true, model: { $0 + (100..<150) }) { chain, other in
        chain.merge(Signal.range(100..<150).subscribe(on: other)).erased
      },
      ThreadLink(name: "merge of many", isUnordered: true, model: { $0 + (100..<120) + (100..<120) }) {
        chain,
        other in
        let more = Signal.range(100..<120).subscribe(on: other).erased
        return Chain.merge([more, chain, more]).erased
      },
    ]
    return all.randomElement(using: &generator) ?? all[0]
  }
}

/// An executor with a thread of its own. Tests occupy the threads on which tasks run otherwise.
private final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "tasks of threaded histories")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
