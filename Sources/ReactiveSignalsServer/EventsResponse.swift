#if Hummingbird
import HTTPTypes
public import Hummingbird
import NIOCore
public import ReactiveSignals
import ServiceLifecycle
import _ReactiveSignalsAtomics

extension Response {
  /// Returns a response that sends the values of a signal as server-sent events.
  ///
  ///     router.get("quotes") { request, _ in
  ///       Response.events(quotes.map { ServerSentEvent("\($0)") }, to: request)
  ///     }
  ///
  /// The signal is subscribed when the head of the response has been sent. Hummingbird takes the next event when the socket has taken the
  /// last one. So a client that reads slowly makes the source of the signal wait, or `policy` decides: with `.latest`, it gets
  /// the newest event each time, and nobody waits for it.
  ///
  /// The subscription ends, and the response with it,
  ///
  /// - when the signal completes;
  /// - when the signal fails: the connection is closed in the middle of the response, and the client connects again;
  /// - when the client closes the connection: immediately if the request is given, and otherwise when something is sent, at the latest as the
  ///   second heartbeat;
  /// - when the server shuts down gracefully.
  ///
  /// The body of the request is consumed. It must not have been replaced by middleware, and the test framework `.router` has no connection:
  /// leave out the request in these cases.
  ///
  /// - Parameters:
  ///   - signal: The events.
  ///   - request: The request of the client.
  ///   - policy: The number of events that may wait, and the treatment of the others. By default the source waits.
  ///   - interval: The time without an event after which a comment is sent, or `nil` to send none.
  /// - Returns: A response without an end, until the signal ends.
  public static func events<Failure: Error>(
    _ signal: some SignalProtocol<ServerSentEvent, Failure>,
    to request: Request? = nil,
    buffering policy: BufferingPolicy<Failure> = .waiting,
    heartbeat interval: Duration? = .seconds(15)
  ) -> Response {
    guard let interval else { return Response(of: signal.erased.values(buffering: policy), to: request) }
    return Response(of: ClientEvents(signal, policy, firstAfter: interval, every: interval), to: request)
  }

  /// Returns a response that sends the values of a signal as server-sent events, unless the signal fails first.
  ///
  ///     router.get("quotes") { request, _ in
  ///       try await Response.events(quotes.map { ServerSentEvent("\($0)") }, to: request, failingWithin: .seconds(2))
  ///     }
  ///
  /// The signal is subscribed immediately. The response has the status of success when the first event comes, or when the time has passed
  /// without a failure. A failure before that is thrown, and Hummingbird answers with its status: that of an `HTTPError`, and 500 for other
  /// errors. Browsers do not connect again after such an answer.
  ///
  /// The subscription ends immediately when the client closes the connection, also before the first event, if the request is given. Without it,
  /// nothing tells that the client has gone until something is sent to it: the first event, or the comment when the time has passed.
  /// Hummingbird closes the connection behind the answer to a signal that fails later than at its subscription, since it cannot go on with a
  /// connection that was observed.
  ///
  /// It behaves as `events(_:to:buffering:heartbeat:)` otherwise.
  ///
  /// - Parameters:
  ///   - signal: The events.
  ///   - request: The request of the client.
  ///   - policy: The number of events that may wait, and the treatment of the others. By default the source waits.
  ///   - interval: The time without an event after which a comment is sent.
  ///   - patience: The time in which a failure becomes the status of the response.
  /// - Returns: A response without an end, until the signal ends.
  /// - Throws: The failure of the signal, if it comes before the first event and in that time.
  public static func events<Failure: Error>(
    _ signal: some SignalProtocol<ServerSentEvent, Failure>,
    to request: Request? = nil,
    buffering policy: BufferingPolicy<Failure> = .waiting,
    heartbeat interval: Duration = .seconds(15),
    failingWithin patience: Duration
  ) async throws(Failure) -> Response {
    let isGone = Subject<Void, Never>()
    let hasBegun = Atomic(false)
    let watched = signal.take(until: isGone)
      .on(
        next: { _ in hasBegun.store(true, ordering: .relaxed) },
        terminated: { hasBegun.store(true, ordering: .relaxed) }
      )
    // The first comment tells that the time has passed.
    let reader = EventReader(ClientEvents(watched, policy, firstAfter: patience, every: interval))
    // Nothing has to be waited for. A failure leaves the connection to the next request.
    let isWaiting = !hasBegun.load(ordering: .relaxed)
    let watch = isWaiting ? request.map { ClientWatch($0) { isGone.send(()) } } : nil
    do throws(Failure) { try await reader.open() } catch {
      await watch?.end()
      throw error
    }
    await watch?.read()
    return Response(of: OpenedEvents(reader: reader), to: isWaiting ? nil : request, watch)
  }

