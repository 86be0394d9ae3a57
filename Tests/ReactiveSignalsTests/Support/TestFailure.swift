/// The failure that tests use.
enum TestFailure: Error, Equatable, Hashable {
  case one
  case two
}
