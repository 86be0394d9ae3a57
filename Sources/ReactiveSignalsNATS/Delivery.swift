#if NATS
import CNATS
import Dispatch
import Foundation
public import ReactiveSignals
import _ReactiveSignalsAtomics

/// One subscription of libnats, which calls `receive` for each message on a thread of its own.
///
/// `@unchecked Sendable`: the address of the subscription is behind a lock, and ``stop()`` takes it out before it ends the
/// subscription. Only the thread of the messages uses `uncheckedCount`, `lastSubject` and `waste`, one at a time, so that they need no check
/// of exclusive access. libnats owns a reference to this object, which its last callback for the subscription releases. So the callbacks for
/// messages find it alive.
@safe
final class Delivery: @unchecked Sendable {
  /// Starts a subscription. Gets the callback and its argument, and returns the subscription.
  private typealias Subscribe = (natsMsgHandler, UnsafeMutableRawPointer, inout OpaquePointer?)
    throws(NATSError) ->
    Void

  private let connection: NATSConnection
  /// The subject, by which the server names a subscription that it refuses.
  private let subject: String?
  /// A Boolean value that indicates whether the subject is a pattern, so that messages have other subjects.
  private let isPattern: Bool
  private let receive: @Sendable (Message) -> Void
  /// Called with the failures that libnats reports, for example when messages have been dropped.
  private let failed: @Sendable (Failure) -> Void
  private let subscription = Locked<(address: UInt, isStopped: Bool)>((0, false))
  private let droppedCount = Atomic<Int>(0)
  /// The number of messages that may wait in libnats. A negative one is no limit.
  private let pendingLimit: CInt
  /// The number of messages between two looks at the number of those that were dropped, and of those up to the next look.
  private let interval: Int
  @exclusivity(unchecked) private var uncheckedCount: Int
  @exclusivity(unchecked) private var lastSubject = ""
  @exclusivity(unchecked) private var waste = Waste()

  enum Failure: Sendable {
    /// Messages were dropped: this number since the last time.
    case dropped(Int)
    /// libnats has not heard from the server for some time.
    case silence
    /// Messages are missing.
    case gap
    /// The server refused the subscription.
    case refused
    /// The subscription has ended, and no message is being delivered any more.
    case ended
    /// The connection is closed.
    case closed(NATSError)
  }

  /// - Parameters:
  ///   - connection: The connection.
  ///   - subject: The subject, if the server may refuse it.
  ///   - limit: The number of messages that may wait, or `nil` for no limit.
  ///   - receive: A closure that is called for each message.
  ///   - failed: A closure that is called for each failure.
  init(
    _ connection: NATSConnection,
    subject: String? = nil,
    limit: Int? = nil,
    receive: @escaping @Sendable (Message) -> Void,
    failed: @escaping @Sendable (Failure) -> Void
  ) {
    self.connection = connection
    self.subject = subject
    isPattern = subject?.contains { $0 == "*" || $0 == ">" } == true
    pendingLimit = limit.map { CInt(clamping: $0) } ?? -1
    interval = limit ?? .max
    unsafe uncheckedCount = interval
    self.receive = receive
    self.failed = failed
  }

  deinit { unsafe waste.destroy() }

  /// Subscribes to a subject or a pattern of subjects.
  ///
  /// - Parameters:
  ///   - pattern: The subject or the pattern.
  ///   - group: The name of the group whose members share the messages, if there is one.
  func start(on pattern: Name, sharedBy group: Name? = nil) throws(NATSError) {
    let link = connection.link
    try unsafe start { callback, closure, made throws(NATSError) in
      let status =
        if let group {
          unsafe natsConnection_QueueSubscribe(
            &made,
            link.connection,
            pattern.text,
            group.text,
            callback,
            closure
          )
        } else {
          unsafe natsConnection_Subscribe(&made, link.connection, pattern.text, callback, closure)
        }
      try Library.check(status)
      try Library.check(unsafe natsSubscription_SetPendingLimits(made, pendingLimit, -1))
    }
  }

  /// The place in a stream behind which a consumer sends messages.
  enum Place {
    case start
    /// The last message of each subject.
    case lastPerSubject
    case sequence(UInt64)
    /// A time in nanoseconds.
    case time(Int64)
    /// The first message behind those that are stored.
    case new

    /// The place of a signal or a group that begins, in a stream whose last message does not matter.
    init(_ start: NATSStart) {
      self =
        switch start {
        case .lastPerSubject: .lastPerSubject
        case .start: .start
        case .new: .new
        case .sequence(let sequence): .sequence(max(sequence, 1))
        case .time(let date) where date.nanoseconds <= 0: .start
        case .time(let date): .time(Self.written(date.nanoseconds))
        }
    }

