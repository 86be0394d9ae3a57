import Foundation
import Synchronization

/// A line between clients and a server that can be cut: nothing passes, nobody is told, and what is written to it stays in the buffers.
final class Proxy: Sendable {
  let port: Int
  private let target: Int
  private let listener: Int32
  private let state = Mutex((isCut: false, sockets: [Int32]()))

  init(to target: Int) throws {
    self.target = target
    port = freePort()
    listener = try socket(port) { bind($0, $1, $2) == 0 && listen($0, 16) == 0 }
    Thread { [listener, weak self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0, let self else { return }
        self.serve(client)
      }
    }.start()
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  func cut() { state.withLock { $0.isCut = true } }

  /// Makes the line whole. Connections from before are gone, with what was on the way.
  func restore() {
    let sockets = state.withLock { state in
      state.isCut = false
      defer { state.sockets = [] }
      return state.sockets
    }
    for socket in sockets { shutdown(socket, Int32(SHUT_RDWR)) }
  }

  private func serve(_ client: Int32) {
    guard let server = try? connectedSocket(target) else { return _ = close(client) }
    state.withLock { $0.sockets += [client, server] }
    pump(client, server)
    pump(server, client)
  }

  private func pump(_ source: Int32, _ target: Int32) {
    Thread { [self] in
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(source, &buffer, buffer.count)
        while state.withLock({ $0.isCut && $0.sockets.contains(source) }) { usleep(5000) }
        // What arrived on a line that is cut is lost, and so is the connection.
        if count <= 0 || !state.withLock({ $0.sockets.contains(source) }) { break }
        var written = 0
        while written < count {
          let result = buffer.withUnsafeBytes {
            write(target, $0.baseAddress.map { $0 + written }, count - written)
          }
          if result <= 0 { break }
          written += result
        }
      }
      shutdown(target, Int32(SHUT_RDWR))
    }.start()
  }
}
