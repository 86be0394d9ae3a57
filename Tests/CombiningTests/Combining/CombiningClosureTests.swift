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

  @Test("sequenceEqual compares with a predicate, first the value of this signal", arguments: [0, 1])
  func sequenceEqual(first: Int) {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].sequenceEqual(sources[1]) { $0 * 10 == $1 }.recorded()
    for index in [first, 1 - first] { sources[index].send(index == 0 ? 1 : 10) }
    expectEqual(recorder.events, [])
    for index in [first, 1 - first] { sources[index].send(index == 0 ? 2 : 2) }
    expectEqual(recorder.events, [.next(false), .completed])
    expectEqual([1, 2].signal().sequenceEqual([3, 4].signal(), by: { $0 + 2 == $1 }).values(), [true])
  }
}
