import TestShims
import TestSupport

/// A signal that continues with itself, as its last part, is a tail call: it takes constant stack and memory.
@Suite(.withoutLeaks) struct TailCallTests {
  /// A way to write a signal that does `first` and continues with `rest`.
  struct Recursion: Sendable, CustomTestStringConvertible {
    typealias Step =
      @Sendable (
        _ first: Signal<Int, TestFailure>, _ rest: @escaping @Sendable () -> Signal<Int, TestFailure>
      ) -> Signal<Int, TestFailure>

    let testDescription: String
    let step: Step

    init(_ name: String, _ step: @escaping Step) {
      testDescription = name
      self.step = step
    }

    /// The signal of `rounds` rounds.
    func signal(
      _ rounds: Int,
      _ first: @escaping @Sendable (Int) -> Signal<Int, TestFailure>
    ) -> Signal<Int, TestFailure> {
      rounds == 0 ? .empty : step(first(rounds)) { signal(rounds - 1, first) }
    }
  }

  static let recursions: [Recursion] = [
    Recursion("concat") { first, rest in first.concat(Signal.deferred { rest() }).erased },
    Recursion("concat, of an array") { first, rest in Signal.concat([first, .deferred { rest() }]).erased },
    Recursion("concat, of three") { first, rest in
      Signal.concat(first, Signal<Int, TestFailure>.empty, Signal.deferred { rest() }).erased
    },
    Recursion("then") { first, rest in first.then { rest() }.erased },
    Recursion("catch") { first, rest in
      first.concat(Signal.fail(.one)).catch { _ in rest() }.erased
    },
    Recursion("ifEmpty(switchTo:)") { first, rest in
      first.ignoreValues().ifEmpty(switchTo: Signal.deferred { rest() }).erased
    },
    Recursion("retry") { first, rest in
      let attempts = Count()
      return first.concat(
        Signal.deferred {
          attempts.up()
          return attempts.value == 1 ? .fail(.one) : rest()
        }
      )
      .retry(1).erased
    },
    Recursion("flatMap, of one value") { first, rest in
      first.concat(Signal<Void, TestFailure>.just(()).flatMap { rest() }).erased
    },
    Recursion("flatMap, latest, of one value") { first, rest in
      first.concat(Signal<Void, TestFailure>.just(()).flatMap(.latest) { rest() }).erased
    },
    Recursion("bind, of one value") { first, rest in
      first.concat(Signal<Void, TestFailure>.just(()).bind { { _, _ in rest() } }).erased
    },
    Recursion("start(with:)") { first, rest in
      first.concat(Signal.deferred { rest() }.start(with: 0).named("start").erased).erased
    },
    Recursion("if, of one value") { first, rest in
      first.then {
        Signal.if(Signal<Bool, TestFailure>.just(true), then: Signal.deferred { rest() }, else: Signal.never)
      }.erased
    },
  ]

  /// The distance between the deepest and the highest frames that handlers and cleanups were called in.
  private func stack(_ signal: Signal<Int, TestFailure>, run: () -> Void = {}) -> UInt {
    let frames = Log<UInt>()
    signal.subscribe(
      next: { _ in frames.append(stackAddress()) },
      failed: { _ in },
      completed: { frames.append(stackAddress()) }
    )
    run()
    return (frames.entries.max() ?? 0) - (frames.entries.min() ?? 0)
  }

  @Test("1,000 synchronous rounds take the stack of 100", arguments: recursions)
  func atOnce(recursion: Recursion) {
    // The last round can be at any of the sixteen depths that nest.
    func deepest(of rounds: Range<Int>) -> UInt? {
      rounds.map { stack(recursion.signal($0) { Signal.just($0) }) }.max()
    }
    expectEqual(deepest(of: 1_000..<1_016), deepest(of: 100..<116))
  }

