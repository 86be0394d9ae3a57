/// The random numbers that the bytes of a fuzzer stand for. When they have all been used, the numbers go on in a way of their own.
struct ByteGenerator: RandomNumberGenerator {
  private(set) var bytes: ArraySlice<UInt8>
  private var state: UInt64 = 0

  init(_ bytes: some Collection<UInt8>) { self.bytes = ArraySlice(bytes) }

  mutating func next() -> UInt64 {
    // Each part of the number depends on the byte, and no number is so small that another one is drawn.
    if let byte = bytes.popFirst() { return UInt64(byte) &* 0x0101_0101_0101_0101 | 0x80 }
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
