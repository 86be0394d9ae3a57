import Dispatch
import Foundation
import ReactiveSignals

/// A server on this machine that gives every request the same response, or none.
final class LoopbackServer: Sendable {
  /// The head of each request, in lower case.
  let heads = ReplaySubject<String, Never>(capacity: .unlimited)
  /// A request's first line.
  let requests = ReplaySubject<String, Never>(capacity: .unlimited)
  /// The first line of each request that has been answered.
  let answers = ReplaySubject<String, Never>(capacity: .unlimited)
  /// Sends for each connection that the client has closed.
  let hangUps = ReplaySubject<Void, Never>(capacity: .unlimited)
  let url: URL
  private let socket: Int32

  /// - Parameters:
  ///   - answer: The body. Without one the server sends nothing.
  ///   - redirects: Answers in its place: the location for the first lines of requests with a path.
  init(status: String = "200 OK", answer: String?, redirects: [String: String] = [:]) throws {
    let socket = Self.makeSocket()
    self.socket = socket
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(socket, pointer, length) == 0 && listen(socket, 128) == 0
          && getsockname(socket, pointer, &length) == 0
      }
    }
    let port = UInt16(bigEndian: address.sin_port)
    guard isListening, let url = URL(string: "http://127.0.0.1:\(port)/") else {
      throw POSIXError(.EADDRNOTAVAIL)
    }
    self.url = url
    let serve = { @Sendable [socket, heads, requests, answers, hangUps] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else {
          #if !canImport(Darwin)
          close(socket)
          #endif
          return
        }
        Self.serve(
          FileHandle(fileDescriptor: connection, closeOnDealloc: true),
          status,
          answer,
          redirects,
          heads,
          requests,
          answers,
          hangUps
        )
      }
    }
    Thread(block: serve).start()
  }

  deinit {
    // It refuses connections from now on. The thread closes it, so that it accepts none of a socket with the same number.
    shutdown(socket, Int32(SHUT_RDWR))
    #if canImport(Darwin)
    close(socket)
    #endif
  }

  private static func makeSocket() -> Int32 {
    #if canImport(Darwin)
    Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
    Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
  }

  private static func serve(
    _ connection: FileHandle,
    _ status: String,
    _ answer: String?,
    _ redirects: [String: String],
    _ heads: ReplaySubject<String, Never>,
    _ requests: ReplaySubject<String, Never>,
    _ answers: ReplaySubject<String, Never>,
    _ hangUps: ReplaySubject<Void, Never>
  ) {
    var request = Data()
    let end = Data("\r\n\r\n".utf8)
    while request.range(of: end) == nil {
      guard let more = try? connection.read(upToCount: 1), !more.isEmpty else { return }
      request += more
    }
    let head = String(decoding: request, as: UTF8.self).lowercased()
    var missing = head.firstMatch(of: #/content-length: (\d+)/#).flatMap { Int($0.1) } ?? 0
    if head.contains("expect: 100-continue") {
      try? connection.write(contentsOf: Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }
    while missing > 0 {
      guard let more = try? connection.read(upToCount: missing), !more.isEmpty else { return }
      missing -= more.count
    }
    heads.send(head)
    let line = String(decoding: request.prefix { $0 != 13 }, as: UTF8.self)
    requests.send(line)
    if let location = redirects.first(where: { line.contains(" \($0.key) ") })?.value {
      let head =
        "HTTP/1.1 302 Found\r\nLocation: \(location)\r\nSet-Cookie: visited=yes\r\nContent-Length: 0\r\n"
      try? connection.write(contentsOf: Data((head + "Connection: close\r\n\r\n").utf8))
    } else if let answer {
      let head = "HTTP/1.1 \(status)\r\nContent-Length: \(answer.utf8.count)\r\nConnection: close\r\n\r\n"
      try? connection.write(contentsOf: Data((head + answer).utf8))
    } else {
      _ = try? connection.read(upToCount: 1)
      hangUps.send(())
    }
    answers.send(line)
    try? connection.close()
  }
}
