#if NATS
import CNATS
import Foundation
public import ReactiveSignals

/// A message that arrived on a subject.
public struct NATSMessage<Value: Sendable>: Sendable {
  /// The subject that the message was sent to.
  public let subject: String
  /// The value of the message.
  public let value: Value
}

extension NATSMessage: Equatable where Value: Equatable {}

/// A subject of NATS, or a pattern of subjects, and the type of its messages.
///
/// Messages on a subject reach the subscribers that are there. They are not stored: see ``NATSStream``.
public struct NATSSubject<Value: Sendable>: Sendable {
  /// The name, or a pattern such as `orders.*` or `orders.>`.
  public let name: String
  let connection: NATSConnection
  let coder: NATSCoder<Value>
  let undecodable: NATSDecodingPolicy

  /// Returns a hot signal of the messages on this subject.
  ///
  /// - **Sends**: the messages that arrive while it is subscribed, in the order of the server. `flush()` of the connection returns when the
  ///   server knows of a subscription.
  /// - **Ends**: completes or fails when a publisher sends the end of its signal. Fails when a message is no value, when the server refuses
  ///   the subscription, when the connection is closed for good, and as `overflow` demands. It goes on when a lost connection is back.
  /// - **Disposal**: ends the subscription at the server.
  /// - **Thread**: one of libnats for each subscription. It waits for a subscriber that makes its sources wait.
  /// - **Memory**: the messages that `overflow` lets wait.
  ///
  /// - Parameter overflow: The number of messages that may wait, and the treatment of the others.
  /// - Returns: A signal of messages.
  /// - Complexity: O(*n*) for a message of *n* bytes.
  public func signal(overflow: NATSOverflow) -> Signal<NATSMessage<Value>, NATSError> {
    .create { [self] subscriber in
      let waiter = Waiter(subscriber)
      let delivery = Delivery(
        connection,
        subject: name,
        receive: { message in
          receive(message, subscriber) { NATSMessage(subject: message.subject, value: $0) }
          waiter.wait()
        },
        failed: { failure in
          switch failure {
          case .dropped(let number):
            if let counter = overflow.counter { counter.count(number) } else { subscriber.fail(.overflow) }
          case .closed(let error): subscriber.fail(error)
          case .refused: subscriber.fail(.unauthorized)
          // It ends when it is disposed, or when the connection is closed, which follows with the reason.
          case .ended, .silence, .gap: break
          }
        }
      )
      subscriber.onDispose { delivery.stop() }
      do throws(NATSError) {
        try unsafe delivery.start { callback, closure, made throws(NATSError) in
          let link = connection.link
          try Library.check(unsafe natsConnection_Subscribe(&made, link.connection, name, callback, closure))
          try Library.check(
            unsafe natsSubscription_SetPendingLimits(made, CInt(clamping: overflow.limit), -1)
          )
        }
      } catch {
        subscriber.fail(error)
      }
    }
  }

  func receive<Output>(
    _ message: Message,
    _ subscriber: Subscriber<Output, NATSError>,
    _ output: (Value) -> Output
  ) {
    switch message.end {
    case .completed: return subscriber.complete()
    case .failed(let description): return subscriber.fail(.remote(description))
    case nil: break
    }
    if let value = value(of: message, subscriber) { subscriber.send(output(value)) }
  }

  /// Returns the value of a message. Without one, the message is counted or fails the subscriber.
  func value<Output>(of message: Message, _ subscriber: Subscriber<Output, NATSError>) -> Value? {
    if let deleted = coder.deleted, message.header(Header.operation) != nil { return deleted }
    do {
      return try coder.decode(message.data)
    } catch {
      if let counter = undecodable.counter {
        counter.count(1)
      } else {
        subscriber.fail(.undecodable(subject: message.subject, reason: "\(error)"))
      }
      return nil
    }
  }

  /// Sends a value to the subscribers of this subject, on this and on other machines. Returns before the server has it.
  ///
  /// While the connection is lost, libnats keeps up to 8 MB of messages, and sends them when it is back.
  ///
  /// - Parameter value: The value.
  public func publish(_ value: Value) throws(NATSError) {
    try connection.link.publish(name, try coder.data(of: value), nil)
  }

  func publish(_ end: WireEnd) throws(NATSError) { try connection.link.publish(name, end.data, end.header) }
}

extension SignalProtocol {
  /// Subscribes to this signal, and sends its events to the subscribers of a subject.
  ///
  /// The end of the signal is sent too: the signals of the subject complete, or fail with ``NATSError/remote(_:)``, which
  /// ``NATSError/remoteFailure(_:)`` decodes. Disposal sends nothing.
  /// While the connection is lost, libnats keeps up to 8 MB of messages, and sends them when it is back.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - failures: The translation of the failure of this signal into text, or `nil` to send its description.
  ///   - failed: A closure that is called with the failure of an event that could not be sent. The later ones are sent.
  /// - Returns: The subscription.
  public func publish(
    to subject: NATSSubject<Value>,
    failures: NATSCoder<Failure>? = nil,
    onFailure failed: @escaping @Sendable (NATSError) -> Void = { _ in }
  ) -> any Disposable {
    subscribeEvents { event in
      do throws(NATSError) {
        switch event {
        case .next(let value): try subject.publish(value)
        case .completed: try subject.publish(.completed)
        case .failed(let error): try subject.publish(.failed(NATSCoder.text(of: error, failures)))
        }
      } catch {
        failed(error)
      }
    }
  }
}

extension NATSConnection {
  /// Returns a subject, or a pattern of subjects, with the type of its messages.
  ///
  /// - Parameters:
  ///   - name: The name, or a pattern such as `orders.*` or `orders.>`.
  ///   - coder: The translation between values and bytes.
  ///   - undecodable: The treatment of messages that are no values.
  /// - Returns: A subject.
  public func subject<Value>(
    _ name: String,
    _ coder: NATSCoder<Value>,
    undecodable: NATSDecodingPolicy = .failing
  ) -> NATSSubject<Value> {
    NATSSubject(name: name, connection: self, coder: coder, undecodable: undecodable)
  }
}
#endif
