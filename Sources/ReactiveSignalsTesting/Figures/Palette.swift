/// The colours of values: the same in every figure, far from each other in order.
enum Palette {
  /// Degrees on the colour wheel, for web pages.
  static let hues = [210, 30, 150, 330, 55, 270, 0, 180]
  /// The same colours of a terminal with 256, light enough on black and dark enough on white.
  static let terminal = [33, 172, 35, 169, 142, 99, 167, 37]

  /// The number of the colour for the value `name`.
  static func number(of name: String) -> Int {
    name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF } % hues.count
  }
}
