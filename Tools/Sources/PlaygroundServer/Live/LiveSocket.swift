import FlyingFox
import Foundation
import ReactiveSignals

/// The socket of live input. It sends events as they happen, and drops the oldest when the client does not read them.
struct LiveSocket: WSHandler {
  /// A folder of this server for files that come and go. It is empty at first.
  static let folder = FileManager.default.temporaryDirectory
    .appending(path: "playground-\(ProcessInfo.processInfo.processIdentifier)", directoryHint: .isDirectory)

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let (frames, output) = AsyncStream.makeStream(of: WSFrame.self, bufferingPolicy: .bufferingNewest(256))
    let surroundings = LiveSurroundings(folder: Self.folder)
    let session = LiveSession(on: QueueScheduler(label: "live"), in: surroundings) { event in
      guard let data = try? JSONEncoder().encode(event) else { return }
      output.yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: data))
    }
    let reading = Task {
      var reader = FrameReader()
      reading: for try await frame in client {
        switch reader.read(frame) {
        case .message(let data): session.obey(data)
        case .answer(let answer): output.yield(answer)
        case .close(let last):
          output.yield(last)
          break reading
        case .more: continue
        }
      }
      output.finish()
    }
    output.onTermination = { _ in
      session.stop()
      reading.cancel()
    }
    return frames
  }
}
