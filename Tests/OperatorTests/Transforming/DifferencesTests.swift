import TestSupport

@Suite(.withoutLeaks) struct DifferencesTests {
  private func text(_ difference: CollectionDifference<Character>) -> String {
    difference.map { change in
      switch change {
      case .insert(let offset, let element, let origin):
        "+\(offset)\(element)\(origin.map { "<\($0)" } ?? "")"
      case .remove(let offset, let element, let target):
        "-\(offset)\(element)\(target.map { ">\($0)" } ?? "")"
      }
    }.joined(separator: " ")
  }

  @Test("The first collection is inserted; then insertions, removals and moves are sent")
  func changes() {
    expectEqual(
      ["ab", "abc", "bc", "cb"].signal().differences().map(text).events(),
      [
        .next("+0a +1b"), .next("+2c"), .next("-0a"), .next("-0b>1 +1b<0"), .completed,
      ]
    )
  }

  @Test("The changes, applied to an empty collection, give each collection")
  func model() {
    expectModel("differences") { source, _ in
      source.scan([Int]()) { list, value in
        value < 4 ? Array(list.dropFirst()) : value < 6 ? list.reversed() : list + [value]
      }
      .differences()
      .scan([Int]()) { $0.applying($1) ?? [-1] }
    }
    .follows { input in
      var list: [Int] = []
      return input.flatMap { step -> [Step<[Int]>] in
        switch step.event {
        case .next(let value):
          let former = list
          list = value < 4 ? Array(list.dropFirst()) : value < 6 ? list.reversed() : list + [value]
          return list == former ? [] : [Step(step.tick, .next(list))]
        case .failed(let error): return [Step(step.tick, .failed(error))]
        case .completed: return [Step(step.tick, .completed)]
        }
      }
    }
  }
}
