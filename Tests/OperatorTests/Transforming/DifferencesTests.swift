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

  @Test("A collection with the same elements sends nothing, nor does an empty one at first")
  func same() {
    expectEqual(["", "a", "a", "", ""].signal().differences().map(text).values(), ["+0a", "-0a"])
    expectEqual([String]().signal().differences().map(text).events(), [.completed])
  }

  @Test("It sends the changes of a property of an array")
  func property() {
    let names = MutableProperty(["Ada"])
    let (recorder, _) = names.signal.differences().map { $0.insertions.count - $0.removals.count }.recorded()
    names.modify { $0.append("Grace") }
    names.modify { $0.removeAll() }
    expectEqual(recorder.values, [1, 1, -2])
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
