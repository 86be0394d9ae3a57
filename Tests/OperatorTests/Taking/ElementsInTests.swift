import TestSupport

@Suite(.withoutLeaks) struct ElementsInTests {
  @Test("The largest number is a position that no value reaches")
  func largest() {
    let letters = ["a", "b", "c"].signal()
    expectEqual(letters.elements(in: 1...Int.max).events(), [.next("b"), .next("c"), .completed])
    expectEqual(letters.elements(in: ...Int.max).values(), ["a", "b", "c"])
    expectEqual(letters.elements(in: 0..<Int.max).values(), ["a", "b", "c"])
    for number in [Int.max - 1, .max] {
      let source = Source<Int>()
      for (recorder, subscription) in [
        source.elements(in: number...number).recorded(), source.elements(in: number...).recorded(),
      ] {
        #expect(recorder.events.isEmpty)
        subscription.dispose()
      }
    }
  }

  @Test("It is a slice", arguments: [0..<0, 0..<3, 1..<4, 2..<3])
  func model(range: Range<Int>) {
    expectModel("elements(in:), \(range)", histories: 500) { source, _ in source.elements(in: range) }
      .follows { input in
        if range.isEmpty { return [Step(0, .completed)] }
        var position = -1
        return input.flatMap { step -> [Step<Int>] in
          guard case .next = step.event else { return [step] }
          position += 1
          guard range.contains(position) else { return [] }
          return position == range.upperBound - 1 ? [step, Step(step.tick, .completed)] : [step]
        }
        .upToEnd()
      }
    expectSame("elements(in:): skipped and taken") { $0[0].elements(in: range) }
      .and { $0[0].skip(range.lowerBound).take(range.count) }
  }
}
