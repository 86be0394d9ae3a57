import FlyingFox
import Foundation

/// The socket of the marbles and the cells: one answer for each message.
///
/// The next message is read when the answer has been sent. So a client that does not read its answers gets no more work done, and
/// its answers take no memory.
struct MarbleSocket: WSHandler {
  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let conversation = Conversation(client)
    return AsyncStream { await conversation.next() }
  }
}

/// The state of a connection.
private actor Conversation {
  private var frames: AsyncThrowingStream<WSFrame, any Error>.Iterator?
  private var reader = FrameReader()

  init(_ client: AsyncThrowingStream<WSFrame, any Error>) { frames = client.makeAsyncIterator() }

  func next() async -> WSFrame? {
    while let frame = await nextFrame() {
      switch reader.read(frame) {
      case .message(let data):
        return WSFrame(fin: true, opcode: .text, mask: nil, payload: Responder.answer(to: data))
      case .answer(let answer): return answer
      case .close(let last):
        frames = nil
        return last
      case .more: continue
      }
    }
    return nil
  }

  /// The next frame. An unreadable one ends the connection.
  private func nextFrame() async -> WSFrame? {
    guard var iterator = frames else { return nil }
    frames = nil
    let frame = try? await iterator.next(isolation: self)
    if frame != nil { frames = iterator }
    return frame
  }
}
