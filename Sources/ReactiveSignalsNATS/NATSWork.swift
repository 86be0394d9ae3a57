#if NATS
import CNATS
import Dispatch
import Foundation
public import ReactiveSignals

/// A message of a stream that one worker of several has been given, and has to answer.
///
/// A message that is not answered in time is given to another worker, or again to the same one. The first answer counts.
public final class NATSWork<Value: Sendable>: Sendable {
  private enum Answer {
    case none
    /// The server has been asked to confirm the answer, and has not done so yet.
    case unconfirmed
    case given
  }

  /// The value of the message.
  public let value: Value
  /// The subject that the message was sent to.
  public let subject: String
  /// The sequence number in the stream.
  public let sequence: UInt64
  /// The number of times that the message has been given to workers, with this one.
  public let deliveryCount: Int
  /// The number of messages that the group had still to give to workers, when the server gave out this one.
  public let pendingCount: Int
  private let message: OwnedMessage
  /// libnats answers by way of the subscription.
  private let consumer: PullConsumer
  private let state = Locked(Answer.none)
  private let deadLetters: DeadLetters
  private let connection: NATSConnection
  /// The headers of the message.
  public let headers: NATSHeaders

  fileprivate init(
    _ value: Value,
    _ message: consuming OwnedMessage,
    _ position: StreamPosition,
    _ consumer: PullConsumer,
    _ deadLetters: DeadLetters,
    _ connection: NATSConnection
  ) {
    self.value = value
    self.connection = connection
    headers = message.content.headers
    subject = message.content.subject
    self.message = message
    self.consumer = consumer
    self.deadLetters = deadLetters
    sequence = position.sequence
    deliveryCount = position.deliveries
    pendingCount = Int(truncatingIfNeeded: position.pending)
  }

  /// Says that the work is done. The message is not given to a worker again, unless the server loses the answer.
  public func acknowledge() { answer { $0.acknowledge() } }

  /// Says that the work is done, and waits until the server confirms the answer. Sends it again after a lost connection.
  ///
  ///     try await job.confirm()
  ///     print("done for good", job.sequence)
  ///
  /// A message that is confirmed is not given to a worker again, with three exceptions. A single server that is killed forgets the answers
  /// that it has not written to its file, which it does about ten times a second. A worker that confirms after its time for the answer may
  /// have been replaced by another one already. When a worker is killed while it asks for messages, and another message is refused or not
  /// answered, nats-server 2.9.10 may give out the confirmed message as a new one.
  ///
  /// It does nothing if the message has been answered in another way. A second call asks for the confirmation too, unless there is one.
  ///
  /// - Throws: ``NATSError/timeout(mayBeDone:)`` if the server does not answer within ``NATSOptions/answerTime``, and
  ///   ``NATSError/canceled(mayBeDone:)`` if the task was canceled. The message may be given to a worker again then.
  /// - Complexity: O(1), and a round trip to the server.
  public func confirm() async throws(NATSError) {
    let isGiven = state.withLock { state in
      if state == .none { state = .unconfirmed }
      return state == .given
    }
    if isGiven { return }
    let end = connection.options.answerTime.map { ContinuousClock.now + $0 }
    while try await !askForConfirmation(until: end) {
      if let end, ContinuousClock.now >= end { throw .timeout(mayBeDone: true) }
      if case .closed(let error) = connection.state.value { throw error }
      try? await Task.sleep(for: .milliseconds(100))
      if Task.isCancelled { throw .canceled(mayBeDone: true) }
    }
    state.withLock { $0 = .given }
  }

