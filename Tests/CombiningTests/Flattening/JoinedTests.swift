import TestSupport

@Suite(.withoutLeaks) struct JoinedTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("joined(separator:)") { source in
      Signal<Signal<Int, TestFailure>, TestFailure>.just(source).joined(separator: Signal.just(0))
    }
    expectLaws("joined(separator:), of many") { source in
      source.map { Signal<Int, TestFailure>.just($0) }.joined(separator: Signal.just(0))
    }
    expectReleasesValues("joined(separator:)") { source, captured in
      source.map { Signal<Tracked, TestFailure>.just($0) }.joined(separator: Signal.just(captured))
    }
    let named = Signal<Signal<Int, Never>, Never>.just(.just(1)).named("a")
    expectEqual(named.joined(separator: Signal.just(0)).description, "[a] joined")
  }

  @Test("It is a concatenation with separators")
  func model() {
    expectModel("joined(separator:)") { source, _ in
      source.map { Signal<Int, TestFailure>.just($0) }.joined(separator: Signal.from([7, 8]))
    }
    .follows { input in
      var isFirst = true
      return input.eachValue { value in
        defer { isFirst = false }
        return isFirst ? [value] : [7, 8, value]
      }
    }
    expectSame("joined(separator:): by nothing", upstreams: 2) {
      Signal<ModelInput, TestFailure>.from($0.all).joined(separator: Signal.empty)
    }
    .and { $0[0].concat($0[1]) }
    expectSame("joined(separator:): of two", upstreams: 3) {
      Signal<ModelInput, TestFailure>.from([$0[0], $0[2]]).joined(separator: $0[1])
    }
    .and { Signal.concat($0[0], $0[1], $0[2]) }
  }
}
