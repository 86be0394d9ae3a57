import ReactiveSignals
import Synchronization

/// Work in the order of its time; equal times in the order they came.
final class WorkQueue: Sendable {
  typealias Work = @Sendable () -> Void

  private let state = Locked(State())

  /// Adds work; `interval` has it come back.
  func add(at time: Duration, every interval: Duration? = nil, _ work: @escaping Work) -> any Disposable {
    let ticket = Ticket(self)
    state.withLock { $0.insert(Job(time: time, interval: interval, work: work, ticket: ticket)) }
    return ticket
  }

  /// Takes out the first work due by `limit`, or at all. Work that repeats is back in the queue already.
  func next(dueBy limit: Duration?) -> (time: Duration, work: Work)? {
    guard let job = state.withLock({ $0.removeFirst(dueBy: limit) }) else { return nil }
    if job.interval == nil { job.ticket.finish() }
    return (job.time, job.work)
  }

  /// The time of the first work.
  var nextTime: Duration? { state.withLock { $0.first?.time } }

  fileprivate func cancel(_ ticket: Ticket) {
    // Released outside the lock: that can run anything.
    let cancelled = state.withLock { $0.remove(ticket) }
    withExtendedLifetime(cancelled) {}
  }
}

/// What cancels a piece of work. It does not keep the queue.
private final class Ticket: Disposable {
  private weak let queue: WorkQueue?
  private let disposed = Atomic<Bool>(false)

  init(_ queue: WorkQueue) { self.queue = queue }

  var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  func dispose() {
    if finish() { queue?.cancel(self) }
  }

  @discardableResult
  func finish() -> Bool { !disposed.exchange(true, ordering: .acquiringAndReleasing) }
}

private struct Job: Sendable {
  var time: Duration
  let interval: Duration?
  let work: WorkQueue.Work
  let ticket: Ticket
}

/// A binary heap of times, and the work by its number: work that is cancelled leaves at once, its place in the heap
/// when its time comes or when such places are the majority.
private struct State: Sendable {
  private struct Place: Comparable, Sendable {
    let time: Duration
    let number: UInt

    static func < (a: Place, b: Place) -> Bool { (a.time, a.number) < (b.time, b.number) }
  }

  private var heap: [Place] = []
  private var jobs: [UInt: Job] = [:]
  private var numbers: [ObjectIdentifier: UInt] = [:]
  private var nextNumber: UInt = 0

  var first: Job? {
    mutating get {
      while let place = heap.first {
        if let job = jobs[place.number] { return job }
        dropFirst()
      }
      return nil
    }
  }

  mutating func insert(_ job: Job) {
    numbers[ObjectIdentifier(job.ticket)] = nextNumber
    jobs[nextNumber] = job
    heap.append(Place(time: job.time, number: nextNumber))
    nextNumber += 1
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst(dueBy limit: Duration?) -> Job? {
    guard let job = first, job.time <= limit ?? job.time else { return nil }
    _ = remove(job.ticket)
    if let interval = job.interval {
      var next = job
      next.time += interval
      insert(next)
    }
    return job
  }

  mutating func remove(_ ticket: Ticket) -> Job? {
    guard let number = numbers.removeValue(forKey: ObjectIdentifier(ticket)) else { return nil }
    let job = jobs.removeValue(forKey: number)
    if heap.count > 2 * jobs.count + 32 {
      // A sorted array is a heap.
      heap = heap.filter { jobs[$0.number] != nil }.sorted()
    }
    return job
  }

  private mutating func dropFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      let children = (2 * parent + 1)..<min(2 * parent + 3, max(heap.count, 2 * parent + 1))
      guard let least = children.min(by: { heap[$0] < heap[$1] }), heap[least] < heap[parent] else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
