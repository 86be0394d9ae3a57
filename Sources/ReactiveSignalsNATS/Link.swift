#if NATS
import CNATS
import Dispatch
import Foundation
import ReactiveSignals
import _ReactiveSignalsAtomics

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
  private let namesStreams: Bool
  private let number: UInt
  /// The subscription to the answers of streams, and the beginning of its subjects.
  private let answers: OpaquePointer?
  private let inbox: String
  private let sent = Locked(Waste(limit: 524_288))
  /// The subscriptions that have ended and are not destroyed yet, and a Boolean value that indicates whether a thread is about to.
  private let ended = Locked((addresses: [UInt](), isAwaited: false))
  /// The times at which nobody answered a request to JetStream: the first and the last of those in a row.
  let absence = Locked<(first: ContinuousClock.Instant, last: ContinuousClock.Instant)?>(nil)

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
    var answers: OpaquePointer?
    // Short, since each message carries it.
    let inbox = "_INBOX.\(String(UInt64.random(in: 0...(.max)), radix: 36))."
    do throws(NATSError) {
      try unsafe Self.withOptions(options, reconnects: reconnects, number) { settings throws(NATSError) in
        TLSRefusal.forgetAll()
        var status = unsafe natsConnection_Connect(&made, settings)
        // libnats 3.4.1 sends no signature that begins with a zero byte, which one of 256 does. The next one signs other bytes.
        var tries = options.credentials?.hasSignature == true ? 2 : 0
        while status == NATS_CONNECTION_AUTH_FAILED, tries > 0 {
          status = unsafe natsConnection_Connect(&made, settings)
          tries -= 1
        }
        if let refusal = TLSRefusal.last(status) { throw .insecure(refusal) }
        // A server that ends meanwhile closes the connection in the middle of a line of the protocol, or says nothing more.
        let failures = [
          NATS_PROTOCOL_ERROR, NATS_IO_ERROR, NATS_CONNECTION_CLOSED, NATS_CONNECTION_DISCONNECTED,
          NATS_TIMEOUT,
        ]
        if failures.contains(status) { throw .noServer }
        try Library.check(status)
      }
      var settings = unsafe jsOptions()
      try Library.check(unsafe jsOptions_Init(&settings))
      unsafe settings.Wait = options.timeout.milliseconds
      try Library.check(unsafe natsConnection_JetStream(&context, made, &settings))
      if events.answered != nil {
        let closure = unsafe UnsafeMutableRawPointer(bitPattern: number)
        try Library.check(
          unsafe natsConnection_Subscribe(
            &answers,
            made,
            inbox + "*",
            { unsafe Link.receive($2, $3) },
            closure
          )
        )
        try Library.check(unsafe natsSubscription_SetPendingLimits(answers, -1, -1))
      }
    } catch {
      LinkEvents.remove(number)
      unsafe natsSubscription_Destroy(answers)
      if let made = unsafe made { unsafe natsConnection_Destroy(made) }
      throw error
    }
    guard let connection = unsafe made, let jetStream = unsafe context else { throw .noServer }
    unsafe (self.connection, self.jetStream) = (connection, jetStream)
    self.number = number
    unsafe self.answers = answers
    self.inbox = inbox
    timeout = options.timeout.milliseconds
    namesStreams = options.namesStreams
  }

  deinit {
    LinkEvents.remove(number)
    sent.withLock { $0.destroy() }
    // Closing waits for threads of libnats, and this may be one of them.
    let pointers = unsafe UncheckedSendable((connection, jetStream, answers))
    let ended = ended.withLock { $0.addresses }
    BlockingPool.shared.run {
      // It waits for the thread that reads.
      unsafe natsConnection_Close(pointers.wrapped.0)
      unsafe natsSubscription_Destroy(pointers.wrapped.2)
      Self.destroy(ended)
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
    let addresses = try options.addresses
    try unsafe secure(settings, options.security(addresses), options.tls ?? NATSTLS())
    var servers = unsafe addresses.map { unsafe UnsafePointer(strdup($0.text)) }
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
          // The last failure may be older than the call of `close()`.
          let isFailure = status != NATS_OK && !events.isClosing.load(ordering: .relaxed)
          events.closed(isFailure ? Library.failure(status) : .closed)
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

  /// Demands TLS where it has to be. libnats looks at no scheme, and demands it of all servers of a connection or of none.
  private static func secure(
    _ settings: OpaquePointer?,
    _ security: Security,
    _ tls: NATSTLS
  ) throws(NATSError) {
    switch security {
    case .open, .allowedInClear: return
    case .listedServers:
      return try Library.check(unsafe natsOptions_SetIgnoreDiscoveredServers(settings, true))
    case .encrypted: break
    }
    try Library.check(unsafe natsOptions_SetSecure(settings, true))
    if let path = tls.authorityFile, unsafe natsOptions_LoadCATrustedCertificates(settings, path) != NATS_OK {
      throw .insecure(.unreadableFile(path))
    }
    let (certificate, key) = (tls.certificateFile, tls.keyFile)
    if let path = certificate ?? key {
      guard let certificate, let key,
        unsafe natsOptions_LoadCertificatesChain(settings, certificate, key) == NATS_OK
      else { throw .insecure(.unreadableFile(path)) }
    }
    if let name = tls.expectedName {
      try Library.check(unsafe natsOptions_SetExpectedHostname(settings, name))
    }
  }

  // MARK: - Requests

  /// Sends a message to a subject. Does not block, unless the socket does.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - data: The bytes.
  func publish(_ subject: Name, _ data: Data) throws(NATSError) {
    let bytes = data.bytes
    // A string that is passed as a pointer is copied to the heap. Here it is not.
    let status = unsafe subject.text.withCString { subject in
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe natsConnection_Publish(connection, subject, bytes.baseAddress, CInt(bytes.count))
      }
    }
    if status != NATS_OK { try Library.check(status) }
  }

  /// Sends a message to a subject, with more than its bytes.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - data: The bytes.
  ///   - headers: The headers.
  ///   - reply: The subject for answers, if some are wanted.
  func publish(_ subject: Name, _ data: Data, _ headers: [Header], reply: Name? = nil) throws(NATSError) {
    if headers.isEmpty, reply == nil { return try publish(subject, data) }
    let message = try Self.message(subject, data, headers, reply: reply?.text)
    defer { message.destroy() }
    try Library.check(unsafe natsConnection_PublishMsg(connection, message.pointer))
  }

  /// Waits until the server has handled everything that was sent before, at most one second.
  ///
  /// - Returns: A Boolean value that indicates whether it has.
  func flush() throws(NATSError) -> Bool {
    let status = unsafe natsConnection_FlushTimeout(connection, 1000)
    if status == NATS_TIMEOUT { return false }
    try Library.check(status)
    return true
  }

  /// Ends a subscription. No further call for it goes through this link.
  ///
  /// libnats 3.4.1 looks up the subscription of each message that it reads, and then uses it without a lock or a reference. So a subscription is
  /// destroyed when the thread that reads has come to the server's answer to a ping behind the end, or has ended itself.
  @unsafe
  func end(_ subscription: OpaquePointer?) {
    guard let subscription = unsafe subscription else { return }
    unsafe natsSubscription_Unsubscribe(subscription)
    let isFirst = ended.withLock { ended in
      ended.addresses.append(UInt(bitPattern: subscription))
      defer { ended.isAwaited = true }
      return !ended.isAwaited
    }
    if isFirst { BlockingPool.shared.run { self.destroyEnded() } }
  }

  /// Destroys the subscriptions that have ended. Without an answer of the server, they stay until the next one ends, or this link does.
  private func destroyEnded() {
    var isAnswered = true
    while true {
      let addresses = ended.withLock { ended in
        ended.isAwaited = isAnswered && !ended.addresses.isEmpty
        return ended.isAwaited ? ended.addresses : []
      }
      if addresses.isEmpty { return }
      isAnswered = unsafe natsConnection_FlushTimeout(connection, timeout) == NATS_OK
      guard isAnswered else { continue }
      // The first ones, since others have been added behind them.
      ended.withLock { $0.addresses.removeFirst(addresses.count) }
      Self.destroy(addresses)
    }
  }

  private static func destroy(_ subscriptions: [UInt]) {
    for address in subscriptions { unsafe natsSubscription_Destroy(OpaquePointer(bitPattern: address)) }
  }

  func close() {
    LinkEvents.of(number)?.isClosing.store(true, ordering: .relaxed)
    unsafe natsConnection_Close(connection)
  }

  // MARK: - Acknowledged messages

  /// Sends a message to a stream, which answers it.
  ///
  /// libnats has a function for this. It keeps each message until the answer, beside the copy that a ``Publisher`` keeps, and decides when
  /// messages are destroyed.
  ///
  /// - Parameters:
  ///   - number: The number of the message, which the answer tells.
  ///   - content: The message. Another stream than its own that stores the subject refuses it.
  func store(_ number: UInt64, _ content: Publisher.Content) throws(NATSError) {
    let message = try Self.message(
      content.subject,
      content.data,
      content.headers,
      reply: inbox + String(number)
    )
    defer { sent.withLock { unsafe $0.add(message.pointer) } }
    try Self.set("Nats-Msg-Id", content.id, of: message)
    if namesStreams { try Self.set("Nats-Expected-Stream", content.stream, of: message) }
    try Library.check(unsafe natsConnection_PublishMsg(connection, message.pointer))
  }

  /// Destroys the messages that nobody needs any more. Called when none is on its way.
  func destroyWaste() {
    sent.withLock { $0.destroy() }
    LinkEvents.of(number)?.received.withLock { $0.destroy() }
  }

  private static func set(_ header: StaticString, _ value: Name, of message: Message) throws(NATSError) {
    // Strings that are passed as pointers are copied to the heap. These are not.
    let status = unsafe value.text.withCString { value in
      header.withUTF8Buffer { name in
        unsafe name.withMemoryRebound(to: CChar.self) { name in
          unsafe natsMsgHeader_Set(message.pointer, name.baseAddress, value)
        }
      }
    }
    try Library.check(status)
  }

  /// Tells the answer of a stream.
  private static func receive(_ message: OpaquePointer?, _ closure: UnsafeMutableRawPointer?) {
    guard let message = unsafe message else { return }
    guard let events = LinkEvents.of(closure) else { return unsafe natsMsg_Destroy(message) }
    defer { events.received.withLock { unsafe $0.add(message) } }
    guard let subject = unsafe natsMsg_GetSubject(message), let answered = events.answered,
      let dot = unsafe strrchr(subject, CInt(UInt8(ascii: "."))),
      let number = unsafe UInt64(String(cString: dot + 1))
    else { return }
    if unsafe natsMsg_IsNoResponders(message) {
      answered(number, .unanswered(Library.failure(NATS_NO_RESPONDERS)))
    } else if let text = unsafe natsMsg_GetData(message), let answer = Answer(text) {
      answered(number, answer)
    }
  }

  static func message(
    _ subject: Name,
    _ data: Data,
    _ headers: [Header],
    reply: String? = nil
  ) throws(NATSError) -> Message {
    var made: OpaquePointer?
    let status = unsafe subject.text.withCString { subject in
      unsafe data.withUnsafeBytes { bytes in
        let start = unsafe bytes.bindMemory(to: CChar.self).baseAddress
        guard let reply else { return unsafe natsMsg_Create(&made, subject, nil, start, CInt(bytes.count)) }
        return unsafe reply.withCString { reply in
          unsafe natsMsg_Create(&made, subject, reply, start, CInt(bytes.count))
        }
      }
    }
    try Library.check(status)
    guard let pointer = unsafe made else { throw .noServer }
    let message = unsafe Message(pointer, after: subject.text)
    for header in headers {
      let status = unsafe natsMsgHeader_Set(pointer, header.name, header.value)
      if status != NATS_OK { message.destroy() }
      try Library.check(status)
    }
    return message
  }
}

