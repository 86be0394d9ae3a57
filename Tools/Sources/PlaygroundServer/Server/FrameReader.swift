import FlyingFox
import Foundation

/// A reader of the messages in the frames of a client.
struct FrameReader {
  /// The largest message in bytes.
  static let limit = 1 << 20

  /// The next step after a frame.
  enum Step: Equatable {
    /// A complete message.
    case message(Data)
    /// A frame that answers without a message.
    case answer(WSFrame)
    /// The last frame. The connection ends after it.
    case close(WSFrame)
    /// No answer: the message goes on.
    case more
  }

  private var partial: Data?

  mutating func read(_ frame: WSFrame) -> Step {
    switch frame.opcode {
    case .ping:
      guard frame.payload.count <= 125, frame.fin else { return .close(.close(code: .protocolError)) }
      return .answer(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
    case .pong: return .more
    case .close: return .close(.close(code: .normalClosure))
    case .text where partial == nil: partial = Data()
    case .continuation where partial != nil: break
    case .binary: return .close(.close(code: .unsupportedData))
    default: return .close(.close(code: .protocolError))
    }
    guard (partial?.count ?? 0) + frame.payload.count <= Self.limit else {
      return .close(.close(code: .messageTooBig))
    }
    partial?.append(frame.payload)
    guard frame.fin, let message = partial else { return .more }
    partial = nil
    return .message(message)
  }
}
