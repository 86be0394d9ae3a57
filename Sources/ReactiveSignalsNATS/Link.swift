#if NATS
import CNATS
import Dispatch
import Foundation
import ReactiveSignals
import Synchronization

/// A connection of libnats, and its context for JetStream.
///
/// `@unchecked Sendable`: the addresses are constant and belong to this object, which destroys them last, after every call that goes
/// through it. libnats locks both objects in each of its functions. The callbacks of libnats get the number of ``LinkEvents`` instead of an
/// address, so that one that comes late finds nothing.
@safe
final class Link: @unchecked Sendable {
  let connection: OpaquePointer
  let jetStream: OpaquePointer
  /// The time in milliseconds within which a server answers a request.
  let timeout: Int64
  private let number: UInt

  /// Connects. Blocks until a server has answered.
  ///
  /// - Parameters:
  ///   - options: The servers, credentials and durations.
  ///   - reconnects: A Boolean value that indicates whether libnats connects again when the connection is lost.
  ///   - events: The receiver of the events of the connection.
  init(_ options: NATSOptions, reconnects: Bool, _ events: LinkEvents) throws(NATSError) {
    let number = LinkEvents.register(events)
    var made: OpaquePointer?
    var context: OpaquePointer?
    do throws(NATSError) {
      try unsafe Self.withOptions(options, reconnects: reconnects, number) { settings throws(NATSError) in
        var status = unsafe natsConnection_Connect(&made, settings)
        // libnats 3.4.1 sends no signature that begins with a zero byte, which one of 256 does. The next one signs other bytes.
        var tries = options.credentials?.hasSignature == true ? 2 : 0
        while status == NATS_CONNECTION_AUTH_FAILED, tries > 0 {
          status = unsafe natsConnection_Connect(&made, settings)
          tries -= 1
        }
        // A server that ends meanwhile closes the connection in the middle of a line of the protocol.
        let ends = [NATS_PROTOCOL_ERROR, NATS_IO_ERROR, NATS_CONNECTION_CLOSED, NATS_CONNECTION_DISCONNECTED]
        if ends.contains(status) { throw .noServer }
        try Library.check(status)
      }
      var settings = unsafe jsOptions()
      try Library.check(unsafe jsOptions_Init(&settings))
      unsafe settings.Wait = options.timeout.milliseconds
      unsafe settings.PublishAsync.AckHandler = { _, message, acknowledgement, failure, closure in
        unsafe Link.acknowledge(message, acknowledgement, failure, closure)
      }
      unsafe settings.PublishAsync.AckHandlerClosure = UnsafeMutableRawPointer(bitPattern: number)
      try Library.check(unsafe natsConnection_JetStream(&context, made, &settings))
    } catch {
      LinkEvents.remove(number)
      if let made = unsafe made { unsafe natsConnection_Destroy(made) }
      throw error
    }
    guard let connection = unsafe made, let jetStream = unsafe context else { throw .noServer }
    unsafe (self.connection, self.jetStream) = (connection, jetStream)
    self.number = number
    timeout = options.timeout.milliseconds
  }

  deinit {
    LinkEvents.remove(number)
    // Closing waits for threads of libnats, and this may be one of them.
    let pointers = unsafe UncheckedSendable((connection, jetStream))
    detach {
      unsafe jsCtx_Destroy(pointers.wrapped.1)
      unsafe natsConnection_Destroy(pointers.wrapped.0)
    }
  }

