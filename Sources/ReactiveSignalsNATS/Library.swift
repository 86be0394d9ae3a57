#if NATS
import CNATS
import Foundation
import ReactiveSignals

/// A message that libnats has delivered.
///
/// The address is valid until the message is destroyed: during the callback that receives it, or as long as its ``NATSWork`` lives.
/// The functions read the message, or copy what they return.
@safe
@usableFromInline
struct Message {
  let pointer: OpaquePointer
  @usableFromInline let subject: String

  init(_ pointer: OpaquePointer, _ subject: String) {
    unsafe self.pointer = pointer
    self.subject = subject
  }

  /// - Parameters:
  ///   - pointer: The message of libnats.
  ///   - last: The subject of another message, which is often the same, and then is not made anew.
  init(_ pointer: OpaquePointer, after last: String = "") {
    if let subject = unsafe natsMsg_GetSubject(pointer),
      unsafe last.withCString({ unsafe strcmp($0, subject) != 0 })
    {
      unsafe self.init(pointer, String(cString: subject))
    } else {
      unsafe self.init(pointer, last)
    }
  }

  func destroy() { unsafe natsMsg_Destroy(pointer) }

  @usableFromInline
  var bytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(
      start: natsMsg_GetData(pointer),
      count: Int(natsMsg_GetDataLength(pointer))
    )
  }

  /// Calls a closure with the bytes, which are valid during the call.
  @inlinable
  func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try body(unsafe bytes.bytes)
  }

  var data: Data { withBytes { Data($0) } }

  func header(_ name: String) -> String? {
    var value: UnsafePointer<CChar>? = nil
    guard unsafe natsMsgHeader_Get(pointer, name, &value) == NATS_OK else { return nil }
    return unsafe value.map { unsafe String(cString: $0) }
  }

  /// The headers of users. libnats parses all headers of the message for them.
  @usableFromInline
  var headers: NATSHeaders {
    var names: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    var count: CInt = 0
    guard unsafe natsMsgHeader_Keys(pointer, &names, &count) == NATS_OK, let names = unsafe names else {
      return NATSHeaders()
    }
    // The list is this function's. Its names are those of the message.
    defer { unsafe free(names) }
    var headers = NATSHeaders()
    for index in 0..<Int(count) {
      guard let name = unsafe names[index].map({ unsafe String(cString: $0) }), !Header.isReserved(name),
        let text = header(name)
      else { continue }
      headers[name] = text
    }
    return headers
  }

  /// The answer of a stream, if the message is one.
  var answer: Answer? {
    if isNoResponder { return nil }
    return unsafe natsMsg_GetData(pointer).flatMap { Answer($0) }
  }

  /// The subject for answers.
  var reply: String? { unsafe natsMsg_GetReply(pointer).map { unsafe String(cString: $0) } }

  /// A Boolean value that indicates whether the server says by this message that nobody receives a request.
  var isNoResponder: Bool { unsafe natsMsg_IsNoResponders(pointer) }

  /// The end of a signal, if the message is one. Its bytes begin with a mark, since libnats parses headers slowly.
  var end: WireEnd? {
    let length = WireEnd.mark.utf8CodeUnitCount
    let count = Int(unsafe natsMsg_GetDataLength(pointer))
    guard count >= length, let start = unsafe natsMsg_GetData(pointer),
      unsafe memcmp(start, WireEnd.mark.utf8Start, length) == 0
    else { return nil }
    switch header(Header.event) {
    case "completed": return .completed
    case "failed":
      let text = unsafe UnsafeRawBufferPointer(start: start, count: count)[length...]
      return .failed(unsafe String(decoding: text, as: UTF8.self))
    default: return nil
    }
  }

  /// A Boolean value that indicates whether the message deletes a key of a bucket.
  @usableFromInline
  var isDeletion: Bool { unsafe natsMsg_GetDataLength(pointer) == 0 && header(Header.operation) != nil }

  /// The numbers in the subject for replies to a message of a stream.
  var position: StreamPosition? {
    // $JS.ACK.STREAM.CONSUMER.DELIVERIES.SEQUENCE.CONSUMER-SEQUENCE.TIME.PENDING, and newer servers put two tokens behind `ACK`, and one at
    // the end.
    let prefix: StaticString = "$JS.ACK."
    guard let reply = unsafe natsMsg_GetReply(pointer),
      unsafe strncmp(reply, prefix.utf8Start, prefix.utf8CodeUnitCount) == 0
    else { return nil }
    // The tokens as numbers, in one pass. The names among them make numbers without a meaning.
    var numbers = SIMD16<UInt64>()
    var token = 0
    // In a register, since an element of a vector is slow to change.
    var number: UInt64 = 0
    var next = unsafe reply + prefix.utf8CodeUnitCount
    while true {
      let byte = UInt8(bitPattern: unsafe next.pointee)
      if byte == UInt8(ascii: ".") || byte == 0 {
        numbers[token] = number
        if byte == 0 { break }
        number = 0
        token += 1
        if token == numbers.scalarCount { return nil }
      } else {
        number = number &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
      }
      unsafe next += 1
    }
    guard token >= 6 else { return nil }
    let first = token > 6 ? 4 : 2
    return StreamPosition(
      sequence: numbers[first + 1],
      deliveries: Int(truncatingIfNeeded: numbers[first]),
      consumerSequence: numbers[first + 2],
      nanoseconds: Int64(bitPattern: numbers[first + 3]),
      pending: numbers[first + 4]
    )
  }
}

