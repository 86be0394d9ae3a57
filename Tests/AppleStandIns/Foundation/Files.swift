@objc open class FileHandle: NSObject, @unchecked Sendable {
  @objc open class var standardInput: FileHandle { get }
  @objc open class var standardOutput: FileHandle { get }
  @objc open class var standardError: FileHandle { get }
  public init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool)
  public convenience init(fileDescriptor fd: Int32)
  public convenience init?(forReadingAtPath path: String)
  public convenience init?(forWritingAtPath path: String)
  public convenience init?(forUpdatingAtPath path: String)
  public convenience init(forReadingFrom url: URL) throws
  public convenience init(forWritingTo url: URL) throws
  public convenience init(forUpdating url: URL) throws
  @objc open var fileDescriptor: Int32 { get }
  public func read(upToCount count: Int) throws -> Data?
  open func readDataToEndOfFile() -> Data
  public func seek(toOffset offset: UInt64) throws
  @discardableResult public func seekToEnd() throws -> UInt64
  public func write<T: DataProtocol>(contentsOf data: T) throws
  @discardableResult @objc open func seekToEndOfFile() -> UInt64
  open func write(_ data: Data)
  @objc open func closeFile()
  open func close() throws
}

@objc open class Pipe: NSObject, @unchecked Sendable {
  @objc public override init()
  @objc open var fileHandleForReading: FileHandle { get }
  @objc open var fileHandleForWriting: FileHandle { get }
}

@objc open class FileManager: NSObject, @unchecked Sendable {
  @objc open class var `default`: FileManager { get }
  @objc open var temporaryDirectory: URL { get }
  @objc open var currentDirectoryPath: String { get }
  @objc open func fileExists(atPath path: String) -> Bool
  open func removeItem(at URL: URL) throws
  open func moveItem(at srcURL: URL, to dstURL: URL) throws
  open func createDirectory(
    at url: URL,
    withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws
  open func contentsOfDirectory(atPath path: String) throws -> [String]
  open func subpathsOfDirectory(atPath path: String) throws -> [String]
  @discardableResult
  open func createFile(
    atPath path: String,
    contents data: Data?,
    attributes attr: [FileAttributeKey: Any]? = nil
  )
    -> Bool
}

public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String)
}

public struct UUID: Hashable, Sendable {
  public init()
  public var uuidString: String { get }
  public static func == (lhs: UUID, rhs: UUID) -> Bool
  public func hash(into hasher: inout Hasher)
}

public struct CocoaError: Error, Hashable, Sendable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static var fileReadNoSuchFile: CocoaError.Code { get }
  }
  public var code: CocoaError.Code { get }
  public static func == (lhs: CocoaError, rhs: CocoaError) -> Bool
  public func hash(into hasher: inout Hasher)
}
