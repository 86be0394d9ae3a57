import Dispatch
@testable import ReactiveSignals
import Observation
import TestSupport

/// Objects of the main actor that are not `Sendable` are released there, from whatever thread the last reference comes.
@MainActor
@Suite(.withoutLeaks)
struct MainReleaseTests {
  @Observable final class Model {
    var number = 0
  }

  @MainActor @Observable final class Player {
    var volume = 5
  }

  typealias Witnesses = MainSignal<Witness, Never>

  /// A source of witnesses. Its second result lets it send some.
  struct TestedSource: Sendable {
    let name: String
    let make: @MainActor (TestScheduler, Releases) -> (Witnesses, () async -> Void)

    init(
      _ name: String,
      _ make: @escaping @MainActor (TestScheduler, Releases) -> (Witnesses, () async -> Void)
    ) {
      self.name = name
      self.make = make
    }
  }

  nonisolated static let sources: [TestedSource] = [
    TestedSource("onMain") { _, releases in
      let numbers = Subject<Int, Never>()
      let captured = Witness(releases)
      return (
        numbers.onMain().map { _ in withExtendedLifetime(captured) { Witness(releases) } },
        { for number in 1...3 { numbers.send(number) } }
      )
    },
    TestedSource("onMain of another thread") { _, releases in
      let numbers = Subject<Int, Never>()
      return (
        numbers.onMain().map { _ in Witness(releases) },
        {
          onThreads(1) { _ in for number in 1...3 { numbers.send(number) } }
          await mainQueueHasServed()
        }
      )
    },
    TestedSource("interval") { scheduler, releases in
      (
        MainSignal.interval(.seconds(1), on: scheduler).map { _ in Witness(releases) },
        { scheduler.advance(by: .seconds(3)) }
      )
    },
    TestedSource("produce") { _, releases in
      let sent = Subject<Void, Never>()
      return (
        Witnesses.produce { producer in
          for _ in 1...3 { await producer.send(Witness(releases)) }
          sent.send(())
          _ = await sent.first()
        },
        { _ = await sent.first() }
      )
    },
    TestedSource("observe") { _, releases in
      let model = Model()
      return (
        MainSignal.observe(model, \.number).map { _ in Witness(releases) },
        { for number in 1...3 { model.number = number } }
      )
    },
    TestedSource("retry(backoff:)") { scheduler, releases in
      let captured = Witness(releases)
      return (
        MainSignal<Witness, TestFailure>.create { subscriber in
          withExtendedLifetime(captured) {
            subscriber.send(Witness(releases))
            subscriber.fail(.one)
          }
        }
        .retry(backoff: .constant(.seconds(1)), on: scheduler),
        { scheduler.advance(by: .milliseconds(1_500)) }
      )
    },
    TestedSource("MainSubject") { _, releases in
      let subject = MainSubject<Witness, Never>()
      return (subject.mainSignal, { for _ in 1...3 { subject.send(Witness(releases)) } })
    },
    TestedSource("MainMutableProperty") { _, releases in
      let property = MainMutableProperty(Witness(releases))
      return (property.signal, { property.value = Witness(releases) })
    },
    TestedSource("create") { _, releases in
      var subscribers: [MainSubscriber<Witness, Never>] = []
      return (
        Witnesses.create { subscriber in
          let cleanup = Witness(releases)
          subscriber.onDispose { withExtendedLifetime(cleanup) {} }
          subscribers.append(subscriber)
        },
        {
          for subscriber in subscribers { for _ in 1...3 { subscriber.send(Witness(releases)) } }
          subscribers = []
        }
      )
    },
    TestedSource("elements") { _, releases in
      (Witnesses.from([Witness(releases), Witness(releases)]).concat(.never), {})
    },
  ]

