import TestSupport

@Suite(.withoutLeaks) struct BufferStepTests {
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
