import TestSupport

/// A random chain, its source, and its consumer. `PressureHistoryTests` and `scripts/histories` run them.
struct PressureHistory: CustomStringConvertible {
  let source: PressureSource
  let count: Int
  let links: [Link]
  /// The limit of the consumer, the ticks that it needs for a value, and the values after which it leaves, if it does.
  let limit: Int
  let pauses: [Int]
  let leavesAfter: Int?

  init(using generator: inout some RandomNumberGenerator) {
    source = PressureSource.allCases.randomElement(using: &generator) ?? .array
    count = Int.random(in: 0...40, using: &generator)
    let drawn = (0..<Int.random(in: 1...6, using: &generator)).map { _ in Link.random(using: &generator) }
    // Nothing that follows may depend on the order of merged values.
    links = drawn.filter { !$0.isUnordered } + drawn.filter(\.isUnordered).prefix(1)
    limit = Int.random(in: 1...9, using: &generator)
    pauses = (0..<5).map { _ in Int.random(in: 0...3, using: &generator) }
    leavesAfter = Bool.random(using: &generator) ? nil : Int.random(in: 0...12, using: &generator)
  }

  var description: String {
    let chain = ([source.rawValue + "(\(count))"] + links.map(\.name)).joined(separator: " | ")
    return
      "\(chain) | waiting(\(limit)), pauses \(pauses), leaves after \(leavesAfter.map { "\($0)" } ?? "all")"
  }

  /// What is wrong with a run.
  func flaws() -> [String] {
    let scheduler = TestScheduler()
    let objects = Lifetimes()
    let pulled = Counter()
    let received = Log<Int>()
    let worst = Shared(0)
    let hasEnded = Shared(false)
    run(scheduler, objects.make(), pulled, received, worst, hasEnded)
    scheduler.run()
    var flaws: [String] = []
    let expected = links.reduce(Array(1..<1 + count)) { $1.model($0) }
    let values = received.entries
    if links.contains(where: \.isUnordered), !isSynchronous {
      if leavesAfter == nil, values.sorted() != expected.sorted() {
        flaws.append("\(values), not \(expected)")
      }
    } else if values != Array(expected.prefix(leavesAfter ?? .max)) {
      flaws.append("\(values), not \(expected)")
    }
    if !hasEnded.value { flaws.append("it is stuck after \(values.count) values") }
    if let bound, worst.value > bound { flaws.append("\(worst.value) values held, not \(bound)") }
    if objects.live > 0 { flaws.append("the source is not released") }
    return flaws
  }

  /// A Boolean value that indicates whether the order of merged values is that of the sources.
  private var isSynchronous: Bool { source.isSynchronous && !links.contains(where: \.isAsynchronous) }

  /// The largest number of values that have been sent and not taken, if each value of the source becomes one of the result.
  private var bound: Int? {
    links.reduce(limit + 1) { sum, link in sum.flatMap { sum in link.held.map { sum + $0 } } }
  }

  private func run(
    _ scheduler: TestScheduler,
    _ object: Tracked,
    _ pulled: Counter,
    _ received: Log<Int>,
    _ worst: Shared<Int>,
    _ hasEnded: Shared<Bool>
  ) {
    let numbers = source.signal(count, on: scheduler) {
      withExtendedLifetime(object) { _ = pulled.next() }
    }
    let result: Signal<Int, Never> = links.reduce(numbers) { $1.apply($0, scheduler) }
    let last = leavesAfter ?? .max
    scheduler.task { [limit, pauses] () async throws -> Void in
      var values = result.values(buffering: .waiting(limit)).makeAsyncIterator()
      var taken = 0
      while taken < last {
        let held = pulled.value - taken
        worst.withLock { $0 = max($0, held) }
        guard let value = await values.next() else { break }
        taken += 1
        received.append(value)
        let pause = pauses[taken % pauses.count]
        if pause > 0 { try await scheduler.clock.sleep(for: scheduler.tick * pause) }
      }
      _ = hasEnded.exchange(true)
    }
  }
}

/// A source that waits. It calls a closure in front of each value.
enum PressureSource: String, CaseIterable {
  case array, sequence, unfold, produce, emit, asyncSequence, created

  var isSynchronous: Bool { [.array, .sequence, .unfold, .created].contains(self) }