  @Test("200 asynchronous rounds take the stack of 20", arguments: recursions)
  func later(recursion: Recursion) {
    func measure(_ rounds: Int) -> UInt {
      let scheduler = TestScheduler()
      let signal = recursion.signal(rounds) { Signal.just($0).delay(for: .seconds(1), on: scheduler).erased }
      return stack(signal) { scheduler.run() }
    }
    expectEqual(measure(200), measure(20))
  }

  @Test("Disposal after 200 rounds takes the stack of disposal after 20", arguments: recursions)
  func disposal(recursion: Recursion) {
    func measure(_ rounds: Int) -> UInt {
      let scheduler = TestScheduler()
      let frame = Log<UInt>()
      let signal = recursion.signal(rounds + 1) { number in
        Signal.just(number).delay(for: .seconds(1), on: scheduler).finally { frame.append(stackAddress()) }
          .erased
      }
      let subscription = signal.subscribeEvents { _ in }
      scheduler.advance(ticks: rounds)
      let here = stackAddress()
      subscription.dispose()
      expectEqual(frame.entries.count, rounds + 1)
      return here - (frame.entries.last ?? 0)
    }
    expectEqual(measure(200), measure(20))
  }

  @Test("200 rounds keep as many members as 20", arguments: recursions)
  func memory(recursion: Recursion) throws {
    func measure(_ rounds: Int) throws -> Int {
      let scheduler = TestScheduler()
      let signal = recursion.signal(rounds + 1) {
        Signal.just($0).delay(for: .seconds(1), on: scheduler).erased
      }
      let subscription = try #require(signal.subscribeEvents { _ in } as? CompoundDisposable)
      scheduler.advance(ticks: rounds)
      defer { subscription.dispose() }
      return subscription.count
    }
    #expect(try measure(200) == measure(20))
  }

  @Test("2,000 rounds run on a small stack", arguments: recursions)
  func many(recursion: Recursion) {
    onThread(stackSize: 128 << 10) {
      #expect(recursion.signal(2_000) { Signal.just($0) }.counted().completed)
      #expect(Self.completesLater(recursion, 2_000))
    }
  }

  private static func completesLater(_ recursion: Recursion, _ rounds: Int) -> Bool {
    let scheduler = TestScheduler()
    let completions = Count()
    let signal = recursion.signal(rounds) { Signal.just($0).subscribe(on: scheduler).erased }
    signal.subscribe(next: { _ in }, failed: { _ in }, completed: { completions.up() })
    scheduler.run()
    return completions.value == 1
  }

  @Test("A first signal that ends on another thread while it is started starts the second once, later")
  func otherThread() {
    let log = Log<String>()
    let first = Signal<Int, Never>.create { subscriber in
      onThreads(1) { _ in
        subscriber.send(1)
        subscriber.complete()
      }
      log.append("started")
    }
    let second = Signal<Int, Never>.create { subscriber in
      log.append("second")
      subscriber.complete()
    }
    let (recorder, _) = first.concat(second).recorded()
    expectEqual(recorder.events, [.next(1), .completed])
    expectEqual(log.entries, ["started", "second"])
  }

  @Test("A first signal may end on another thread just after it was started")
  func race() {
    for _ in 0..<300 {
      let producer = Shared<Subscriber<Int, Never>?>(nil)
      let completions = Count()
      let starts = Count()
      let second = Signal<Int, Never>.deferred {
        starts.up()
        return Signal.just(2)
      }
      onThreads(2) { thread in
        if thread == 0 {
          Signal.create { producer.exchange($0) }.concat(second).subscribe(completed: { completions.up() })
        } else {
          while true {
            guard let subscriber = producer.value else { continue }
            return subscriber.complete()
          }
        }
      }
      expectEqual(starts.value, 1)
      expectEqual(completions.value, 1)
    }
  }

