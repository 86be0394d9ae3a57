#if canImport(Runtime) && !canImport(Darwin)
import Runtime

/// A decoder of a backtrace with a frame for each of some addresses, at which tasks continue.
///
/// The module `Runtime` finds the source of addresses, but of those in a backtrace only, and it makes backtraces only of the running
/// thread. A backtrace can be decoded, however. Its text is a version, and for each frame the kind, the length and the address.
struct AddressDecoder: Decoder {
  let addresses: [UInt]
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields(addresses: addresses))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unsupported() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Unsupported() }

  private struct Unsupported: Error {}

  private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let addresses: [UInt]
    let codingPath: [any CodingKey] = []
    let allKeys: [Key] = []

    func contains(_ key: Key) -> Bool { ["backtrace", "architecture"].contains(key.stringValue) }
    func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
      switch key.stringValue {
      case "architecture": try Backtrace.capture(limit: 1).architecture
      case "backtrace": encodedFrames
      default: throw Unsupported()
      }
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      guard let text = try decode(String.self, forKey: key) as? T else { throw Unsupported() }
      return text
    }

    /// The text of the backtrace in Base64, without padding.
    private var encodedFrames: String {
      // Version 0 with 64-bit addresses, and absolute resume addresses of 8 bytes.
      var bytes: [UInt8] = [0x02]
      for address in addresses {
        bytes.append(0x3f)
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: address >> (56 - 8 * $0)) }
      }
      let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
      var text = ""
      var bits: UInt32 = 0
      var count = 0
      for byte in bytes {
        bits = bits << 8 | UInt32(byte)
        count += 8
        while count >= 6 {
          count -= 6
          text.append(digits[Int(bits >> UInt32(count) & 63)])
        }
      }
      if count > 0 { text.append(digits[Int(bits << UInt32(6 - count) & 63)]) }
      return text
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { throw Unsupported() }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { throw Unsupported() }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { throw Unsupported() }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { throw Unsupported() }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { throw Unsupported() }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { throw Unsupported() }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { throw Unsupported() }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { throw Unsupported() }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { throw Unsupported() }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { throw Unsupported() }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { throw Unsupported() }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { throw Unsupported() }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { throw Unsupported() }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type,
      forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw Unsupported() }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      throw Unsupported()
    }
    func superDecoder() throws -> any Decoder { throw Unsupported() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw Unsupported() }
  }
}
#endif