  func signal(
    _ count: Int,
    on scheduler: TestScheduler,
    _ pull: @escaping @Sendable () -> Void
  ) -> Signal<Int, Never> {
    switch self {
    case .array:
      return Signal.from(Array(1..<1 + count)).on(next: { _ in pull() }).erased
    case .sequence:
      return (1..<1 + count).signal().on(next: { _ in pull() }).erased
    case .unfold:
      return .unfold(0) { last -> Int? in
        guard last < count else { return nil }
        pull()
        last += 1
        return last
      }
    case .produce:
      return .produce(on: scheduler) { producer in
        for number in 1..<1 + count {
          pull()
          guard await producer.send(number) else { return }
        }
      }
    case .emit:
      return .create { subscriber in
        let subject = Subject<Int, Never>()
        // Half of the subjects have values before they have a subscriber.
        let isEarly = count % 2 == 1
        if !isEarly { subject.subscribe(subscriber) }
        let task = scheduler.task {
          for number in 1..<1 + count where !Task.isCancelled {
            pull()
            if isEarly { await subject.emitWhenSubscribed(number) } else { await subject.emit(number) }
          }
          subject.complete()
        }
        if isEarly { scheduler.schedule(after: scheduler.tick) { subject.subscribe(subscriber) } }
        subscriber.onDispose { task.cancel() }
      }
    case .asyncSequence:
      let next = Counter()
      let numbers = AsyncStream {
        let number = next.next()
        guard number <= count else { return Int?.none }
        pull()
        return number
      }
      return .from(numbers, on: scheduler)
    case .created:
      return .create { subscriber in
        @Sendable func send(_ number: Int) {
          if number > count { return subscriber.complete() }
          subscriber.whenReady {
            if subscriber.isDisposed { return }
            pull()
            subscriber.send(number)
            send(number + 1)
          }
        }
        send(1)
      }
    }
  }
}

/// An operator of a chain.
struct Link {
  typealias Chain = Signal<Int, Never>

  let name: String
  /// The values that the operator holds, if it sends one value for each.
  let held: Int?
  /// A Boolean value that indicates whether the operator sends the values of several sources as they arrive.
  let isUnordered: Bool
  /// A Boolean value that indicates whether the operator sends at other times than its source.
  let isAsynchronous: Bool
  let model: ([Int]) -> [Int]
  let apply: @Sendable (Chain, TestScheduler) -> Chain

  private init(
    _ name: String,
    held: Int? = nil,
    isUnordered: Bool = false,
    isAsynchronous: Bool = false,
    model: @escaping ([Int]) -> [Int] = { $0 },
    apply: @escaping @Sendable (Chain, TestScheduler) -> Chain
  ) {
    (self.name, self.held, self.isUnordered, self.isAsynchronous) = (name, held, isUnordered, isAsynchronous)
    (self.model, self.apply) = (model, apply)
  }

