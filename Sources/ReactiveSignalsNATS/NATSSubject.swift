#if NATS
public import Foundation
public import ReactiveSignals

/// A message that arrived on a subject.
public struct NATSMessage<Value: Sendable>: Sendable {
  /// The subject that the message was sent to.
  public let subject: String
  /// The value of the message.
  public let value: Value
  /// The headers of the message.
  public let headers: NATSHeaders

  @inlinable
  init(subject: String, value: Value, headers: NATSHeaders) {
    self.subject = subject
    self.value = value
    self.headers = headers
  }
}

extension NATSMessage: Equatable where Value: Equatable {}

/// A subject of NATS, or a pattern of subjects, and the type of its messages.
///
/// Messages on a subject reach the subscribers that are there. They are not stored: see ``NATSStream``.
public struct NATSSubject<Value: Sendable>: Sendable {
  /// The name, or a pattern such as `orders.*` or `orders.>`.
  public let name: String
  /// The name as one to publish to, checked once for all messages.
  let target: Result<Name, NATSError>
  /// Sends bytes, with headers of a user. One closure for all messages, so that none of them counts references.
  @usableFromInline let publish: @Sendable (Data, NATSHeaders?) throws(NATSError) -> Void
  @usableFromInline let connection: NATSConnection
  @usableFromInline let coder: NATSCoder<Value>
  let undecodable: NATSDecodingPolicy

  init(
    _ name: String,
    _ connection: NATSConnection,
    _ coder: NATSCoder<Value>,
    _ undecodable: NATSDecodingPolicy
  ) {
    self.name = name
    target = Result { () throws(NATSError) in try Name(name, .subject) }
    switch target {
    case .success(let name):
      let (link, version) = (connection.link, coder.version)
      // Nearly every message has no headers.
      let isPlain = version == nil && !connection.hasPropagation
      publish = { data, headers throws(NATSError) in
        if isPlain, headers?.isEmpty != false { return try link.publish(name, data) }
        try link.publish(name, data, connection.headers(headers ?? NATSHeaders(), version))
      }
    case .failure(let error): publish = { _, _ throws(NATSError) in throw error }
    }
    self.connection = connection
    self.coder = coder
    self.undecodable = undecodable
  }

  /// Returns a hot signal of the messages on this subject.
  ///
  /// - **Sends**: the messages that arrive while it is subscribed, in the order of the server. `flush()` of the connection returns when the
  ///   server knows of a subscription.
  /// - **Ends**: completes or fails when a publisher sends the end of its signal. Fails when a message is no value, when the server refuses
  ///   the subscription, when the connection is closed for good, and as `overflow` demands. Fails immediately with
  ///   ``NATSError/invalidName(_:rule:)`` if the subject is none. It goes on when a lost connection is back.
  /// - **Disposal**: ends the subscription at the server.
  /// - **Thread**: one of libnats for each subscription. It waits for a subscriber that makes its sources wait.
  /// - **Memory**: the messages that `overflow` lets wait.
  ///
  /// - Parameter overflow: The number of messages that may wait, and the treatment of the others.
  /// - Returns: A signal of messages.
  /// - Complexity: O(*n*) for a message of *n* bytes.
  @inlinable
  public func signal(overflow: NATSOverflow) -> Signal<NATSMessage<Value>, NATSError> {
    .create { [self] subscriber in
      let outlet = Outlet(subscriber)
      subscribe(outlet, overflow) { message in
        guard !receiveEnd(message, outlet), let value = value(of: message, outlet) else { return }
        let headers = message.headers
        connection.inContext(of: headers) {
          subscriber.send(NATSMessage(subject: message.subject, value: value, headers: headers))
        }
      }
    }
  }

  /// Ends the subscriber if the message is the end of a publisher's signal.
  @usableFromInline
  func receiveEnd(_ message: Message, _ outlet: Outlet) -> Bool {
    guard let end = message.end else { return false }
    outlet.end(end)
    return true
  }

