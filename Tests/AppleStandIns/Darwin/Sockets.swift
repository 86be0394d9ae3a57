public typealias sa_family_t = UInt8
public typealias in_addr_t = UInt32
public typealias in_port_t = UInt16
public typealias socklen_t = UInt32

public struct in_addr {
  public init()
  public var s_addr: in_addr_t
}

public struct sockaddr {
  public init()
}

public struct sockaddr_in {
  public init()
  public var sin_len: UInt8
  public var sin_family: sa_family_t
  public var sin_port: in_port_t
  public var sin_addr: in_addr
}

public var AF_INET: Int32 { get }
public var SOCK_STREAM: Int32 { get }
public var SHUT_RDWR: Int32 { get }
public func socket(_: Int32, _: Int32, _: Int32) -> Int32
public func bind(_: Int32, _: UnsafePointer<sockaddr>!, _: socklen_t) -> Int32
public func listen(_: Int32, _: Int32) -> Int32
public func accept(_: Int32, _: UnsafeMutablePointer<sockaddr>!, _: UnsafeMutablePointer<socklen_t>!) -> Int32
public func getsockname(_: Int32, _: UnsafeMutablePointer<sockaddr>!, _: UnsafeMutablePointer<socklen_t>!)
  -> Int32
@discardableResult public func shutdown(_: Int32, _: Int32) -> Int32
@discardableResult public func close(_: Int32) -> Int32
