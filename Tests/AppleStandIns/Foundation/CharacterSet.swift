public struct CharacterSet: Hashable, Sendable {
  public static var whitespaces: CharacterSet { get }
  public static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
  public func hash(into hasher: inout Hasher)
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String
  public func components(separatedBy separator: CharacterSet) -> [String]
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String]
  public func padding<T: StringProtocol>(
    toLength newLength: Int,
    withPad padString: T,
    startingAt padIndex: Int
  ) -> String
}
