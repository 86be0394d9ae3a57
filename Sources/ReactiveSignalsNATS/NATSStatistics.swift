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
}

extension NATSStream {
  /// Returns the numbers of a group of workers, as the server has them.
  ///
  /// - Parameter group: The name of the group.
  /// - Throws: ``NATSError/notFound(_:)`` if the stream has no such group.
  public func statistics(of group: String) async throws(NATSError) -> NATSGroupStatistics {
    let (stream, group) = (try Name(name, .stream).text, try Name(group, .group).text)
    let result = Reply<NATSGroupStatistics>()
    try await connection.request(group) { link throws(NATSError) in
      let (outcome, statistics) = link.statistics(stream, group)
      if let statistics { result.send(.success(statistics)) }
      return outcome
    }
    return try await result.wait {
    } canceled: {
      result.send(.failure(.canceled(mayBeDone: true)))
    }
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
    return .create { subscriber in
      let task = Task {
        while !Task.isCancelled {
          do throws(NATSError) {
            subscriber.send(try await statistics(of: group))
          } catch {
            if case .timeout = error { continue }
            return subscriber.fail(error)
          }
          try? await Task.sleep(for: interval)
        }
      }
      subscriber.onDispose { task.cancel() }
    }
  }
}
#endif
