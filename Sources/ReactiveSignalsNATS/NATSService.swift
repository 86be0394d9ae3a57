#if NATS
import Foundation
public import ReactiveSignals

extension NATSSubject {
  /// Returns a signal that sends a value to a service, and receives its answers.
  ///
  ///     let squares = connection.subject("math.square", .json(Int.self))
  ///     let answer = try await squares.request(3, answer: .json(Int.self)).first()
  ///
  /// One of the processes answers that run ``answer(_:group:limit:overflow:failures:_:)``. Each subscription makes the request again.
  ///
  /// - **Sends**: the answers.
  /// - **Ends**: completes when the service has sent all answers. Fails with ``NATSError/notFound(_:)`` if nobody serves the subject, with
  ///   ``NATSError/timeout(mayBeDone:)`` when no answer comes for `time`, with ``NATSError/remote(_:)`` as the service fails, and when an
  ///   answer is no value or the connection is closed for good.
  /// - **Disposal**: drops the later answers. The service is not told.
  /// - **Thread**: a thread of libnats, the same for all answers of a connection. A failure for lack of time comes from another one.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - coder: The translation between answers and bytes.
  ///   - time: The time within which the first answer comes, and each further one.
  ///   - headers: The headers of the request.
  /// - Returns: A signal of answers.
  /// - Complexity: O(*n*) for *n* bytes.
  public func request<Answer>(
    _ value: Value,
    answer coder: NATSCoder<Answer>,
    within time: Duration = .seconds(5),
    headers: NATSHeaders = NATSHeaders()
  ) -> Signal<Answer, NATSError> {
    Signal<Answer, NATSError>.create { subscriber in
      do throws(NATSError) {
        let (subject, data) = (try target.get(), try self.coder.data(of: value))
        let headers = try connection.headers(headers, self.coder.version)
        let token = try connection.inbox.open(connection) { message in
          if message.isNoResponder { return subscriber.fail(.notFound(subject.text)) }
          switch message.end {
          case .completed: return subscriber.complete()
          case .failed(let text): return subscriber.fail(.remote(text))
          case nil: break
          }
          do {
            subscriber.send(try coder.value(of: message))
          } catch {
            subscriber.fail(.undecodable(subject: subject.text, reason: "\(error)"))
          }
        } failed: {
          subscriber.fail($0)
        }
        subscriber.onDispose { [inbox = connection.inbox] in inbox.close(token) }
        try connection.link.publish(subject, data, headers, reply: try connection.inbox.address(token))
      } catch {
        subscriber.fail(error)
      }
    }
    .timeout(ofSilence: time, failingWith: .timeout(mayBeDone: true), on: Inbox.clock)
  }

  /// Returns a signal that answers the requests on this subject, and sends each value when it has been answered.
  ///
  ///     squares.answer(.json(Int.self), group: "math") { Signal<Int, Never>.just($0 * $0) }
  ///       .subscribe(next: { print("squared", $0.value) }, failed: { print($0) })
  ///
  /// The values of the closure's signal are the answers, and its end is the end of the request. A request goes to one of the processes that have
  /// the same group. A value that cannot be decoded is answered with a failure, and so is the failure of the signal. The service goes on.
  ///
  /// - **Sends**: each message whose answer has ended.
  /// - **Ends**: fails when the server refuses the subscription, when the connection is closed for good, and as `overflow` demands. Fails
  ///   immediately with ``NATSError/invalidName(_:rule:)`` if the subject or the group is none. It does not complete.
  /// - **Disposal**: leaves the group, and disposes the signals that answer. Their requests get no end.
  /// - **Thread**: the thread on which the answer ends.
  /// - **Memory**: `limit` messages, and those that `overflow` lets wait.
  ///
  /// - Parameters:
  ///   - coder: The translation between answers and bytes.
  ///   - group: The name of the group whose members share the requests.
  ///   - limit: The number of messages that are answered at the same time. Others wait.
  ///   - overflow: The number of messages that may wait, and the treatment of the others.
  ///   - failures: The translation of failures into text, or `nil` to send their descriptions.
  ///   - body: A closure that returns the signal of the answers.
  /// - Returns: A signal of messages.
  /// - Complexity: O(*n*) for *n* bytes.
  public func answer<Answers: SignalProtocol>(
    _ coder: NATSCoder<Answers.Value>,
    group: String,
    limit: Int = 64,
    overflow: NATSOverflow = .failing(beyond: 65_536),
    failures: NATSCoder<Answers.Failure>? = nil,
    _ body: @escaping @Sendable (Value) -> Answers
  ) -> Signal<NATSMessage<Value>, NATSError> {
    let (connection, link) = (connection, connection.link)
    return Signal<(message: NATSMessage<Value>, reply: Name?), NATSError>.create { subscriber in
      let outlet = Outlet(subscriber)
      subscribe(outlet, overflow, sharedBy: Result { () throws(NATSError) in try Name(group, .group) }) {
        message in
        // An answer to a name that breaks a rule cannot be sent.
        let reply = message.reply.flatMap { try? Name($0, .subject) }
        do {
          let value = try self.coder.value(of: message)
          let headers = message.headers
          subscriber.send((NATSMessage(subject: message.subject, value: value, headers: headers), reply))
        } catch {
          link.answer(reply, .failed("The request is no value: \(error)"))
        }
      }
    }
    .flatMap(.merge(limit: limit), buffering: .waiting(1)) { message, reply in
      Signal<NATSMessage<Value>, NATSError>.create { subscriber in
        connection.inContext(of: message.headers) {
          subscriber.add(
            body(message.value).subscribe(
              next: { answer in
                do throws(NATSError) {
                  guard let reply else { return }
                  let headers = try connection.headers(NATSHeaders(), coder.version)
                  try link.publish(reply, try coder.data(of: answer), headers)
                } catch {
                  link.answer(reply, .failed("\(error)"))
                  subscriber.complete()
                }
              },
              failed: { failure in
                link.answer(reply, .failed(NATSCoder.text(of: failure, failures)))
                subscriber.send(message)
                subscriber.complete()
              },
              completed: {
                link.answer(reply, .completed)
                subscriber.send(message)
                subscriber.complete()
              }
            )
          )
        }
      }
    }
  }
}

