import Dispatch
import TestSupport

/// Sources that wait although a thread is inside a gate between them and the consumer that makes them wait.
@Suite(.withoutLeaks) struct GatePressureTests {
  typealias Chain = Signal<Int, Never>

  /// Operators with a gate. They send the numbers of the second signal, and the zeros of the first one between them.
  private static let chains: [(name: String, join: @Sendable (Chain, Chain) -> Chain)] = [
    ("merge", { $0.merge($1).erased }),
    ("merge of many", { Chain.merge([$0, $1, .never]).erased }),
    (
      "combineLatest",
      { zeros, numbers in
        zeros.start(with: 0).combineLatest(numbers.start(with: 0))
          .scan((last: 0, sent: 0)) { ($1.1, $1.1 == $0.last ? 0 : $1.1) }
          .map { $0.sent }.erased
      }
    ),
    ("withLatest", { $1.withLatest(from: $0.start(with: 0)).map { $0.0 }.merge($0).erased }),
    ("flatMap", { Signal.from([$0, $1]).flatMap { $0 }.erased }),
    ("flatMap(.concat)", { $0.merge($1).flatMap(.concat) { Signal.just($0) }.erased }),
    ("flatMap(.ordered)", { $0.merge($1).flatMap(.ordered) { Signal.from([$0]) }.erased }),
    ("flatMap(.latest)", { Signal.just($0.merge($1)).flatMap(.latest) { $0 }.erased }),
    ("take(until:)", { $0.merge($1).take(until: Chain.never).erased }),
    ("share", { $0.merge($1).share(buffering: .waiting) }),
    ("merge with a shared signal", { $0.merge($1.share(buffering: .waiting)).erased }),
    ("publish", { $0.merge($1).publish { $0 }.erased }),
    ("group(by:)", { $0.merge($1).group(by: { _ in 0 }).flatMap { $0 }.erased }),
    ("window(count:)", { $0.merge($1).window(count: 7).flatMap { $0 }.erased }),
    (
      "create",
      { zeros, numbers in
        .create { subscriber in
          zeros.subscribe { subscriber.send($0) }.store(in: subscriber)
          numbers.subscribe(subscriber).store(in: subscriber)
        }
      }
    ),
  ]

  @Test("A source that is resumed inside a gate does not fill its queue", arguments: chains.indices)
  func resumedInside(index: Int) {
    let (name, join) = Self.chains[index]
    let scheduler = TestScheduler()
    let zeros = Subject<Int, Never>()
    let (pulled, received) = (Counter(), Counter())
    let worst = Shared(0)
    let consumesInside = Shared(false)
    let numbers = Signal.range(1..<100).on(next: { _ in
      let ahead = pulled.next() - received.value
      worst.withLock { $0 = max($0, ahead) }
    })
    let subscription = join(zeros.erased, numbers.erased)
      .on(next: { _ in
        // Inside the gate, this takes the values that wait, and resumes the source.
        if consumesInside.exchange(false) { scheduler.run() }
      })
      .deliver(on: scheduler, buffering: .waiting(2))
      .subscribe { if $0 > 0 { _ = received.next() } }
    for _ in 0..<5 {
      _ = consumesInside.exchange(true)
      zeros.send(0)
      _ = consumesInside.exchange(false)
      scheduler.run()
    }
    subscription.dispose()
    #expect(received.value > 90, "\(name)")
    #expect(worst.value <= 7, "\(name)")
  }

  @Test("A source that is resumed inside the gate of a zip does not fill the queue of the gate")
  func resumedInsideZip() {
    let scheduler = TestScheduler()
    let zeros = Subject<Int, Never>()
    let (pulled, received) = (Counter(), Counter())
    let consumesInside = Shared(false)
    let subscription = zeros.zip(pulled.numbers().take(100), buffering: .waiting(8))
      .on(next: { _ in
        guard consumesInside.exchange(false) else { return }
        scheduler.run()
        expectEqual(received.value, 5)
        #expect(pulled.value <= 9)
      })
      .deliver(on: scheduler, buffering: .waiting(2))
      .subscribe { _ in _ = received.next() }
    // The numbers that wait in the zip become few enough. So their source waits for the subscriber alone.
    for _ in 0..<5 { zeros.send(0) }
    expectEqual(pulled.value, 8)
    _ = consumesInside.exchange(true)
    zeros.send(0)
    #expect(!consumesInside.value)
    subscription.dispose()
  }

  @Test(
    "A source that a late subscriber resumes does not fill the queue of the gate",
    arguments: [false, true]
  )
  func resumedByLateSubscriber(hasSubject: Bool) {
    let scheduler = TestScheduler()
    let (pulled, received) = (Counter(), Counter())
    let source = pulled.numbers().take(99)
    let connection = source.multicast(ReplaySubject(capacity: .last(1)), buffering: .waiting)
    let shared = hasSubject ? connection.signal : source.share(replay: 1, buffering: .waiting)
    let slow = shared.deliver(on: scheduler, buffering: .waiting(2)).subscribe { _ in _ = received.next() }
    if hasSubject { connection.connect() }
    expectEqual(pulled.value, 2)
    // The value that is kept is replayed inside the gate.
    let late = Log<Int>()
    shared.take(1).subscribe {
      late.append($0)
      scheduler.run()
      expectEqual(received.value, 2)
      expectEqual(pulled.value, 3)
    }
    expectEqual(late.entries, [2])
    scheduler.run()
    expectEqual(received.value, 99)
    slow.dispose()
  }

  @Test("A source waits while another thread is inside a gate", arguments: chains.indices)
  func otherThread(index: Int) {
    let (name, join) = Self.chains[index]
    let zeros = Subject<Int, Never>()
    let pulled = Counter()
    let start = Shared<Action?>(nil)
    let startsOnThread = Shared(false)
    let numbers = Chain.create { subscriber in
      _ = start.exchange(
        Action { Signal.range(1..<100).on(next: { _ in _ = pulled.next() }).subscribe(subscriber) }
      )
    }
    let scheduler = TestScheduler()
    let subscription = join(zeros.erased, numbers)
      .on(next: { _ in
        guard startsOnThread.exchange(false), let start = start.exchange(nil) else { return }
        onThreads(1) { _ in start.run() }
        if pulled.value > 7 { Issue.record("\(name): \(pulled.value) values wait at the gate") }
      })
      .deliver(on: scheduler, buffering: .waiting(2))
      .subscribe { _ in }
    _ = startsOnThread.exchange(true)
    zeros.send(0)
    scheduler.run()
    #expect(pulled.value > 90, "\(name)")
    subscription.dispose()
  }

  @Test("A source waits while another thread is inside the gate of a zip whose subscriber takes all values")
  func otherThreadInsideZip() {
    let zeros = Subject<Int, Never>()
    let pulled = Counter()
    let start = Shared<Action?>(nil)
    let numbers = Chain.create { subscriber in
      subscriber.send(0)
      let numbers = pulled.numbers().take(100)
      _ = start.exchange(Action { numbers.subscribe(subscriber).store(in: subscriber) })
    }
    let subscription = zeros.zip(numbers, buffering: .waiting(8))
      .subscribe { _ in
        guard let start = start.exchange(nil) else { return }
        onThreads(1) { _ in start.run() }
        expectEqual(pulled.value, 1)
      }
    zeros.send(0)
    expectEqual(pulled.value, 8)
    subscription.dispose()
  }

  private struct Action: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

}
