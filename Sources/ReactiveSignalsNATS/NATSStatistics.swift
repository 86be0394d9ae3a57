#if NATS
public import ReactiveSignals
import _ReactiveSignalsAtomics

/// Numbers that tell how a part of NATS does, and the names under which a system of metrics has them.
public protocol NATSMeasurement: Sendable {
  /// The numbers by their names, always with the same names.
  var metrics: [(name: String, value: Int)] { get }
}

/// The numbers of a connection in this process.
public struct NATSStatistics: NATSMeasurement, Equatable {
  /// The number of times that the connection was lost and is back.
  public var reconnectCount: Int
  /// The number of messages to streams that have no answer yet, or wait to be sent.
  public var waitingCount: Int
  /// The number of subscriptions to subjects and streams.
  public var subscriptionCount: Int
  /// The number of messages that workers of this connection were given, and that some worker had been given before.
  public var redeliveryCount: Int
  /// The number of dead letters that workers of this connection have met.
  public var deadLetterCount: Int

  /// The numbers by their names in a system of metrics.
  public var metrics: [(name: String, value: Int)] {
    [
      ("reconnects", reconnectCount), ("waiting", waitingCount), ("subscriptions", subscriptionCount),
      ("redeliveries", redeliveryCount), ("dead_letters", deadLetterCount),
    ]
  }
}

/// The numbers of a group of workers, of all processes, as the server has them.
public struct NATSGroupStatistics: NATSMeasurement, Equatable {
  /// The number of messages that no worker has been given: the lag of the group.
  public var pendingCount: Int
  /// The number of messages that workers have been given and have not answered.
  public var unansweredCount: Int
  /// The number of these that have been given more than once.
  public var redeliveredCount: Int
  /// The number of requests for messages that wait: zero if no worker wants one.
  public var waitingWorkerCount: Int

  /// The numbers by their names in a system of metrics.
  public var metrics: [(name: String, value: Int)] {
    [
      ("pending", pendingCount), ("unanswered", unansweredCount), ("redelivered", redeliveredCount),
      ("waiting_workers", waitingWorkerCount),
    ]
  }
}

/// The numbers of a stream, and its configuration, as the server has them.
public struct NATSStreamStatistics: NATSMeasurement, Equatable {
  /// The configuration: whole, to change a value and give it to ``NATSConnection/updateStream(_:_:)``.
  public var options: NATSStreamOptions
  /// The number of messages.
  public var messageCount: Int
  /// The number of bytes that the messages take.
  public var byteCount: Int
  /// The sequence number of the first message.
  public var firstSequence: UInt64
  /// The sequence number of the last message.
  public var lastSequence: UInt64
  /// The number of consumers: groups, a consumer for each partition, and signals that replay.
  public var consumerCount: Int
  /// The number of messages of its mirror and sources that it has still to copy.
  public var lag: Int

  /// The numbers by their names in a system of metrics.
  public var metrics: [(name: String, value: Int)] {
    [
      ("messages", messageCount), ("bytes", byteCount),
      ("last_sequence", Int(truncatingIfNeeded: lastSequence)),
      ("consumers", consumerCount), ("lag", lag),
    ]
  }
}

/// The counts of the work of a connection.
final class WorkCounts: Sendable {
  private let redeliveries = Atomic(0)
  private let deadLetters = Atomic(0)

  var redeliveryCount: Int { redeliveries.load(ordering: .relaxed) }
  var deadLetterCount: Int { deadLetters.load(ordering: .relaxed) }

  func countRedelivery() { redeliveries.add(1, ordering: .relaxed) }
  func countDeadLetter() { deadLetters.add(1, ordering: .relaxed) }
}

extension NATSConnection {
  /// The numbers of the connection at this moment.
  public var statistics: NATSStatistics {
    NATSStatistics(
      reconnectCount: reconnectCount.value,
      waitingCount: publisher.count,
      subscriptionCount: deliveries.count,
      redeliveryCount: workCounts.redeliveryCount,
      deadLetterCount: workCounts.deadLetterCount
    )
  }

