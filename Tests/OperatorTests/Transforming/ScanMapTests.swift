import TestSupport

@Suite(.withoutLeaks) struct ScanMapTests {
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
