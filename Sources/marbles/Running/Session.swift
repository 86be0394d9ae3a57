import ReactiveSignals
import ReactiveSignalsTesting

/// How a signal fails whose diagram says so.
struct Broken: Error, Equatable {}

/// A signal of names.
typealias MarbleSignal = Signal<String, Broken>

/// Virtual time, and the signals in it.
struct Session {
  /// What runs for ever is watched for so long.
  static let patience = 200

  let scheduler = TestScheduler()
  private let watch = Watch()

  /// Reads the diagram of a signal, which is `text` or stands in `phrase` from the character `offset` on.
  func parse(_ text: String, in phrase: String? = nil, offset: Int = 0) throws(InputError) -> MarbleDiagram {
    let phrase = phrase ?? text
    let diagram: MarbleDiagram
    do {
      diagram = try MarbleDiagram(parsing: text)
    } catch {
      throw InputError(error, in: phrase, offset: offset)
    }
    // Only silence can follow it, so it is the last one.
    if diagram.has(.disposal), let index = text.lastIndex(of: "!") {
      let position = offset + text.distance(from: text.startIndex, to: index)
      let message = "'!' cannot stand here: a signal does not dispose its subscribers"
      throw InputError(message, in: phrase, at: position..<(position + 1))
    }
    return diagram
  }

  /// A cold signal, or a hot one if the diagram has the moment of subscription in it.
  func signal(_ diagram: MarbleDiagram) -> MarbleSignal {
    let text = diagram.description
    return diagram.has(.subscription)
      ? scheduler.hot(text, error: Broken()).erased : scheduler.cold(text, error: Broken()).erased
  }

  /// The same signal; each subscription to it is written down.
  func watched(_ signal: MarbleSignal) -> MarbleSignal {
    MarbleSignal.deferred { [scheduler, watch] in
      let recording = Recorded(scheduler)
      watch.add(recording)
      return signal.on(
        next: { recording.add(.value($0)) },
        failed: { _ in recording.add(.failed) },
        completed: { recording.add(.completed) },
        disposed: { recording.add(.disposal) }
      )
    }
  }

  /// The subscriptions to watched signals, in the order they began.
  var watched: [MarbleFigure.Inner] { watch.all.map(\.inner) }

  /// Lets time pass until nothing more happens, but at least `length` ticks.
  func run(to length: Int) {
    if length > 0 { scheduler.advance(ticks: length - 1) }
    while !scheduler.isIdle, scheduler.now < scheduler.tick * Self.patience { scheduler.advance(ticks: 1) }
    scheduler.cancelAll()
  }
}

/// The subscriptions that were written down.
private final class Watch: Sendable {
  private let subscriptions = Locked<[Recorded]>([])

  var all: [Recorded] { subscriptions.withLock { $0 } }

  func add(_ subscription: Recorded) { subscriptions.withLock { $0.append(subscription) } }
}

/// What came in the course of a subscription.
private final class Recorded: Sendable {
  private let scheduler: TestScheduler
  private let start: Int
  private let log = Locked<[(tick: Int, mark: MarbleDiagram.Mark)]>([])

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
  /// The present, in ticks.
  fileprivate var ticks: Int { Int(now / tick) }
}

extension MarbleDiagram {
  func has(_ mark: Mark) -> Bool { moments.contains { $0.marks.contains(mark) } }

  /// The diagram with silence up to `length` ticks, and not beyond.
  func trimmed(to length: Int) -> MarbleDiagram {
    MarbleDiagram(moments, length: has(.completed) || has(.failed) ? 0 : length)
  }
}
