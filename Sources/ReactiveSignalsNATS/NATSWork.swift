#if NATS
import CNATS
import Dispatch
import Foundation
public import ReactiveSignals
import Synchronization

/// A message of a stream that one worker of several has been given, and has to answer.
///
/// A message that is not answered in time is given to another worker, or again to the same one. The first answer counts.
///
/// `@unchecked Sendable`: the message belongs to this object, which destroys it last, and an atomic flag lets one thread answer it.
@safe
public final class NATSWork<Value: Sendable>: @unchecked Sendable {
  /// The value of the message.
  public let value: Value
  /// The subject that the message was sent to.
  public let subject: String
  /// The sequence number in the stream.
  public let sequence: UInt64
  /// The number of times that the message has been given to workers, with this one.
  public let deliveryCount: Int
  private let message: Message
  /// libnats answers by way of the subscription.
  private let consumer: PullConsumer
  private let isAnswered = Atomic(false)

  fileprivate init(_ value: Value, _ message: Message, _ position: StreamPosition, _ consumer: PullConsumer) {
    self.value = value
    self.message = message
    self.consumer = consumer
    subject = message.subject
    sequence = position.sequence
    deliveryCount = position.deliveries
  }

  deinit { message.destroy() }

  /// Says that the work is done. The message is not given to a worker again, unless the server loses the answer.
  public func acknowledge() { answer { unsafe natsMsg_Ack($0.pointer, nil) } }

  /// Gives the message back, to be given to a worker again.
  ///
  /// - Parameter delay: The time to wait before that.
  public func refuse(after delay: Duration = .zero) {
    answer { unsafe natsMsg_NakWithDelay($0.pointer, delay.nanoseconds, nil) }
  }

  /// Says that no worker can do this work. The message is not given to a worker again.
  public func reject() { answer { unsafe natsMsg_Term($0.pointer, nil) } }

  /// Says that the work goes on, which starts the time for the answer anew.
  public func extend() {
    if !isAnswered.load(ordering: .relaxed) { unsafe natsMsg_InProgress(message.pointer, nil) }
  }

  private func answer(_ body: (Message) -> natsStatus) {
    // While the connection is lost, libnats keeps the answer. If it gets lost, the message is given to a worker again.
    if !isAnswered.exchange(true, ordering: .relaxed) { _ = body(message) }
  }
}

/// The configuration of a group of workers.
public struct NATSWorkOptions: Sendable {
  /// The largest number of messages of the group that have no answer.
  public var unansweredLimit = 256
  /// The time within which a worker answers a message.
  public var answerTime: Duration = .seconds(30)
  /// The number of times that a message is given to workers, or `nil` for no limit.
  public var deliveryLimit: Int?
  /// A subject or a pattern that selects messages, or `nil` for all.
  public var subject: String?

  /// Creates a configuration.
  public init() {}
}

extension NATSStream {
  /// Returns a signal of messages that the workers of a group share: each message is given to one of them.
  ///
  ///     orders.work("billing").process(limit: 4) { order in bill(order.value) }.subscribe(
  ///       next: { print("billed", $0.value) },
  ///       failed: { print("billing ends:", $0) })
  ///
  /// The group is a durable consumer of the stream. It exists until it is deleted, and remembers the answers when no worker is there.
  /// After a crash of the server it may have forgotten the last answers, and gives these messages to workers again.
  ///
  /// - **Sends**: messages as the subscriber wants them, without the stored ends of signals. A subscriber that makes its sources wait leaves
  ///   the others to other workers.
  /// - **Ends**: fails when the stream or the group is deleted, when a message is no value, and when the connection is closed for good.
  /// - **Disposal**: leaves the group. Messages without an answer are given to others when their time is over.
  /// - **Thread**: one for each subscription.
  /// - **Memory**: at most `batch` messages.
  ///
  /// - Parameters:
  ///   - group: The name of the group.
  ///   - batch: The number of messages to ask for together. It is positive.
  ///   - options: The configuration of the group. The first worker makes the group.
  /// - Returns: A signal of messages.
  /// - Complexity: O(*n*) for a message of *n* bytes.
  public func work(
    _ group: String,
    batch: Int = 16,
    _ options: NATSWorkOptions = NATSWorkOptions()
  ) -> Signal<NATSWork<Value>, NATSError> {
    stopProgram(unless: batch > 0, "At least one message has to be asked for. Pass 1 or more")
    return .create { subscriber in
      let worker = Worker(self, group, batch, options, subscriber)
      subscriber.onDispose { worker.stop() }
      worker.start()
    }
  }
}