  /// Returns a Boolean value that indicates whether the server has confirmed the answer.
  private func askForConfirmation(until end: ContinuousClock.Instant?) async throws(NATSError) -> Bool {
    let timeout = connection.options.timeout
    let time = max(.zero, end.map { min(timeout, ContinuousClock.now.duration(to: $0)) } ?? timeout)
    let reply = Reply<Bool>()
    let inbox = connection.inbox
    let token = try inbox.open(connection) {
      reply.send(.success(!$0.isNoResponder))
    } failed: {
      reply.send(.failure($0))
    }
    let timer = Inbox.clock.schedule(after: time) { reply.send(.success(false)) }
    defer {
      timer.dispose()
      inbox.close(token)
    }
    return try await reply.wait {
      do throws(NATSError) {
        try message.askForConfirmation(connection.link, try inbox.address(token))
      } catch {
        // A connection that is lost is back in time, or has a state that tells of its end.
        reply.send(error.isTemporary ? .success(false) : .failure(error))
      }
    } canceled: {
      reply.send(.failure(.canceled(mayBeDone: true)))
    }
  }

  /// Gives the message back, to be given to a worker again. One that was given as often as ``NATSWorkOptions/deliveryLimit`` allows is
  /// rejected.
  ///
  /// - Parameter delay: The time to wait before that, or `nil` for that of ``NATSWorkOptions/backoff``, and none without one.
  public func refuse(after delay: Duration? = nil) {
    if let limit = deadLetters.deliveryLimit, deliveryCount >= limit { return reject() }
    let waits = deadLetters.backoff
    let wait = waits.isEmpty ? .zero : waits[min(max(deliveryCount, 1), waits.count) - 1]
    answer { $0.giveBack(after: delay ?? wait) }
  }

  /// Says that no worker can do this work. The message is a dead letter, and is not given to a worker again.
  ///
  /// It is told to the server when the stream of the ``NATSWorkOptions/deadLetterSubject`` has stored the dead letter. Without that, the message
  /// is given to a worker again.
  public func reject() {
    answer { message in
      deadLetters.add(message.content) { self.message.end(isStored: $0) }
    }
  }

  /// Says that the work goes on, which starts the time for the answer anew.
  public func extend() {
    if state.withLock({ $0 == .none }) { message.extend() }
  }

  fileprivate func inContext(_ body: () -> Void) { connection.inContext(of: headers, body) }

  private func answer(_ body: (borrowing OwnedMessage) -> Void) {
    // While the connection is lost, libnats keeps the answer. If it gets lost, the message is given to a worker again.
    let isFirst = state.withLock { state in
      defer { if state == .none { state = .given } }
      return state == .none
    }
    if isFirst { body(message) }
  }
}