  /// - Parameter group: The name of the group whose members share the messages, if there is one.
  @usableFromInline
  func subscribe(
    _ outlet: Outlet,
    _ overflow: NATSOverflow,
    sharedBy group: Result<Name, NATSError>? = nil,
    _ receive: @escaping @Sendable (Message) -> Void
  ) {
    let delivery = Delivery(
      connection,
      subject: name,
      limit: overflow.limit,
      receive: { message in
        receive(message)
        outlet.wait()
      },
      failed: { failure in
        switch failure {
        case .dropped(let number):
          if let counter = overflow.counter { counter.count(number) } else { outlet.fail(.overflow) }
        case .closed(let error): outlet.fail(error)
        case .refused: outlet.fail(.unauthorized)
        // It ends when it is disposed, or when the connection is closed, which follows with the reason.
        case .ended, .silence, .gap: break
        }
      }
    )
    outlet.onDispose { delivery.stop() }
    do throws(NATSError) {
      try delivery.start(on: Name(name, .pattern), sharedBy: group?.get())
    } catch {
      outlet.fail(error)
    }
  }

  /// Returns the value of a message. Without one, the message is counted or fails the subscriber.
  @inlinable
  func value(of message: Message, _ outlet: Outlet) -> Value? {
    do {
      return try coder.value(of: message)
    } catch {
      refuse(message, "\(error)", outlet)
      return nil
    }
  }

  @usableFromInline
  func refuse(_ message: Message, _ reason: String, _ outlet: Outlet) {
    if let counter = undecodable.counter {
      counter.count(1)
    } else {
      outlet.fail(.undecodable(subject: message.subject, reason: reason))
    }
  }

  /// Sends a value to the subscribers of this subject, on this and on other machines. Returns before the server has it.
  ///
  /// While the connection is lost, libnats keeps up to 8 MB of messages, and sends them when it is back.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - headers: The headers of the message.
  /// - Throws: ``NATSError/invalidName(_:rule:)`` if the subject is a pattern, or no name, and if a header breaks a rule.
  @inlinable
  public func publish(_ value: Value, headers: NATSHeaders = NATSHeaders()) throws(NATSError) {
    try send(value, headers)
  }

  @inlinable
  func send(_ value: Value, _ headers: NATSHeaders?) throws(NATSError) {
    try coder.withData(of: value) { data throws(NATSError) in
      try publish(data, headers)
    }
  }

  /// Sends the end of a signal: its completion, or the description of its failure.
  @usableFromInline
  func publishEnd(_ failure: String?) throws(NATSError) {
    let end = failure.map { WireEnd.failed($0) } ?? .completed
    try connection.link.publish(target.get(), end.data, [end.header])
  }
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
  ///   - headers: A closure that returns the headers of a value, or `nil` for none.
  /// - Returns: The subscription.
  @inlinable
  public func publish(
    to subject: NATSSubject<Value>,
    failures: NATSCoder<Failure>? = nil,
    onFailure failed: @escaping @Sendable (NATSError) -> Void = { _ in },
    headers: (@Sendable (Value) -> NATSHeaders)? = nil
  ) -> any Disposable {
    // A closure for each kind of event, since an event that is made for a value would keep and release it.
    subscribe(
      next: { value in
        do throws(NATSError) { try subject.send(value, headers?(value)) } catch { failed(error) }
      },
      failed: { error in
        do throws(NATSError) { try subject.publishEnd(NATSCoder.text(of: error, failures)) } catch {
          failed(error)
        }
      },
      completed: {
        do throws(NATSError) { try subject.publishEnd(nil) } catch { failed(error) }
      }
    )
  }
}

extension NATSConnection {
  /// Returns a subject, or a pattern of subjects, with the type of its messages.
  ///
  /// A subject has tokens between periods, without blanks and line breaks. With another one, `publish(_:)` throws and the signals fail.
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
    NATSSubject(name, self, coder, undecodable)
  }
}
#endif
