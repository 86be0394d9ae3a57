// Finding the properties of a character in Unicode takes longer than comparing its only byte.
extension Character {
  /// A Boolean value that indicates whether the character names a value without quotes: a letter or a digit.
  var isName: Bool {
    onlyByte?.isName ?? (isLetter || isNumber)
  }

  /// A Boolean value that indicates whether the character only aligns others: a space, a tab or a new line.
  var isBlank: Bool {
    guard let byte = onlyByte else { return isWhitespace }
    return byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private var onlyByte: UInt8? { utf8.count == 1 ? utf8.first : nil }
}

extension UInt8 {
  /// A Boolean value that indicates whether the ASCII character is a letter or a digit.
  var isName: Bool { (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF) }

  /// A Boolean value that indicates whether a quoted text has a backslash before the character.
  var isEscaped: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "'") || self == UInt8(ascii: "\\")
  }
}