  private static func withOptions(
    _ options: NATSOptions,
    reconnects: Bool,
    _ number: UInt,
    _ body: (OpaquePointer?) throws(NATSError) -> Void
  ) throws(NATSError) {
    var settings: OpaquePointer?
    try Library.check(unsafe natsOptions_Create(&settings))
    defer { unsafe natsOptions_Destroy(settings) }
    let closure = unsafe UnsafeMutableRawPointer(bitPattern: number)
    for server in options.servers { _ = try Name(server, .server) }
    var servers = unsafe options.servers.map { unsafe UnsafePointer(strdup($0)) }
    defer { unsafe servers.forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) } }
    try Library.check(unsafe natsOptions_SetServers(settings, &servers, CInt(servers.count)))
    if let name = options.name {
      try Library.check(unsafe natsOptions_SetName(settings, name.escapedForJSON))
    }
    switch options.credentials {
    case nil: break
    case .user(let user, let password):
      try Library.check(
        unsafe natsOptions_SetUserInfo(settings, user.escapedForJSON, password.escapedForJSON)
      )
    case .token(let token):
      try Library.check(unsafe natsOptions_SetToken(settings, token.escapedForJSON))
    case .tokens:
      try Library.check(
        unsafe natsOptions_SetTokenHandler(settings, { unsafe LinkEvents.of($0)?.source.token() }, closure)
      )
    case .file(let path):
      try Library.check(unsafe natsOptions_SetUserCredentialsFromFiles(settings, path, nil))
    case .key(let key, let path):
      let key = try Name(key, .publicKey).text
      try Library.check(unsafe natsOptions_SetNKeyFromSeed(settings, key, path))
    case .signedKey(let key, _):
      try Library.check(
        unsafe natsOptions_SetNKey(
          settings,
          Name(key, .publicKey).text,
          { _, signature, count, nonce, closure in
            guard let events = LinkEvents.of(closure) else { return NATS_CONNECTION_CLOSED }
            return unsafe events.source.sign(nonce, signature, count)
          },
          closure
        )
      )
    }
    try Library.check(unsafe natsOptions_SetTimeout(settings, options.timeout.milliseconds))
    try Library.check(unsafe natsOptions_SetAllowReconnect(settings, reconnects))
    try Library.check(
      unsafe natsOptions_SetMaxReconnect(settings, CInt(clamping: options.reconnectLimit ?? -1))
    )
    try Library.check(unsafe natsOptions_SetReconnectWait(settings, options.reconnectDelay.milliseconds))
    try Library.check(
      unsafe natsOptions_SetReconnectJitter(settings, options.reconnectDelay.milliseconds / 10 + 1, 1000)
    )
    try Library.check(unsafe natsOptions_SetPingInterval(settings, options.pingInterval.milliseconds))
    // Without it, a write to a line that is cut holds the lock of the connection until the operating system gives up, in some minutes.
    try Library.check(unsafe natsOptions_SetWriteDeadline(settings, options.timeout.milliseconds))
    try Library.check(
      unsafe natsOptions_SetDisconnectedCB(settings, { LinkEvents.of($1)?.disconnected() }, closure)
    )
    try Library.check(
      unsafe natsOptions_SetReconnectedCB(settings, { LinkEvents.of($1)?.reconnected() }, closure)
    )
    try Library.check(
      unsafe natsOptions_SetClosedCB(
        settings,
        { connection, closure in
          guard let events = LinkEvents.of(closure) else { return }
          var reason: UnsafePointer<CChar>?
          let status = unsafe natsConnection_GetLastError(connection, &reason)
          events.closed(status == NATS_OK ? .closed : Library.failure(status))
        },
        closure
      )
    )
    try Library.check(
      unsafe natsOptions_SetErrorHandler(
        settings,
        { connection, subscription, status, closure in
          guard let events = LinkEvents.of(closure) else { return }
          if status == NATS_NOT_PERMITTED {
            var reason: UnsafePointer<CChar>?
            unsafe natsConnection_GetLastError(connection, &reason)
            if let reason = unsafe reason { unsafe events.refused(String(cString: reason)) }
          } else {
            events.failed(UInt(bitPattern: subscription), status)
          }
        },
        closure
      )
    )
    try unsafe body(settings)
  }

  // MARK: - Requests

  /// Sends a message to a subject. Does not block, unless the socket does.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - data: The bytes.
  ///   - headers: The headers.
  ///   - reply: The subject for answers, if some are wanted.
  func publish(_ subject: Name, _ data: Data, _ headers: [Header], reply: Name? = nil) throws(NATSError) {
    guard headers.isEmpty else {
      let message = try Self.message(subject, data, headers, reply: reply)
      defer { message.destroy() }
      return try Library.check(unsafe natsConnection_PublishMsg(connection, message.pointer))
    }
    if let reply {
      return try Library.check(
        unsafe data.withUnsafeBytes { bytes in
          unsafe natsConnection_PublishRequest(
            connection,
            subject.text,
            reply.text,
            bytes.baseAddress,
            CInt(bytes.count)
          )
        }
      )
    }
    try Library.check(
      // A string that is passed as a pointer is copied to the heap. Here it is not.
      unsafe subject.text.withCString { subject in
        unsafe data.withUnsafeBytes { bytes in
          unsafe natsConnection_Publish(connection, subject, bytes.baseAddress, CInt(bytes.count))
        }
      }
    )
  }

  /// Waits until the server has handled everything that was sent before.
  ///
  /// - Parameter time: The time to wait at most, or `nil` for a day.
  func flush(within time: Duration?) throws(NATSError) {
    let status = unsafe natsConnection_FlushTimeout(connection, (time ?? .seconds(86_400)).milliseconds)
    if status == NATS_TIMEOUT { throw .timeout(mayBeDone: true) }
    try Library.check(status)
  }

  func close() { unsafe natsConnection_Close(connection) }

  /// Returns the number of the last message of a stream, and the time in nanoseconds when the stream was made.
  func state(_ stream: Name) throws(NATSError) -> (last: UInt64, created: Int64) {
    var info: UnsafeMutablePointer<jsStreamInfo>?
    var code = jsErrCode(rawValue: 0)
    let status = unsafe js_GetStreamInfo(&info, jetStream, stream.text, nil, &code)
    defer { unsafe jsStreamInfo_Destroy(info) }
    try Library.checkRepeated(status, code, stream.text)
    return unsafe (info?.pointee.State.LastSeq ?? 0, info?.pointee.Created ?? 0)
  }

  // MARK: - Acknowledged messages

  static func message(
    _ subject: Name,
    _ data: Data,
    _ headers: [Header],
    reply: Name? = nil
  ) throws(NATSError) -> Message {
    var made: OpaquePointer?
    let reply = unsafe reply.map { unsafe strdup($0.text) } ?? nil
    defer { unsafe free(reply) }
    try Library.check(
      unsafe subject.text.withCString { subject in
        unsafe data.withUnsafeBytes { bytes in
          unsafe natsMsg_Create(
            &made,
            subject,
            reply,
            bytes.bindMemory(to: CChar.self).baseAddress,
            CInt(bytes.count)
          )
        }
      }
    )
    guard let pointer = unsafe made else { throw .noServer }
    let message = unsafe Message(pointer, after: subject.text)
    for header in headers {
      let status = unsafe natsMsgHeader_Set(pointer, header.name, header.value)
      if status != NATS_OK { message.destroy() }
      try Library.check(status)
    }
    return message
  }

  /// Sends a message to a stream, and destroys it in the end. The acknowledgement names it by its address.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - id: The identifier of the message.
  ///   - stream: The name of the stream. Another one that stores the subject refuses the message.
  func publish(_ message: Message, id: Name, stream: Name) throws(NATSError) {
    var message = unsafe Optional(message.pointer)
    var options = unsafe jsPubOptions()
    try Library.check(unsafe jsPubOptions_Init(&options))
    unsafe options.MaxWait = 5000
    let status = unsafe id.text.withCString { id in
      unsafe stream.text.withCString { stream in
        unsafe options.MsgId = id
        unsafe options.ExpectStream = stream
        return unsafe js_PublishMsgAsync(jetStream, &message, &options)
      }
    }
    if status != NATS_OK { unsafe natsMsg_Destroy(message) }
    try Library.check(status)
  }

  private static func acknowledge(
    _ message: OpaquePointer?,
    _ acknowledgement: UnsafeMutablePointer<jsPubAck>?,
    _ failure: UnsafeMutablePointer<jsPubAckErr>?,
    _ closure: UnsafeMutableRawPointer?
  ) {
    defer { unsafe natsMsg_Destroy(message) }
    guard let events = LinkEvents.of(closure) else { return }
    let address = UInt(bitPattern: message)
    if let acknowledgement = unsafe acknowledgement {
      let answer = unsafe NATSAcknowledgement(
        sequence: acknowledgement.pointee.Sequence,
        isDuplicate: acknowledgement.pointee.Duplicate
      )
      events.acknowledged(address, .stored(answer))
    } else if let failure = unsafe failure {
      let (status, code) = unsafe (failure.pointee.Err, failure.pointee.ErrCode)
      if Library.isTemporary(status, code) {
        events.acknowledged(address, .unanswered(Library.failure(status, code)))
      } else {
        let reason = unsafe failure.pointee.ErrText.map { unsafe String(cString: $0) } ?? ""
        events.acknowledged(address, .refused(Library.failure(status, code, "", reason)))
      }
    }
  }
}

