import TestSupport

@Suite(.withoutLeaks) struct DescriptionTests {
  private typealias Source = Signal<Int, TestFailure>

  private let subject = Subject<Int, TestFailure>()
  private let scheduler = TestScheduler()

  @Test("An operator is described after its upstream, erased or not")
  func chain() {
    expectEqual(subject.map { $0 + 1 }.filter { $0 > 1 }.description, "[[Subject] map] filter")
    expectEqual("\(Signal(subject.map { $0 + 1 }).filter { $0 > 1 }.erased.erased)", "[[Subject] map] filter")
  }

  @Test("Sources are described")
  func sources() {
    expect(Source.just(1), "just")
    expect(Source.empty, "empty")
    expect(Source.fail(.one), "fail")
    expect(Source.never, "never")
    expect(Source.from([1]), "from")
    expect(Source.range(1...2), "from")
    expect((1...2).signal(), "from")
    expect(Source.create { _ in }, "create")
    expect(Source.deferred { Source.empty }, "deferred")
    expect(Source.attempt { () throws(TestFailure) in 1 }, "attempt")
    expect(Source.interval(.seconds(1), on: scheduler), "interval")
    expect(Source.timer(after: .seconds(1), on: scheduler), "timer")
    expect(Source.unfold(1) { _ in nil }, "unfold")
    expect(Source.using(resource: { BlockDisposable() }) { _ in Source.empty }, "using")
    expect(Source.startLazily(on: scheduler) { _ in }, "startLazily")
    expect(Source.startEagerly(on: scheduler) { _ in }, "startEagerly")
    expect(BehaviorSubject<Int, TestFailure>(1), "BehaviorSubject")
    expect(ReplaySubject<Int, TestFailure>(capacity: .unlimited).erased, "ReplaySubject")
  }

  @Test("A policy is described as it is written")
  func policies() {
    typealias Policy = BufferingPolicy<TestFailure>
    let policies: [Policy] = [
      .all, .waiting(2), .newest(3), .latest, .oldest(4), .fail(5, with: .one),
      .waiting(2, otherwise: .newest(3)),
    ]
    expectEqual(
      policies.map(\.description),
      [
        "all", "waiting(2)", "newest(3)", "newest(1)", "oldest(4)", "fail(5, with: one)",
        "waiting(2, otherwise: newest(3))",
      ]
    )
    let strategies: [FlattenStrategy] = [
      .merge, .merge(limit: 2), .concat, .ordered, .ordered(limit: 3), .latest, .first,
    ]
    expectEqual(
      strategies.map(\.description),
      ["merge", "merge(limit: 2)", "concat", "ordered", "ordered(limit: 3)", "latest", "first"]
    )
    let commands: [CommandPolicy] = [
      .refuse, .join, .queue, .queue(2), .restart, .keepLatest, .concurrent, .concurrent(3),
    ]
    expectEqual(
      commands.map(\.description),
      ["refuse", "join", "queue", "queue(2)", "restart", "keepLatest", "concurrent", "concurrent(3)"]
    )
  }

  @Test("A property is described by its type and its value")
  func properties() {
    let count = MutableProperty(3)
    expectEqual("\(count)", "MutableProperty(3)")
    expectEqual("\(count.map { $0 + 1 })", "Property(4)")
    expectEqual("\(ValidatingProperty<Int, TestFailure>(2) { _ in .valid })", "ValidatingProperty(2)")
  }

