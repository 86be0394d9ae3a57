#if NATS
import Foundation

// The system's functions on sockets.
//
// Safe: each call gets the address and the size of a value or an array that lives during the call.

enum Socket {
  enum Reading {
    case bytes(Int)
    case nothing
    case end
  }

  /// Makes a socket that has a port of this machine, or any if it is zero, beside another one that has it and does not listen.
  static func bound(to port: Int) throws -> (socket: Int32, port: Int) {
    #if canImport(Darwin)
    let (socket, sharing) = (Foundation.socket(AF_INET, SOCK_STREAM, 0), SO_REUSEPORT)
    #else
    let (socket, sharing) = (Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), SO_REUSEADDR)
    #endif
    guard socket >= 0 else { throw POSIXError(.EMFILE) }
    // A client may be gone when its connection is taken: that does not wait either.
    prepare(socket)
    var isShared: Int32 = 1
    unsafe setsockopt(socket, SOL_SOCKET, sharing, &isShared, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(socket, address, size) == 0 && getsockname(socket, address, &size) == 0
      }
    }
    guard isBound else {
      close(socket)
      throw POSIXError(.EADDRINUSE)
    }
    return (socket, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// Makes a socket that listens to a port of this machine.
  static func listening(to port: Int) throws -> Int32 {
    let socket = try bound(to: port).socket
    guard listen(socket, 128) == 0 else {
      close(socket)
      throw POSIXError(.EADDRINUSE)
    }
    return socket
  }

  /// Takes a connection, whose reads and writes do not wait.
  static func accepted(_ listener: Int32) -> Int32? {
    let socket = accept(listener, nil, nil)
    guard socket >= 0 else { return nil }
    prepare(socket)
    var isOn: Int32 = 1
    unsafe setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #if canImport(Darwin)
    unsafe setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return socket
  }

  /// Makes a pipe whose ends do not wait.
  static func pipe() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = unsafe Foundation.pipe(&ends)
    ends.forEach(prepare)
    return (ends[0], ends[1])
  }

  /// Lets reads and writes return instead of wait, and closes the descriptor in the processes that this one starts. Otherwise, these would keep
  /// the connections of a server that is stopped.
  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Waits for sockets, and for a time in nanoseconds if there is one.
  ///
  /// - Parameter sockets: The sockets, each with a Boolean value that indicates whether it is to be written to.
  /// - Returns: For each socket, a Boolean value that indicates whether it can be read.
  static func wait(_ sockets: [(Int32, Bool)], timeout: Int64?) -> [Bool] {
    var descriptors = sockets.map { socket, isWritten in
      pollfd(fd: socket, events: Int16(POLLIN) | (isWritten ? Int16(POLLOUT) : 0), revents: 0)
    }
    // Rounded up, so that the time has come then.
    let milliseconds = timeout.map { Int32(clamping: max($0, 0) / 1_000_000 + 1) } ?? -1
    unsafe poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    return descriptors.map { $0.revents & ~Int16(POLLOUT) != 0 }
  }

  static func read(_ socket: Int32, _ buffer: inout [UInt8]) -> Reading {
    let count = unsafe Foundation.read(socket, &buffer, buffer.count)
    if count > 0 { return .bytes(count) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .end
  }

  /// Writes as many bytes as there is room for, and returns their number.
  @discardableResult
  static func write(_ socket: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
    unsafe bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
        #if canImport(Darwin)
        let count = unsafe Foundation.write(socket, rest.baseAddress, rest.count)
        #else
        var count = unsafe Foundation.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == ENOTSOCK {
          count = unsafe Foundation.write(socket, rest.baseAddress, rest.count)
        }
        #endif
        guard count > 0 else { break }
        sent += count
      }
      return sent
    }
  }
}
#endif