  /// Returns a signal of the numbers of the connection.
  ///
  /// - **Sends**: the numbers immediately, and again after each `interval`.
  /// - **Ends**: does not end.
  /// - **Disposal**: ends the timer.
  /// - **Thread**: the first numbers on the subscriber's thread, the others on a queue of this library.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter interval: The time between two values. It is positive.
  /// - Returns: A signal of numbers.
  /// - Complexity: O(1) for each value.
  public func statistics(every interval: Duration) -> Signal<NATSStatistics, Never> {
    Signal<Int, Never>.interval(interval, on: Inbox.clock).start(with: 0).map { _ in self.statistics }.erased
  }

  /// Returns the numbers and configurations of all streams of the account by their names, as the server has them.
  ///
  /// The buckets and object stores are among them, as `KV_` and `OBJ_` with their names.
  public func streams() async throws(NATSError) -> [String: NATSStreamStatistics] {
    try await read("") { $0.streams() }
  }

  /// Makes a request that has a value, on a thread that may block.
  func read<Value: Sendable>(
    _ name: String,
    _ body: @escaping @Sendable (Link) -> (outcome: Library.Outcome, value: Value?)
  ) async throws(NATSError) -> Value {
    let result = Reply<Value>()
    try await request(name) { link throws(NATSError) in
      let (outcome, value) = body(link)
      if let value { result.send(.success(value)) }
      return outcome
    }
    return try await result.wait {
    } canceled: {
      result.send(.failure(.canceled(mayBeDone: true)))
    }
  }
}

extension NATSStream {
  /// Returns the numbers of a group of workers, as the server has them.
  ///
  /// - Parameter group: The name of the group.
  /// - Throws: ``NATSError/notFound(_:)`` if the stream has no such group.
  public func statistics(of group: String) async throws(NATSError) -> NATSGroupStatistics {
    let (stream, group) = (try Name(name, .stream).text, try Name(group, .group).text)
    return try await connection.read(group) { $0.statistics(stream, group) }
  }

  /// Returns the numbers of the groups of workers by their names, as the server has them.
  ///
  ///     for (name, group) in try await orders.groups() where group.pendingCount > 10_000 { print(name, "is late") }
  ///
  /// A group in partitions has a name for each partition: `billing-0`, `billing-1` and so on.
  ///
  /// - Throws: ``NATSError/notFound(_:)`` if there is no such stream.
  public func groups() async throws(NATSError) -> [String: NATSGroupStatistics] {
    let stream = try Name(name, .stream).text
    return try await connection.read(stream) { $0.groups(stream) }
  }

  /// Returns the numbers and the configuration of the stream, as the server has them.
  ///
  ///     var options = try await orders.statistics().options
  ///     options.ageLimit = .seconds(30 * 24 * 3600)
  ///     try await connection.updateStream("ORDERS", options)
  ///
  /// - Throws: ``NATSError/notFound(_:)`` if there is no such stream.
  public func statistics() async throws(NATSError) -> NATSStreamStatistics {
    let stream = try Name(name, .stream).text
    return try await connection.read(stream) { $0.statistics(stream) }
  }

  /// Returns a signal of the numbers of a group of workers, as the server has them.
  ///
  ///     orders.statistics(of: "billing", every: .seconds(10)).subscribe(
  ///       next: { if $0.pendingCount > 10_000 { alarm() } },
  ///       failed: { print($0) })
  ///
  /// - **Sends**: the numbers immediately, and again after each `interval`. None while the server does not answer.
  /// - **Ends**: fails when there is no such group or stream, when the server refuses the request, and when the connection is closed.
  /// - **Disposal**: ends the requests.
  /// - **Thread**: that of a task.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameters:
  ///   - group: The name of the group.
  ///   - interval: The time between two values. It is positive.
  /// - Returns: A signal of numbers.
  /// - Complexity: O(1) for each value.
  public func statistics(of group: String, every interval: Duration) -> Signal<NATSGroupStatistics, NATSError>
  {
    stopProgram(unless: interval > .zero, "The interval between values must be positive. Pass a longer one")
    return .produce { producer throws(NATSError) in
      while !Task.isCancelled {
        do throws(NATSError) {
          guard await producer.send(try await statistics(of: group)) else { return }
        } catch .timeout {
          continue
        }
        try? await Task.sleep(for: interval)
      }
    }
  }
}
#endif
