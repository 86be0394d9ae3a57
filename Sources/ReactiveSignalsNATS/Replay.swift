#if NATS
import CNATS
import Dispatch
import Foundation
import ReactiveSignals

/// A subscription to a stream, by an ordered consumer of libnats: it makes a new one at the server when a message is missing.
///
/// The addresses that it passes to libnats belong to strings and structures that live during the call.
final class Replay<Value: Sendable>: Sendable {
  private typealias Output = NATSStoredMessage<Value>

  private struct State {
    var start: NATSStart
    /// The sequence number of the last message. Messages up to it are dropped.
    var last: UInt64 = 0
    var earliest: Int64 = .min
    var delivery: Delivery?
    var isStopped = false
  }

  private let stream: NATSStream<Value>
  private let subject: String?
  private let subscriber: Subscriber<NATSStoredMessage<Value>, NATSError>
  private let waiter: Waiter
  private let state: Locked<State>

  init(
    _ stream: NATSStream<Value>,
    _ subject: String?,
    _ start: NATSStart,
    _ subscriber: Subscriber<NATSStoredMessage<Value>, NATSError>
  ) {
    self.stream = stream
    self.subject = subject
    self.subscriber = subscriber
    waiter = Waiter(subscriber)
    state = Locked(State(start: start))
  }

  func start(after delay: DispatchTimeInterval = .nanoseconds(0)) {
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.startNow() }
  }

  func stop() {
    let delivery = state.withLock { state in
      state.isStopped = true
      return state.delivery.take()
    }
    delivery?.stop()
  }

  private func startNow() {
    if subscriber.isDisposed { return }
    if case .closed(let error) = stream.connection.state.value { return subscriber.fail(error) }
    let delivery = Delivery(
      stream.connection,
      receive: { self.receive($0) },
      failed: { failure in
        switch failure {
        case .dropped: break
        case .silence: self.check()
        case .ended: self.start(after: .milliseconds(100))
        case .closed(let error): self.subscriber.fail(error)
        }
      }
    )
    do throws(NATSError) {
      try resolveStart()
      try unsafe delivery.start { callback, closure, made throws(NATSError) in
        try unsafe subscribe(callback, closure, &made)
      }
    } catch .other, .closed, .noServer {
      // No connection at the moment, or for good: the state above tells.
      return start(after: .milliseconds(100))
    } catch {
      return subscriber.fail(error)
    }
    let isStopped = state.withLock { state in
      if !state.isStopped { state.delivery = delivery }
      return state.isStopped
    }
    if isStopped { delivery.stop() }
  }

  /// Gives `.new` and `.time` a place in the stream. libnats would start at the first message when it lost the connection before it received
  /// one.
  private func resolveStart() throws(NATSError) {
    switch state.withLock({ $0.start }) {
    case .new:
      let last = try lastSequence()
      state.withLock { state in
        state.start = .sequence(last + 1)
        state.last = last
      }
    case .time(let date):
      state.withLock { $0.earliest = date.nanoseconds }
    case .sequence(let sequence): state.withLock { $0.last = max($0.last, max(sequence, 1) - 1) }
    case .start, .lastPerSubject: break
    }
  }

  private func lastSequence() throws(NATSError) -> UInt64 {
    var info: UnsafeMutablePointer<jsStreamInfo>?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_GetStreamInfo(&info, stream.connection.link.jetStream, stream.name, nil, &code)
    defer { unsafe jsStreamInfo_Destroy(info) }
    try Library.checkRepeated(status, code, stream.name)
    return unsafe info?.pointee.State.LastSeq ?? 0
  }

  private func subscribe(
    _ callback: natsMsgHandler,
    _ closure: UnsafeMutableRawPointer,
    _ made: inout OpaquePointer?
  ) throws(NATSError) {
    var options = unsafe jsSubOptions()
    try Library.check(unsafe jsSubOptions_Init(&options))
    unsafe options.Ordered = true
    unsafe options.Config.Heartbeat = 1_000_000_000
    let (start, last) = state.withLock { ($0.start, $0.last) }
    switch start {
    case _ where last > 0:
      unsafe options.Config.DeliverPolicy = js_DeliverByStartSequence
      unsafe options.Config.OptStartSeq = last + 1
    case .start, .new, .sequence: unsafe options.Config.DeliverPolicy = js_DeliverAll
    case .lastPerSubject: unsafe options.Config.DeliverPolicy = js_DeliverLastPerSubject
    case .time(let date):
      unsafe options.Config.DeliverPolicy = js_DeliverByStartTime
      // libnats 3.4.1 writes a fraction below a tenth of a second without its zeros, as a later one. Messages from before are dropped here.
      let fraction = date.nanoseconds % 1_000_000_000
      unsafe options.Config.OptStartTime = date.nanoseconds - (fraction < 100_000_000 ? fraction : 0)
    }
    var code = jsErrCode(rawValue: 0)
    let status = unsafe stream.name.withCString { name in
      unsafe options.Stream = name
      return unsafe js_Subscribe(
        &made,
        stream.connection.link.jetStream,
        subject ?? ">",
        callback,
        closure,
        nil,
        &options,
        &code
      )
    }
    try Library.checkRepeated(status, code, stream.name)
  }

  private func receive(_ message: Message) {
    guard let position = message.position else { return }
    let isNew = state.withLock { state in
      guard position.sequence > state.last, position.nanoseconds >= state.earliest else { return false }
      state.last = position.sequence
      return true
    }
    if isNew {
      stream.subjects.receive(message, subscriber) { value in
        NATSStoredMessage(
          subject: message.subject,
          value: value,
          sequence: position.sequence,
          nanoseconds: position.nanoseconds
        )
      }
    }
    waiter.wait()
  }

  /// Fails if the stream has been deleted.
  private func check() {
    DispatchQueue.global().async { [self] in
      if subscriber.isDisposed { return }
      do throws(NATSError) { _ = try lastSequence() } catch .notFound {
        subscriber.fail(.deleted(stream.name))
      } catch {}
    }
  }
}

extension Date {
  /// The time in nanoseconds, which is at most a microsecond early: a date of today has a resolution of 240 ns.
  fileprivate var nanoseconds: Int64 { Int64(timeIntervalSince1970 * 1e9) - 500 }
}

extension Library {
  /// Throws `.other` for failures that a repetition may answer.
  static func checkRepeated(_ status: natsStatus, _ code: jsErrCode, _ name: String) throws(NATSError) {
    if status != NATS_OK, isTemporary(status, code) {
      throw .other(status: Int(status.rawValue), reason: "no answer")
    }
    try check(status, code, name)
  }
}
#endif
