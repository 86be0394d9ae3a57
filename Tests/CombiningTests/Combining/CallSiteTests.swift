import TestSupport

/// Call sites of the static operators as programs write them. They compile without
/// annotations and quickly.
@Suite(.withoutLeaks) struct CallSiteTests {
  enum Problem: Error { case some }

  let numbers = Subject<Int, Never>()
  let texts = Subject<String, Never>()
  let flag = Signal.just(true)
  let failing = Signal<Int, Problem>.fail(.some)

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

  @Test("Many signals can be combined")
  func many() {
    let log = Log<String>()
    Signal.combineLatest(numbers, texts, flag, numbers, texts).subscribe { a, b, c, d, e in
      log.append("\(a)\(b)\(c)\(d)\(e)")
    }
    Signal.combineLatest(numbers, texts, flag, numbers, texts, flag).subscribe {
      log.append("\($0)\($1)\($2)\($3)\($4)\($5)")
    }
    Signal.zip(numbers, texts, flag, numbers.map { $0 + 1 }, texts, flag, [7].signal(), Signal.just(8))
      .map { "\($0.0)\($0.7)" }
      .subscribe { log.append($0) }
    Signal.zip(numbers, texts, flag, numbers, texts).map { a, b, c, d, e in a + d }
      .subscribe { log.append("\($0)") }
    numbers.send(1)
    texts.send("a")
    expectEqual(log.entries.first, "1atrue1a")
    expectEqual(Set(log.entries), ["1atrue1a", "1atrue1atrue", "18", "2"])
  }

  @Test("A signal can be erased, stored, passed on and returned")
  func erased() {
    let stored: Signal<(Int, String), Never> = Signal.combineLatest(numbers, texts).erased
    let zipped: Signal<(Int, String, Bool, Int, String), Never> =
      Signal.zip(numbers, texts, flag, numbers, texts).erased
    func merged() -> some SignalProtocol<Int, Never> { Signal.merge(numbers, Signal.just(1)) }
    func array(_ signals: [Signal<Int, Never>]) -> Signal<[Int], Never> {
      Signal.combineLatest(signals).erased
    }
    expectEqual(merged().values(), [1])
    expectEqual(array([.just(1), .just(2)]).values(), [[1, 2]])
    _ = (stored, zipped)
  }

  @Test("Arrays and literals accept implicit members")
  func arrays() {
    expectEqual(Signal.merge([.just(1), .just(2)] as [Signal<Int, Never>]).values(), [1, 2])
    expectEqual(Signal.concat([Signal.just(1), .just(2), .empty]).values(), [1, 2])
    expectEqual(Signal.zip([Signal.just(1), .just(2)]).values(), [[1, 2]])
    expectEqual(Signal.combineLatest([1, 2, 3].map { Signal.just($0) }).values(), [[1, 2, 3]])
  }

  @Test("A long chain is one expression")
  func longChain() {
    let result = Signal.combineLatest(numbers.filter { $0 > 0 }, texts.map { $0 + "!" })
      .map { number, text in (text, number) }
      .merge(Signal.zip(texts, numbers))
      .flatMap(.concat) { text, number in (0..<number).signal().map { "\(text)\($0)" } }
      .concat(Signal.just("end"))
      .take(until: Signal<Int, Never>.never)
      .filter { !$0.isEmpty }
      .combineLatest(flag)
      .map { $0.0 }
    let (recorder, _) = result.recorded()
    numbers.send(1)
    texts.send("a")
    expectEqual(recorder.values, ["a!0", "a0"])
  }
}