/// The answer of a stream to a message.
enum Answer: Sendable {
  case stored(NATSAcknowledgement)
  case refused(NATSError)
  /// No answer came, or none from a stream. The message may have been stored.
  case unanswered(NATSError)

  /// Reads an answer, unless the text is none.
  ///
  /// ```json
  /// {"stream":"ORDERS", "seq":12,"duplicate": true}
  /// {"error":{"code":400,"err_code":10060,"description":"expected stream does not match"},"stream":"ORDERS","seq":0}
  /// ```
  ///
  /// A decoder takes more time than all the rest, so it reads refusals only. The names that are looked for stand in no string, where the quotes
  /// are escaped.
  @safe
  init?(_ text: UnsafePointer<CChar>) {
    if unsafe strstr(text, #""error":"#) != nil {
      struct Refusal: Decodable {
        struct Reason: Decodable {
          var code: Int?
          var err_code: UInt32?
          var description: String?
        }
        var error: Reason
      }
      let data = unsafe Data(bytes: text, count: strlen(text))
      guard let error = try? JSONDecoder().decode(Refusal.self, from: data).error else { return nil }
      let code = jsErrCode(rawValue: error.err_code ?? 0)
      // 503 without a number is the answer of JetStream that is starting.
      let status = error.code == 503 ? NATS_NO_RESPONDERS : NATS_ERR
      let failure = Library.failure(status, code, "", error.description ?? "")
      self = Library.isTemporary(status, code) ? .unanswered(failure) : .refused(failure)
    } else if let sequence = unsafe strstr(text, #""seq":"#) {
      let duplicate = unsafe strstr(text, #""duplicate":"#)
      let acknowledgement = unsafe NATSAcknowledgement(
        sequence: UInt64(strtoull(sequence + 6, nil, 10)),
        isDuplicate: duplicate.map { unsafe strstr($0, "true") != nil } ?? false
      )
      self = .stored(acknowledgement)
    } else {
      return nil
    }
  }
}

/// The messages that nobody needs any more, which are destroyed together. Its owner destroys the last ones.
///
/// libnats hands what is destroyed over to a thread of its own, and wakes it whenever it waits. On a busy machine that thread runs at once, and
/// waits again behind one message. So a few messages at a time cost more than their way to the server.
struct Waste: Sendable {
  /// The bytes that wait, at most.
  let limit: Int
  private var addresses: [UInt] = []
  private var byteCount = 0