  /// Operators that attach to their upstream last.
  struct Link: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Signal<Int, TestFailure>) -> Signal<Int, TestFailure>

    init(_ name: String, _ apply: @escaping @Sendable (Signal<Int, TestFailure>) -> Signal<Int, TestFailure>)
    {
      testDescription = name
      self.apply = apply
    }
  }

  static let links: [Link] = [
    Link("map") { $0.map { $0 }.erased },
    Link("take") { $0.take(2).erased },
    Link("on") { $0.on(next: { _ in }).erased },
    Link("on, disposed") { $0.on(disposed: {}).erased },
    Link("finally") { $0.finally {}.erased },
    Link("start(with:)") { $0.start(with: 1).erased },
    Link("using") { signal in Signal.using(resource: { BlockDisposable() }) { _ in signal } },
    Link("flatMap") { $0.flatMap { .just($0) }.erased },
    Link("flatMap, concat") { $0.flatMap(.concat) { .just($0) }.erased },
    Link("flatMap, latest") { $0.flatMap(.latest) { .just($0) }.erased },
    Link("flatMap, first") { $0.flatMap(.first) { .just($0) }.erased },
    Link("bind") { $0.bind { { value, _ in Signal<Int, TestFailure>.just(value) } }.erased },
    Link("expand") { $0.expand { _ in .empty }.erased },
    Link("merge, on the right") { Signal<Int, TestFailure>.never.merge($0).erased },
    Link("take(untilReplacement:)") { $0.take(untilReplacement: Signal.never).erased },
    Link("repeated, once") { $0.repeated(1).erased },
    Link("retry, not at all") { $0.retry(0).erased },
    Link("publish, autoconnect") { $0.publish().autoconnect() },
    Link("operation") { $0.operation("all", state: ()) { $2.send($1) } },
    Link("operation, with a timer") { signal in
      signal.operation("all", on: TestScheduler(), state: { $0 }) {
        if case .value(let value) = $1 { $2.send(value) }
      }
    },
    Link("operation, starting signals") {
      $0.operation("all", starting: Int.self, state: { $0 }) {
        if case .value(let value) = $1 { $2.send(value) }
      }
    },
  ]

  @Test("Subscribing to 1,000 erased operators takes constant stack", arguments: links)
  func subscribing(link: Link) {
    func measure(_ count: Int) -> UInt {
      let frame = Log<UInt>()
      let source = Signal<Int, TestFailure>.create { _ in frame.append(stackAddress()) }
      let signal = (0..<count).reduce(source) { signal, _ in link.apply(signal) }
      let here = stackAddress()
      signal.subscribeEvents { _ in }.dispose()
      expectEqual(frame.entries.count, 1)
      return here - (frame.entries.last ?? 0)
    }
    // The depth at which the last operator is attached depends on the count.
    #expect(measure(1_000) < 2 * measure(100))
  }

  /// A signal of another package, which attaches erased sinks in ways of its own.
  private struct Custom: SignalProtocol {
    typealias Value = Int
    typealias Failure = Never

    let attachErased: @Sendable (AnySink<Int, Never>, CompoundDisposable) -> Void

    func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
    where S.Value == Int, S.Failure == Never {
      attachErased(AnySink(sink), subscription)
    }
  }

  /// A signal that sends `value`, with so many erased operators that their last one is not attached at once.
  private static func deep(_ value: Int, _ starts: Counter) -> Signal<Int, Never> {
    let source = Signal<Int, Never>.create { subscriber in
      starts.next()
      subscriber.send(value)
    }
    return (0..<50).reduce(source) { signal, _ in signal.map { $0 }.erased }
  }

  @Test("Two signals that are attached in one subscription both start")
  func twoInOneSubscription() {
    let (log, starts) = (Log<Int>(), Counter())
    let both = Custom { sink, subscription in
      Self.deep(1, starts).attach(sink, in: subscription)
      Self.deep(2, starts).attach(sink, in: subscription)
    }
    both.erased.subscribe { log.append($0) }
    expectEqual(log.entries, [1, 2])
  }

  @Test("A source that is not attached yet does not start after disposal")
  func disposalBeforeAttachment() {
    let starts = Counter()
    let disposing = Custom { sink, subscription in
      Self.deep(1, starts).attach(sink, in: subscription)
      subscription.dispose()
    }
    disposing.erased.subscribe()
    expectEqual(starts.value, 0)
  }
}
