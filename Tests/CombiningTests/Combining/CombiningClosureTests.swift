import TestSupport

/// `map` behind `combineLatest` and `zip`, and `withLatest` with a closure.
@Suite(.withoutLeaks) struct CombiningClosureTests {
  @Test("A function is an argument, and so is a closure of several statements")
  func functions() {
    @Sendable func sum(_ a: Int, _ b: Double) -> Double { Double(a) + b }
    let (a, b) = (Signal.just(1), Signal.just(0.5))
    expectEqual(a.combineLatest(b).map(sum).values(), [1.5])
    expectEqual(a.zip(b).map(sum).values(), [1.5])
    expectEqual(a.withLatest(from: b, sum).values(), [1.5])
    let texts = a.combineLatest(b).map { number, fraction in
      let total = sum(number, fraction)
      return "\(total)"
    }
    expectEqual(texts.values(), ["1.5"])
  }
}
