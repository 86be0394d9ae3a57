public var STDIN_FILENO: Int32 { get }
public var STDOUT_FILENO: Int32 { get }
public var TIOCGWINSZ: UInt { get }

public struct winsize: BitwiseCopyable, Sendable {
  public init()
  public init(ws_row: UInt16, ws_col: UInt16, ws_xpixel: UInt16, ws_ypixel: UInt16)
  public var ws_row: UInt16
  public var ws_col: UInt16
  public var ws_xpixel: UInt16
  public var ws_ypixel: UInt16
}

public func isatty(_: Int32) -> Int32
public func ioctl(_: Int32, _: UInt, _: UnsafeMutableRawPointer) -> Int32
public func exit(_: Int32) -> Never
