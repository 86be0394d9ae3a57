#if NATS
import Dispatch
import Foundation
import ReactiveSignals

/// A subscription to a stream: one consumer at the server after another, each behind the last message that arrived.
///
/// A consumer numbers what it sends. A missing number, heartbeats that stay away and a lost connection replace it by a new one. libnats
/// has such consumers itself, which it calls ordered. In version 3.4.1, these are sometimes silent for a minute after a lost connection.
final class Replay: Sendable {
  private enum Phase {
    /// There is no consumer.
    case idle
    case starting
    case running(Delivery)
    /// The consumer has been given up, and its last message may be on the way to the subscriber.
    case ending
    case stopped
  }

  private struct State {
    var start: NATSStart
    var phase = Phase.idle
    /// A Boolean value that indicates whether the consumer that is starting has to be replaced.
    var isBroken = false
    /// The sequence number of the last message in the stream. Messages up to it are dropped.
    var last: UInt64 = 0
    /// The time when the stream was made, by which another stream of its name is told.
    var created: Int64?
    /// The number of messages that the consumer has sent.
    var consumed: UInt64 = 0
    /// The number of the message that the consumer has to send first, if that is known.
    var first: UInt64?
    /// The number of consumers that began behind it.
    var lateCount = 0
    /// That number when heartbeats were missing.
    var consumedInSilence: UInt64?
    var earliest = Int64.min
    /// A Boolean value that indicates whether the messages from before the subscription have arrived.
    var isLive = false
  }

  private let connection: NATSConnection
  private let stream: Name
  private let subject: Name
  /// Called when the place is known behind which messages arrive.
  private let resolved: @Sendable () -> Void
  private let receive: @Sendable (Message, StreamPosition) -> Void
  private let fail: @Sendable (NATSError) -> Void
  private let state: Locked<State>

  init(
    _ connection: NATSConnection,
    _ stream: Name,
    _ subject: Name,
    _ start: NATSStart,
    resolved: @escaping @Sendable () -> Void = {},
    receive: @escaping @Sendable (Message, StreamPosition) -> Void,
    fail: @escaping @Sendable (NATSError) -> Void
  ) {
    self.connection = connection
    self.stream = stream
    self.subject = subject
    self.resolved = resolved
    self.receive = receive
    self.fail = fail
    state = Locked(State(start: start))
  }

  /// Begins, and begins anew whenever a lost connection is back.
  ///
  /// - Returns: The observation of the connection.
  func start() -> any Disposable {
    connection.state.signal.subscribe { [self] state in
      switch state {
      case .connected:
        restart()
        startIfIdle()
      case .reconnecting: break
      case .closed(let error): fail(error)
      }
    }
  }

  func stop() {
    let delivery = state.withLock { state -> Delivery? in
      defer { state.phase = .stopped }
      if case .running(let delivery) = state.phase { return delivery }
      return nil
    }
    stop(delivery)
  }

  /// Ends a subscription of libnats, which deletes the consumer and waits for the server's answer.
  private func stop(_ delivery: Delivery?) {
    if let delivery { connection.subscribing.run { delivery.stop() } }
  }

  // MARK: - One consumer after another

  /// Starts a consumer if there is none, and there is a connection. The observer of the state of the connection calls this again.
  private func startIfIdle() {
    guard connection.state.value == .connected else { return }
    let isStarting = state.withLock { state in
      guard case .idle = state.phase else { return false }
      state.phase = .starting
      state.isBroken = false
      state.consumed = 0
      state.consumedInSilence = nil
      return true
    }
    if isStarting { connection.subscribing.run { self.startNow() } }
  }

  private func startNow() {
    let delivery = Delivery(
      connection,
      receive: { self.receive($0) },
      failed: { failure in
        switch failure {
        case .silence: self.check()
        case .gap: self.restart()
        case .ended: self.ended()
        // A gap follows the first, the state of the connection the last, and libnats knows no subscription that was refused.
        case .dropped, .closed, .refused: break
        }
      }
    )
    do throws(NATSError) {
      try resolveStart()
      resolved()
      try delivery.start(onStream: stream, subject, from: place)
    } catch {
      guard error.isTemporary else {
        if case .notFound = error, state.withLock({ $0.created != nil }) {
          return fail(.deleted(stream.text))
        }
        return fail(error)
      }
      state.withLock { state in
        if case .starting = state.phase { state.phase = .idle }
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(250)) { self.startIfIdle() }
      return
    }
    let (isStopped, isBroken) = state.withLock { state in
      guard case .starting = state.phase else { return (true, false) }
      state.phase = .running(delivery)
      return (false, state.isBroken)
    }
    if isStopped { delivery.stop() }
    if isBroken { restart() }
    watchFirst(of: delivery)
  }

  /// The number of consumers that are replaced since they begin late. The first messages may have been removed meanwhile, by a limit of the
  /// stream.
  private static let lateLimit = 16

