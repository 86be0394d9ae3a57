import ReactiveSignals
import ReactiveSignalsTesting
import Synchronization

/// The failure of a signal whose diagram contains `#`.
struct DiagramFailure: Error, Equatable {}

/// A signal of the names in a diagram.
typealias MarbleSignal = Signal<String, DiagramFailure>

/// A run in virtual time and its signals.
struct Session {
  /// The number of ticks after which an endless run stops.
  static let maximumTicks = 200
  /// The number of pieces of work that may run in one tick.
  static let maximumRounds = 100_000

  /// The way in which a run has ended.
  enum End: Equatable {
    /// No work is left.
    case finished
    /// More work is due later than the run may take.
    case cut
    /// More work is due in a tick that has had its rounds, or most of the real time. The time cannot pass.
    case stuck(tick: Int, rounds: Int)
  }

  let scheduler: TestScheduler
  /// The recordings, or `nil` if the run may go on forever and records nothing.
  private let recordings: InnerRecordings?

  init(_ scheduler: TestScheduler = TestScheduler(), isRecording: Bool = true) {
    self.scheduler = scheduler
    recordings = isRecording ? InnerRecordings() : nil
  }

  /// Parses the diagram of a signal. `text` begins at the character `offset` of `source`.
  func parse(_ text: String, in source: String? = nil, offset: Int = 0) throws(InputError) -> MarbleDiagram {
    let source = source ?? text
    let diagram: MarbleDiagram
    do {
      diagram = try MarbleDiagram(parsing: text)
    } catch {
      throw InputError(error, in: source, offset: offset)
    }
    // Only silence can follow a disposal, so the last character of its kind is the disposal.
    if diagram.has(.disposal), let index = text.lastIndex(of: "!") {
      let position = offset + text.distance(from: text.startIndex, to: index)
      let message = "'!' cannot stand here: a signal does not dispose its subscribers"
      throw InputError(message, in: source, at: position..<(position + 1))
    }
    return diagram
  }

  /// Returns a cold signal, or a hot one if the diagram contains a subscription.
  func signal(_ diagram: MarbleDiagram) -> MarbleSignal {
    let text = diagram.description
    let signal =
      diagram.has(.subscription)
      ? scheduler.hot(text, error: DiagramFailure()) : scheduler.cold(text, error: DiagramFailure())
    return signal.erased
  }

  /// Returns the same signal, and records each subscription to it.
  func recording(_ signal: MarbleSignal) -> MarbleSignal {
    guard let recordings else { return signal }
    return MarbleSignal.deferred { [scheduler] in
      let recording = InnerRecording(scheduler)
      recordings.add(recording)
      return signal.on(
        next: { recording.add(.value($0)) },
        failed: { _ in recording.add(.failed) },
        completed: { recording.add(.completed) },
        disposed: { recording.add(.disposal) }
      )
    }
  }

  /// Returns a session in the same time, with recordings of its own.
  func part() -> Session { Session(scheduler, isRecording: recordings != nil) }

  /// The recorded subscriptions, in order.
  var recorded: [MarbleFigure.Inner] { recordings?.all.map(\.inner) ?? [] }

  /// Advances the time until no work is queued, but at least to the last of `length` ticks.
  ///
  /// An endless run stops after `maximumTicks` or `length` ticks, whichever is more, and after `limit` in real time.
  func run(to length: Int, limit: Duration? = nil) -> End {
    let deadline = limit.map { ContinuousClock.now + $0 }
    defer { scheduler.cancelAll() }
    var end = advance(through: max(length - 1, 0), until: deadline)
    while end == .finished, !scheduler.isIdle {
      guard scheduler.ticks < max(length, Self.maximumTicks) else { return .cut }
      end = advance(through: scheduler.ticks + 1, until: deadline)
    }
    return end
  }

  /// Runs the work of the ticks through `tick`: the time ends in the middle of the tick, behind its work.
  private func advance(through tick: Int, until deadline: ContinuousClock.Instant?) -> End {
    advance(to: scheduler.tick * tick + scheduler.tick / 2, until: deadline)
  }

  /// Runs the work that is due before `time`, unless a tick has too much work or the deadline has passed.
  func advance(to time: Duration, until deadline: ContinuousClock.Instant?) -> End {
    var (now, rounds) = (scheduler.now, 0)
    scheduler.schedule(after: time - now) {}
    while scheduler.now < time {
      scheduler.step()
      if scheduler.now > now { (now, rounds) = (scheduler.now, 0) }
      rounds += 1
      let isLate = deadline.map { ContinuousClock.now > $0 } ?? false
      if rounds == Self.maximumRounds || (isLate && rounds > 1000) {
        return .stuck(tick: scheduler.ticks, rounds: rounds)
      }
      if isLate { return .cut }
    }
    return .finished
  }
}

/// The recordings of the subscriptions of a session.
private final class InnerRecordings: Sendable {
  private let subscriptions = Mutex<[InnerRecording]>([])

  var all: [InnerRecording] { subscriptions.withLock { $0 } }

  func add(_ subscription: InnerRecording) { subscriptions.withLock { $0.append(subscription) } }
}

/// A recording of one subscription.
private final class InnerRecording: Sendable {
  private let scheduler: TestScheduler
  private let start: Int
  private let log = Mutex<[(tick: Int, mark: MarbleDiagram.Mark)]>([])

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
    start = scheduler.ticks
  }

  func add(_ mark: MarbleDiagram.Mark) {
    let tick = scheduler.ticks
    log.withLock { $0.append((tick, mark)) }
  }

  var inner: MarbleFigure.Inner {
    let marks = log.withLock { $0 }
    let moments = marks.filter { $0.mark != .disposal }.map {
      MarbleDiagram.Moment(tick: $0.tick, marks: [$0.mark])
    }
    let end = marks.first { $0.mark == .disposal }?.tick
    return MarbleFigure.Inner(MarbleDiagram(moments), start: start, end: end)
  }
}

extension TestScheduler {
  /// The current time in ticks.
  fileprivate var ticks: Int { Int(now / tick) }
}

extension MarbleDiagram {
  func has(_ mark: Mark) -> Bool { moments.contains { $0.marks.contains(mark) } }

  /// Returns the diagram, padded with silence to `length` ticks if it has no end.
  func trimmed(to length: Int) -> MarbleDiagram {
    MarbleDiagram(moments, length: has(.completed) || has(.failed) ? 0 : length)
  }
}