extension Data {
  /// Copies bytes. The initializer that takes a buffer as a sequence costs a search for its protocol.
  init(_ bytes: RawSpan) {
    self = unsafe bytes.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.map { unsafe Data(bytes: $0, count: bytes.count) } ?? Data()
    }
  }
}

extension String {
  /// Copies bytes, if they are text in UTF-8.
  init?(validating bytes: RawSpan) {
    let text = unsafe bytes.withUnsafeBytes { unsafe String(validating: $0, as: UTF8.self) }
    guard let text else { return nil }
    self = text
  }
}

/// A message of a group of workers that its owner answers and destroys.
///
/// `@unchecked Sendable`: the address is constant. Its owner reads the headers before it shares the message, which parses them, and lets one
/// thread answer it. libnats locks the subscription by way of which an answer goes.
@safe
struct OwnedMessage: ~Copyable, @unchecked Sendable {
  let content: Message

  init(_ content: Message) { self.content = content }

  deinit { content.destroy() }

  /// Says that the work is done.
  func acknowledge() { unsafe natsMsg_Ack(content.pointer, nil) }

  /// Says that the work is done, and asks the server to confirm it at an address. Does not block, as the function of libnats would.
  func askForConfirmation(_ link: Link, _ address: Name) throws(NATSError) {
    guard let subject = content.reply else { return }
    try link.publish(try Name(subject, .subject), Data("+ACK".utf8), [], reply: address)
  }

  /// Gives the message back, to be given to a worker again.
  func giveBack() { unsafe natsMsg_Nak(content.pointer, nil) }

  func giveBack(after delay: Duration) {
    unsafe natsMsg_NakWithDelay(content.pointer, delay.milliseconds, nil)
  }

  /// Says that the message is not to be given to a worker again.
  func terminate() { unsafe natsMsg_Term(content.pointer, nil) }

  /// Starts the time for the answer anew.
  func extend() { unsafe natsMsg_InProgress(content.pointer, nil) }
}

/// The place of a message in its stream.
@usableFromInline
struct StreamPosition: Sendable {
  @usableFromInline let sequence: UInt64
  let deliveries: Int
  /// The number of messages that the consumer has sent, with this one.
  let consumerSequence: UInt64
  @usableFromInline let nanoseconds: Int64
  /// The number of stored messages that the consumer sends after this one.
  @usableFromInline let pending: UInt64
}

/// A header of a message: one of this library, or one of a user, whose name and text have been checked.
struct Header: Sendable {
  /// The name of the header of an end of a signal.
  static let event = "Signal-Event"
  /// The name of the header of a deletion in a bucket.
  static let operation = "KV-Operation"
  /// The name of the header of the version of a value.
  static let version = "Schema-Version"

  /// The name of the header of the last message in a value.
  static let last = "Signal-Sequence"

  static let completed = Header(name: event, value: "completed")
  static let failed = Header(name: event, value: "failed")
  static let deleted = Header(name: operation, value: "DEL")
  /// The header of a message that replaces those before it of its subject.
  static let replacing = Header(name: "Nats-Rollup", value: "sub")

  /// The header by which a stream drops a message that it has.
  static func identifier(_ name: Name) -> Header { Header(name: "Nats-Msg-Id", value: name.text) }

  /// The header by which a stream refuses a message unless the last one of its subject has this number.
  static func behind(_ sequence: UInt64) -> Header {
    Header(name: "Nats-Expected-Last-Subject-Sequence", value: "\(sequence)")
  }

  /// The header of a value of a table: the number of the last message in it.
  static func last(_ sequence: UInt64) -> Header { Header(name: last, value: "\(sequence)") }

  static func version(_ number: Int) -> Header { Header(name: version, value: "\(number)") }

  let name: String
  let value: String

  private init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// Makes a header that a stored message had.
  init(read name: String, _ value: String) { self.init(name: name, value: value) }

  /// Makes the header of a user.
  init(user name: String, _ text: String) throws(NATSError) {
    self.init(name: try Name(name, .headerName).text, value: try Name(text, .headerText).text)
  }

  /// Returns a Boolean value that indicates whether NATS or this library gives the name a meaning.
  static func isReserved(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["nats-", "kv-", "signal-"].contains { name.hasPrefix($0) }
      || ["status", "description", "schema-version"].contains(name)
  }
}

/// The end of a signal as a message. Its header has the kind, and its bytes a mark and the description of the failure.
enum WireEnd: Sendable {
  static let mark: StaticString = "Signal-Event\n"

  case completed
  case failed(String)

  var header: Header {
    switch self {
    case .completed: .completed
    case .failed: .failed
    }
  }

