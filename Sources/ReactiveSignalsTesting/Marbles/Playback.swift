public import ReactiveSignals
import _ReactiveSignalsAtomics

extension TestScheduler {
  /// Plays the events of a diagram, each at its time. The events are known by their numbers.
  ///
  /// All events have the turn that is taken now, so that they come before work that is scheduled later for an equal time.
  ///
  /// - Parameters:
  ///   - ticks: The tick of each event, counted from now.
  ///   - first: The number of the first event to play.
  ///   - end: The tick to which the time advances after the last event, if it does.
  ///   - send: The closure to call with the number of each event.
  /// - Returns: A disposable that ends the playback, or `nil` if nothing is left to play.
  @discardableResult
  @usableFromInline
  func play(
    _ ticks: [Int],
    from first: Int = 0,
    to end: Int?,
    send: @escaping @Sendable (_ event: Int) -> Void
  ) -> (any Disposable)? {
    let playback = Playback(ticks, from: first, to: end, start: turn(at: now), timeline)
    guard let turn = playback.turn else { return nil }
    return queue.add(at: turn, then: { _ in playback.advance() }) {
      if let event = playback.lastEvent { send(event) }
    }
  }
}

/// The turns of the events of a diagram.
private final class Playback: Sendable {
  private let ticks: [Int]
  private let end: Int?
  private let start: TimedTurn
  private let timeline: Timeline
  /// The number of the next event. It is the number of events when the end is next.
  private let next: Atomic<Int>

  init(_ ticks: [Int], from first: Int, to end: Int?, start: TimedTurn, _ timeline: Timeline) {
    self.ticks = ticks
    self.end = end
    self.start = start
    self.timeline = timeline
    next = Atomic(first)
  }

  /// The turn of the next event or of the end.
  var turn: TimedTurn? {
    let next = next.load(ordering: .relaxed)
    guard let tick = next < ticks.count ? ticks[next] : next == ticks.count ? end : nil else { return nil }
    return TimedTurn(time: start.time + timeline.time(of: max(tick, 0)), number: start.number)
  }

  /// Goes to the next event, and returns its turn.
  func advance() -> TimedTurn? {
    next.add(1, ordering: .relaxed)
    return turn
  }

  /// The number of the event before the next one, or `nil` at the end.
  var lastEvent: Int? {
    let event = next.load(ordering: .relaxed) - 1
    return event < ticks.count ? event : nil
  }
}
