@_exported import CoreFoundation
@_exported import Darwin
@_exported import Dispatch
@_exported import ObjectiveC

public typealias TimeInterval = Double

public struct Date: Hashable, Comparable, Sendable {
  public init()
  public init(timeIntervalSinceNow: TimeInterval)
  public init(timeIntervalSince1970: TimeInterval)
  public static let distantPast: Date
  public static let distantFuture: Date
  public static var now: Date { get }
  public var timeIntervalSinceNow: TimeInterval { get }
  public var timeIntervalSince1970: TimeInterval { get }
  public static func == (lhs: Date, rhs: Date) -> Bool
  public static func < (lhs: Date, rhs: Date) -> Bool
  public func hash(into hasher: inout Hasher)
}

public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}

@frozen public struct Data: DataProtocol, MutableCollection, RangeReplaceableCollection, Hashable, Sendable {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Element = UInt8
  public typealias SubSequence = Data
  public typealias Iterator = IndexingIterator<Data>
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let alwaysMapped: Data.ReadingOptions
  }
  public struct SearchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
  }
  public init()
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8
  public init(repeating repeatedValue: UInt8, count: Int)
  public init(count: Int)
  public func range<D: DataProtocol>(
    of data: D,
    options: Data.SearchOptions = [],
    in range: Range<Int>? = nil
  ) -> Range<Int>?
  public init(contentsOf url: URL, options: Data.ReadingOptions = []) throws
  public func write(to url: URL, options: Data.WritingOptions = []) throws
  public var count: Int { get set }
  public var startIndex: Int { get }
  public var endIndex: Int { get }
  public var indices: Range<Int> { get }
  public func index(before i: Int) -> Int
  public func index(after i: Int) -> Int
  public subscript(index: Int) -> UInt8 { get set }
  public subscript(bounds: Range<Int>) -> Data { get set }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == UInt8
  public static func == (lhs: Data, rhs: Data) -> Bool
  public func hash(into hasher: inout Hasher)
}

public struct URL: Hashable, Sendable {
  public enum DirectoryHint: Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }
  public init?(string: String)
  public init(fileURLWithPath path: String)
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  public init(
    filePath path: String,
    directoryHint: URL.DirectoryHint = .inferFromPath,
    relativeTo base: URL? = nil
  )
  public var path: String { get }
  public var absoluteString: String { get }
  public var lastPathComponent: String { get }
  public var scheme: String? { get }
  public var user: String? { get }
  public var password: String? { get }
  public var host: String? { get }
  public var port: Int? { get }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  public func appending<S: StringProtocol>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
  public var pathExtension: String { get }
  public func deletingLastPathComponent() -> URL
  public func appendingPathComponent(_ pathComponent: String) -> URL
  public static func == (lhs: URL, rhs: URL) -> Bool
  public func hash(into hasher: inout Hasher)
}

public struct URLComponents: Hashable, Sendable {
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
  public var user: String? { get set }
  public var password: String? { get set }
  public var query: String? { get set }
  public var fragment: String? { get set }
  public var url: URL? { get }
  public static func == (lhs: URLComponents, rhs: URLComponents) -> Bool
  public func hash(into hasher: inout Hasher)
}

public let NSURLErrorFailingURLErrorKey: String
public let NSLocalizedDescriptionKey: String

extension String {
  public struct Encoding: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt)
    public static let ascii: String.Encoding
    public static let utf8: String.Encoding
  }
  public init(contentsOf url: URL, encoding enc: String.Encoding) throws
  public init(format: String, _ arguments: any CVarArg...)
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
}

extension Error {
  public var localizedDescription: String { get }
}

public struct POSIXError: Error, Hashable, Sendable {
  public typealias Code = POSIXErrorCode
  public init(_ code: POSIXError.Code, userInfo: [String: Any] = [:])
  public var code: POSIXError.Code { get }
  public static func == (lhs: POSIXError, rhs: POSIXError) -> Bool
  public func hash(into hasher: inout Hasher)
}

extension StringProtocol {
  public func write<T: StringProtocol>(toFile path: T, atomically: Bool, encoding: String.Encoding) throws
}
