@frozen @unsafe public struct AutoreleasingUnsafeMutablePointer<Pointee>: _Pointer {
  public typealias Distance = Int
  public let _rawValue: Builtin.RawPointer
  public init(_ _rawValue: Builtin.RawPointer)
  public var pointee: Pointee { get nonmutating set }
}