/// The configuration of a group of workers.
public struct NATSWorkOptions: Sendable {
  /// The largest number of messages of the group that have no answer.
  public var unansweredLimit = 256
  /// The time within which a worker answers a message.
  public var answerTime: Duration = .seconds(30)
  /// The times within which workers answer the first delivery of a message, the second one and so on, in place of ``answerTime``, or an empty
  /// array. The last one is for all further deliveries. A message that is refused without a delay waits for the same times.
  ///
  ///     var options = NATSWorkOptions()
  ///     options.backoff = Array(Backoff.exponential(initial: .seconds(30), max: .seconds(3600)).delays().prefix(8))
  ///
  /// Without a ``deadLetterSubject``, there are fewer than ``deliveryLimit``.
  public var backoff: [Duration] = []
  /// The place in the stream at which the group starts. It cannot be changed.
  public var start = NATSStart.start
  /// The number of times that a message is given to workers, or `nil` for no limit.
  ///
  /// With a ``deadLetterSubject``, a message beyond is a dead letter. Without one, the server gives it up.
  public var deliveryLimit: Int?
  /// A subject or a pattern that selects messages, or `nil` for all.
  public var subject: String?
  /// The subject that dead letters are sent to, or `nil` for none. A stream has to store it.
  ///
  /// A dead letter is a message that no worker can do: one that is no value, that was rejected, or that was given to workers as often as
  /// ``deliveryLimit`` allows, and was refused or not answered. It leaves the group when the stream has stored it, and comes again about every
  /// second until then: while there is no such stream, or it is full.
  public var deadLetterSubject: String?
  /// The number of dead letters that the workers with these options have stored, or met if there is no ``deadLetterSubject``.
  public var deadLetterCount = DropCounter()

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
  /// The group is a durable consumer of the stream. It exists until ``deleteGroup(_:)`` or another client deletes it by its name, and
  /// remembers the answers when no worker is there. A worker that leaves changes nothing of it.
  /// After a crash of the server it may have forgotten the last answers, and gives these messages to workers again.
  ///
  /// A message that is no value is a dead letter: see ``NATSWorkOptions/deadLetterSubject``. It holds up no other message.
  ///
  /// A process that ends in good order disposes its workers and calls ``NATSConnection/flush()``, so that their last answers arrive.
  ///
  /// - **Sends**: messages as the subscriber wants them, without the stored ends of signals. A subscriber that makes its sources wait leaves
  ///   the others to other workers.
  /// - **Ends**: fails when the stream or the group is deleted, when the server refuses the configuration, and when the connection is closed
  ///   for good. Fails immediately with ``NATSError/invalidName(_:rule:)`` if the stream, the group or the
  ///   subject has no valid name.
  /// - **Disposal**: leaves the group. Messages that the subscriber has not got are given back. Those that it has not answered are given to
  ///   others when their time is over.
  /// - **Thread**: one for each subscription.
  /// - **Memory**: at most `batch` messages.
  ///
  /// - Parameters:
  ///   - group: The name of the group.
  ///   - batch: The number of messages to ask for together. It is positive.
  ///   - options: The configuration of the group. The first worker makes the group, and one with another configuration changes it for all
  ///     workers. The subject and the start cannot be changed: such a worker fails with ``NATSError/refused(code:reason:)`` and the difference.
  /// - Returns: A signal of messages.
  /// - Complexity: O(*n*) for a message of *n* bytes.
  public func work(
    _ group: String,
    batch: Int = 16,
    _ options: NATSWorkOptions = NATSWorkOptions()
  ) -> Signal<NATSWork<Value>, NATSError> {
    stopProgram(unless: batch > 0, "At least one message has to be asked for. Pass 1 or more")
    return .create { subscriber in
      let membership: Membership
      do throws(NATSError) {
        membership = Membership(
          stream: try Name(name, .stream),
          group: try Name(group, .group),
          subject: try Name(options.subject ?? ">", .filter),
          options: options,
          deadLetters: DeadLetters(
            connection,
            try Name(name, .stream),
            try Name(group, .group),
            try options.deadLetterSubject.map { text throws(NATSError) in try Name(text, .subject) },
            options
          )
        )
      } catch {
        return subscriber.fail(error)
      }
      let worker = Worker(self, membership, batch, subscriber)
      subscriber.onDispose { worker.stop() }
      worker.start()
    }
  }