  @Test("Operators of one signal are described")
  func operators() {
    let source = Source.never
    expect(source.compactMap { $0 }, "[never] compactMap")
    expect(source.scan(0) { $0 + $1 }, "[never] scan")
    expect(source.take(1), "[never] take")
    expect(source.take(while: { $0 > 0 }), "[never] takeWhile")
    expect(source.skip(1), "[never] skip")
    expect(source.element(at: 1), "[[never] skip] take")
    expect(source.distinctUntilChanged(), "[never] distinctUntilChanged")
    expect(source.collect(), "[never] reduce")
    expect(source.start(with: 1), "[never] startWith")
    expect(source.flatMap { Source.just($0) }, "[never] flatMap")
    expect(source.bind { { value, _ in Source.just(value) } }, "[never] bind")
    expect(source.catch { _ in Source.empty }, "[never] catch")
    expect(source.retry(), "[never] retry")
    expect(source.retry(2), "[never] retry")
    expect(source.retry { $0 }, "[never] retry")
    expect(source.retry(1, backoff: .constant(.seconds(1)), on: scheduler), "[never] retry")
    expect(source.repeated(), "[never] repeated")
    expect(source.on(), "[never] on")
    expect(source.finally {}, "[never] finally")
    expect(source.materialize(), "[never] materialize")
    expect(source.debounce(for: .seconds(1), on: scheduler), "[never] debounce")
    expect(source.delay(for: .seconds(1), on: scheduler), "[never] delay")
    expect(source.deliver(on: scheduler), "[never] deliverOn")
    expect(source.subscribe(on: scheduler), "[never] subscribeOn")
    expect(source.share(), "[never] share")
    expect(source.replayLazily(), "[never] share")
    expect(source.multicast(Subject()).autoconnect(), "[Subject] autoconnect")
    expect(source.group { $0 }, "[never] groupBy")
    expect(source.window(count: 1), "[never] windowCount")
    expect(source.asyncMap { value async throws(TestFailure) in value }, "[never] asyncMap")
  }

  @Test("An operator of several signals names all it has from the start, in starting order")
  func combinations() {
    let (a, b) = (Source.never.named("a").erased, Source.never.named("b").erased)
    let trigger = Signal<Int, Never>.never.named("t")
    expect(a.merge(b), "[a, b] merge")
    expect(a.combineLatest(b), "[a, b] combineLatest")
    expect(a.zip(b), "[a, b] zip")
    expect(a.concat(b), "[a] concat")
    expect(a.race(b), "[a, b] race")
    expect(a.raceForValue(b), "[a, b] raceForValue")
    expect(Signal.concat(ignoringFailuresOf: [a]), "[a] concat")
    expect(a.switchOnFirst { $1 }, "[a] switchOnFirst")
    expect(a.window(until: { $0 }), "[a] window")
    expect(a.sample(on: b), "[a, b] sample")
    expect(a.sequenceEqual(b), "[a, b] sequenceEqual")
    expect(a.withLatest(from: b), "[b, a] withLatest")
    expect(a.take(until: trigger), "[[t] promoteFailure, a] takeUntil")
    expect(a.take(untilReplacement: b), "[a, b] takeUntilReplacement")
    expect(a.ifEmpty(switchTo: b), "[a, b] ifEmpty")
    expect(Signal.merge([a, b]), "[a, b] merge")
    expect(Signal.combineLatest([a, b]), "[a, b] combineLatest")
    expect(Signal.zip([a, b]), "[a, b] zip")
    expect(Signal.concat([a, b]), "[a, b] concat")
    expect(Signal.race([a, b]), "[a, b] race")
    expect(Signal.combineLatest(a, b, a, b, a), "[a, b, a, b, a] combineLatest")
    expect(Signal.zip(a, b, a, b, a), "[a, b, a, b, a] zip")
  }

  @Test("The description of a very long chain shows its end")
  func deepChain() {
    let description = ErasureTests.chain(on: Signal.just(1)).description
    #expect(description.hasPrefix("[[["))
    #expect(description.contains("[…] "))
    #expect(description.hasSuffix("] map] filter"))
    expectEqual(Signal.just(1).map { $0 }.erased.description, "[just] map")
  }

  @Test("A custom stage is described by its type, or by the name it gives")
  func stages() {
    struct Twice: Stage {
      typealias Input = Int
      typealias Output = Int
      typealias Failure = TestFailure
      func receive<Down: Sink & ~Copyable>(_ value: Int, into down: inout Down)
      where Down.Value == Int, Down.Failure == TestFailure { down.send(2 * value) }
    }
    expectEqual(subject.staged(by: Twice()).description, "[Subject] twice")
  }

  private func expect(
    _ signal: some SignalProtocol,
    _ description: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(signal.description == description, sourceLocation: location)
  }
}
