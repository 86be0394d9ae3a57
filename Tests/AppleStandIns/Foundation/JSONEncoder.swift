open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let prettyPrinted: JSONEncoder.OutputFormatting
    public static let sortedKeys: JSONEncoder.OutputFormatting
    public static let withoutEscapingSlashes: JSONEncoder.OutputFormatting
  }
  public enum NonConformingFloatEncodingStrategy: Sendable {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public init()
  open var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy { get set }
  open var outputFormatting: JSONEncoder.OutputFormatting { get set }
  open func encode<T: Encodable>(_ value: T) throws -> Data
}

open class JSONDecoder: @unchecked Sendable {
  public init()
  open func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
}