  /// Deletes a group of workers with its answers. Its workers fail with ``NATSError/deleted(_:)``, within about three seconds. A group that
  /// is made again under the name begins at its ``NATSWorkOptions/start``.
  ///
  /// - Parameter group: The name of the group.
  /// - Throws: ``NATSError/notFound(_:)`` if the stream has no such group.
  public func deleteGroup(_ group: String) async throws(NATSError) {
    let (stream, group) = (try Name(name, .stream).text, try Name(group, .group).text)
    try await connection.request(group, deletes: true) { link throws(NATSError) in
      link.deleteGroup(stream, group)
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
  ///   - delay: The time after which a refused message is given to a worker again, or `nil` for that of ``NATSWorkOptions/backoff``.
  ///   - work: A closure that returns the signal of the work.
  /// - Returns: A signal of messages.
  /// - Complexity: O(1) for each message.
  public func process<Job: Sendable, Result: SignalProtocol>(
    limit: Int,
    refusingFor delay: Duration? = nil,
    _ work: @escaping @Sendable (NATSWork<Job>) -> Result
  ) -> Signal<NATSWork<Job>, NATSError> where Value == NATSWork<Job> {
    Signal(
      flatMap(.merge(limit: limit), buffering: .waiting(1)) { job in
        Signal<NATSWork<Job>, NATSError>.create { subscriber in
          job.inContext {
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
      }
    )
  }
}

/// The place of the messages that no worker can do.
private struct DeadLetters: Sendable {
  let deliveryLimit: Int?
  let backoff: [Duration]
  private let connection: NATSConnection
  private let group: String
  private let subject: Name?
  private let counter: DropCounter

  init(
    _ connection: NATSConnection,
    _ stream: Name,
    _ group: Name,
    _ subject: Name?,
    _ options: NATSWorkOptions
  ) {
    deliveryLimit = options.deliveryLimit
    backoff = options.backoff
    self.connection = connection
    self.group = "\(stream.text).\(group.text)"
    self.subject = subject
    counter = options.deadLetterCount
  }

  /// Returns a Boolean value that indicates whether a message has been given to workers too often, and is a dead letter.
  func demand(_ position: StreamPosition) -> Bool {
    subject != nil && deliveryLimit.map { position.deliveries > $0 } == true
  }

  /// Stores the bytes and headers of a message in the place.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - end: A closure that is called once: with `true` when a stream has the message, and with `false` if it may not.
  func add(_ message: Message, _ end: @escaping @Sendable (Bool) -> Void) {
    let (counter, counts) = (counter, connection.workCounts)
    let done: @Sendable (Bool) -> Void = { isStored in
      if isStored {
        counter.count(1)
        counts.countDeadLetter()
      }
      end(isStored)
    }
    guard let subject else { return done(true) }
    do throws(NATSError) {
      let version = message.header(Header.version).flatMap { Int($0) }
      var headers = message.headers.valid(except: NATSHeaders())
      if let version { headers.append(.version(version)) }
      if let position = message.position {
        // So that a letter whose message comes again is stored once. The time tells a stream of the same name.
        let id = "\(group).\(position.sequence).\(position.nanoseconds)"
        headers.append(.identifier(try Name(id, .identifier)))
      }
      connection.store(subject, message.data, headers, done)
    } catch {
      done(false)
    }
  }
}

/// A message that nobody has been given, on its way to the dead letters.
private final class Undone: Sendable {
  private let message: OwnedMessage
  /// libnats answers by way of the subscription.
  private let consumer: PullConsumer

  init(_ message: consuming OwnedMessage, _ consumer: PullConsumer) {
    self.message = message
    self.consumer = consumer
  }

  func add(to deadLetters: DeadLetters) {
    deadLetters.add(message.content) { self.message.end(isStored: $0) }
  }
}

extension OwnedMessage {
  /// Tells the server not to give a message to a worker again, if its copy is stored.
  fileprivate func end(isStored: Bool) {
    if isStored { terminate() } else { giveBack(after: .seconds(1)) }
  }
}

extension NATSConnection {
  /// Sends a message, and waits for the acknowledgement of whichever stream stores its subject. Does not block.
  ///
  /// - Parameter done: A closure that is called once, with a Boolean value that indicates whether a stream has the message.
  fileprivate func store(
    _ subject: Name,
    _ data: Data,
    _ headers: [Header],
    _ done: @escaping @Sendable (Bool) -> Void
  ) {
    // A process that flushes waits for it.
    let leaving = leaving
    leaving.enter()
    let end: @Sendable (Bool) -> Void = {
      done($0)
      leaving.leave()
    }
    Signal<Bool, NATSError>.create { [self] subscriber in
      do throws(NATSError) {
        let token = try inbox.open(self) { message in
          if case .stored = message.answer { subscriber.send(true) } else { subscriber.send(false) }
          subscriber.complete()
        } failed: {
          subscriber.fail($0)
        }
        subscriber.onDispose { [inbox] in inbox.close(token) }
        try link.publish(subject, data, headers, reply: try inbox.address(token))
      } catch {
        subscriber.fail(error)
      }
    }
    .timeout(ofSilence: options.timeout, failingWith: .timeout(mayBeDone: true), on: Inbox.clock)
    .subscribe(next: { end($0) }, failed: { _ in end(false) })
  }
}

/// A group of workers, as one of them knows it.
private struct Membership: Sendable {
  let stream: Name
  let group: Name
  let subject: Name
  let options: NATSWorkOptions
  let deadLetters: DeadLetters
}

/// One worker of a group: a thread that asks for messages when the subscriber wants some.
private final class Worker<Value: Sendable>: Sendable {
  private let stream: NATSStream<Value>
  private let membership: Membership
  private let batch: Int
  private let subscriber: Subscriber<NATSWork<Value>, NATSError>
  private let outlet: Outlet
  /// The time from which messages belong to the group. The server may give out some from shortly before.
  private let earliest: Int64
  /// The number of seconds without messages after which the server is asked whether the group exists. It does not answer requests for messages
  /// of a group that does not.
  private static var timeoutLimit: Int { 3 }
  private let state = Locked((isRunning: false, isLeaving: false))

  init(
    _ stream: NATSStream<Value>,
    _ membership: Membership,
    _ batch: Int,
    _ subscriber: Subscriber<NATSWork<Value>, NATSError>
  ) {
    self.stream = stream
    self.membership = membership
    self.batch = batch
    self.subscriber = subscriber
    outlet = Outlet(subscriber)
    earliest = if case .time(let date) = membership.options.start { date.nanoseconds } else { .min }
  }

  func start() {
    let deliveries = stream.connection.deliveries
    do throws(NATSError) { try deliveries.reserve() } catch { return subscriber.fail(error) }
    state.withLock { $0.isRunning = true }
    let isStarted = startThread {
      self.run()
      deliveries.release()
      let isLeaving = self.state.withLock { state in
        state.isRunning = false
        return state.isLeaving
      }
      if isLeaving { self.stream.connection.leaving.leave() }
    }
    guard isStarted else {
      state.withLock { $0.isRunning = false }
      deliveries.release()
      return subscriber.fail(.overflow)
    }
    // The thread waits for a subscriber that wants no message, whose work may never end.
    subscriber.add(
      stream.connection.state.signal.subscribe { [subscriber] state in
        if case .closed(let error) = state { subscriber.fail(error) }
      }
    )
  }

  /// Lets the thread leave the group when its request has ended, after a second at most.
  func stop() {
    state.withLock { state in
      guard state.isRunning, !state.isLeaving else { return }
      state.isLeaving = true
      stream.connection.leaving.enter()
    }
  }

  private func run() {
    var hasJoined = false
    while !subscriber.isDisposed {
      switch stream.connection.state.value {
      case .closed(let error): return subscriber.fail(error)
      case .reconnecting:
        Thread.sleep(forTimeInterval: 0.05)
        continue
      case .connected: break
      }
      do throws(NATSError) {
        // Once, so that a worker with the last configuration does not change that of a newer worker after an outage.
        if !hasJoined {
          try stream.connection.link.makeGroup(
            membership.stream,
            membership.group,
            membership.subject,
            membership.options
          )
        }
        hasJoined = true
        let consumer = try PullConsumer(stream.connection, membership.stream, membership.group)
        defer { consumer.stop() }
        try work(consumer)
      } catch {
        guard error.isTemporary else { return subscriber.fail(error) }
        // No connection at the moment, or for good: the state above tells.
        Thread.sleep(forTimeInterval: 0.1)
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
        try stream.connection.link.checkGroup(membership.stream, membership.group)
        // The group exists. Without messages, and with the connection that there was, it goes on. Otherwise it subscribes again.
        if timeouts == 0 { throw .noServer }
        timeouts = 0
      }
    }
  }

  private func send(_ message: Message, _ consumer: PullConsumer) {
    let owned = OwnedMessage(message)
    guard !subscriber.isDisposed, let position = message.position else {
      // Nobody has seen it, and another worker gets it now instead of when its time is over.
      return owned.giveBack()
    }
    if position.deliveries > 1 { stream.connection.workCounts.countRedelivery() }
    if message.end != nil || position.nanoseconds < earliest { return owned.terminate() }
    guard !membership.deadLetters.demand(position),
      let value = try? stream.subjects.coder.value(of: message)
    else {
      return Undone(owned, consumer).add(to: membership.deadLetters)
    }
    let job = NATSWork(value, owned, position, consumer, membership.deadLetters, stream.connection)
    job.inContext { subscriber.send(job) }
    outlet.wait()
  }
}
#endif
