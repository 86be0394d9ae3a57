import _ReactiveSignalsAtomics
import TestSupport

/// The subjects and properties of a random history, the signals that are made of them, and the operations of up to four threads.
struct ConcurrentPlan: Sendable {
  enum Source: CaseIterable, Sendable { case subject, behavior, replay, property }

  /// A signal of one or more sources. Each value of it is a row of the values that it was made from.
  enum Shape: Sendable {
    case bare(Int)
    case merge([Int])
    case combineLatest(Int, Int)
    case zip(Int, Int)
    case withLatest(Int, from: Int)
    case takeUntil(Int, trigger: Int)
    /// The values of the first source choose one of the other two.
    case flatMap(FlattenStrategy, Int, of: Int, Int)
    /// The merged sources, shared by all subscribers.
    case share([Int])
  }

  indirect enum Operation: Sendable {
    case send(Int)
    case complete(Int)
    case fail(Int)
    /// A subscription, whose handler performs `reaction` at the event with the number `at`.
    case subscribe(Shape, reaction: Operation?, at: Int)
    case dispose(Int)
    /// The disposal of the subscription whose handler runs.
    case leave
  }

  var sources: [Source] = []
  /// The sources of the shared signal.
  var shared: [Int] = []
  /// The signals that are subscribed to before the threads start.
  var first: [Shape] = []
  var threads: [[Operation]] = []

  init(using generator: inout some RandomNumberGenerator) {
    sources = (0..<3).map { _ in Source.allCases.randomElement(using: &generator) ?? .subject }
    shared = Array((0..<3).shuffled(using: &generator).prefix(.random(in: 1...3, using: &generator)))
    first = (0..<Int.random(in: 0...2, using: &generator)).map { _ in shape(using: &generator) }
    threads = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
      (0..<Int.random(in: 2...7, using: &generator)).map { _ in operation(using: &generator) }
    }
  }

  private func shape(using generator: inout some RandomNumberGenerator) -> Shape {
    let order = (0..<3).shuffled(using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return .bare(order[0])
    case 1, 2: return .merge(Array(order.prefix(.random(in: 2...3, using: &generator))))
    case 3: return .combineLatest(order[0], order[1])
    case 4: return .zip(order[0], order[1])
    case 5: return .withLatest(order[0], from: order[1])
    case 6: return .takeUntil(order[0], trigger: order[1])
    case 7, 8:
      let strategies: [FlattenStrategy] = [.merge, .concat, .latest]
      let strategy = strategies.randomElement(using: &generator) ?? .merge
      return .flatMap(strategy, order[0], of: order[1], order[2])
    default: return .share(shared)
    }
  }

  private func operation(isReaction: Bool = false, using generator: inout some RandomNumberGenerator)
    -> Operation
  {
    let source = Int.random(in: 0..<3, using: &generator)
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: return .complete(source)
    case 1: return .fail(source)
    case 2..<9:
      let reacts = !isReaction && Int.random(in: 0..<3, using: &generator) == 0
      return .subscribe(
        shape(using: &generator),
        reaction: reacts ? operation(isReaction: true, using: &generator) : nil,
        at: .random(in: 1...3, using: &generator)
      )
    case 9..<13: return .dispose(.random(in: 0..<16, using: &generator))
    case 13..<17 where isReaction: return .leave
    default: return .send(source)
    }
  }
}

/// One run of a plan on real threads, and a record of its events.
final class ConcurrentHistory: Sendable {
  typealias Row = [Int]
  typealias Chain = Signal<Row, TestFailure>

  /// A subscriber, and a record of its events.
  final class Observer: Sendable {
    struct Record: Sendable {
      var rows: [Row] = []
      var end: Event<Row, TestFailure>?
      /// The thread on which the handler runs.
      var isInside = false
      /// The number of events that came after `dispose()` had returned, and the number that may come.
      var disposal: (late: Int, allowed: Int)?
      var fault: String?
    }

