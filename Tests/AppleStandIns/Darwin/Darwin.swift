public var errno: Int32 { get set }
public func rename(_ __old: UnsafePointer<CChar>, _ __new: UnsafePointer<CChar>) -> Int32

public enum POSIXErrorCode: Int32, Hashable, Sendable {
  case EPERM = 1
  case ENOENT = 2
  case EINTR = 4
  case EIO = 5
  case EBADF = 9
  case EACCES = 13
  case EINVAL = 22
  case EADDRNOTAVAIL = 49
  case ECANCELED = 89
  public init?(rawValue: Int32)
}

@discardableResult public func sched_yield() -> Int32
