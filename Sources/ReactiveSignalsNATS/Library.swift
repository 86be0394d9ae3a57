#if NATS
import CNATS
import Foundation
import ReactiveSignals

/// A message that libnats has delivered.
///
/// The address is valid until the message is destroyed: during the callback that receives it, or as long as its ``NATSWork`` lives.
/// The functions read the message, or copy what they return.
@safe
struct Message {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }

  func destroy() { unsafe natsMsg_Destroy(pointer) }

  var subject: String { unsafe natsMsg_GetSubject(pointer).map { unsafe String(cString: $0) } ?? "" }

  var data: Data {
    guard let bytes = unsafe natsMsg_GetData(pointer) else { return Data() }
    return unsafe Data(bytes: bytes, count: Int(natsMsg_GetDataLength(pointer)))
  }

  func header(_ name: String) -> String? {
    var value: UnsafePointer<CChar>? = nil
    guard unsafe natsMsgHeader_Get(pointer, name, &value) == NATS_OK else { return nil }
    return unsafe value.map { unsafe String(cString: $0) }
  }

  /// The end of a signal, if the message is one.
  var end: WireEnd? {
    switch header(Header.event) {
    case "completed": .completed
    case "failed": .failed(String(decoding: data, as: UTF8.self))
    default: nil
    }
  }

  /// The numbers in the subject for replies to a message of a stream.
  var position: StreamPosition? {
    // $JS.ACK.STREAM.CONSUMER.DELIVERED.SEQUENCE.CONSUMER-SEQUENCE.TIME.PENDING, and newer servers put two tokens behind `ACK`, and one at
    // the end.
    guard let reply = unsafe natsMsg_GetReply(pointer) else { return nil }
    let text = unsafe UnsafeRawBufferPointer(start: reply, count: strlen(reply))
    guard unsafe text.starts(with: "$JS.ACK.".utf8) else { return nil }
    let dots = text.indices.count { index in unsafe text[index] == UInt8(ascii: ".") }
    guard dots >= 8 else { return nil }
    // The index of the number of deliveries, the first of five numbers.
    let first = dots > 8 ? 6 : 4
    var numbers: (UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0)
    var token = 0
    for index in text.indices {
      let byte = unsafe text[index]
      if byte == UInt8(ascii: ".") {
        token += 1
        continue
      }
      let digit = UInt64(byte &- UInt8(ascii: "0"))
      switch token - first {
      case 0: numbers.0 = numbers.0 &* 10 &+ digit
      case 1: numbers.1 = numbers.1 &* 10 &+ digit
      case 2: numbers.2 = numbers.2 &* 10 &+ digit
      case 3: numbers.3 = numbers.3 &* 10 &+ digit
      case 4: numbers.4 = numbers.4 &* 10 &+ digit
      default: break
      }
    }
    return StreamPosition(
      sequence: numbers.1,
      deliveries: Int(numbers.0),
      consumerSequence: numbers.2,
      nanoseconds: Int64(bitPattern: numbers.3),
      pending: numbers.4
    )
  }
}

/// The place of a message in its stream.
struct StreamPosition: Sendable {
  let sequence: UInt64
  let deliveries: Int
  /// The number of messages that the consumer has sent, with this one.
  let consumerSequence: UInt64
  let nanoseconds: Int64
  /// The number of stored messages that the consumer sends after this one.
  let pending: UInt64
}

/// A header of a message.
struct Header: Sendable {
  /// The name of the header of an end of a signal.
  static let event = "Signal-Event"
  /// The name of the header of a deletion in a bucket.
  static let operation = "KV-Operation"

  let name: String
  let value: String
}

/// The end of a signal as a message. Its header has the kind, and its data the description of the failure.
enum WireEnd: Sendable {
  case completed
  case failed(String)

  var header: Header {
    switch self {
    case .completed: Header(name: Header.event, value: "completed")
    case .failed: Header(name: Header.event, value: "failed")
    }
  }

  var data: Data {
    switch self {
    case .completed: Data()
    case .failed(let description): Data(description.utf8)
    }
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

  /// Throws `.other` for failures that a repetition may answer.
  static func checkRepeated(_ status: natsStatus, _ code: jsErrCode, _ name: String) throws(NATSError) {
    if status != NATS_OK, isTemporary(status, code) {
      throw .other(status: Int(status.rawValue), reason: "no answer")
    }
    try check(status, code, name)
  }

  /// The description of the last failure on this thread.
  private static var lastReason: String {
    unsafe nats_GetLastError(nil).map { unsafe String(cString: $0) } ?? ""
  }

  static func failure(
    _ status: natsStatus,
    _ code: jsErrCode = jsErrCode(rawValue: 0),
    _ name: String = "",
    _ reason: String = ""
  ) -> NATSError {
    switch code {
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
      NATS_IO_ERROR,
    ]
    // 503: JetStream is starting, or has no leader.
    return code.rawValue == 0
      ? temporary.contains(status)
      : [JSClusterNotAvailErr, JSInsufficientResourcesErr, JSNotEnabledErr].contains(code)
  }
}
#endif