    let shape: ConcurrentPlan.Shape
    let record = Shared(Record())
    let subscription = Shared<(any Disposable)?>(nil)
    /// The time at which the subscription had been made.
    let start = Shared(Int.max)

    init(_ shape: ConcurrentPlan.Shape) { self.shape = shape }

    /// - Parameter isInside: A Boolean value that indicates whether the handler of this subscription is the caller.
    func dispose(isInside: Bool = false) {
      guard let subscription = subscription.value else { return }
      subscription.dispose()
      record.withLock { record in
        let late = record.disposal?.late ?? 0
        // The delivery in progress may finish.
        record.disposal = (late, isInside ? late : record.disposal?.allowed ?? 1)
      }
    }
  }

  private enum Source: Sendable {
    case subject(Subject<Int, TestFailure>)
    case behavior(BehaviorSubject<Int, TestFailure>)
    case replay(ReplaySubject<Int, TestFailure>)
    case property(Shared<MutableProperty<Int>?>)
  }

  let plan: ConcurrentPlan
  private let sources: [Source]
  private let share: Chain
  private let observers = Shared<[Observer]>([])
  /// For each value, the time at which it was going to be sent.
  private let sent: Shared<[Int: Int]>
  private let numbers = Counter()
  private let isEnding = Atomic(false)
  private let clock = Counter()

  init(_ plan: ConcurrentPlan) {
    self.plan = plan
    sources = plan.sources.enumerated().map { number, kind in
      switch kind {
      case .subject: .subject(Subject())
      case .behavior: .behavior(BehaviorSubject(number * Self.lane))
      case .replay: .replay(ReplaySubject(capacity: .unlimited))
      case .property: .property(Shared(MutableProperty(number * Self.lane)))
      }
    }
    var sent: [Int: Int] = [:]
    for (number, kind) in plan.sources.enumerated() where kind == .behavior || kind == .property {
      sent[number * Self.lane] = 0
    }
    self.sent = Shared(sent)
    share = Signal.merge(plan.shared.map { [sources] in Self.signal(of: sources[$0]) }).map { [$0] }.share()
  }

  /// The values of a source begin with its number times this.
  private static let lane = 1_000_000
  /// The values of a thread begin with its number times this, behind the lane.
  private static let sender = 1_000

  private static func signal(of source: Source) -> Signal<Int, TestFailure> {
    switch source {
    case .subject(let subject): subject.erased
    case .behavior(let subject): subject.erased
    case .replay(let subject): subject.erased
    case .property(let property):
      property.value.map { $0.signal.promoteFailure(to: TestFailure.self).erased } ?? .empty
    }
  }

  private func chain(_ shape: ConcurrentPlan.Shape) -> Chain {
    func from(_ number: Int) -> Signal<Int, TestFailure> { Self.signal(of: sources[number]) }
    switch shape {
    case .bare(let a): return from(a).map { [$0] }.erased
    case .merge(let all): return Signal.merge(all.map(from)).map { [$0] }.erased
    case .combineLatest(let a, let b): return from(a).combineLatest(from(b)).map { [$0, $1] }.erased
    case .zip(let a, let b): return from(a).zip(from(b)).map { [$0, $1] }.erased
    case .withLatest(let a, let b): return from(a).withLatest(from: from(b)).map { [$0, $1] }.erased
    case .takeUntil(let a, let b):
      return from(a).take(until: from(b).replaceFailure(with: 0)).map { [$0] }.erased
    case .flatMap(let strategy, let outer, let a, let b):
      let (first, second) = (from(a), from(b))
      return from(outer).flatMap(strategy) { value in
        (value.isMultiple(of: 2) ? first : second).map { [value, $0] }
      }.erased
    case .share: return share
    }
  }

  // MARK: Running

