#if NATS
public import Foundation
public import ReactiveSignals

/// A message of a stream.
public struct NATSStoredMessage<Value: Sendable>: Sendable {
  /// The subject that the message was sent to.
  public let subject: String
  /// The value of the message.
  public let value: Value
  /// The sequence number in the stream. A signal from the number behind it goes on after this message.
  public let sequence: UInt64
  /// The headers of the message, if they were asked for.
  public let headers: NATSHeaders
  /// The number of stored messages that the signal had still to send, when the server sent this one: the lag of the subscription.
  ///
  /// It is the server's. Behind purges inside of a stream, nats-server 2.9 counts messages that are gone, and it does not become 0.
  public let pendingCount: Int
  @usableFromInline let nanoseconds: Int64

  @inlinable
  init(subject: String, value: Value, headers: NATSHeaders, position: StreamPosition) {
    self.subject = subject
    self.value = value
    self.headers = headers
    sequence = position.sequence
    pendingCount = Int(truncatingIfNeeded: position.pending)
    nanoseconds = position.nanoseconds
  }

  /// The time at which the stream stored the message.
  public var date: Date { Date(timeIntervalSince1970: Double(nanoseconds) / 1e9) }
}

extension NATSStoredMessage: Equatable where Value: Equatable {}

/// The place in a stream at which a signal, a group or a copy starts.
public enum NATSStart: Sendable, Equatable {
  /// The first message that the stream has.
  case start
  /// The message with this sequence number, or the first one behind it.
  case sequence(UInt64)
  /// The first message that was stored at this time or later.
  case time(Date)
  /// The last message of each subject.
  case lastPerSubject
  /// The first message stored after the subscription.
  case new
}

/// A stream whose messages another stream copies, as they are stored.
///
///     var copy = NATSStreamOptions(subjects: [])
///     copy.mirror = NATSStreamSource("ORDERS", from: .sequence(1_000))
///     try await connection.createStream("COPY", copy)
///
/// Server 2.9 needs publishers with ``NATSOptions/namesStreams`` set to `false`.
public struct NATSStreamSource: Sendable, Equatable {
  /// The name of the stream.
  public var name: String
  /// The first message to copy: ``NATSStart/start``, ``NATSStart/sequence(_:)`` or ``NATSStart/time(_:)``, which may begin a tenth of a second
  /// early.
  public var start: NATSStart
  /// A subject or a pattern that selects messages, or `nil` for all. Server 2.9 selects none for a mirror.
  public var subject: String?

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - name: The name of the stream.
  ///   - start: The first message to copy.
  ///   - subject: A subject or a pattern that selects messages, or `nil` for all.
  public init(_ name: String, from start: NATSStart = .start, subject: String? = nil) {
    (self.name, self.start, self.subject) = (name, start, subject)
  }
}

/// The rule by which messages leave a stream, besides its limits.
public enum NATSRetention: Sendable, Equatable {
  /// The limits alone.
  case limits
  /// A message leaves when each group has acknowledged it. One that no group waits for is not stored.
  case interest
  /// A message leaves when a worker has acknowledged it. The groups have no subject in common, and no signal replays the stream.
  case workQueue
}

/// The configuration of a stream.
public struct NATSStreamOptions: Sendable, Equatable {
  /// The subjects whose messages the stream stores. A mirror has none.
  public var subjects: [String]
  /// The stream of which this one is a copy, with the same sequence numbers, or `nil`. Nobody publishes to a mirror.
  public var mirror: NATSStreamSource?
  /// The streams whose messages this one stores as well, under numbers of its own.
  public var sources: [NATSStreamSource] = []
  /// The rule by which messages leave the stream. A stream that exists keeps its rule.
  public var retention = NATSRetention.limits
  /// A Boolean value that indicates whether the stream is in memory, and lost with its server.
  public var isInMemory = false
  /// The largest number of messages, or `nil`.
  public var messageLimit: Int?
  /// The largest number of bytes, or `nil`.
  public var byteLimit: Int?
  /// The largest number of messages for each subject, or `nil`.
  public var messageLimitPerSubject: Int?
  /// The age at which messages are removed, or `nil`.
  public var ageLimit: Duration?
  /// A Boolean value that indicates whether a full stream refuses new messages. Otherwise it removes the oldest.
  public var refusesNewMessages = false
  /// The time during which the stream remembers the identifiers of messages.
  public var duplicateWindow: Duration = .seconds(120)
  /// The number of servers of a cluster that keep the stream.
  public var replicaCount = 1
  /// A Boolean value that indicates whether a message may replace those before it of its subject, and is read without its leader.
  var allowsReplacing = false

