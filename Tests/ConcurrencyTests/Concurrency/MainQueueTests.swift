import Dispatch
import Observation
import _ReactiveSignalsAtomics
import TestSupport

/// Values reach the main actor in order with the blocks of the main queue, and so without the global pool on their way.
@MainActor
@Suite(.withoutLeaks)
struct MainQueueTests {
  /// An observable object that any thread may change.
  final class Volume: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Atomic(0)

    var level: Int {
      get {
        registrar.access(self, keyPath: \.level)
        return stored.load(ordering: .acquiring)
      }
      set {
        registrar.withMutation(of: self, keyPath: \.level) { stored.store(newValue, ordering: .releasing) }
      }
    }
  }

  @MainActor final class Screen {
    var shown = 0
  }

  /// A way from another thread to the main actor: a subscription that shows numbers on a screen, and a function that sends one.
  struct Way: Sendable {
    let name: String
    let start: @MainActor (Screen) -> (any Disposable, @Sendable (Int) -> Void)

    init(
      _ name: String,
      _ start: @escaping @MainActor (Subject<Int, Never>, Screen) -> any Disposable
    ) {
      self.name = name
      self.start = { screen in
        let numbers = Subject<Int, Never>()
        return (start(numbers, screen), { numbers.send($0) })
      }
    }

    init(
      _ name: String,
      starting start: @escaping @MainActor (Screen) -> (any Disposable, @Sendable (Int) -> Void)
    ) {
      self.name = name
      self.start = start
    }
  }

  nonisolated static let ways = [
    Way("observe") { numbers, screen in numbers.observe { screen.shown = $0 } },
    Way("observeEvents") { numbers, screen in numbers.observeEvents { screen.shown = $0.value ?? 0 } },
    Way("onMain") { numbers, screen in numbers.onMain().subscribe { screen.shown = $0 } },
    Way("bind") { numbers, screen in numbers.bind(to: \.shown, on: screen) },
    Way("deliver(on:)") { numbers, screen in
      numbers.deliver(on: .main).subscribe { number in MainActor.assumeIsolated { screen.shown = number } }
    },
    Way("deliverOnMain") { numbers, screen in
      numbers.deliverOnMain().subscribe { number in MainActor.assumeIsolated { screen.shown = number } }
    },
    Way("deliver(on:) an actor") { numbers, screen in
      numbers.deliver(on: ActorScheduler(MainActor.shared)).subscribe { number in
        MainActor.assumeIsolated { screen.shown = number }
      }
    },
    Way(
      "observe an object",
      starting: { screen in
        let volume = Volume()
        return (MainSignal.observe(volume, \.level).subscribe { screen.shown = $0 }, { volume.level = $0 })
      }
    ),
    Way(
      "observe an object on the main actor",
      starting: { screen in
        let volume = Volume()
        let subscription = observe(volume, \.level).subscribe { level in
          MainActor.assumeIsolated { screen.shown = level }
        }
        return (subscription, { volume.level = $0 })
      }
    ),
  ]

  @Test("A value comes before a block of the main queue that its sender adds next", arguments: ways.indices)
  func order(way: Int) async {
    let screen = Screen()
    let (subscription, send) = Self.ways[way].start(screen)
    for number in 1...200 {
      await waitUntilCalled { done in
        DispatchQueue.global().async {
          send(number)
          DispatchQueue.main.async {
            MainActor.assumeIsolated { expectEqual(screen.shown, number, "\(Self.ways[way].name)") }
            done()
          }
        }
      }
    }
    subscription.dispose()
  }

  #if os(macOS) || os(Linux)
  @Test("A value comes before the next block of the main queue while tasks keep all their threads busy")
  func busyPool() async {
    await #expect(processExitsWith: .success) {
      for way in MainQueueTests.ways { await MainQueueTests.sendWithBusyPool(way) }
    }
  }

  private static func sendWithBusyPool(_ way: Way) async {
    let screen = Screen()
    let (subscription, send) = way.start(screen)
    let (runningCount, isOver) = (Shared(0), Shared(false))
    // Another task of the library would wait behind these.
    let tasks = (0..<256).map { _ in
      Task.detached {
        runningCount.withLock { $0 += 1 }
        while !isOver.value {}
      }
    }
    await waitUntilCalled { done in
      DispatchQueue(label: "sender").async {
        while runningCount.value == 0 {}
        send(1)
        DispatchQueue.main.async {
          MainActor.assumeIsolated { expectEqual(screen.shown, 1, "\(way.name)") }
          isOver.withLock { $0 = true }
          done()
        }
      }
    }
    for task in tasks { await task.value }
    subscription.dispose()
  }
  #endif

  /// Ways to a closure on the main actor.
  nonisolated static let handlings:
    [(
      String, @Sendable (Subject<Int, Never>, @escaping @MainActor @Sendable (Int) -> Void) -> any Disposable
    )] = [
      ("observe", { numbers, handle in numbers.observe { @MainActor in handle($0) } }),
      (
        "onMain",
        { numbers, handle in MainActor.assumeIsolated { numbers.onMain().subscribe { handle($0) } } }
      ),
      (
        "deliver(on:)",
        { numbers, handle in
          numbers.deliver(on: .main).subscribe { number in MainActor.assumeIsolated { handle(number) } }
        }
      ),
      (
        "deliverOnMain",
        { numbers, handle in
          numbers.deliverOnMain().subscribe { number in MainActor.assumeIsolated { handle(number) } }
        }
      ),
    ]

  @Test(
    "Other work of the main queue runs although values always wait, in order",
    arguments: handlings.indices
  )
  func stepsAside(handling: Int) async {
    let numbers = Subject<Int, Never>()
    var handled: [Int] = []
    var countAtBlock: Int?
    var subscription: (any Disposable)?
    await waitUntilCalled { done in
      subscription = Self.handlings[handling].1(numbers) { number in
        handled.append(number)
        if number == 0 || countAtBlock != nil || handled.count == 10_000 {
          if handled.last != 0 { numbers.send(0) } else { done() }
        } else {
          numbers.send(number + 1)
        }
      }
      // The value of another thread waits, and so does each that its handler sends.
      onThreads(1) { _ in numbers.send(1) }
      DispatchQueue.main.async { MainActor.assumeIsolated { countAtBlock = handled.count } }
    }
    let count = countAtBlock ?? .max
    #expect(count <= 64, "\(Self.handlings[handling].0)")
    expectEqual(handled, Array(1..<handled.count) + [0])
    subscription?.dispose()
  }

  @Test("A disposal between two turns drops the values that wait", arguments: handlings.indices)
  func disposalBetweenTurns(handling: Int) async {
    let numbers = Subject<Int, Never>()
    var count = 0
    let subscription = Self.handlings[handling].1(numbers) { _ in count += 1 }
    onThreads(1) { _ in for number in 1...200 { numbers.send(number) } }
    await waitUntilCalled { done in
      DispatchQueue.main.async {
        subscription.dispose()
        done()
      }
    }
    let countAtDisposal = count
    #expect(countAtDisposal <= 64)
    await waitUntilCalled { done in DispatchQueue.main.async { DispatchQueue.main.async { done() } } }
    expectEqual(count, countAtDisposal, "\(Self.handlings[handling].0)")
  }
}
