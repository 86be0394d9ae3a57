/// A failure of the sources of `expectRulesOfEvents`.
public enum TestFailure: Error, Equatable, Hashable {
  case one
  case two
}