  /// Creates a configuration.
  ///
  /// - Parameter subjects: The subjects whose messages the stream stores.
  public init(subjects: [String]) { self.subjects = subjects }
}

/// A stream of JetStream, which stores the messages of its subjects, and the type of the messages.
///
///     let orders = connection.stream("ORDERS", .json(Order.self))
///     orders.signal(from: .start).subscribe(next: { print($0.sequence, $0.value) }, failed: { print($0) })
public struct NATSStream<Value: Sendable>: Sendable {
  /// The name.
  public let name: String
  @usableFromInline let connection: NATSConnection
  @usableFromInline let subjects: NATSSubject<Value>

  /// Returns a signal of the stored messages, and then of the new ones as they are stored.
  ///
  /// Each message has its sequence number. A signal from `.sequence(last + 1)` goes on behind the last one, in another process or after a
  /// failure. There is no gap between the stored and the new messages, nor after a lost connection.
  ///
  /// It is an ordered consumer, and keeps nothing at the server. When its consumer there is lost, with a server that restarts or by
  /// a deletion, another one takes its place behind the last message. A deletion is noticed within about five seconds.
  ///
  /// - **Sends**: the messages in the order of the stream, each one once.
  /// - **Ends**: completes or fails at the stored end of a publisher's signal. Fails when the stream is deleted, when a message is no
  ///   value, and when the connection is closed for good. Fails immediately with ``NATSError/invalidName(_:rule:)`` if the stream or the
  ///   subject has no valid name. It waits while the connection is lost.
  /// - **Disposal**: ends the subscription at the server.
  /// - **Thread**: one of libnats for each subscription. It waits for a subscriber that makes its sources wait, and the server then waits
  ///   for libnats.
  /// - **Memory**: the messages that libnats has received, at most 64 MB.
  ///
  /// - Parameters:
  ///   - start: The place to start at.
  ///   - subject: A subject or a pattern that selects messages, or `nil` for all.
  ///   - readsHeaders: A Boolean value that indicates whether the messages have their headers. Reading them takes time, so that a signal
  ///     without is faster. Those of a connection with ``NATSOptions/propagation`` are always read.
  /// - Returns: A signal of messages.
  /// - Complexity: O(*n*) for a message of *n* bytes.
  @inlinable
  public func signal(
    from start: NATSStart,
    subject: String? = nil,
    readsHeaders: Bool = false
  ) -> Signal<NATSStoredMessage<Value>, NATSError> {
    .create { [self] subscriber in
      let outlet = Outlet(subscriber)
      let isReading = readsHeaders || connection.hasPropagation
      replay(outlet, start, subject) { message, position in
        guard let value = subjects.value(of: message, outlet) else { return }
        let headers = isReading ? message.headers : NATSHeaders()
        let stored = NATSStoredMessage(
          subject: message.subject,
          value: value,
          headers: headers,
          position: position
        )
        connection.inContext(of: headers) { subscriber.send(stored) }
      }
    }
  }

  @usableFromInline
  func replay(
    _ outlet: Outlet,
    _ start: NATSStart,
    _ subject: String?,
    _ receive: @escaping @Sendable (Message, StreamPosition) -> Void
  ) {
    let names: (stream: Name, subject: Name)
    do throws(NATSError) {
      names = (try Name(name, .stream), try Name(subject ?? ">", .filter))
    } catch {
      return outlet.fail(error)
    }
    let replay = Replay(
      connection,
      names.stream,
      names.subject,
      start,
      receive: { message, position in
        if let end = message.end { outlet.end(end) } else { receive(message, position) }
        outlet.wait()
      },
      fail: outlet.fail
    )
    outlet.onDispose { replay.stop() }
    let observation = replay.start()
    outlet.onDispose { observation.dispose() }
  }

