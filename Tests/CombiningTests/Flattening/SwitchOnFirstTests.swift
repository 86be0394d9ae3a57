import TestSupport

@Suite(.withoutLeaks) struct SwitchOnFirstTests {
  @Test("The first value chooses the signal, which has all values")
  func values() {
    let source = Source<Int>()
    let (recorder, _) = source.switchOnFirst { first, values in values.map { "\(first): \($0)" } }.recorded()
    source.send(1, 2)
    source.complete()
    expectEqual(recorder.events, [.next("1: 1"), .next("1: 2"), .completed])
    expectEqual(source.subscriptions, 1)
    expectEqual((1...3).signal().switchOnFirst { $1.skip($0) }.values(), [2, 3])
  }

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
