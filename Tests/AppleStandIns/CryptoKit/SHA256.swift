public import Foundation

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public struct SHA256: Sendable {
  public typealias Digest = SHA256Digest
  public init()
  public mutating func update<D: DataProtocol>(data: D)
  public func finalize() -> SHA256Digest
}

@available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
public struct SHA256Digest: Sequence, Sendable {
  public typealias Element = UInt8
  public typealias Iterator = Array<UInt8>.Iterator
  public func makeIterator() -> Array<UInt8>.Iterator
}