extension SignalProtocol where Failure == NATSError {
  /// Returns a signal that does the work of each message, and answers the message when that has ended.
  ///
  /// The closure maps a message to a signal. Its completion acknowledges the message, and its failure refuses it, so that a worker gets it
  /// again.
  ///
  /// - **Sends**: the messages that have been acknowledged.
  /// - **Ends**: completes when the source and all work have completed. Fails as the source does.
  /// - **Disposal**: disposes the source and the signals of the work. Their messages have no answer.
  /// - **Thread**: the thread on which the work ends.
  /// - **Memory**: `limit` messages, and those that the source has asked for and that wait. The time for their answers runs.
  ///
  /// - Parameters:
  ///   - limit: The number of messages whose work is done at the same time. The source waits while there are more.
  ///   - delay: The time after which a refused message is given to a worker again.
  ///   - work: A closure that returns the signal of the work.
  /// - Returns: A signal of messages.
  /// - Complexity: O(1) for each message.
  public func process<Job: Sendable, Result: SignalProtocol>(
    limit: Int,
    refusingFor delay: Duration = .zero,
    _ work: @escaping @Sendable (NATSWork<Job>) -> Result
  ) -> Signal<NATSWork<Job>, NATSError> where Value == NATSWork<Job> {
    Signal(
      flatMap(.merge(limit: limit), buffering: .waiting(1)) { job in
        Signal<NATSWork<Job>, NATSError>.create { subscriber in
          subscriber.add(
            work(job).subscribe(
              next: { _ in },
              failed: { _ in
                job.refuse(after: delay)
                subscriber.complete()
              },
              completed: {
                job.acknowledge()
                subscriber.send(job)
                subscriber.complete()
              }
            )
          )
        }
      }
    )
  }
}

/// A pull subscription of libnats.
///
/// `@unchecked Sendable`: the address is constant and belongs to this object, which destroys the subscription last. libnats locks it.
@safe
private final class PullConsumer: @unchecked Sendable {
  private let subscription: OpaquePointer
  private let connection: NATSConnection

  init(
    _ connection: NATSConnection,
    _ stream: String,
    _ group: String,
    _ options: NATSWorkOptions
  ) throws(NATSError) {
    var settings = unsafe jsSubOptions()
    try Library.check(unsafe jsSubOptions_Init(&settings))
    unsafe settings.Config.AckPolicy = js_AckExplicit
    unsafe settings.Config.AckWait = options.answerTime.nanoseconds
    unsafe settings.Config.MaxAckPending = Int64(options.unansweredLimit)
    unsafe settings.Config.MaxDeliver = Int64(options.deliveryLimit ?? -1)
    var made: OpaquePointer?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe stream.withCString { name in
      unsafe settings.Stream = name
      return unsafe js_PullSubscribe(
        &made,
        connection.link.jetStream,
        options.subject ?? ">",
        group,
        nil,
        &settings,
        &code
      )
    }
    try Library.checkRepeated(status, code, stream)
    guard let subscription = unsafe made else { throw .notFound(stream) }
    unsafe self.subscription = subscription
    self.connection = connection
  }

  deinit { unsafe natsSubscription_Destroy(subscription) }

  /// Ends a fetch that waits.
  func stop() { unsafe natsSubscription_Unsubscribe(subscription) }

  /// Waits for messages, at most one second.
  func fetch(_ count: Int) -> (natsStatus, [Message]) {
    var list = unsafe natsMsgList()
    var code = jsErrCode(rawValue: 0)
    let status = unsafe natsSubscription_Fetch(&list, subscription, CInt(clamping: count), 1000, &code)
    var messages: [Message] = []
    for index in 0..<Int(unsafe list.Count) {
      guard let message = unsafe list.Msgs[index] else { continue }
      messages.append(unsafe Message(message))
      // The messages are this function's from now on, and the list alone is destroyed.
      unsafe list.Msgs[index] = nil
    }
    unsafe natsMsgList_Destroy(&list)
    return (status, messages)
  }
}