/// The answer of a stream to a message.
enum Answer: Sendable {
  case stored(NATSAcknowledgement)
  case refused(NATSError)
  /// No answer came, or none from a stream. The message may have been stored.
  case unanswered(NATSError)
}

/// The receiver of the events of a connection. The threads of libnats call it, and no lock is held.
final class LinkEvents: Sendable {
  let disconnected: @Sendable () -> Void
  let reconnected: @Sendable () -> Void
  let closed: @Sendable (NATSError) -> Void
  /// Called with the address of a subscription, or zero, and the failure.
  let failed: @Sendable (UInt, natsStatus) -> Void
  /// Called with the text of a server that does not permit a subscription or a message.
  let refused: @Sendable (String) -> Void
  let acknowledged: @Sendable (UInt, Answer) -> Void
  /// The source of credentials, which libnats asks for each connection.
  let source: CredentialSource

  init(
    _ options: NATSOptions,
    disconnected: @escaping @Sendable () -> Void = {},
    reconnected: @escaping @Sendable () -> Void = {},
    closed: @escaping @Sendable (NATSError) -> Void = { _ in },
    failed: @escaping @Sendable (UInt, natsStatus) -> Void = { _, _ in },
    refused: @escaping @Sendable (String) -> Void = { _ in },
    acknowledged: @escaping @Sendable (UInt, Answer) -> Void = { _, _ in }
  ) {
    source = CredentialSource(options.credentials)
    self.disconnected = disconnected
    self.reconnected = reconnected
    self.closed = closed
    self.failed = failed
    self.refused = refused
    self.acknowledged = acknowledged
  }

  private static let registered = Locked((last: UInt(0), events: [UInt: LinkEvents]()))

  static func register(_ events: LinkEvents) -> UInt {
    registered.withLock { registered in
      registered.last += 1
      registered.events[registered.last] = events
      return registered.last
    }
  }

  static func remove(_ number: UInt) {
    // Released behind the lock: the closures may own the last reference to anything.
    let removed = registered.withLock { $0.events.removeValue(forKey: number) }
    withExtendedLifetime(removed) {}
  }

  @safe
  static func of(_ closure: UnsafeMutableRawPointer?) -> LinkEvents? {
    let number = UInt(bitPattern: closure)
    return registered.withLock { $0.events[number] }
  }
}

extension Duration {
  var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
  var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
#endif
