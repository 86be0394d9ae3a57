import TestSupport

@Suite(.withoutLeaks) struct TransformWhileTests {
  @Test("Any number of values is emitted for each, until the closure returns false")
  func values() {
    let texts = [20, 100, 100].signal().transformWhile { percentage, emit in
      emit("\(percentage)%")
      if percentage == 100 { emit("done") }
      return percentage < 100
    }
    expectEqual(texts.events(), [.next("20%"), .next("100%"), .next("done"), .completed])
  }

  @Test("The end disposes the source")
  func end() {
    let source = Source<Int>()
    let (recorder, _) = source.transformWhile { value, emit in
      emit(value)
      return value < 2
    }.recorded()
    source.send(1, 2, 3)
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
    expectEqual(source.ends, 1)
    expectEqual(
      failing(after: 1).transformWhile {
        $1($0); return true
      }.events(),
      [.next(1), .failed(.one)]
    )
    expectEqual(
      [Int]().signal().transformWhile {
        $1($0); return true
      }.events(),
      [.completed]
    )
  }

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
