import FlyingSocks
import Synchronization

@testable import PlaygroundServer

/// The bytes of a client, which arrive in fragments. The connection ends after the last one.
final class Fragments: Sendable {
  private let rest: Mutex<[[UInt8]]>

  init(_ fragments: [[UInt8]]) { rest = Mutex(fragments) }

  /// A reader of the bytes.
  var reader: ByteReader { ByteReader { [self] in try next(atMost: $0) } }

  private func next(atMost limit: Int) throws -> [UInt8] {
    try rest.withLock { rest in
      guard let first = rest.first else { throw SocketError.disconnected }
      rest[0] = Array(first.dropFirst(limit))
      if rest[0].isEmpty { rest.removeFirst() }
      return Array(first.prefix(limit))
    }
  }
}

extension [UInt8] {
  /// A reader of the bytes, which arrive at once.
  var reader: ByteReader { Fragments(isEmpty ? [] : [self]).reader }

  /// The bytes one by one, and in two fragments: for each boundary of a few bytes, and for those near the ends of many.
  var fragmentations: [[[UInt8]]] {
    let boundaries = (1..<count).filter { count < 1000 || $0 < 16 || $0 > count - 3 }
    return boundaries.map { [Array(self[..<$0]), Array(self[$0...])] } + [map { [$0] }]
  }
}
