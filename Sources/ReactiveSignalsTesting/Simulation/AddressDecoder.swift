#if canImport(Runtime) && !canImport(Darwin)
import ReactiveSignals
import Runtime

/// A decoder of a backtrace with a frame for each of some addresses, at which tasks continue, and with the files of the code.
///
/// The module `Runtime` finds the source of addresses, but of those in a backtrace only, and it makes backtraces only of the running
/// thread. A backtrace can be decoded, however. Its text is a version, and for each frame the kind, the length and the address. The text of
/// the files is a version, the platform, and for each file its addresses and its path.
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

    func contains(_ key: Key) -> Bool { ["backtrace", "architecture", "imageMap"].contains(key.stringValue) }
    func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
      switch key.stringValue {
      case "architecture": Self.architecture
      case "backtrace": Self.base64(frames)
      case "imageMap": Self.base64(files)
      default: throw Unsupported()
      }
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      guard let text = try decode(String.self, forKey: key) as? T else { throw Unsupported() }
      return text
    }

    private static var architecture: String {
      #if arch(arm64)
      "arm64"
      #else
      "x86_64"
      #endif
    }

    private var frames: [UInt8] {
      // Version 0 with 64-bit addresses, and absolute resume addresses of 8 bytes.
      [0x02] + addresses.flatMap { [0x3f] + bigEndian($0) }
    }

    private var files: [UInt8] {
      let files = CodeFile.all
      // Version 0 with 64-bit addresses, the platform, and the number of files in two groups of seven bits.
      var bytes: [UInt8] = [0x02, 5] + "Linux".utf8
      bytes += [UInt8(truncatingIfNeeded: files.count >> 7 | 0x80), UInt8(files.count & 0x7f)]
      for file in files {
        // Absolute addresses of 8 bytes, and no identity of the build.
        bytes += [0x3f] + bigEndian(file.addresses.lowerBound) + bigEndian(UInt(file.addresses.count)) + [0]
        var path = Array(file.path.utf8)[...]
        while !path.isEmpty {
          let part = path.prefix(0x3f)
          bytes += [UInt8(part.count)] + part
          path = path.dropFirst(part.count)
        }
        bytes.append(0)
      }
      return bytes
    }

    private func bigEndian(_ address: UInt) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: address >> (56 - 8 * $0)) }
    }

    /// Returns bytes in Base64, without padding.
    private static func base64(_ bytes: [UInt8]) -> String {
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
