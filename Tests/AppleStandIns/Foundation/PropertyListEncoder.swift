open class PropertyListEncoder: @unchecked Sendable {
  public init()
  open func encode<Value>(_ value: Value) throws -> Data where Value: Encodable
}

open class PropertyListDecoder: @unchecked Sendable {
  public init()
  open func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
}