    /// Returns a time of which libnats writes each digit. libnats 3.4.1 writes a fraction below a tenth of a second without its zeros, as a later
    /// one. So the place is up to a tenth of a second early, and who receives the messages drops those from before.
    private static func written(_ nanoseconds: Int64) -> Int64 {
      let fraction = nanoseconds % 1_000_000_000
      return nanoseconds - (fraction < 100_000_000 ? fraction : 0)
    }

    func write(to config: inout jsConsumerConfig) {
      switch self {
      case .start: unsafe config.DeliverPolicy = js_DeliverAll
      case .lastPerSubject: unsafe config.DeliverPolicy = js_DeliverLastPerSubject
      case .new: unsafe config.DeliverPolicy = js_DeliverNew
      case .sequence(let sequence):
        unsafe config.DeliverPolicy = js_DeliverByStartSequence
        unsafe config.OptStartSeq = sequence
      case .time(let time):
        unsafe config.DeliverPolicy = js_DeliverByStartTime
        unsafe config.OptStartTime = time
      }
    }
  }

  /// Makes a consumer of a stream that needs no answers, and subscribes to it. The server numbers what it sends, and sends heartbeats.
  ///
  /// - Parameters:
  ///   - stream: The stream.
  ///   - subject: The subject or the pattern that selects messages.
  ///   - place: The first message.
  func start(onStream stream: Name, _ subject: Name, from place: Place) throws(NATSError) {
    let link = connection.link
    try unsafe start { callback, closure, made throws(NATSError) in
      var options = unsafe jsSubOptions()
      try Library.check(unsafe jsSubOptions_Init(&options))
      unsafe options.ManualAck = true
      unsafe options.Config.AckPolicy = js_AckNone
      unsafe options.Config.MaxDeliver = 1
      unsafe options.Config.FlowControl = true
      unsafe options.Config.Heartbeat = 1_000_000_000
      unsafe options.Config.MemoryStorage = true
      unsafe options.Config.Replicas = 1
      unsafe place.write(to: &options.Config)
      var code = jsErrCode(rawValue: 0)
      let status = unsafe stream.text.withCString { name in
        unsafe options.Stream = name
        return unsafe js_Subscribe(
          &made,
          link.jetStream,
          subject.text,
          callback,
          closure,
          nil,
          &options,
          &code
        )
      }
      try link.checkRepeated(status, code, stream.text)
      // The flow control of the server limits the bytes that wait.
      unsafe natsSubscription_SetPendingLimits(made, -1, -1)
    }
  }

  private func start(_ body: Subscribe) throws(NATSError) {
    try connection.deliveries.reserve()
    let retained = unsafe Unmanaged.passRetained(self)
    var made: OpaquePointer?
    do throws(NATSError) {
      try unsafe body(
        { _, subscription, message, closure in
          guard let message = unsafe message, let closure = unsafe closure else { return }
          unsafe Unmanaged<Delivery>.fromOpaque(closure)._withUnsafeGuaranteedRef { delivery in
            unsafe delivery.uncheckedCount -= 1
            if unsafe delivery.uncheckedCount == 0 { delivery.check(UInt(bitPattern: subscription)) }
            delivery.receive(unsafe delivery.message(message))
            unsafe delivery.waste.add(message)
          }
        },
        retained.toOpaque(),
        &made
      )
    } catch {
      // The subscription may have been made, and deliver a message already.
      unsafe Self.releaseAtEnd(of: made, retained)
      unsafe connection.link.end(made)
      connection.deliveries.release()
      throw error
    }
    unsafe Self.releaseAtEnd(of: made, retained)
    let address = UInt(bitPattern: made)
    connection.deliveries.add(self, address)
    let isStopped = subscription.withLock { subscription in
      subscription.address = address
      return subscription.isStopped
    }
    if isStopped { return stop() }
    // A report that came before the address is made up for.
    handle(NATS_SLOW_CONSUMER, address)
  }

  /// Releases a delivery when the last callback of its subscription has returned.
  @unsafe
  private static func releaseAtEnd(of subscription: OpaquePointer?, _ retained: Unmanaged<Delivery>) {
    let isWatched =
      unsafe natsSubscription_SetOnCompleteCB(
        subscription,
        { closure in
          guard let closure = unsafe closure else { return }
          unsafe Unmanaged<Delivery>.fromOpaque(closure).takeRetainedValue().complete()
        },
        retained.toOpaque()
      ) == NATS_OK
    // Otherwise there is none, or the connection has closed meanwhile, and no further callback begins. libnats does not tell the end of one that
    // runs at this moment: `deliveries` keeps this object for it until `stop()`, and no longer.
    if !isWatched { unsafe retained.release() }
  }

  /// Ends the subscription. One message more may arrive, if it is being delivered.
  func stop() {
    let address = subscription.withLock { subscription in
      defer { subscription = (0, true) }
      return subscription.address
    }
    guard address != 0 else { return }
    connection.deliveries.remove(address)
    unsafe connection.link.end(OpaquePointer(bitPattern: address))
  }

