import TestSupport

@Suite(.withoutLeaks) struct MergeSortedTests {
  @Test("Of equal values those of the first signal come first")
  func stability() {
    let a = ["a1", "b1"].signal()
    let b = ["a2", "b2"].signal()
    expectEqual(a.mergeSorted(b, by: { $0.first! < $1.first! }).values(), ["a1", "a2", "b1", "b2"])
  }

  @Test("The number of values that wait can be limited")
  func limits() {
    let (a, b) = (Source<Int>(), Source<Int>())
    let (recorder, _) = a.mergeSorted(b, buffering: .fail(2, with: .two), by: <).recorded()
    a.send(1, 2)
    expectEqual(recorder.events, [])
    a.send(3)
    expectEqual(recorder.events, [.failed(.two)])
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("mergeSorted") { $0.mergeSorted(Signal.empty, by: <) }
    expectLaws("mergeSorted, of the second") { Signal<Int, TestFailure>.just(0).mergeSorted($0, by: <) }
    expectReleasesValues("mergeSorted") { source, captured in
      source.mergeSorted(Signal.just(captured), by: { $0.number < $1.number })
    }
    let named = Signal<Int, Never>.just(1).named("a")
    expectEqual(named.mergeSorted(named, by: <).description, "[a, a] mergeSorted")
  }

  @Test("The smaller of the values that wait is sent")
  func model() {
    expectModel("mergeSorted") { a, b, _ in a.mergeSorted(b, by: <) }
      .follows { a, b in
        var waiting: [[Int]] = [[], []]
        var runs = [true, true]
        var output: [Step<Int>] = []
        for (input, step) in interleaved([a, b]) {
          switch step.event {
          case .next(let value): waiting[input].append(value)
          case .failed(let error): return output + [Step(step.tick, .failed(error))]
          case .completed: runs[input] = false
          }
          while (0..<2).allSatisfy({ !waiting[$0].isEmpty || !runs[$0] }), waiting != [[], []] {
            let heads = waiting.map { $0.first ?? .max }
            output.append(Step(step.tick, .next(waiting[heads[1] < heads[0] ? 1 : 0].removeFirst())))
          }
          if runs == [false, false] { return output + [Step(step.tick, .completed)] }
        }
        return output
      }
    expectSame("mergeSorted: with an empty signal") { Signal.empty.mergeSorted($0[0], by: <) }.and { $0[0] }
  }
}