  /// Performs the plan, ends all sources, and returns the first fault.
  func run() -> String? {
    let reference = plan.sources.indices.map { subscribe(.bare($0)) }
    let sharing = subscribe(.share(plan.shared))
    for shape in plan.first { subscribe(shape) }
    let arrived = Atomic(0)
    onThreads(plan.threads.count) { [self] thread in
      arrived.add(1, ordering: .relaxed)
      // Threads that start together meet more often.
      for _ in 0..<2_000 where arrived.load(ordering: .relaxed) < plan.threads.count {}
      for operation in plan.threads[thread] { perform(operation, sender: thread, inside: nil) }
    }
    isEnding.store(true, ordering: .releasing)
    for source in sources { complete(source) }
    for number in sources.indices {
      if case .property(let property) = sources[number] { property.exchange(nil) }
    }
    let fault = ConcurrentHistoryCheck(self, reference, sharing, observers.value, sent.value).fault
    for observer in observers.value { observer.dispose() }
    return fault
  }

  private func perform(_ operation: ConcurrentPlan.Operation, sender: Int, inside observer: Observer?) {
    switch operation {
    case .send(let source): send(source, sender: sender)
    case .complete(let source):
      // A property completes at its release, when no thread holds it.
      complete(sources[source])
    case .fail(let source):
      switch sources[source] {
      case .subject(let subject): subject.fail(.one)
      case .behavior(let subject): subject.fail(.one)
      case .replay(let subject): subject.fail(.one)
      case .property: break
      }
    case .subscribe(let shape, let reaction, let at): subscribe(shape, reaction: reaction, at: at)
    case .dispose(let number):
      // The first ones are those that the others are compared with.
      let free = observers.value.dropFirst(plan.sources.count + 1)
      if !free.isEmpty { free[free.startIndex + number % free.count].dispose() }
    case .leave: observer?.dispose(isInside: true)
    }
  }

  private func send(_ number: Int, sender: Int) {
    let value = number * Self.lane + (sender + 1) * Self.sender * 10 + numbers.next()
    sent.withLock { [time = clock.next()] in $0[value] = time }
    switch sources[number] {
    case .subject(let subject): subject.send(value)
    case .behavior(let subject): subject.send(value)
    case .replay(let subject): subject.send(value)
    case .property(let property): property.value?.value = value
    }
  }

  private func complete(_ source: Source) {
    switch source {
    case .subject(let subject): subject.complete()
    case .behavior(let subject): subject.complete()
    case .replay(let subject): subject.complete()
    case .property: break
    }
  }

  @discardableResult
  private func subscribe(
    _ shape: ConcurrentPlan.Shape,
    reaction: ConcurrentPlan.Operation? = nil,
    at position: Int = 0
  ) -> Observer {
    let observer = Observer(shape)
    let subscription = chain(shape).subscribeEvents { [weak self, weak observer] event in
      guard let observer else { return }
      let count = observer.record.withLock { record -> Int in
        if record.isInside { record.fault = "is called while it is being called" }
        record.isInside = true
        if record.end != nil { record.fault = "receives \(event) after the end" }
        if let disposal = record.disposal {
          record.disposal?.late += 1
          if disposal.late == disposal.allowed { record.fault = "receives \(event) after disposal" }
        }
        switch event {
        case .next(let row): record.rows.append(row)
        case .failed, .completed: record.end = event
        }
        return record.rows.count + (record.end == nil ? 0 : 1)
      }
      // Values that are sent in a handler have a sender of their own.
      if let self, let reaction, count == position, !self.isEnding.load(ordering: .acquiring) {
        self.perform(reaction, sender: 8, inside: observer)
      }
      observer.record.withLock { $0.isInside = false }
    }
    observer.subscription.exchange(subscription)
    observer.start.exchange(clock.next())
    observers.withLock { $0.append(observer) }
    return observer
  }
}

extension ConcurrentPlan {
  /// The number of the source that has sent a value.
  static func source(of value: Int) -> Int { value / 1_000_000 }
  /// The number of the thread that has sent a value.
  static func sender(of value: Int) -> Int { value % 1_000_000 / 10_000 }
}
