import TestSupport

@Suite(.withoutLeaks) struct TransformWhileTests {
  @Test("Two values for one, until a value")
  func model() {
    expectModel("transformWhile") { source, _ in
      source.transformWhile { value, emit in
        emit(value)
        if value > 3 { emit(value + 10) }
        return value < 7
      }
    }
    .follows { input in
      input.each { event -> [Event<Int, TestFailure>] in
        guard let value = event.value else { return [event] }
        let values: [Event<Int, TestFailure>] =
          value > 3 ? [.next(value), .next(value + 10)] : [.next(value)]
        return value < 7 ? values : values + [.completed]
      }
      .upToEnd()
    }
    expectSame("transformWhile: a value through a match") { s in
      s[0].transformWhile { value, emit in
        emit(value)
        return value < 5
      }
    }
    .and { $0[0].take(throughMatching: { $0 >= 5 }) }
  }
}
