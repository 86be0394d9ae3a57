import TestSupport

/// `map` behind `combineLatest` and `zip`, and `withLatest` with a closure.
@Suite(.withoutLeaks) struct CombiningClosureTests {
  @Test("The closure gets the values of both signals")
  func values() {
    let (a, b) = ([1, 2].signal(), [10, 20].signal())
    expectEqual(a.combineLatest(b).map { $0 + $1 }.values(), [12, 22])
    expectEqual(a.zip(b).map { $0 + $1 }.values(), [11, 22])
    expectEqual(a.withLatest(from: b) { $0 + $1 }.values(), [21, 22])
    expectEqual(a.zip(b, buffering: .newest(1)).map { "\($0)\($1)" }.values(), ["210"])
  }

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

  @Test("The values of two to any number of signals are zipped with a function")
  func zipped() {
    let (a, b, c) = ([1, 2].signal(), ["x", "y"].signal(), [true, false, true].signal())
    expectEqual(Signal.zip(a, b).map { "\($0)\($1)" }.values(), ["1x", "2y"])
    expectEqual(Signal.zip(a, b, c).map { "\($0)\($1)\($2)" }.values(), ["1xtrue", "2yfalse"])
    expectEqual(Signal.zip(a, b, c, buffering: .newest(1)).map { "\($0)\($1)\($2)" }.values(), ["2ytrue"])
    expectEqual(
      Signal.zip(a, b, c, a).map { number, text, flag, other in
        let sum = number + other
        return flag ? text : "\(sum)"
      }.values(),
      ["x", "4"]
    )
    expectEqual(
      Signal.zip(a, b, a, b, c).map { "\($0)\($1)\($2)\($3)\($4)" }.values(),
      ["1x1xtrue", "2y2yfalse"]
    )
    expectEqual(
      Signal.zip(a, a, a, a, a, b).map { (a, b, c, d, e, f) in "\(a + e)" + f }.values(),
      ["2x", "4y"]
    )
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
