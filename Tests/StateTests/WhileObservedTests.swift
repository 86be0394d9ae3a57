import Observation
import _ReactiveSignalsAtomics
import TestSupport

@Suite(.withoutLeaks) struct WhileObservedTests {
  private let scheduler = TestScheduler()
  private let source = LiveSource()

  private func live(_ policy: UnobservedPolicy) -> Property<Int> {
    Property(initial: 0, then: source.signal, whileObserved: policy)
  }

  private func keeping(_ seconds: Int) -> Property<Int> {
    live(.keep(for: .seconds(seconds), on: scheduler))
  }

  @Test("The subscription begins and ends in virtual time")
  func marbles() {
    let letters = scheduler.cold("a-b-c-d-e-f-g-h-i")
    let property = Property(
      initial: "-",
      then: letters,
      whileObserved: .keep(for: .seconds(3), on: scheduler)
    )
    let recorder = property.signal.take(2).recorded().recorder
    scheduler.advance(by: .seconds(6))
    expectEqual(recorder.values, ["-", "a"])
    expectEqual(property.value, "b")
    let later = property.signal.recorded()
    scheduler.advance(by: .seconds(2))
    expectEqual(later.recorder.values, ["b", "a", "b"])
    later.subscription.dispose()
    scheduler.run()
    expectEqual(property.value, "c")
  }

  @Test("Without a time the last observer ends the subscription, with .keep the release of the property")
  func otherPolicies() {
    var property = Optional(live(.stop))
    property?.signal.subscribe { _ in }.dispose()
    expectEqual(source.log, "+-")
    property = live(.keep)
    property?.signal.subscribe { _ in }.dispose()
    property?.signal.subscribe { _ in }.dispose()
    expectEqual(source.log, "+-+")
    property = nil
    expectEqual(source.log, "+-+-")
  }

  @Test("The release of the property ends the subscription at once, and completes its signal")
  func released() {
    var property = Optional(keeping(5))
    let signal = property?.signal
    let recorder = signal?.recorded().recorder
    source.send(1)
    property = nil
    expectEqual(source.log, "+-")
    expectEqual(recorder?.events, [.next(0), .next(1), .completed])
    scheduler.run()
  }

  @Test("A value that is sent in place arrives before subscribing returns")
  func synchronous() {
    let property = Property(initial: 0, then: [1, 2].signal(), whileObserved: .stop)
    expectEqual(property.value, 0)
    expectEqual(property.signal.events(), [.next(0), .next(1), .next(2), .completed])
    expectEqual(property.value, 2)
    expectEqual(property.map { $0 * 10 }.signal.events(), [.next(20), .completed])
    let other = Property(initial: 0, then: [1].signal(), whileObserved: .stop)
    transaction { #expect(other.signal.events() == [.next(0), .next(1), .completed]) }
  }

  @Test("An observer ends a signal that sends in place without end")
  func endless() {
    let numbers = [1].signal().repeated().scan(0) { $0 + $1 }
    let property = Property(initial: 0, then: numbers, whileObserved: .stop)
    expectEqual(property.signal.take(4).events(), [.next(0), .next(1), .next(2), .next(3), .completed])
  }

  @Test("When the signal completes, the property does, and the signal is not started again")
  func completes() {
    let property = keeping(5)
    let recorder = property.signal.recorded().recorder
    source.send(1)
    source.complete()
    expectEqual(recorder.events, [.next(0), .next(1), .completed])
    expectEqual(property.signal.events(), [.next(1), .completed])
    expectEqual(source.log, "+-")
    scheduler.run()
  }

  @Test("A property that a flatMap has chosen is observed while it is chosen")
  func chosen() {
    let property = live(.stop)
    let isChosen = MutableProperty(false)
    let either = isChosen.flatMap { $0 ? property : Property(-1) }
    let (recorder, subscription) = either.signal.recorded()
    expectEqual(source.log, "")
    isChosen.value = true
    source.send(1)
    isChosen.value = false
    expectEqual(source.log, "+-")
    isChosen.value = true
    subscription.dispose()
    expectEqual(source.log, "+-+-")
    expectEqual(recorder.values, [-1, 0, 1, -1, 1])
  }

  @Test("Neither a read nor a tracking of Observation is an observer")
  func reads() {
    let property = live(.stop)
    withObservationTracking {
      expectEqual(property.map { $0 }.value, 0)
    } onChange: {
    }
    expectEqual(source.log, "")
  }

  @Test("A handler may subscribe and leave, and a transaction does not hold the signal back")
  func reentrant() {
    let property = live(.stop)
    let other = MutableProperty(0)
    let inner = SerialDisposable()
    let both = other.combineLatest(property).signal.subscribe { other, _ in
      inner.inner = other == 1 ? property.signal.subscribe { _ in } : nil
    }
    other.value = 1
    both.dispose()
    expectEqual(source.log, "+")
    inner.dispose()
    expectEqual(source.log, "+-")
    transaction {
      let subscription = property.signal.subscribe { _ in }
      source.send(5)
      subscription.dispose()
    }
    expectEqual(property.value, 5)
    expectEqual(source.log, "+-+-")
  }

  @Test("A write behind the beginning of an observation is published")
  func writeBehind() {
    let property = live(.stop)
    let other = MutableProperty(0)
    // The networks are one from now on.
    other.combineLatest(property).signal.subscribe { _ in }.dispose()
    let inner = SerialDisposable()
    let (recorder, outer) = other.signal
      .on(next: { value in
        guard value == 1 else { return }
        inner.inner = property.signal.subscribe { _ in }
        other.value = 2
      })
      .recorded()
    other.value = 1
    expectEqual(recorder.values, [0, 1, 2])
    expectEqual(source.log, "+-+")
    inner.dispose()
    outer.dispose()
  }

  @Test("Any number of properties begin with one observer in constant stack")
  func manyInConstantStack() {
    let properties = (0..<400).map { number in
      Property(initial: 0, then: Signal<Int, Never>.just(number), whileObserved: .stop)
    }
    let sum = Property.combineLatest(properties).map { $0.reduce(0, +) }
    onThread(stackSize: 512 << 10) { sum.signal.subscribe { _ in }.dispose() }
    expectEqual(sum.value, 399 * 200)
  }

  @Test("Threads that observe and leave share one subscription at a time, which the last one ends")
  func threads() async {
    let active = MutableProperty(0)
    let most = Mutex(0)
    let signal = Signal<Int, Never>.create { subscriber in
      let count = active.modify { count in
        count += 1
        return count
      }
      most.withLock { $0 = max($0, count) }
      subscriber.add(BlockDisposable { active.modify { $0 -= 1 } })
      subscriber.send(1)
    }
    for round in 0..<(isSanitized ? 50 : 300) {
      let scheduler = QueueScheduler()
      let policy: UnobservedPolicy = round.isMultiple(of: 2) ? .stop : .keep(for: .zero, on: scheduler)
      let property = Property(initial: 0, then: signal, whileObserved: policy)
      let derived = property.map { $0 + 1 }
      let bag = CompoundDisposable()
      onThreads(3) { thread in
        for step in 1...10 {
          let subscription =
            step.isMultiple(of: 2) ? property.signal.subscribe { _ in } : derived.signal.subscribe { _ in }
          if step == 10, thread == 0 { bag += subscription } else { subscription.dispose() }
        }
      }
      // The last subscription can begin after the cleanup of the one before, in the work of the scheduler.
      await waitUntilCalled { done in scheduler.schedule(after: .zero, done) }
      #expect(active.value == 1, "round \(round)")
      expectEqual(property.value, 1)
      bag.dispose()
      #expect(await active.signal.filter { $0 == 0 }.first() == 0)
    }
    expectEqual(most.withLock { $0 }, 1)
  }

  @Test("Random histories in virtual time follow a sequential model")
  func histories() {
    for number in 0..<UInt64(isSanitized ? 100 : History.count / 2) {
      guard let fault = LiveHistory().run(seed: History.seed &* 1_000_000 &+ number) else { continue }
      Issue.record("\(fault) (history \(number), seed \(History.seed))")
      return
    }
  }
}

/// A source whose log has a `+` for each subscription, and a `-` for its end.
private final class LiveSource: Sendable {
  private let subject = Mutex(Subject<Int, Never>())
  private let entries = Mutex("")