  /// - Parameter limit: The bytes that wait, at most: few, where nobody destroys them while no further messages come.
  init(limit: Int = 16_384) { self.limit = limit }

  mutating func add(_ message: OpaquePointer) {
    addresses.append(UInt(bitPattern: message))
    // Beside its bytes, a message has a subject, headers, and the fields of libnats.
    byteCount += Int(unsafe natsMsg_GetDataLength(message)) + 256
    if byteCount >= limit { destroy() }
  }

  mutating func destroy() {
    for address in addresses { unsafe natsMsg_Destroy(OpaquePointer(bitPattern: address)) }
    addresses.removeAll(keepingCapacity: true)
    byteCount = 0
  }
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
  /// Called with the number of a message, and the answer of the stream. A connection without it stores no messages.
  let answered: (@Sendable (UInt64, Answer) -> Void)?
  /// A Boolean value that indicates whether this process closes the connection.
  fileprivate let isClosing = Atomic(false)
  /// The answers that have been read.
  fileprivate let received = Locked(Waste(limit: 524_288))
  /// The source of credentials, which libnats asks for each connection.
  let source: CredentialSource

  init(
    _ options: NATSOptions,
    disconnected: @escaping @Sendable () -> Void = {},
    reconnected: @escaping @Sendable () -> Void = {},
    closed: @escaping @Sendable (NATSError) -> Void = { _ in },
    failed: @escaping @Sendable (UInt, natsStatus) -> Void = { _, _ in },
    refused: @escaping @Sendable (String) -> Void = { _ in },
    answered: (@Sendable (UInt64, Answer) -> Void)? = nil
  ) {
    source = CredentialSource(options.credentials)
    self.disconnected = disconnected
    self.reconnected = reconnected
    self.closed = closed
    self.failed = failed
    self.refused = refused
    self.answered = answered
  }