  var data: Data {
    switch self {
    case .completed: Data("\(Self.mark)".utf8)
    case .failed(let description): Data("\(Self.mark)\(description)".utf8)
    }
  }
}

extension NATSError {
  /// The failure of a request that only JetStream answers.
  static let noJetStream = NATSError.refused(
    code: Int(JSNotEnabledErr.rawValue),
    reason:
      "The server has no JetStream. Start it with nats-server -js, or add jetstream {} to its configuration"
  )
}

extension Link {
  /// Returns a Boolean value that indicates whether a request to JetStream has succeeded. Throws unless a repetition may.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the request.
  ///   - name: The name of the stream, consumer or bucket.
  func isDone(_ outcome: Library.Outcome, _ name: String = "") throws(NATSError) -> Bool {
    try checkPresence(outcome)
    if outcome.status != NATS_OK, Library.isTemporary(outcome.status, outcome.code) { return false }
    try Library.check(outcome.status, outcome.code, name)
    return true
  }

  /// Throws a temporary failure, `.other`, for those that a repetition may answer.
  func checkRepeated(_ status: natsStatus, _ code: jsErrCode, _ name: String) throws(NATSError) {
    try checkPresence((status, code))
    if status != NATS_OK, Library.isTemporary(status, code) {
      throw .other(status: Int(status.rawValue), reason: "no answer")
    }
    try Library.check(status, code, name)
  }

  /// Throws if nobody has answered the requests to JetStream for a second. A server that starts answers by then.
  private func checkPresence(_ outcome: Library.Outcome) throws(NATSError) {
    let isUnanswered =
      outcome.code.rawValue == 0 ? outcome.status == NATS_NO_RESPONDERS : outcome.code == JSNotEnabledErr
    let now = ContinuousClock.now
    let isAbsent = absence.withLock { absence in
      guard isUnanswered else {
        absence = nil
        return false
      }
      // Failures long ago say nothing about this one.
      let first = absence.flatMap { now - $0.last < .seconds(2) ? $0.first : nil } ?? now
      absence = (first, now)
      return now - first >= .seconds(1)
    }
    if isAbsent { throw .noJetStream }
  }
}

/// The functions that return the failures of libnats.
enum Library {
  /// Throws the failure that a status of libnats stands for.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - code: The error of JetStream, if the function has one.
  ///   - name: The name of the stream, consumer or bucket.
  static func check(
    _ status: natsStatus,
    _ code: jsErrCode = jsErrCode(rawValue: 0),
    _ name: String = ""
  ) throws(NATSError) {
    if status != NATS_OK { throw failure(status, code, name, lastReason) }
  }

  /// The status of a request to JetStream, and its error.
  typealias Outcome = (status: natsStatus, code: jsErrCode)

  /// The description of the last failure on this thread.
  static var lastReason: String {
    unsafe nats_GetLastError(nil).map { unsafe String(cString: $0) } ?? ""
  }

  static func failure(
    _ status: natsStatus,
    _ code: jsErrCode = jsErrCode(rawValue: 0),
    _ name: String = "",
    _ reason: String = ""
  ) -> NATSError {
    switch code {
    case JSNotEnabledForAccountErr:
      return .refused(
        code: Int(code.rawValue),
        reason: "The account of this user has no JetStream. Add jetstream: enabled to the account"
      )
    case JSStreamNotFoundErr, JSConsumerNotFoundErr: return .notFound(name)
    case let code where code.rawValue != 0: return .refused(code: Int(code.rawValue), reason: reason)
    default: break
    }
    switch status {
    case NATS_NO_SERVER: return .noServer
    case NATS_CONNECTION_AUTH_FAILED, NATS_NOT_PERMITTED: return .unauthorized
    case NATS_CONNECTION_CLOSED: return .closed
    case NATS_NOT_FOUND, NATS_NO_RESPONDERS: return .notFound(name)
    default:
      let text = reason.isEmpty ? unsafe String(cString: natsStatus_GetText(status)) : reason
      return .other(status: Int(status.rawValue), reason: text)
    }
  }

  /// Returns a Boolean value that indicates whether the request may succeed later, when a server is back or has chosen a leader.
  static func isTemporary(_ status: natsStatus, _ code: jsErrCode) -> Bool {
    let temporary = [
      NATS_TIMEOUT, NATS_NO_RESPONDERS, NATS_CONNECTION_DISCONNECTED, NATS_NO_SERVER, NATS_STALE_CONNECTION,
      NATS_IO_ERROR, NATS_INSUFFICIENT_BUFFER,
    ]
    // 503: JetStream is starting, or has no leader.
    return code.rawValue == 0
      ? temporary.contains(status)
      : [JSClusterNotAvailErr, JSInsufficientResourcesErr, JSNotEnabledErr].contains(code)
  }
}

extension NATSError {
  /// A Boolean value that indicates whether this is a failure of the connection, whose state tells whether it comes back.
  var isTemporary: Bool {
    switch self {
    case .closed, .noServer: true
    case .other(let status, _):
      Library.isTemporary(natsStatus(rawValue: UInt32(status)), jsErrCode(rawValue: 0))
    default: false
    }
  }
}
#endif
