import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct TransformWhileTests {
  @Test("Any number of values is emitted for each, until the closure returns false")
  func values() {
    let texts = [20, 100, 100].signal().transformWhile { percentage, emit in
      emit("\(percentage)%")
      if percentage == 100 { emit("done") }
      return percentage < 100
    }
    #expect(texts.events() == [.next("20%"), .next("100%"), .next("done"), .completed])
  }

  @Test("The end disposes the source")
  func end() {
    let source = Source<Int>()
    let (recorder, _) = source.transformWhile { value, emit in
      emit(value)
      return value < 2
    }.recorded()
    source.send(1, 2, 3)
    #expect(recorder.events == [.next(1), .next(2), .completed])
    #expect(source.ends == 1)
    #expect(
      failing(after: 1).transformWhile {
        $1($0); return true
      }.events() == [.next(1), .failed(.one)]
    )
    #expect(
      [Int]().signal().transformWhile {
        $1($0); return true
      }.events() == [.completed]
    )
  }

  @Test("After disposal nothing is emitted")
  func disposal() {
    let twice = [1, 2].signal().transformWhile { value, emit in
      emit(value)
      emit(value * 10)
      return false
    }
    #expect(twice.events(quittingAfter: 1) == [.next(1)])
    #expect(twice.events(quittingAfter: 2) == [.next(1), .next(10)])
  }

  @Test("A value that a handler sends follows what the closure emits")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.transformWhile { value, emit in
      emit(value)
      emit(value * 10)
      return true
    }
    .subscribe { value in
      log.append(value)
      if value == 1 { subject.send(2) }
    }
    subject.send(1)
    #expect(log.entries == [1, 10, 2, 20])
    subject.complete()
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("transformWhile") {
      $0.transformWhile { value, emit in
        emit(value)
        emit(-value)
        return value < 15
      }
    }
    expectReleasesValues("transformWhile") { source, captured in
      source.transformWhile { value, emit in
        emit([value, captured])
        return true
      }
    }
  }

  @Test("Two values for one, until a value")
  func model() {
    expectModel("transformWhile") { source, _ in
      source.transformWhile { value, emit in
        emit(value)
        if value > 3 { emit(value + 10) }
        return value < 7
      }
    } model: { input in
      input.each { event -> [Event<Int, TestFailure>] in
        guard let value = event.value else { return [event] }
        let values: [Event<Int, TestFailure>] =
          value > 3 ? [.next(value), .next(value + 10)] : [.next(value)]
        return value < 7 ? values : values + [.completed]
      }
      .upToEnd()
    }
    expectSame("transformWhile: a value through a match", upstreams: 1) { s, _ in
      s[0].transformWhile { value, emit in
        emit(value)
        return value < 5
      }
    } and: { s, _ in
      s[0].take(throughMatching: { $0 >= 5 })
    }
  }
}