  private func complete() { failed(.ended) }

  /// Returns a message that the thread of the messages has received.
  @unsafe
  private func message(_ pointer: OpaquePointer) -> Message {
    if let subject, !isPattern { return unsafe Message(pointer, subject) }
    let message = unsafe Message(pointer, after: lastSubject)
    unsafe lastSubject = message.subject
    return message
  }

  fileprivate func close(_ error: NATSError) { failed(.closed(error)) }

  fileprivate func refuse(_ reason: String) {
    if let subject, reason.contains("Subscription to \"\(subject)\"") { failed(.refused) }
  }

  fileprivate func handle(_ status: natsStatus, _ address: UInt) {
    switch status {
    case NATS_SLOW_CONSUMER:
      // With the lock held: `stop()` may be on another thread, and destroys the subscription behind it.
      report(subscription.withLock { $0.address == address ? Self.droppedCount(address) : nil })
    case NATS_MISSED_HEARTBEAT: failed(.silence)
    case NATS_MISMATCH: failed(.gap)
    default: break
    }
  }

  /// Reports messages that were dropped, before the first message behind them is delivered.
  ///
  /// A message is dropped when `interval` messages wait. These are delivered before any behind it, and this is called for one of them. libnats
  /// reports dropped messages on a thread of its own, at some time.
  private func check(_ address: UInt) {
    unsafe uncheckedCount = interval
    // The thread of the messages keeps the subscription.
    report(Self.droppedCount(address))
  }

  /// Returns the number of messages that libnats has dropped. The subscription is alive during the call.
  private static func droppedCount(_ address: UInt) -> Int? {
    var dropped: Int64 = 0
    let status = unsafe natsSubscription_GetDropped(OpaquePointer(bitPattern: address), &dropped)
    return status == NATS_OK ? Int(dropped) : nil
  }

  private func report(_ dropped: Int?) {
    guard let dropped else { return }
    // The larger of the two, since the thread that reports and that of the messages may have read different numbers.
    let last = droppedCount.max(dropped, ordering: .relaxed).oldValue
    if dropped > last { failed(.dropped(dropped - last)) }
  }
}

/// The subscriptions of a connection, by their addresses.
final class Deliveries: Sendable {
  private let active = Locked([UInt: Delivery]())
  private let limit: Int
  /// The number of threads that subscriptions have, or will have.
  private let threadCount = Atomic(0)

  init(limit: Int) { self.limit = limit }

  /// Counts a thread. Throws if there are too many.
  func reserve() throws(NATSError) {
    if threadCount.add(1, ordering: .relaxed).newValue > limit {
      release()
      throw .overflow
    }
  }

  func release() { threadCount.subtract(1, ordering: .relaxed) }

  var count: Int { active.withLock { $0.count } }

  fileprivate func add(_ delivery: Delivery, _ address: UInt) { active.withLock { $0[address] = delivery } }

  fileprivate func remove(_ address: UInt) {
    let removed = active.withLock { $0.removeValue(forKey: address) }
    if removed != nil { release() }
    withExtendedLifetime(removed) {}
  }

  func failed(_ address: UInt, _ status: natsStatus) {
    active.withLock { $0[address] }?.handle(status, address)
  }

  /// - Parameter reason: The text of the server, which names the subject.
  func refuse(_ reason: String) {
    for delivery in active.withLock({ Array($0.values) }) { delivery.refuse(reason) }
  }

  func fail(_ error: NATSError) {
    for delivery in active.withLock({ Array($0.values) }) { delivery.close(error) }
  }
}

/// A subscriber without the type of its values. The code for a type of values is then short, and is compiled in the module that knows it.
@usableFromInline
final class Outlet: Sendable {
  let fail: @Sendable (NATSError) -> Void
  private let complete: @Sendable () -> Void
  /// Runs a closure when the subscription ends.
  let onDispose: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let semaphore = DispatchSemaphore(value: 0)
  private let canBeHeldBack: Bool
  private let isHeldBack: @Sendable () -> Bool
  private let whenReady: @Sendable () -> Void

  @usableFromInline
  init<Value>(_ subscriber: Subscriber<Value, NATSError>) {
    fail = { subscriber.fail($0) }
    complete = { subscriber.complete() }
    onDispose = { subscriber.onDispose($0) }
    canBeHeldBack = subscriber.canBeHeldBack
    isHeldBack = { subscriber.isHeldBack }
    let resume: @Sendable () -> Void = { [semaphore] in semaphore.signal() }
    whenReady = { subscriber.whenReady(resume) }
  }

  func end(_ end: WireEnd) {
    switch end {
    case .completed: complete()
    case .failed(let description): fail(.remote(description))
    }
  }

  /// Blocks the thread until the subscriber wants another value, or its subscription has ended.
  func wait() {
    guard canBeHeldBack, isHeldBack() else { return }
    whenReady()
    semaphore.wait()
  }
}
#endif