  /// Operators that keep values, and those that keep none.
  static let buffers: [(String, @MainActor (Witnesses, TestScheduler) -> any Disposable)] = [
    ("map", { source, _ in source.map { $0 }.subscribe() }),
    ("scan", { source, _ in source.scan([]) { $0 + [$1] }.subscribe() }),
    ("pairwise", { source, _ in source.pairwise().subscribe() }),
    ("takeLast", { source, _ in source.takeLast(2).subscribe() }),
    ("skipLast", { source, _ in source.skipLast(2).subscribe() }),
    ("collect", { source, _ in source.collect().subscribe() }),
    ("buffer(count:)", { source, _ in source.buffer(count: 10).subscribe() }),
    ("buffer(for:)", { source, scheduler in source.buffer(for: .seconds(100), on: scheduler).subscribe() }),
    ("debounce", { source, scheduler in source.debounce(for: .seconds(100), on: scheduler).subscribe() }),
    ("throttle", { source, scheduler in source.throttle(for: .seconds(100), on: scheduler).subscribe() }),
    ("audit", { source, scheduler in source.audit(for: .seconds(100), on: scheduler).subscribe() }),
    ("delay", { source, scheduler in source.delay(for: .seconds(100), on: scheduler).subscribe() }),
    (
      "delay on a queue",
      { source, _ in source.delay(for: .seconds(100), on: QueueScheduler(label: "later")).subscribe() }
    ),
    ("debounce on main", { source, _ in source.debounce(for: .seconds(100)).subscribe() }),
    ("combineLatest", { source, _ in source.combineLatest(Witnesses.never).subscribe() }),
    ("zip", { source, _ in source.zip(Witnesses.never).subscribe() }),
    ("sample", { source, _ in source.sample(on: MainSignal<Void, Never>.never).subscribe() }),
    ("concat", { source, _ in Witnesses.never.concat(source).merge(source).subscribe() }),
    (
      "flatMap in order",
      { source, _ in source.flatMap(.concat) { MainSignal.just($0).concat(.never) }.subscribe() }
    ),
    (
      "flatMap latest",
      { source, _ in source.flatMap(.latest) { MainSignal.just($0).concat(.never) }.subscribe() }
    ),
    ("share", { source, _ in source.share(replay: 2).subscribe() }),
    ("replayLazily", { source, _ in source.replayLazily().subscribe() }),
    ("window", { source, _ in source.window(count: 2).subscribe() }),
    ("group", { source, _ in source.group { ObjectIdentifier($0) }.subscribe() }),
    ("asyncMap", { source, _ in source.asyncMap { value in value }.subscribe() }),
    (
      "bind",
      { source, _ in
        let property = MainMutableProperty<Witness?>(nil)
        let binding = source.bind(to: property)
        return CompoundDisposable([binding, BlockDisposable { withExtendedLifetime(property) {} }])
      }
    ),
  ]

  @Test("Disposal elsewhere releases closures and values on the main actor", arguments: sources.indices)
  func disposalElsewhere(source: Int) async {
    let source = Self.sources[source]
    for (name, subscribe) in Self.buffers {
      let releases = Releases()
      let scheduler = TestScheduler()
      func start() async -> Handed {
        let (witnesses, send) = source.make(scheduler, releases)
        let captured = Witness(releases)
        let subscription = subscribe(
          witnesses.map { value in withExtendedLifetime(captured) { value } },
          scheduler
        )
        await send()
        return Handed(subscription, disposing: subscription)
      }
      await start().leaveToAnotherThread()
      _ = consume scheduler
      #expect(await releases.elsewhere == 0, "\(name) behind \(source.name)")
    }
  }

  @Test(
    "The decision of a validating property is released on the main actor, with its last property elsewhere"
  )
  func decisionElsewhere() async {
    let releases = Releases()
    func makeOutcome() -> Handed {
      let captured = Witness(releases)
      let limit = MainMutableProperty(1)
      let validating = MainValidatingProperty<Int, TestFailure>(1, with: limit) { number, limit in
        withExtendedLifetime(captured) { number > limit ? .invalid(.one) : .valid }
      }
      limit.value = 0
      return Handed(validating.outcome)
    }
    makeOutcome().leaveToAnotherThread()
    #expect(await releases.elsewhere == 0)
  }

  @Test("A value that is replaced while another thread computes a property is released on the main actor")
  func replacedDuringComputation() async {
    let releases = Releases()
    func replace() {
      let (begins, ends, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchGroup())
      let computed = MutableProperty(1).combineLatest(MutableProperty(2)).map { first, second in
        begins.signal()
        ends.wait()
        return first + second
      }
      DispatchQueue(label: "reader").async(group: done) { _ = computed.value }
      begins.wait()
      let property = MainMutableProperty(Witness(releases))
      property.value = Witness(releases)
      transaction { property.value = Witness(releases) }
      ends.signal()
      done.wait()
    }
    replace()
    #expect(await releases.elsewhere == 0)
  }

  @Test(
    "A signal with its last reference elsewhere is released on the main actor",
    arguments: sources.indices
  )
  func signalElsewhere(source: Int) async {
    let releases = Releases()
    let scheduler = TestScheduler()
    func make() -> Handed {
      let captured = Witness(releases)
      let signal = Self.sources[source].make(scheduler, releases).0
      return Handed(signal.map { value in withExtendedLifetime(captured) { value } }.map { _ in 1 }.signal)
    }
    make().leaveToAnotherThread()
    #expect(await releases.elsewhere == 0)
  }

