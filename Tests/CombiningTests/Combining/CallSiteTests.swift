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

  @Test("Literal factories take their failure from the other signals")
  func failures() {
    _ = failing.merge(Signal.just(1))
    _ = failing.concat(Signal.just(1)).merge(Signal.empty)
    _ = Signal.merge(failing, Signal.just(1))
    _ = Signal.concat(failing, Signal.empty, Signal.just(2))
    _ = Signal.zip(failing, Signal.just("a"))
    _ = Signal.combineLatest(failing, Signal.from(["a", "b"]), failing)
    _ = failing.zip(Signal.just("a")).map { number, text in text + "\(number)" }
    _ = failing.combineLatest(texts.promoteFailure(to: Problem.self))
    _ = failing.flatMap { _ in Signal.just(1) }
    _ = failing.flatMap(.latest) { $0 == 1 ? Signal.just(1) : .empty }
    _ = failing.catch { _ in Signal.just(1) }
    _ = failing.catch { _ in failing }
    _ = failing.catch(to: Signal<Int, Never>.empty)
    _ = failing.then { Signal.just("a") }
    _ = failing.ifEmpty(switchTo: Signal.just(1))
    _ = failing.take(until: numbers)
    _ = failing.retry(when: { errors in errors.take(1) })
    _ = failing.retry(when: { errors in errors.flatMap { Signal<Int, Problem>.fail($0) } })
    _ = failing.retry(3, backoff: .exponential(initial: .seconds(1)), on: TestScheduler())
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

  @Test("Conditions can choose between signals")
  func choices() {
    let condition = numbers.map { $0 > 0 }
    _ = Signal.if(condition, then: texts, else: Signal.just("b"))
    _ = Signal.if(flag, then: Signal.just(1), else: numbers)
    _ = Signal.switch(on: texts, cases: ["a": Signal.just(1), "b": .just(2)], default: Signal.empty)
    _ = Signal.switch(on: texts, cases: ["a": numbers], default: Signal.just(2))
    _ = Signal.switch(on: texts, cases: ["a": numbers]).catch { _ in Signal.just(0) }
    _ = numbers.group(by: { $0 % 2 }).flatMap { group in group.map { (group.key, $0) } }
    _ = texts.group(by: \.count, transform: \.isEmpty).map(\.key)
    _ = numbers.bind { { value, stop in value > 3 ? nil : Signal.just(value) } }
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