  deinit { received.withLock { $0.destroy() } }

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
  static func of(_ closure: UnsafeMutableRawPointer?) -> LinkEvents? { of(UInt(bitPattern: closure)) }

  static func of(_ number: UInt) -> LinkEvents? { registered.withLock { $0.events[number] } }
}

/// The closures of credentials, in the form in which libnats asks them.
///
/// Memory that crosses to libnats: a signature is allocated here and freed there. A token is read there before the call after it, and freed
/// here with that call or with this object. The address is behind a lock, as a number.
final class CredentialSource: Sendable {
  private let credentials: NATSOptions.Credentials?
  private let lastToken = Locked(UInt(0))

  init(_ credentials: NATSOptions.Credentials?) { self.credentials = credentials }

  deinit { replaceToken(by: 0) }

  private func replaceToken(by address: UInt) {
    let earlier = lastToken.withLock { last in
      defer { last = address }
      return last
    }
    unsafe free(UnsafeMutableRawPointer(bitPattern: earlier))
  }

  /// The token for a connection. It is valid until the next call.
  @unsafe
  func token() -> UnsafePointer<CChar>? {
    guard case .tokens(let token) = credentials else { return nil }
    let copy = unsafe strdup(token().escapedForJSON)
    replaceToken(by: UInt(bitPattern: copy))
    return unsafe UnsafePointer(copy)
  }

  /// Signs the bytes of the server.
  @unsafe
  func sign(
    _ nonce: UnsafePointer<CChar>?,
    _ signature: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
    _ count: UnsafeMutablePointer<CInt>?
  ) -> natsStatus {
    guard case .signedKey(_, let sign) = credentials, let nonce = unsafe nonce,
      let signed = try? sign(Data(unsafe String(cString: nonce).utf8)), !signed.isEmpty,
      let memory = unsafe malloc(signed.count)?.assumingMemoryBound(to: UInt8.self)
    else { return NATS_CONNECTION_AUTH_FAILED }
    unsafe signed.copyBytes(to: memory, count: signed.count)
    unsafe signature?.pointee = memory
    unsafe count?.pointee = CInt(signed.count)
    return NATS_OK
  }
}

extension Duration {
  var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
  package var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
#endif
