import TestSupport

@Suite(.withoutLeaks) struct BufferStepTests {
  @Test("Arrays overlap when the step is smaller than the count")
  func overlapping() {
    expectEqual((1...5).signal().buffer(count: 3, step: 2).values(), [[1, 2, 3], [3, 4, 5], [5]])
    expectEqual((1...4).signal().buffer(count: 2, step: 1).values(), [[1, 2], [2, 3], [3, 4], [4]])
    expectEqual((1...2).signal().buffer(count: 3, step: 1).values(), [[1, 2], [2]])
    expectEqual([Int]().signal().buffer(count: 3, step: 1).events(), [.completed])
  }

  @Test("Values between the arrays are dropped when the step is larger than the count")
  func gaps() {
    expectEqual((1...7).signal().buffer(count: 2, step: 3).values(), [[1, 2], [4, 5], [7]])
    expectEqual((1...5).signal().buffer(count: 1, step: 9).values(), [[1]])
  }

  @Test("An array is sent as soon as it is full, and is not changed by later values")
  func immediate() {
    let source = Source<Int>()
    let (recorder, _) = source.buffer(count: 2, step: 1).recorded()
    source.send(1)
    expectEqual(recorder.values, [])
    source.send(2)
    expectEqual(recorder.values, [[1, 2]])
    source.send(3)
    expectEqual(recorder.values, [[1, 2], [2, 3]])
  }

  @Test("It follows its model", arguments: 1...3, 1...4)
  func model(count: Int, step: Int) {
    expectModel("buffer(count:), \(count), step: \(step)", histories: 300) { source, _ in
      source.buffer(count: count, step: step)
    }
    .follows { input in
      let values = input.values
      var sent = 0
      return input.enumerated().flatMap { index, event -> [Step<[Int]>] in
        switch event.event {
        case .next:
          let start = sent * step
          guard index + 1 == start + count else { return [] }
          sent += 1
          return [Step(event.tick, .next(Array(values[start...index])))]
        case .failed(let error): return [Step(event.tick, .failed(error))]
        case .completed:
          let starts = stride(from: sent * step, to: max(values.count, sent * step), by: step)
          return starts.map { Step(event.tick, .next(Array(values[$0...]))) } + [Step(event.tick, .completed)]
        }
      }
    }
  }
}
