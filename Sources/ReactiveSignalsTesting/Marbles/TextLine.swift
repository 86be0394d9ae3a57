/// A line of text that grows piece by piece.
///
/// It collects bytes, because appending a short text to an array takes less time than appending it to a string.
struct TextLine {
  private var bytes: [UInt8] = []

  /// The text of all pieces.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends `text`.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends a character `count` times.
  mutating func append(_ character: Unicode.Scalar, count: Int) {
    for _ in 0..<count {
      for byte in character.utf8 { bytes.append(byte) }
    }
  }
}
