import Dispatch
import _ReactiveSignalsAtomics
import TestSupport

/// The bridges to actors and tasks take one job for a burst of values, and their policies drop no failure.
@Suite(.withoutLeaks) struct HandOverTests {
  /// The executor of an actor, which keeps the jobs back while it is held.
  final class HeldExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "held executor")
    private let isHeld = Atomic(false)
    private let jobCount = Atomic(0)

    /// The number of jobs since the executor was held.
    var jobs: Int { jobCount.load(ordering: .sequentiallyConsistent) }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
      if isHeld.load(ordering: .sequentiallyConsistent) { jobCount.add(1, ordering: .sequentiallyConsistent) }
    }

    func hold() {
      queue.suspend()
      isHeld.store(true, ordering: .sequentiallyConsistent)
    }

    /// Suspends until a job has arrived.
    func waitForJob() async { while jobs == 0 { await Task.yield() } }

    func resume() { queue.resume() }
  }

  actor Listener {
    nonisolated let executor = HeldExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
    private var events: [Event<Int, TestFailure>] = []

    func follow(_ source: Source<Int>, _ policy: BufferingPolicy<TestFailure> = .all) {
      source.observeEvents(buffering: policy) { self.events.append($0) }
    }

    func received() -> [Event<Int, TestFailure>] { events }
  }

  @Test("observe takes one job of the actor for a burst of values")
  func observeBurst() async {
    let source = Source<Int>()
    let listener = Listener()
    await listener.follow(source)
    listener.executor.hold()
    source.send(0)
    await listener.executor.waitForJob()
    for number in 1..<100 { source.send(number) }
    source.complete()
    expectEqual(listener.executor.jobs, 1)
    // Another task of the actor, which arrives before the burst is handled, does not wait for the whole burst.
    async let early = listener.received()
    while listener.executor.jobs < 2 { await Task.yield() }
    listener.executor.resume()
    var received = await early
    #expect((1...64).contains(received.count))
    while received.last != .completed { received = await listener.received() }
    expectEqual(received, (0..<100).map { .next($0) } + [.completed])
  }

  @Test("No policy of observe drops the failure", arguments: 0...3)
  func observeFailure(index: Int) async {
    let policies: [BufferingPolicy<TestFailure>] = [.all, .latest, .newest(1), .oldest(1)]
    let source = Source<Int>()
    let listener = Listener()
    await listener.follow(source, policies[index])
    listener.executor.hold()
    source.send(0)
    await listener.executor.waitForJob()
    for number in 1..<10 { source.send(number) }
    source.fail()
    listener.executor.resume()
    // A turn of the actor that takes more than a millisecond ends before the failure.
    var received = await listener.received()
    while received.last?.isTerminal != true { received = await listener.received() }
    expectEqual(received.last, .failed(.one))
  }

  @Test("No policy of asyncMap drops the failure of the source", arguments: 0...3)
  func asyncMapFailure(index: Int) async {
    let policies: [BufferingPolicy<TestFailure>] = [.all, .latest, .newest(1), .oldest(1)]
    let source = Source<Int>()
    let recorder = Recorder<Int, TestFailure>()
    source.asyncMap(buffering: policies[index]) { (number) async throws(TestFailure) in
      await Subject<Void, Never>().completion()
      return number
    }
    .subscribe(recorder)
    source.send(1, 2, 3)
    source.fail()
    expectEqual(recorder.events, [.failed(.one)])
  }
}
