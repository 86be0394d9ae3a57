import TestSupport

/// Call sites of the static operators as programs write them. They compile without
/// annotations and quickly.
@Suite(.withoutLeaks) struct CallSiteTests {
  let numbers = Subject<Int, Never>()
  let texts = Subject<String, Never>()

  @Test("Two to seven signals can be merged, concatenated and raced")
  func sameValues() {
    let a = [1].signal()
    let b = Signal.just(2)
    let c = numbers.map { $0 * 2 }
    _ = Signal.merge(a, b)
    _ = Signal.merge(a, b, c)
    _ = Signal.merge(a, b, c, numbers)
    _ = Signal.merge(a, b, c, numbers, a)
    _ = Signal.merge(a, b, c, numbers, a, b.map { $0 }, c)
    _ = Signal.merge([a, a])
    _ = Signal.concat(a, b)
    _ = Signal.concat(a, b, c)
    _ = Signal.concat(a, b, c, numbers)
    _ = Signal.concat(a, b, c, numbers, a, b)
    _ = Signal.concat([b, b])
    _ = Signal.race(a, b)
    _ = Signal.race(a, b, c)
    _ = Signal.race(a, b, c, numbers, a)
    _ = Signal.race([numbers])
    _ = a.merge(b).concat(c).race(numbers)
  }

  @Test("Tuples can be taken apart in every way")
  func tuples() {
    let expected = Log<String>()
    @Sendable func use(_ number: Int, _ text: String) { expected.append("\(number)\(text)") }
    Signal.combineLatest(numbers, texts).subscribe { number, text in use(number, text) }
    Signal.combineLatest(numbers, texts).subscribe { (number, text) in use(number, text) }
    Signal.combineLatest(numbers, texts).subscribe { use($0, $1) }
    Signal.combineLatest(numbers, texts).subscribe { use($0.0, $0.1) }
    Signal.combineLatest(numbers, texts).subscribe { pair in use(pair.0, pair.1) }
    Signal.combineLatest(numbers, texts).map { "\($0)\($1)" }.subscribe { expected.append($0) }
    Signal.combineLatest(numbers, texts).filter { $0.0 > 0 }.map { $0.1 }.subscribe {
      expected.append("1" + $0)
    }
    Signal.combineLatest(numbers, texts).map(\.1).subscribe { expected.append("1" + $0) }
    Signal.zip(numbers, texts).subscribe { use($0, $1) }
    Signal.zip(numbers, texts).map { ($1, $0) }.subscribe { use($1, $0) }
    numbers.zip(texts).subscribe { use($0, $1) }
    numbers.combineLatest(texts).subscribe { use($0, $1) }
    numbers.withLatest(from: Signal.just("a")).subscribe { use($0, $1) }
    numbers.send(1)
    texts.send("a")
    expectEqual(expected.entries, Array(repeating: "1a", count: 13))
  }
}