extension NATSConnection {
  /// Returns a signal that answers the requests on a subject, as ``NATSSubject/answer(_:group:limit:overflow:failures:_:)`` does, in a group
  /// that has the name of the subject.
  ///
  ///     connection.service("math.square", .json(Int.self), answer: .json(Int.self)) { Signal<Int, Never>.just($0 * $0) }
  ///       .subscribe(next: { _ in }, failed: { print($0) })
  ///
  /// - Parameters:
  ///   - name: The subject, without wildcards.
  ///   - request: The translation between requests and bytes.
  ///   - answer: The translation between answers and bytes.
  ///   - body: A closure that returns the signal of the answers.
  /// - Returns: A signal of the messages that have been answered.
  public func service<Request, Answers: SignalProtocol>(
    _ name: String,
    _ request: NATSCoder<Request>,
    answer: NATSCoder<Answers.Value>,
    _ body: @escaping @Sendable (Request) -> Answers
  ) -> Signal<NATSMessage<Request>, NATSError> {
    subject(name, request).answer(answer, group: name.replacing(".", with: "-"), body)
  }
}

extension Link {
  /// Sends the end of the answers, if anybody waits for them.
  func answer(_ reply: Name?, _ end: WireEnd) {
    guard let reply else { return }
    // A connection that is closed has told its subscribers, and whoever asked notices the time.
    try? publish(reply, end.data, [end.header])
  }
}

/// The answers to the requests of a connection, which arrive by one subscription.
final class Inbox: Sendable {
  /// The clock of requests.
  static let clock = QueueScheduler(label: "ReactiveSignalsNATS.requests")

  private struct Receiver: Sendable {
    let receive: @Sendable (Message) -> Void
    let failed: @Sendable (NATSError) -> Void
  }

  private struct State {
    var last: UInt = 0
    var receivers: [UInt: Receiver] = [:]
    var hasSubscribed = false
  }

  /// The first tokens of the subjects for answers.
  private let prefix = "_INBOX.\(String(UInt64.random(in: 0...(.max)), radix: 36))."
  private let state = Locked(State())

  /// The subject for the answers to a request.
  func address(_ token: UInt) throws(NATSError) -> Name { try Name("\(prefix)\(token)", .subject) }

  /// Adds a receiver of answers.
  ///
  /// - Returns: Its token.
  func open(
    _ connection: NATSConnection,
    _ receive: @escaping @Sendable (Message) -> Void,
    failed: @escaping @Sendable (NATSError) -> Void
  ) throws(NATSError) -> UInt {
    let (token, isFirst) = state.withLock { state in
      state.last += 1
      state.receivers[state.last] = Receiver(receive: receive, failed: failed)
      defer { state.hasSubscribed = true }
      return (state.last, !state.hasSubscribed)
    }
    if isFirst {
      do throws(NATSError) { try subscribe(connection) } catch {
        state.withLock { $0.hasSubscribed = false }
        close(token)
        throw error
      }
    }
    return token
  }

  func close(_ token: UInt) {
    let receiver = state.withLock { $0.receivers.removeValue(forKey: token) }
    withExtendedLifetime(receiver) {}
  }

  /// Subscribes to all answers. libnats subscribes again when a lost connection is back.
  private func subscribe(_ connection: NATSConnection) throws(NATSError) {
    let prefix = prefix
    let delivery = Delivery(
      connection,
      receive: { [weak self] message in
        guard let token = UInt(message.subject.dropFirst(prefix.count)) else { return }
        self?.state.withLock { $0.receivers[token] }?.receive(message)
      },
      failed: { [weak self] failure in
        guard case .closed(let error) = failure, let self else { return }
        for receiver in state.withLock({ Array($0.receivers.values) }) { receiver.failed(error) }
      }
    )
    try delivery.start(on: Name("\(prefix)*", .pattern))
  }
}
#endif
