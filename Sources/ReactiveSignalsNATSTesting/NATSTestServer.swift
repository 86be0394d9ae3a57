#if NATS
public import ReactiveSignals
public import ReactiveSignalsNATS

/// A NATS server in this process for a first try and for tests, which keeps everything in memory and loses it with the process.
///
/// It is no place for data that has to live: it writes no files, and has no cluster, no TLS, no users and no permissions. Otherwise it is a
/// server like another, at an address of this machine, so that the code that is tested is the code that runs:
///
///     let server = try NATSTestServer()
///     let connection = try await server.connect()
///     try await connection.createStream("ORDERS", NATSStreamOptions(subjects: ["orders.>"]))
///
/// It has subjects, queues, requests, headers, streams, groups of workers, buckets and stores of objects, and answers as nats-server 2.9.10
/// does. Mirrors, sources and republished messages are refused. Other clients of NATS find it at its ``url``, in other processes too.
///
/// With a scheduler, the time of stored messages is that of the scheduler: their dates and ages, the time within which an identifier is known,
/// and the times after which a message without an answer, or a refused one, is given to a worker again. With a `TestScheduler`, a test takes
/// milliseconds for hours:
///
///     let scheduler = TestScheduler()
///     let server = try NATSTestServer(scheduler: scheduler)
///     let worker = Billing(try await server.connect(), bank).start()
///     _ = await server.answerCount.signal.filter { $0 == 1 }.first()   // the worker has refused an order, for an hour
///     scheduler.advance(by: .seconds(3600))                            // the worker gets it again
///
/// A test waits until the server has what the time is to act on: an answer with ``answerCount``, a stored message with its acknowledgement. The
/// times of connections stay real: those of requests and of heartbeats.
///
/// It ends with ``stop()``, or when nothing refers to it. A connection does not.
public final class NATSTestServer: Sendable {
  private let sockets: Sockets

  /// Starts a server on a port that the system chooses.
  ///
  /// - Parameter scheduler: The scheduler whose time is that of stored messages, or `nil` for the time of the system. The date at its time
  ///   zero is the first of January 2001.
  /// - Throws: A `POSIXError` if the process may have no more sockets.
  public init(scheduler: (any TimedScheduler)? = nil) throws {
    sockets = try Sockets(scheduler)
    try sockets.start()
  }

  deinit { sockets.stop() }

  /// The number of answers of workers that have arrived: acknowledgements, refusals, rejections and extensions. Observers run on the thread of
  /// the server, and should not block it.
  public var answerCount: Property<Int> { sockets.answerCount.property }

  /// The address, such as `nats://127.0.0.1:41235`.
  public var url: String { "nats://127.0.0.1:\(sockets.port)" }

  /// Connects to the server.
  ///
  /// - Parameter options: The options of the connection, whose servers are replaced by this one.
  /// - Returns: A connection.
  public func connect(_ options: NATSOptions = NATSOptions()) async throws(NATSError) -> NATSConnection {
    var options = options
    options.servers = [url]
    return try await NATSConnection.connect(options)
  }

  /// Ends the connections, and listens no more, as a server that is killed. It keeps what it has stored.
  public func stop() { sockets.stop() }

  /// Listens again at the same address, if it has been stopped. A test of an outage calls it behind ``stop()``.
  ///
  /// - Throws: A `POSIXError` if the process may have no more sockets.
  public func start() throws { try sockets.start() }
}
#endif