  static func random(using generator: inout some RandomNumberGenerator) -> Link {
    let n = Int.random(in: 1...6, using: &generator)
    let all: [Link] = [
      Link("map", held: 0, model: { $0.map { $0 + n } }) { chain, _ in chain.map { $0 + n }.erased },
      Link(
        "scan",
        held: 0,
        model: { values in
          var sum = n
          return values.map { value in
            sum &+= value
            return sum
          }
        }
      ) { chain, _ in chain.scan(n) { $0 &+ $1 }.erased },
      Link("filter", model: { $0.filter { $0 % 3 != 0 } }) { chain, _ in
        chain.filter { $0 % 3 != 0 }.erased
      },
      Link("take(\(n))", model: { Array($0.prefix(n)) }) { chain, _ in chain.take(n).erased },
      Link("skip(\(n))", model: { Array($0.dropFirst(n)) }) { chain, _ in chain.skip(n).erased },
      Link("takeLast(\(n))", model: { Array($0.suffix(n)) }) { chain, _ in chain.takeLast(n).erased },
      Link("skipLast(\(n))", model: { Array($0.dropLast(n)) }) { chain, _ in chain.skipLast(n).erased },
      Link(
        "distinctUntilChanged",
        model: { values in values.enumerated().filter { $0 == 0 || values[$0 - 1] != $1 }.map(\.1) }
      ) { chain, _ in
        chain.distinctUntilChanged().erased
      },
      Link("append", model: { $0 + [7, 8] }) { chain, _ in chain.append(7, 8).erased },
      Link("start", model: { [9] + $0 }) { chain, _ in chain.start(with: 9).erased },
      Link("concat", model: { $0 + [1, 2, 3, 4] }) { chain, _ in
        chain.concat(Signal.from([1, 2, 3, 4])).erased
      },
      Link("reduce", model: { [$0.reduce(0) { $0 &+ $1 }] }) { chain, _ in
        chain.reduce(0) { $0 &+ $1 }.erased
      },
      Link("flatMap(.concat), arrays", model: { $0.flatMap { [$0, n] } }) { chain, _ in
        chain.flatMap(.concat) { Signal.from([$0, n]) }.erased
      },
      Link("flatMap, arrays", model: { $0.flatMap { [$0, n, 0] } }) { chain, _ in
        chain.flatMap { Signal.from([$0, n, 0]) }.erased
      },
      Link("flatMap(.merge(limit: 2)), arrays", model: { $0.flatMap { [$0, n] } }) { chain, _ in
        chain.flatMap(.merge(limit: 2)) { Signal.from([$0, n]) }.erased
      },
      Link("flatMap, arrays in arrays", model: { $0.flatMap { [n, $0, n, n] } }) { chain, _ in
        chain.flatMap { Signal.from([$0, n]).flatMap { Signal.from([$0]).start(with: n) } }.erased
      },
      Link("flatMap(.ordered), values") { chain, _ in chain.flatMap(.ordered) { Signal.just($0) }.erased },
      Link("flatMap(.concat), tasks", isAsynchronous: true) { chain, scheduler in
        chain.flatMap(.concat) { value in
          Signal.task(on: scheduler) {
            await Task.yield()
            return value
          }
        }
        .erased
      },
      Link("flatMap, values", held: 0) { chain, _ in chain.flatMap { Signal.just($0) }.erased },
      Link("asyncMap", isAsynchronous: true, model: { $0.map { $0 + 1 } }) { chain, scheduler in
        chain.asyncMap(on: scheduler) { value in
          await Task.yield()
          return value + 1
        }
        .erased
      },
      Link("deliver(waiting \(n))", held: n + 1, isAsynchronous: true) { chain, scheduler in
        chain.deliver(on: scheduler, buffering: .waiting(n)).erased
      },
      Link("deliver", isAsynchronous: true) { chain, scheduler in chain.deliver(on: scheduler).erased },
      Link("delay", isAsynchronous: true) { chain, scheduler in
        chain.delay(for: scheduler.tick * n, on: scheduler).erased
      },
      Link("zip(waiting \(n))", model: { $0.enumerated().map { $0 + 1 + $1 } }) { chain, _ in
        chain.zip(Signal.range(1...), buffering: .waiting(n)).map { $0 + $1 }.erased
      },
      Link("zip, delivered", isAsynchronous: true, model: { $0.prefix(20).enumerated().map { $0 + 1 - $1 } })
      { chain, scheduler in
        Signal.range(1...20).deliver(on: scheduler, buffering: .waiting(n)).zip(chain).map { $0 - $1 }.erased
      },
      Link("share(waiting)", held: 0) { chain, _ in chain.share(buffering: .waiting) },
      Link("share, zipped with itself", model: { $0.map { 2 * $0 } }) { chain, _ in
        let shared = chain.share(startingAt: 2, buffering: .waiting)
        return shared.zip(shared).map { $0 + $1 }.erased
      },
      Link("multicast(waiting)", held: 0) { chain, _ in
        chain.multicast(Subject(), buffering: .waiting).autoconnect().erased
      },
      Link("share") { chain, _ in chain.share() },
      Link("publish", held: 0) { chain, _ in chain.publish { $0 }.erased },
      Link("collect, and apart") { chain, _ in chain.collect().flatMap(.concat) { Signal.from($0) }.erased },
      Link("window(count:)") { chain, _ in chain.window(count: n).flatMap { $0 }.erased },
      Link("group(by:)") { chain, _ in chain.group(by: { $0 % 2 }).flatMap { $0 }.erased },
      Link("merge", isUnordered: true, model: { $0 + [1, 2, 3, 4, 5] }) { chain, _ in
        chain.merge(Signal.from([1, 2, 3, 4, 5])).erased
      },
      Link("share, merged with itself", isUnordered: true, model: { $0.flatMap { [$0, $0] } }) { chain, _ in
        let shared = chain.share(startingAt: 2, buffering: .waiting)
        return shared.merge(shared).erased
      },
    ]
    return all.randomElement(using: &generator) ?? all[0]
  }
}
