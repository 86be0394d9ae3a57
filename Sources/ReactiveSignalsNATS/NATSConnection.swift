#if NATS
import CNATS
import Dispatch
import Foundation
public import ReactiveSignals
import _ReactiveSignalsAtomics

/// A connection to a NATS server, which reconnects by itself. A process needs one.
///
///     let connection = try await NATSConnection.connect(NATSOptions("nats://127.0.0.1:4222"))
///     let orders = connection.subject("orders.>", .json(Order.self))
///
/// The first acknowledged message to a stream opens a second connection, for such messages alone. The signals of subjects and streams
/// keep the connection open. It closes when nothing refers to it, or with ``close()``.
public final class NATSConnection: Sendable {
  /// The state of a connection.
  public enum State: Sendable, Equatable {
    /// The server answers.
    case connected
    /// The connection is lost, and libnats tries the servers again.
    case reconnecting
    /// The connection is closed for good.
    case closed(NATSError)
  }

  /// The state of the connection. Observers run on a thread of libnats, which delivers all events of the connection.
  public let state: Property<State>

  /// The number of times that the connection was lost and is back. Observers run as those of ``state`` do.
  public let reconnectCount: Property<Int>

  let link: Link
  let options: NATSOptions
  /// A Boolean value that indicates whether the options have a propagation.
  @usableFromInline let hasPropagation: Bool
  let deliveries: Deliveries
  let workCounts = WorkCounts()
  /// The workers that leave their groups, and the dead letters on the way.
  let leaving = DispatchGroup()
  /// The threads of requests, and those on which subscriptions to streams begin and end.
  let requests = BlockingPool()
  let subscribing = BlockingPool()
  let watches: BucketWatches
  /// The answers to requests.
  let inbox = Inbox()
  /// The connection for acknowledged messages.
  let publisher: Publisher
  private let states: MutableProperty<State>

  /// Connects to a server.
  ///
  /// - Parameter options: The servers, credentials and durations.
  /// - Returns: A connection.
  /// - Throws: ``NATSError/noServer`` if no server answers or one ends meanwhile, ``NATSError/unauthorized`` if one refuses the credentials,
  ///   ``NATSError/insecure(_:)`` if TLS is demanded and cannot be had.
  public static func connect(_ options: NATSOptions = NATSOptions()) async throws(NATSError) -> NATSConnection
  {
    try await BlockingPool.shared.call { () throws(NATSError) in try NATSConnection(options) }
  }

  private init(_ options: NATSOptions) throws(NATSError) {
    let states = MutableProperty(State.connected)
    let reconnects = MutableProperty(0)
    let deliveries = Deliveries(limit: options.subscriptionLimit)
    self.options = options
    hasPropagation = options.propagation != nil
    self.states = states
    self.deliveries = deliveries
    let watches = BucketWatches()
    self.watches = watches
    state = states.property
    reconnectCount = reconnects.property
    link = try Link(
      options,
      reconnects: true,
      LinkEvents(
        options,
        disconnected: { states.value.change(to: .reconnecting) },
        reconnected: {
          reconnects.value += 1
          states.value.change(to: .connected)
        },
        closed: { error in
          states.value.change(to: .closed(error))
          deliveries.fail(error)
        },
        failed: { deliveries.failed($0, $1) },
        refused: {
          deliveries.refuse($0)
          watches.refuse($0)
        }
      )
    )
    publisher = Publisher(options, states.property)
  }

  /// Closes the connection. Its signals fail with ``NATSError/closed``.
  public func close() {
    let link = link
    BlockingPool.shared.run { link.close() }
  }

  /// Waits until the server has handled everything that was sent before: messages and subscriptions.
  ///
  /// It waits also for workers that have been disposed and leave their groups, and for the stream of dead letters, at most two seconds.
  ///
  /// - Throws: ``NATSError/timeout(mayBeDone:)`` after the ``NATSOptions/answerTime``, ``NATSError/canceled(mayBeDone:)`` when the task is
  ///   canceled.
  public func flush() async throws(NATSError) {
    let (link, leaving) = (link, leaving)
    let end = options.answerTime.map { ContinuousClock.now + $0 }
    var isFlushed = false
    try await requests.call(until: end) { _ = leaving.wait(timeout: .now() + .seconds(2)) }
    // A second at a time: a thread waits no longer for a server that does not answer than a task does for the thread.
    while !isFlushed {
      isFlushed = try await requests.call(until: end) { () throws(NATSError) in try link.flush() }
    }
  }
}

extension NATSConnection.State {
  /// Changes the state. A closed connection stays so.
  mutating func change(to state: NATSConnection.State) {
    if case .closed = self { return }
    self = state
  }
}

extension BlockingPool {
  /// Runs a function of libnats that blocks, and waits for it, until the task is canceled, or until a time.
  ///
  /// The time is watched outside the threads, all of which may be blocked. A function that has not begun by then does not run.
  func call<Value: Sendable>(
    until end: ContinuousClock.Instant? = nil,
    _ body: @escaping @Sendable () throws(NATSError) -> Value
  ) async throws(NATSError) -> Value {
    let reply = Reply<Value>()
    return try await reply.wait {
      let timer = end.map { end in
        Inbox.clock.schedule(after: max(.zero, ContinuousClock.now.duration(to: end))) {
          reply.giveUp { .timeout(mayBeDone: $0) }
        }
      }
      run {
        if reply.begin() { reply.send(Result(catching: body)) }
        timer?.dispose()
      }
    } canceled: {
      reply.giveUp { .canceled(mayBeDone: $0) }
    }
  }
}

/// A result that a task waits for. The first one counts.
final class Reply<Value: Sendable>: Sendable {
  typealias Answer = Result<Value, NATSError>

  private enum State {
    case empty
    case waiting(CheckedContinuation<Answer, Never>)
    case answered(Answer)
  }

  private let state = Locked((state: State.empty, hasBegun: false))

  func send(_ answer: Answer) { send { _ in answer } }

  /// Notes that the work for the result begins, unless there is a result.
  func begin() -> Bool {
    state.withLock { state in
      if case .answered = state.state { return false }
      state.hasBegun = true
      return true
    }
  }

  /// Sends a failure, which depends on whether the work has begun.
  func giveUp(_ failure: (Bool) -> NATSError) { send { .failure(failure($0)) } }

  private func send(_ answer: (Bool) -> Answer) {
    let waiting = state.withLock { state -> (CheckedContinuation<Answer, Never>, Answer)? in
      switch state.state {
      case .answered: return nil
      case .empty:
        state.state = .answered(answer(state.hasBegun))
        return nil
      case .waiting(let continuation):
        let answer = answer(state.hasBegun)
        state.state = .answered(answer)
        return (continuation, answer)
      }
    }
    if let (continuation, answer) = waiting { continuation.resume(returning: answer) }
  }

  /// Waits for the result of a request.
  ///
  /// - Parameters:
  ///   - start: A closure that makes the request. It is not called by a canceled task.
  ///   - canceled: A closure that is called when the task is canceled, and sends a result.
  func wait(
    start: () -> Void,
    canceled: @escaping @Sendable () -> Void
  ) async throws(NATSError) -> Value {
    if Task.isCancelled { throw .canceled(mayBeDone: false) }
    start()
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> Answer? in
          if case .answered(let answer) = state.state { return answer }
          state.state = .waiting(continuation)
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      canceled()
    }
    return try answer.get()
  }
}
#endif
