/// The largest experiments that the server runs.
enum Limits {
  static let lines = 12
  static let operators = 200
  /// The number of ticks in a picture.
  static let picturedTicks = 500
  static let ticks = 20_000
  static let marbles = 20_000
  static let nameLength = 40
  /// The number of marbles in an answer.
  static let answeredMarbles = 200_000
  /// The number of characters of a name in an answer.
  static let answeredNameLength = 60
}