  /// Stores a value, and waits until the stream has it. Sends it again after a lost connection.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - subject: A subject of the stream.
  ///   - id: The identifier. A stream that has stored a message of this identifier does not store another, for the time that its options
  ///     state. Without one, the message has an identifier of its own.
  ///   - headers: The headers of the message.
  /// - Returns: The acknowledgement of the stream.
  /// - Throws: ``NATSError/invalidName(_:rule:)`` immediately if the stream, the subject or the identifier is no valid name, or a header
  ///   breaks a rule.
  @discardableResult
  public func publish(
    _ value: Value,
    to subject: String,
    id: String? = nil,
    headers: NATSHeaders = NATSHeaders()
  ) async throws(NATSError) -> NATSAcknowledgement {
    let data = try subjects.coder.data(of: value)
    let id = try id.map { id throws(NATSError) in try Name(id, .identifier) }
    return try await connection.publisher.publish(
      Name(name, .stream),
      Name(subject, .subject),
      data,
      connection.headers(headers, subjects.coder.version),
      id: id ?? .unique
    )
  }
}

extension SignalProtocol {
  /// Returns a signal that stores the values of this signal in a stream, and sends the acknowledgements.
  ///
  /// Values are sent in order, without waiting for each acknowledgement. After a lost connection, all that have none are sent again in
  /// order, and the stream drops those that it has.
  ///
  /// - **Sends**: an acknowledgement for each value, in order.
  /// - **Ends**: completes when the source has completed and the stream has everything. Fails when a value cannot be encoded, when the
  ///   stream refuses a message or does not exist, when no stream stores the subject for 30 s, and when the connection is closed for good.
  ///   Fails with ``NATSError/invalidName(_:rule:)`` if the stream or the subject has no valid name, before it subscribes to the source, and
  ///   at a value whose identifier is none.
  ///   A failure of the source waits until the stream has the values before it, is stored if `sendsEnd` says so, and becomes
  ///   ``NATSError/remote(_:)``.
  /// - **Disposal**: disposes the source. Messages on the way may be stored.
  /// - **Thread**: one of libnats. The values are encoded, and `id` is called, on the thread of the source.
  /// - **Memory**: `limit` messages on the way, and as many that wait. The source waits for these, as with `BufferingPolicy.waiting(_:)`.
  ///
  /// - Parameters:
  ///   - stream: The stream.
  ///   - subject: A subject of the stream.
  ///   - limit: The number of messages without an acknowledgement. It is positive.
  ///   - sendsEnd: A Boolean value that indicates whether the end of this signal is stored as well. It ends the signals of the stream
  ///     that replay it.
  ///   - failures: The translation of the failure of this signal into text, or `nil` to store its description.
  ///   - id: A closure that returns the identifier of a value. A stream does not store a second message of the same identifier. Without
  ///     one, each message has an identifier of its own.
  ///   - headers: A closure that returns the headers of a value, or `nil` for none.
  /// - Returns: A signal of acknowledgements.
  /// - Complexity: O(*n*) for a message of *n* bytes.
  @inlinable
  public func publish(
    to stream: NATSStream<Value>,
    subject: String,
    limit: Int = 1024,
    sendsEnd: Bool = false,
    failures: NATSCoder<Failure>? = nil,
    id: (@Sendable (Value) -> String)? = nil,
    headers: (@Sendable (Value) -> NATSHeaders)? = nil
  ) -> Signal<NATSAcknowledgement, NATSError> {
    let (coder, connection) = (stream.subjects.coder, stream.connection)
    let messages = map { value in
      OutgoingMessage(connection, coder.version, headers?(value), id: id?(value)) { () throws(NATSError) in
        try coder.data(of: value)
      }
    }
    .mapFailure { RemoteFailure(NATSCoder.text(of: $0, failures)) }
    return stream.store(Signal(messages), subject, limit, sendsEnd)
  }
}

/// A value on its way to a stream. Behind it, the type of the values does not matter, and the code for it is compiled once.
@usableFromInline
struct OutgoingMessage: Sendable {
  let content: Result<(data: Data, headers: [Header]), NATSError>
  let id: String?
  /// The subject, unless it is that of the chain.
  var subject: String?

  /// Made on the thread of the source, where the context of the value is.
  @usableFromInline
  init(
    _ connection: NATSConnection,
    _ version: Int?,
    _ headers: NATSHeaders?,
    id: String?,
    _ data: () throws(NATSError) -> Data
  ) {
    content = Result { () throws(NATSError) in
      (try data(), try connection.headers(headers ?? NATSHeaders(), version))
    }
    self.id = id
  }
}

/// The failure of a signal that is stored, as text.
@usableFromInline
struct RemoteFailure: Error {
  let text: String

  @usableFromInline
  init(_ text: String) { self.text = text }
}

