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

  let scheduler: TestScheduler
  private let recordings = InnerRecordings()

  init(_ scheduler: TestScheduler = TestScheduler()) { self.scheduler = scheduler }

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
    MarbleSignal.deferred { [scheduler, recordings] in
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
  func part() -> Session { Session(scheduler) }

  /// The recorded subscriptions, in order.
  var recorded: [MarbleFigure.Inner] { recordings.all.map(\.inner) }

  /// Advances the time as `run(to:)` does, but for no longer than `limit` in real time.
  ///
  /// - Returns: `true` if the run has reached its end.
  func run(to length: Int, limit: Duration) -> Bool {
    let deadline = ContinuousClock.now + limit
    defer { scheduler.cancelAll() }
    while scheduler.now < scheduler.tick * (length - 1)
      || (!scheduler.isIdle && scheduler.now < scheduler.tick * max(length, Self.maximumTicks))
    {
      scheduler.advance(ticks: 1)
      if ContinuousClock.now > deadline { return false }
    }
    return scheduler.isIdle
  }

  /// Advances the time until no work is queued, but at least by `length` ticks.
  func run(to length: Int) {
    if length > 0 { scheduler.advance(ticks: length - 1) }
    while !scheduler.isIdle, scheduler.now < scheduler.tick * Self.maximumTicks {
      scheduler.advance(ticks: 1)
    }
    scheduler.cancelAll()
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