  @Test("A thread that has the last reference to a subscriber releases nothing of the main actor")
  func subscriberElsewhere() async {
    let releases = Releases()
    func make() -> Handed {
      let captured = Witness(releases)
      var subscribers: [MainSubscriber<Int, Never>] = []
      MainSignal<Int, Never>.create { subscribers.append($0) }
        .subscribe { _ in withExtendedLifetime(captured) {} }
      return Handed(subscribers)
    }
    make().leaveToAnotherThread()
    #expect(await releases.elsewhere == 0)
  }

  @Test("A thread that looks at a property for the inspector releases no value of the main actor")
  func inspectorElsewhere() async {
    let releases = Releases()
    let inspection = Inspection(clock: nil, place: { "" }, keepsValues: true, eventLimit: 1)
    let inspected = Inspection.Property(in: inspection)
    func make() -> Handed {
      let property = MainMutableProperty(Witness(releases))
      inspected.register(property.stored.source)
      return Handed(property.owner)
    }
    let handed = make()
    await waitUntilCalled { done in
      DispatchQueue(label: "inspector").async {
        _ = inspected.withNode { _ in
          handed.leaveToAnotherThread()
          // The main actor has released the property then, and this thread has the last reference to its node.
          DispatchQueue.main.sync {}
        }
        done()
      }
    }
    #expect(await releases.elsewhere == 0)
  }

  @Test("A thread that sends has no last reference to a closure of the main actor")
  func senderElsewhere() async {
    let releases = Releases()
    for _ in 0..<200 {
      let numbers = Subject<Int, Never>()
      let captured = Witness(releases)
      let subscription = numbers.onMain().subscribe { _ in withExtendedLifetime(captured) {} }
      let sender = Task.detached { for number in 0..<20 { numbers.send(number) } }
      await Task.yield()
      subscription.dispose()
      await sender.value
    }
    #expect(await releases.elsewhere == 0)
  }

  @Test("A disposal elsewhere has effect immediately, and its cleanups run on the main actor with one hop")
  func disposalElsewhereHasEffect() async {
    let subject = MainSubject<Int, Never>()
    var (received, log) = ([Int](), [String]())
    let subscription = subject.finally { log.append("first") }
      .merge(MainSignal.never.finally { log.append("second") })
      .subscribe { received.append($0) }
    subject.send(1)
    onThreads(1) { _ in subscription.dispose() }
    #expect(subscription.isDisposed)
    subject.send(2)
    expectEqual(received, [1])
    expectEqual(log, [])
    await mainQueueHasServed()
    expectEqual(log, ["first", "second"])
    expectEqual(subject.subscriptionCount, 0)
  }

  @Test("The release of an observed object by another thread completes its signals on the main actor")
  func observedObjectElsewhere() async {
    let releases = Releases()
    for isMain in [true, false] {
      var isCompleted = false
      func make() -> Handed {
        let player = Player()
        let captured = Witness(releases)
        let signal = isMain ? MainSignal.observe(player, \.volume) : observe(player, \.volume).onMain()
        signal.subscribe(completed: {
          withExtendedLifetime(captured) { MainActor.preconditionIsolated() }
          isCompleted = true
        })
        return Handed(player)
      }
      make().leaveToAnotherThread()
      while !isCompleted { await Task.yield() }
    }
    #expect(await releases.elsewhere == 0)
  }

  @Test("A subscription that nobody disposes is released on the main actor")
  func releaseWithoutDisposal() async {
    let releases = Releases()
    func make() -> Handed {
      let subscription = MainSignal<Int, Never>.create { subscriber in
        for _ in 1...4 {
          let cleanup = Witness(releases)
          subscriber.onDispose { withExtendedLifetime(cleanup) {} }
        }
      }
      .subscribe()
      return Handed(subscription)
    }
    make().leaveToAnotherThread()
    #expect(await releases.elsewhere == 0)
  }

  @Test("Values that wait for an iteration are released on the main actor when it is canceled elsewhere")
  func iteration() async {
    let releases = Releases()
    let subject = MainSubject<Witness, Never>()
    let iteration = Task { @MainActor in for await value in subject.values { withExtendedLifetime(value) {} }
    }
    while subject.subscriptionCount == 0 { await Task.yield() }
    for _ in 1...3 { subject.send(Witness(releases)) }
    onThreads(1) { _ in iteration.cancel() }
    await iteration.value
    #expect(await releases.elsewhere == 0)
  }
}