  /// Replaces a consumer that sends nothing, though there are messages. A server that removes messages of a subject may have moved it behind the
  /// last one.
  private func watchFirst(of delivery: Delivery) {
    let count = state.withLock { $0.first == nil ? nil : $0.lateCount }
    guard let count, count < Self.lateLimit else { return }
    // Longer each time, for a large message on a slow line.
    let delay = DispatchTimeInterval.seconds(1 << min(count, 5))
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [weak self, weak delivery] in
      guard let self, let delivery else { return }
      let isLate = state.withLock { state in
        guard state.consumed == 0, case .running(let current) = state.phase, current === delivery else {
          return false
        }
        state.lateCount += 1
        return true
      }
      if isLate { restart() }
    }
  }

  /// Replaces the consumer, when the message that is being delivered has been.
  private func restart() {
    let delivery = state.withLock { state -> Delivery? in
      switch state.phase {
      case .starting: state.isBroken = true
      case .running(let delivery):
        state.phase = .ending
        return delivery
      case .idle, .ending, .stopped: break
      }
      return nil
    }
    stop(delivery)
  }

  private func ended() {
    state.withLock { state in
      switch state.phase {
      case .running, .ending: state.phase = .idle
      case .idle, .starting, .stopped: break
      }
    }
    startIfIdle()
  }

  /// Fails if the stream has been deleted, and otherwise replaces a consumer that is silent for the second time.
  private func check() {
    connection.subscribing.run { [self] in
      do throws(NATSError) {
        _ = try checkStream()
      } catch {
        switch error {
        case .notFound, .deleted: return fail(.deleted(stream.text))
        default: return
        }
      }
      let isSilent = state.withLock { state in
        defer { state.consumedInSilence = state.consumed }
        return state.consumedInSilence == state.consumed
      }
      if isSilent { restart() }
    }
  }

  // MARK: - Requests

  /// Gives `.new` a place in the stream, which a second consumer needs.
  private func resolveStart() throws(NATSError) {
    let (first, last) = try checkStream()
    switch state.withLock({ $0.start }) {
    case .new:
      state.withLock { state in
        state.start = .sequence(last + 1)
        state.last = last
      }
    case .time(let date): state.withLock { $0.earliest = date.nanoseconds }
    case .sequence(let sequence): state.withLock { $0.last = max($0.last, max(sequence, 1) - 1) }
    case .start, .lastPerSubject: break
    }
    // The numbers of a stream only grow, so that a message behind the next one belongs to an earlier stream of this name.
    if state.withLock({ $0.last }) > last { throw .deleted(stream.text) }
    state.withLock { state in
      state.first =
        switch state.start {
        case .start, .sequence: subject.text == ">" && state.last < first && first <= last ? first : nil
        case .new, .time, .lastPerSubject: nil
        }
    }
  }

  /// Returns the number of the last message of the stream. Throws if it is not the one in which the subscription began.
  private func checkStream() throws(NATSError) -> (first: UInt64, last: UInt64) {
    let (first, last, created) = try connection.link.state(stream)
    let isSame = state.withLock { state in
      if state.created == nil { state.created = created }
      return state.created == created
    }
    if !isSame { throw .deleted(stream.text) }
    return (first, last)
  }

  /// The place at which the next consumer begins.
  private var place: Delivery.Place {
    let (start, last, isLive) = state.withLock { ($0.start, $0.last, $0.isLive) }
    switch start {
    // The last messages are asked for again until they have all arrived.
    case .lastPerSubject where !isLive: return .lastPerSubject
    case _ where last > 0: return .sequence(last + 1)
    case .start, .new, .sequence, .lastPerSubject: return .start
    // Messages from before are dropped here.
    case .time: return Delivery.Place(start)
    }
  }

  // MARK: - Messages

  private func receive(_ message: Message) {
    guard let position = message.position else { return }
    let (isGap, isNew) = state.withLock { state in
      guard position.consumerSequence == state.consumed + 1 else { return (true, false) }
      if state.consumed == 0, let first = state.first, position.sequence > first,
        state.lateCount < Self.lateLimit
      {
        // Not counted: the messages behind this one are dropped as well.
        state.lateCount += 1
        return (true, false)
      }
      state.consumed += 1
      if position.pending == 0 { state.isLive = true }
      guard position.sequence > state.last, position.nanoseconds >= state.earliest else {
        return (false, false)
      }
      state.last = position.sequence
      return (false, true)
    }
    if isGap { return restart() }
    if isNew { receive(message, position) }
  }
}

extension Date {
  /// The time in nanoseconds, which is at most a microsecond early: a date of today has a resolution of 240 ns. It is that of the nearest date
  /// from 1970 to 2255.
  var nanoseconds: Int64 {
    let time = timeIntervalSince1970 * 1e9
    return time > 0 ? Int64(min(time, 9e18)) - 500 : 0
  }
}
#endif