  private init(
    of events: some AsyncSequence<ServerSentEvent, some Error> & Sendable,
    to request: Request?,
    _ watch: ClientWatch? = nil
  ) {
    self.init(
      status: .ok,
      headers: [.contentType: "text/event-stream", .cacheControl: "no-cache"],
      body: ResponseBody { writer in
        let events = events.cancelOnGracefulShutdown()
        do {
          if let request {
            try await request.body.consumeWithCancellationOnInboundClose { body in
              try await body.readToEnd()
              for try await event in events { try await writer.write(ByteBuffer(string: event.text)) }
            }
          } else {
            for try await event in events { try await writer.write(ByteBuffer(string: event.text)) }
          }
        } catch {
          await watch?.end()
          throw error
        }
        await watch?.end()
        try await writer.finish(nil)
      }
    )
  }
}

extension Request {
  /// The identifier of the last event that the client has received, if it connects again to a stream of server-sent events.
  ///
  ///     router.get("orders") { request, _ in
  ///       Response.events(orders(after: request.lastEventID(as: Int.self) ?? 0), to: request)
  ///     }
  ///
  /// - Parameter type: The type of the identifiers.
  /// - Returns: The identifier, or `nil` if the client sends none, or none of that type.
  public func lastEventID<ID: LosslessStringConvertible>(as type: ID.Type = String.self) -> ID? {
    HTTPField.Name("Last-Event-ID").flatMap { headers[$0] }.flatMap { ID($0) }
  }
}

/// The observation of the connection of a client, by a task that reads what the client sends behind its request.
///
/// Hummingbird reads the connection too, when the response is over, and one task at a time may. So the task ends before that: with ``end()``, or
/// with a response that is thrown away, whose release cancels the reading at once.
private final class ClientWatch: Sendable {
  private let task: Task<Void, Never>
  private let isRead = AsyncStream<Never>.makeStream()
  private let isOver = AsyncStream<Never>.makeStream()

  /// - Parameter closed: A closure that is called when the client closes the connection, or when the task ends.
  init(_ request: Request, closed: @escaping @Sendable () -> Void) {
    task = Task { [isRead, isOver] in
      try? await request.body.consumeWithInboundCloseHandler { body in
        try await body.readToEnd()
        isRead.continuation.finish()
        for await _ in isOver.stream {}
      } onInboundClosed: {
        closed()
      }
      isRead.continuation.finish()
    }
  }

  deinit { task.cancel() }

  /// Waits until the request has been read.
  func read() async { for await _ in isRead.stream {} }

  func end() async {
    isOver.continuation.finish()
    await task.value
  }
}

extension RequestBody {
  /// Reads the rest of the request. Hummingbird 2 ends the process when the observation of a connection is left before.
  fileprivate func readToEnd() async throws { for try await _ in self {} }
}

/// The events for a client, with a comment whenever it has waited for an event for a time.
///
/// A comment goes to the client that waits, directly. It never takes a place among the events that wait for a slow client.
private struct ClientEvents<Failure: Error>: AsyncSequence, Sendable {
  private final class Client: Sendable {
    /// The task that sends events to the client, as soon as there is one.
    let sender = Mutex<SignalValues<ServerSentEvent, Failure>.Consumer?>(nil)
  }

  private let values: SignalValues<ServerSentEvent, Failure>
  private let client = Client()

  init(
    _ signal: some SignalProtocol<ServerSentEvent, Failure>,
    _ policy: BufferingPolicy<Failure>,
    firstAfter start: Duration,
    every interval: Duration
  ) {
    let events = signal.heartbeats(startingAfter: start, every: interval, on: heartbeatScheduler) {
      [client] in
      client.sender.withLock { $0 }?.isSuspended ?? false
    }
    values = events.values(buffering: policy)
  }

  func makeAsyncIterator() -> SignalValues<ServerSentEvent, Failure>.Iterator {
    let iterator = values.makeAsyncIterator()
    client.sender.withLock { $0 = iterator.consumer }
    return iterator
  }
}

/// The scheduler of the heartbeats of all responses.
private let heartbeatScheduler = TaskScheduler()

/// A subscription to events whose first event has been awaited.
private actor EventReader<Failure: Error> {
  private let iterator: SignalValues<ServerSentEvent, Failure>.Iterator
  /// The first event, until it is read.
  private var first: ServerSentEvent?
  private var isOver = false

  init(_ events: ClientEvents<Failure>) { iterator = events.makeAsyncIterator() }

  /// Waits for the first event.
  func open() async throws(Failure) {
    first = try await readNext()
    isOver = first == nil
  }

  func next() async throws(Failure) -> ServerSentEvent? {
    if let first = first.take() { return first }
    return isOver ? nil : try await readNext()
  }

  private func readNext() async throws(Failure) -> ServerSentEvent? {
    // Copies share the subscription.
    var iterator = iterator
    return try await iterator.next(isolation: self)
  }
}

/// The events of a reader.
private struct OpenedEvents<Failure: Error>: AsyncSequence, Sendable {
  let reader: EventReader<Failure>

  struct Iterator: AsyncIteratorProtocol {
    let reader: EventReader<Failure>

    mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> ServerSentEvent? {
      try await reader.next()
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(reader: reader) }
}
#endif