/// One worker of a group: a thread that asks for messages when the subscriber wants some.
private final class Worker<Value: Sendable>: Sendable {
  private let stream: NATSStream<Value>
  private let group: String
  private let batch: Int
  private let options: NATSWorkOptions
  private let subscriber: Subscriber<NATSWork<Value>, NATSError>
  private let outlet: Outlet
  /// The number of seconds without messages after which the server is asked whether the group exists. It does not answer requests for messages
  /// of a group that does not.
  private static var timeoutLimit: Int { 3 }
  private let state = Locked<(consumer: PullConsumer?, isStopped: Bool)>((nil, false))

  init(
    _ stream: NATSStream<Value>,
    _ group: String,
    _ batch: Int,
    _ options: NATSWorkOptions,
    _ subscriber: Subscriber<NATSWork<Value>, NATSError>
  ) {
    self.stream = stream
    self.group = group
    self.batch = batch
    self.options = options
    self.subscriber = subscriber
    outlet = Outlet(subscriber)
  }

  func start() { detach { self.run() } }

  func stop() {
    let consumer = state.withLock { state in
      state.isStopped = true
      return state.consumer.take()
    }
    consumer?.stop()
  }

  private func run() {
    while !subscriber.isDisposed {
      switch stream.connection.state.value {
      case .closed(let error): return subscriber.fail(error)
      case .reconnecting:
        Thread.sleep(forTimeInterval: 0.05)
        continue
      case .connected: break
      }
      do throws(NATSError) {
        let consumer = try PullConsumer(stream.connection, stream.name, group, options)
        let isStopped = state.withLock { state in
          if !state.isStopped { state.consumer = consumer }
          return state.isStopped
        }
        if !isStopped { try work(consumer) }
      } catch .other, .closed, .noServer {
        // No connection at the moment, or for good: the state above tells.
        Thread.sleep(forTimeInterval: 0.1)
      } catch {
        return subscriber.fail(error)
      }
    }
  }

  private func work(_ consumer: PullConsumer) throws(NATSError) {
    var timeouts = 0
    while true {
      outlet.wait()
      if subscriber.isDisposed { return }
      let (status, messages) = consumer.fetch(batch)
      for message in messages { send(message, consumer) }
      timeouts = messages.isEmpty && status == NATS_TIMEOUT ? timeouts + 1 : 0
      if messages.isEmpty, status != NATS_OK, status != NATS_TIMEOUT || timeouts == Self.timeoutLimit {
        if subscriber.isDisposed { return }
        try check()
        // The group exists. Without messages, and with the connection that there was, it goes on.
        if timeouts == 0 { throw .other(status: Int(status.rawValue), reason: "") }
        timeouts = 0
      }
    }
  }

  private func send(_ message: Message, _ consumer: PullConsumer) {
    guard !subscriber.isDisposed, let position = message.position else { return message.destroy() }
    if message.end == nil, let value = stream.subjects.value(of: message, outlet) {
      subscriber.send(NATSWork(value, message, position, consumer))
      outlet.wait()
    } else {
      // An end, or no value: no worker can do anything with it. A failure leaves it to workers that know more.
      if !subscriber.isDisposed { unsafe natsMsg_Term(message.pointer, nil) }
      message.destroy()
    }
  }

  /// Throws if the stream or the group is gone.
  private func check() throws(NATSError) {
    var info: UnsafeMutablePointer<jsConsumerInfo>?
    var error = jsErrCode(rawValue: 0)
    let found = unsafe js_GetConsumerInfo(
      &info,
      stream.connection.link.jetStream,
      stream.name,
      group,
      nil,
      &error
    )
    unsafe jsConsumerInfo_Destroy(info)
    do throws(NATSError) { try Library.checkRepeated(found, error, group) } catch .notFound {
      throw .deleted(group)
    }
  }
}
#endif