extension NATSStream {
  @usableFromInline
  func store(
    _ messages: Signal<OutgoingMessage, RemoteFailure>,
    _ subject: String,
    _ limit: Int,
    _ sendsEnd: Bool
  ) -> Signal<NATSAcknowledgement, NATSError> {
    let publisher = connection.publisher
    let name = name
    return .create { subscriber in
      let names: (stream: Name, subject: Name)
      do throws(NATSError) {
        names = (try Name(name, .stream), try Name(subject, .subject))
      } catch {
        return subscriber.fail(error)
      }
      let window = Window(limit)
      // Subscribes here: a source that is hot may send before the task runs, which alone uses the iterator.
      let iterator = UncheckedSendable(messages.values(buffering: .waiting(limit)).makeAsyncIterator())
      subscriber.onDispose { window.open() }
      subscriber.startTask {
        var values = iterator.wrapped
        // One closure for all messages, so that none of them allocates one.
        let done: Publisher.Done = { result in
          switch result {
          case .success(let acknowledgement):
            subscriber.send(acknowledgement)
            window.leave()
          case .failure(let error): subscriber.fail(error)
          }
        }
        // Short, since each message carries it.
        let prefix = String(UInt64.random(in: 0...(.max)), radix: 36) + "."
        var number = 0
        var end = WireEnd.completed
        do throws(RemoteFailure) {
          while let message = try await values.next() {
            await window.enter()
            if subscriber.isDisposed || Task.isCancelled { return }
            number += 1
            switch message.content {
            case .success(let (data, headers)):
              let (id, other): (Name?, Name?)
              do throws(NATSError) {
                id = try message.id.map { text throws(NATSError) in try Name(text, .identifier) }
                other = try message.subject.map { text throws(NATSError) in try Name(text, .subject) }
              } catch {
                return subscriber.fail(error)
              }
              publisher.publish(
                names.stream,
                other ?? names.subject,
                data,
                headers,
                id: id ?? Name(known: prefix + String(number)),
                done
              )
            case .failure(let error): return subscriber.fail(error)
            }
          }
        } catch {
          end = .failed(error.text)
        }
        if sendsEnd { await window.enter() }
        // A chain that is disposed, also while it waits here, has no end to store. The values of a canceled task end too.
        if subscriber.isDisposed || Task.isCancelled { return }
        if sendsEnd {
          publisher.publish(
            names.stream,
            names.subject,
            end.data,
            [end.header],
            id: Name(known: prefix + "end")
          ) { result in
            if case .failure(let error) = result { subscriber.fail(error) }
            window.leave()
          }
        }
        await window.becomesEmpty()
        switch end {
        case .completed: subscriber.complete()
        case .failed(let text): subscriber.fail(.remote(text))
        }
      }
    }
  }
}

extension NATSStreamOptions {
  fileprivate func check() throws(NATSError) {
    for subject in subjects { _ = try Name(subject, .filter) }
    for source in [mirror].compactMap({ $0 }) + sources {
      _ = try Name(source.name, .stream)
      _ = try source.subject.map { subject throws(NATSError) in try Name(subject, .filter) }
      if source.start == .new || source.start == .lastPerSubject {
        throw .invalidStream(
          "A copy of \(source.name) starts at .start, .sequence or .time, and not at .\(source.start)"
        )
      }
    }
  }
}

extension NATSConnection {
  /// Returns a stream with the type of its messages. The stream may not exist yet.
  ///
  /// - Parameters:
  ///   - name: The name of the stream.
  ///   - coder: The translation between values and bytes.
  ///   - undecodable: The treatment of messages that are no values.
  /// - Returns: A stream.
  public func stream<Value>(
    _ name: String,
    _ coder: NATSCoder<Value>,
    undecodable: NATSDecodingPolicy = .failing
  ) -> NATSStream<Value> {
    NATSStream(name: name, connection: self, subjects: subject("", coder, undecodable: undecodable))
  }

  /// Makes a stream, or leaves one as it is that has the same configuration.
  ///
  /// - Parameters:
  ///   - name: The name of the stream.
  ///   - options: The configuration.
  public func createStream(_ name: String, _ options: NATSStreamOptions) async throws(NATSError) {
    let name = try Name(name, .stream).text
    try options.check()
    try await request(name) { link throws(NATSError) in try link.makeStream(name, options) }
  }

