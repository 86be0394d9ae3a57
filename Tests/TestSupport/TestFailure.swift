/// The failure that tests use.
package enum TestFailure: Error, Equatable, Hashable {
  case one
  case two
}
