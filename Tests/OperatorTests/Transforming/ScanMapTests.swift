import TestSupport

@Suite(.withoutLeaks) struct ScanMapTests {
  @Test("The results are sent, and the state is kept")
  func values() {
    let texts = [3, 4, 8].signal().scanMap(into: 0) { sum, value in
      sum += value
      return "\(value) of \(sum)"
    }
    expectEqual(texts.events(), [.next("3 of 3"), .next("4 of 7"), .next("8 of 15"), .completed])
    expectEqual(texts.values().count, 3)
    let steps = [3, 4, 8].signal().scanMap(0) { ($1, $1 - $0) }
    expectEqual(steps.values(), [3, 1, 4])
    let none = [Int]().signal().scanMap(0) { ($1, $1 - $0) }
    expectEqual(none.events(), [.completed])
    let broken = failing(after: 1).scanMap(0) { ($1, $1 - $0) }
    expectEqual(broken.events(), [.next(1), .failed(.one)])
  }

  @Test("The state and the results are apart")
  func model() {
    func sums(_ input: [Step<Int>]) -> [Step<[Int]>] {
      var sum = 0
      return input.eachValue { value in
        sum += value
        return [[value, sum]]
      }
    }
    expectModel("scanMap(into:)") { source, _ in
      source.scanMap(into: 0) { sum, value in
        sum += value
        return [value, sum]
      }
    }
    .follows { sums($0) }
    expectModel("scanMap") { source, _ in
      source.scanMap(0) { sum, value in (sum + value, [value, sum + value]) }
    }
    .follows { sums($0) }
    expectSame("scanMap, scanMap(into:): the state itself") { $0[0].scanMap(0) { ($0 + $1, $0 + $1) } }
      .and { $0[0].scan(0, +) }
    expectSame("scanMap(into:): the state itself, in place") { s in
      s[0].scanMap(into: 0) { sum, value in
        sum += value
        return sum
      }
    }
    .and { $0[0].scan(0, +) }
  }
}