  /// Gives a stream another configuration. Its signals and groups go on.
  ///
  ///     try await connection.updateStream("ORDERS", NATSStreamOptions(subjects: ["orders.>", "returns.>"]))
  ///
  /// Messages beyond a smaller limit are removed immediately. Those of a subject or a source that is left out stay. Begin with the configuration
  /// that ``NATSStream/statistics()`` has to change one value alone.
  ///
  /// - Parameters:
  ///   - name: The name of the stream.
  ///   - options: The whole configuration, with the values that do not change.
  /// - Throws: ``NATSError/notFound(_:)`` if there is no such stream, ``NATSError/refused(code:reason:)`` with the difference that the server
  ///   does not admit, such as another storage or another mirror.
  public func updateStream(_ name: String, _ options: NATSStreamOptions) async throws(NATSError) {
    let name = try Name(name, .stream).text
    try options.check()
    try await request(name) { link throws(NATSError) in try link.updateStream(name, options) }
  }

  /// Deletes a stream with its messages. Its signals fail with ``NATSError/deleted(_:)``.
  ///
  /// - Parameter name: The name of the stream.
  public func deleteStream(_ name: String) async throws(NATSError) {
    let name = try Name(name, .stream).text
    try await request(name, deletes: true) { link throws(NATSError) in link.deleteStream(name) }
  }

  /// Makes a request on a thread that may block, and repeats it while the server starts or is away.
  ///
  /// - Parameters:
  ///   - name: The name of the stream, consumer or bucket.
  ///   - deletes: A Boolean value that indicates whether the request deletes it. A repetition that does not find it has a try before that did.
  ///   - body: A closure that makes the request.
  func request(
    _ name: String,
    deletes: Bool = false,
    _ body: @escaping @Sendable (Link) throws(NATSError) -> Library.Outcome
  ) async throws(NATSError) {
    let end = options.answerTime.map { ContinuousClock.now + $0 }
    var isRepetition = false
    while true {
      let link = link
      do throws(NATSError) {
        let isDone = try await requests.call(until: end) { () throws(NATSError) in
          try link.isDone(body(link), name)
        }
        if isDone { return }
      } catch .canceled where isRepetition {
        throw .canceled(mayBeDone: true)
      } catch .timeout where isRepetition {
        throw .timeout(mayBeDone: true)
      } catch .notFound where isRepetition && deletes {
        return
      }
      isRepetition = true
      let pause = Duration.milliseconds(250)
      try? await Task.sleep(
        for: end.map { min(pause, max(.zero, ContinuousClock.now.duration(to: $0))) } ?? pause
      )
    }
  }
}

/// The messages on the way: a task waits while there are too many.
final class Window: Sendable {
  private struct State {
    var count = 0
    var isOpen = false
    /// The task that waits, the number of messages below which it goes on, and the number that it adds then.
    var waiting: (task: CheckedContinuation<Void, Never>, limit: Int, added: Int)?

    /// Adds messages if there are less than `limit`. Returns `false` otherwise.
    mutating func add(_ added: Int, below limit: Int) -> Bool {
      guard isOpen || count < limit else { return false }
      count += added
      return true
    }
  }

  private let limit: Int
  private let state = Locked(State())

  init(_ limit: Int) {
    stopProgram(unless: limit > 0, "At least one message has to be on the way. Pass 1 or more")
    self.limit = limit
  }

  /// Suspends the task until a message may be sent, and counts it.
  func enter() async { await wait(below: limit, adding: 1) }

  func becomesEmpty() async { await wait(below: 1, adding: 0) }

  /// A task that has to wait goes on when there is room for several messages, and is woken once for all of them.
  private func wait(below limit: Int, adding added: Int) async {
    if state.withLock({ $0.add(added, below: limit) }) { return }
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if state.add(added, below: limit) { return true }
        state.waiting = (continuation, limit - limit / 8, added)
        return false
      }
      if isReady { continuation.resume() }
    }
  }

  func leave() { change { $0.count -= 1 } }

  /// Lets the task go on.
  func open() { change { $0.isOpen = true } }

  private func change(_ body: (inout State) -> Void) {
    let resumed = state.withLock { state -> CheckedContinuation<Void, Never>? in
      body(&state)
      guard let waiting = state.waiting, state.add(waiting.added, below: waiting.limit) else { return nil }
      state.waiting = nil
      return waiting.task
    }
    resumed?.resume()
  }
}
#endif
