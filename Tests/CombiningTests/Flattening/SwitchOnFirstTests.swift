import TestSupport

@Suite(.withoutLeaks) struct SwitchOnFirstTests {
  @Test("It is the chosen signal")
  func model() {
    expectModel("switchOnFirst") { source, _ in
      source.switchOnFirst { first, values in
        first < 5 ? values.map { $0 + 10 }.erased : values.skip(1).erased
      }
    }
    .follows { input in
      guard let first = input.values.first else { return input }
      return first < 5 ? input.eachValue { [$0 + 10] } : Array(input.dropFirst())
    }
    expectSame("switchOnFirst: all values") { $0[0].switchOnFirst { $1 } }.and { $0[0] }
  }
}