  var log: String { entries.withLock { $0 } }

  var signal: Signal<Int, Never> {
    .deferred { [self] in
      entries.withLock { $0 += "+" }
      return subject.withLock { $0 }.finally { self.entries.withLock { $0 += "-" } }.erased
    }
  }

  func send(_ value: Int) { subject.withLock { $0 }.send(value) }
  func complete() { subject.withLock { $0 }.complete() }
}

/// A history of observers of several kinds, who come and go.
private struct LiveHistory {
  private let scheduler = TestScheduler()
  private let source = LiveSource()

  func run(seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    let time = Int.random(in: 0...3, using: &generator)
    let property = Property(
      initial: 0,
      then: source.signal,
      whileObserved: .keep(for: .seconds(time), on: scheduler)
    )
    let other = MutableProperty(0)
    let isChosen = MutableProperty(false)
    let kinds = [
      property, property.map { $0 }, other.combineLatest(property).map { $1 },
      property.distinctUntilChanged(),
    ]
    let chosen = isChosen.flatMap { $0 ? property : Property(-1) }.signal.subscribe { _ in }
    defer { chosen.dispose() }
    var observers: [any Disposable] = []
    var (model, log) = (LiveModel(time: time), [String]())
    for step in 1...20 {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1:
        log.append("observe")
        let signal = kinds[Int.random(in: 0..<kinds.count, using: &generator)].signal
        if Bool.random(using: &generator) {
          observers.append(signal.subscribe { _ in })
        } else {
          transaction { observers.append(signal.subscribe { _ in }) }
        }
        model.count += 1
      case 2, 3:
        guard let index = observers.indices.randomElement(using: &generator) else { continue }
        log.append("leave")
        observers.remove(at: index).dispose()
        model.count -= 1
      case 4:
        isChosen.value.toggle()
        log.append("chosen \(isChosen.value)")
        model.count += isChosen.value ? 1 : -1
      case 5:
        log.append("send \(step)")
        source.send(step)
        if model.isSubscribed { model.value = step }
      default:
        log.append("wait")
        scheduler.advance(by: .seconds(1))
        model.wait()
      }
      if (source.log, property.value) != (model.log, model.value) {
        return "\(source.log) \(property.value) instead of \(model.log) \(model.value) after \(log)"
      }
    }
    for observer in observers { observer.dispose() }
    isChosen.value = false
    scheduler.run()
    let isSubscribed = source.log.hasSuffix("+")
    return isSubscribed ? "Nobody ends the subscription after \(log)" : nil
  }
}

/// The subscription of a property while it is observed, on one thread.
private struct LiveModel {
  let time: Int
  var log = "", value = 0, rest = 0
  var isSubscribed: Bool { log.hasSuffix("+") }
  /// The number of observers.
  var count = 0 {
    didSet {
      if count > 0, !isSubscribed { log += "+" }
      if count == 0, oldValue > 0 { rest = time }
    }
  }

  mutating func wait() {
    guard count == 0, isSubscribed else { return }
    if rest <= 1 { log += "-" }
    rest -= 1
  }
}
