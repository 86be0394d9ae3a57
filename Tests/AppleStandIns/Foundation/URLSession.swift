public struct URLRequest: Hashable, Sendable {
  public init(url: URL)
  public var url: URL? { get set }
  public var httpMethod: String? { get set }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String)
  public func value(forHTTPHeaderField field: String) -> String?
  public static func == (lhs: URLRequest, rhs: URLRequest) -> Bool
  public func hash(into hasher: inout Hasher)
}

@objc open class NSURLRequest: NSObject {}

extension URLRequest: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURLRequest
  public static func _forceBridgeFromObjectiveC(_ x: NSURLRequest, result: inout URLRequest?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSURLRequest, result: inout URLRequest?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURLRequest?) -> URLRequest
}

@objc open class URLResponse: NSObject, @unchecked Sendable {
  public init(
    url URL: URL,
    mimeType MIMEType: String?,
    expectedContentLength length: Int,
    textEncodingName name: String?
  )
  @objc open var url: URL? { get }
  @objc open var expectedContentLength: Int64 { get }
}

@objc open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public init?(
    url: URL,
    statusCode: Int,
    httpVersion HTTPVersion: String?,
    headerFields: [String: String]?
  )
  @objc open var statusCode: Int { get }
  @objc open func value(forHTTPHeaderField field: String) -> String?
}

public struct URLError: Error, Hashable, Sendable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static var unknown: URLError.Code { get }
    public static var timedOut: URLError.Code { get }
    public static var cancelled: URLError.Code { get }
    public static var cannotConnectToHost: URLError.Code { get }
    public static var appTransportSecurityRequiresSecureConnection: URLError.Code { get }
  }
  public init(_ code: URLError.Code, userInfo: [String: Any] = [:])
  public var code: URLError.Code { get }
  public var failingURL: URL? { get }
  public static var unknown: URLError.Code { get }
  public static func == (lhs: URLError, rhs: URLError) -> Bool
  public func hash(into hasher: inout Hasher)
}

@objc open class URLSessionTask: NSObject, @unchecked Sendable {
  @objc open func cancel()
  @objc open func resume()
  @objc open func suspend()
  @objc open var delegate: (any URLSessionTaskDelegate)? { get set }
}

@objc open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

@objc open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

@objc public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}

@objc public protocol URLSessionTaskDelegate: URLSessionDelegate {
  @objc optional func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  )
  @objc optional func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  )
  @objc optional func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  )
}

@objc public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  @objc optional func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  )
  @objc optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

@objc open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  @objc open class var `default`: URLSessionConfiguration { get }
  @objc open class var ephemeral: URLSessionConfiguration { get }
  @objc open var timeoutIntervalForRequest: TimeInterval { get set }
}

@objc open class URLSession: NSObject, @unchecked Sendable {
  @objc open class var shared: URLSession { get }
  public init(configuration: URLSessionConfiguration)
  public init(
    configuration: URLSessionConfiguration,
    delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  )
  @objc open func finishTasksAndInvalidate()
  @objc open var delegate: (any URLSessionDelegate)? { get }
  @objc public enum ResponseDisposition: Int, @unchecked Sendable {
    case cancel
    case allow
    case becomeDownload
    case becomeStream
  }
  open func dataTask(with request: URLRequest) -> URLSessionDataTask
  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask
  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask
}
