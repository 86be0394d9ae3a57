import TestSupport

@Suite(.withoutLeaks) struct CombineLatestTests {
  @Test(
    "An input that completes without a value completes the result at once, and disposes the others",
    .proves("B176", "W47"),
    arguments: [2, 3, 4, 5, 6]
  )
  func emptyInput(count: Int) {
    let log = Log<String>()
    let sources = (0..<5).map { _ in Source<Int>() }
    let result: Signal<[Int], TestFailure> =
      switch count {
      case 2: sources[0].combineLatest(sources[1]).map { [$0, $1] }.erased
      case 3: Signal.combineLatest(sources[0], sources[1], sources[2]).map { [$0, $1, $2] }.erased
      case 4:
        Signal.combineLatest(sources[0], sources[1], sources[2], sources[3]).map { [$0, $1, $2, $3] }.erased
      case 5:
        Signal.combineLatest(sources[0], sources[1], sources[2], sources[3], sources[4]).map {
          [$0, $1, $2, $3, $4]
        }
        .erased
      default: Signal.combineLatest(Array(sources[0..<4])).erased
      }
    let used = min(count, count == 6 ? 4 : 5)
    result.subscribe(
      next: { _ in },
      failed: { _ in },
      completed: { log.append("completed after \(sources.map(\.ends))") }
    )
    sources[0].send(1)
    expectEqual(sources.map(\.ends), [0, 0, 0, 0, 0])
    sources[1].complete()
    let ends = (0..<5).map { $0 < used ? 1 : 0 }
    expectEqual(log.entries, ["completed after \(ends)"])
  }

  @Test("After an input that is empty at once the others are not started")
  func emptyAtOnce() {
    let source = Source<Int>()
    #expect(Signal<Int, TestFailure>.empty.combineLatest(source).events().count == 1)
    expectEqual(Signal.combineLatest(Signal<Int, TestFailure>.empty, source, source).events().count, 1)
    expectEqual(source.subscriptions, 0)
  }

  @Test("A failure disposes the other inputs before it is delivered", .proves("B177"))
  func failure() {
    let log = Log<String>()
    let other = Signal<Int, TestFailure>.create { $0.onDispose { log.append("disposed") } }
    let source = Source<Int>()
    other.combineLatest(source).subscribe(next: { _ in }, failed: { log.append("pair \($0)") })
    Signal.combineLatest([other, source.erased]).subscribe(
      next: { _ in },
      failed: { log.append("array \($0)") }
    )
    Signal.combineLatest(other, other, other, other, source).subscribe(
      next: { _ in },
      failed: { log.append("five \($0)") }
    )
    source.fail()
    expectEqual(
      log.entries,
      [
        "disposed", "pair one", "disposed", "array one",
        "disposed", "disposed", "disposed", "disposed", "five one",
      ]
    )
  }

  @Test("An array of one gives arrays of one, and an empty array completes immediately", .proves("B178"))
  func arrays() {
    expectEqual(Signal.combineLatest([[1, 2].signal()]).events(), [.next([1]), .next([2]), .completed])
    expectEqual(Signal.combineLatest([Signal<Int, Never>]()).events(), [.completed])
    let subjects = (0..<3).map { _ in Subject<Int, Never>() }
    let (recorder, _) = Signal.combineLatest(subjects).recorded()
    subjects[2].send(3)
    subjects[0].send(1)
    subjects[1].send(2)
    subjects[0].send(10)
    expectEqual(recorder.values, [[1, 2, 3], [10, 2, 3]])
  }

  @Test("A cold signal given twice is subscribed to twice", .proves("B179"))
  func sameCold() {
    let source = Source<Int>()
    source.combineLatest(source).subscribeEvents { _ in }
    Signal.combineLatest([source, source, source]).subscribeEvents { _ in }
    expectEqual(source.subscriptions, 5)
  }

  @Test("Two inputs of one source give a pair of a new and an old value first", .proves("B180", "W46"))
  func glitch() {
    let subject = Subject<String, Never>()
    let (recorder, _) = subject.combineLatest(subject).map { "\($0.0) \($0.1)" }.recorded()
    subject.send("foo")
    subject.send("bar")
    expectEqual(recorder.values, ["foo foo", "bar foo", "bar bar"])
  }

  @Test("Three and more signals of any types give tuples")
  func arities() {
    let number = Subject<Int, Never>()
    let text = Signal.just("t")
    let truth = [true].signal()
    let double = Signal.just(1).map { Double($0) / 2 }
    let three = Signal.combineLatest(number, text, truth).map { (n, t, b) in "\(n)\(t)\(b)" }.recorded()
      .recorder
    let four = Signal.combineLatest(number, text, truth, double).map { "\($0)\($1)\($2)\($3)" }
      .recorded().recorder
    let five = Signal.combineLatest(number, text, truth, double, number).map { "\($0)\($1)\($2)\($3)\($4)" }
      .recorded().recorder
    let seven = Signal.combineLatest(text, truth, number, text, double, Signal.just(8), text)
      .map { (a, b, c, d, e, f, g) in "\(a)\(b)\(c)\(d)\(e)\(f)\(g)" }
      .recorded().recorder
    number.send(1)
    number.send(2)
    number.complete()
    expectEqual(three.events, [.next("1ttrue"), .next("2ttrue"), .completed])
    expectEqual(four.events, [.next("1ttrue0.5"), .next("2ttrue0.5"), .completed])
    expectEqual(five.events, [.next("1ttrue0.51"), .next("2ttrue0.51"), .next("2ttrue0.52"), .completed])
    expectEqual(seven.events, [.next("ttrue1t0.58t"), .next("ttrue2t0.58t"), .completed])
  }

  @Test("Re-entrant values are combined one by one, in their order", arguments: [2, 5])
  func reentrancy(count: Int) {
    let a = Subject<Int, Never>()
    let b = Subject<Int, Never>()
    let log = Log<String>()
    let pairs =
      count == 2
      ? a.combineLatest(b).map { "\($0) \($1)" }.erased
      : Signal.combineLatest(a, b, Signal.just(0), Signal.just(0), Signal.just(0)).map { "\($0.0) \($0.1)" }
        .erased
    pairs.subscribe { pair in
      log.append(pair)
      if pair == "1 1" {
        a.send(2)
        b.send(2)
        a.send(3)
      }
    }
    b.send(1)
    a.send(1)
    expectEqual(log.entries, ["1 1", "1 2", "2 2", "3 2"])
    a.complete()
    b.complete()
  }

  @Test("After concurrent sends the last pair has the last values", arguments: [2, 5])
  func threads(count: Int) {
    let subjects = (0..<2).map { _ in Subject<Int, Never>() }
    let recorder = Recorder<[Int], Never>()
    let none = Signal.just(0)
    let signal =
      count == 2
      ? subjects[0].combineLatest(subjects[1]).map { [$0, $1] }.erased
      : Signal.combineLatest(subjects[0], subjects[1], none, none, none).map { [$0.0, $0.1] }.erased
    signal.subscribe(recorder)
    onThreads(2) { thread in
      for number in 1...500 { subjects[thread].send(number) }
      subjects[thread].complete()
    }
    expectEqual(recorder.values.last, [500, 500])
    expectEqual(recorder.events.last, .completed)
    for pair in zip(recorder.values, recorder.values.dropFirst()) {
      #expect(pair.0[0] <= pair.1[0] && pair.0[1] <= pair.1[1])
    }
  }
}
