import TestSupport

@Suite(.withoutLeaks) struct ZipTests {
  @Test("Any number of values wait for their partners", .proves("B118", "W52"))
  func waits() {
    let count = 100_000
    let subject = Subject<Int, Never>()
    let pairs = Count()
    let wrong = Count()
    (0..<count).signal().zip(subject).subscribe { one, other in
      pairs.up()
      if one != other { wrong.up() }
    }
    expectEqual(pairs.value, 0)
    for number in 0..<count { subject.send(number) }
    expectEqual(pairs.value, count)
    expectEqual(wrong.value, 0)
  }

  @Test("The other side is disposed before the completion is delivered", .proves("B121"))
  func order() {
    let log = Log<String>()
    let other = Signal<Int, TestFailure>.create { $0.onDispose { log.append("disposed") } }
    let source = Source<Int>()
    other.zip(source).subscribe(next: { _ in }, failed: { _ in }, completed: { log.append("completed") })
    source.complete()
    expectEqual(log.entries, ["disposed", "completed"])
  }

  @Test("Tuples and arrays are zipped, and an empty array completes immediately", .proves("B124"))
  func arities() {
    let numbers = (1...2).signal()
    let texts = ["a", "b"].signal()
    expectEqual(
      Signal.zip(numbers, texts, numbers).map { (a, b, c) in "\(a)\(b)\(c)" }.values(),
      ["1a1", "2b2"]
    )
    expectEqual(
      Signal.zip(numbers, texts, numbers, texts).map { "\($0)\($1)\($2)\($3)" }.values(),
      ["1a1a", "2b2b"]
    )
    expectEqual(
      Signal.zip(numbers, texts, numbers, texts, Signal.from([true, false]))
        .map { "\($0)\($1)\($2)\($3)\($4)" }.events(),
      [.next("1a1atrue"), .next("2b2bfalse"), .completed]
    )
    expectEqual(
      Signal.zip(numbers, texts, numbers, texts, numbers, (5...9).signal(), texts)
        .map { "\($0.5)\($0.6)" }.events(),
      [.next("5a"), .next("6b"), .completed]
    )
    expectEqual(
      Signal.zip(texts, numbers, texts, numbers, texts, numbers, texts, numbers, (5...9).signal())
        .map { "\($0.0)\($0.7)\($0.8)" }.events(),
      [.next("a15"), .next("b26"), .completed]
    )
    expectEqual(
      Signal.zip([numbers, (3...9).signal()]).events(),
      [.next([1, 3]), .next([2, 4]), .completed]
    )
    expectEqual(Signal.zip([numbers]).values(), [[1], [2]])
    expectEqual(Signal.zip([Signal<Int, Never>]()).events(), [.completed])
  }

  @Test("A cold signal given twice is subscribed to twice, a hot one is paired with itself", .proves("B125"))
  func same() {
    let source = Source<Int>()
    let (recorder, _) = source.zip(source).map { [$0, $1] }.recorded()
    expectEqual(source.subscriptions, 2)
    source.send(1, 2)
    expectEqual(recorder.values, [[1, 1], [2, 2]])
  }

  @Test("Arrays are paired up to the end of the shorter one", arguments: [0, 1, 3], [0, 1, 2, 3])
  func arraysOfDifferentLengths(first: Int, second: Int) {
    let expected = (0..<min(first, second)).map { Event<Int, Never>.next(11 * $0) } + [.completed]
    let tens = Array(0..<second).map { 10 * $0 }
    let numbers = Array(0..<first)
    expectEqual(numbers.signal().zip(tens.signal()).map { $0 + $1 }.events(), expected)
    expectEqual(Signal.zip(Signal.from(numbers), Signal.from(tens)).map { $0 + $1 }.events(), expected)
    expectEqual(numbers.signal().zip(Signal.from(tens).erased).map { $0 + $1 }.events(), expected)
  }

  @Test("Disposing in a handler ends the pairs of two arrays")
  func disposalBetweenArrays() {
    let pairs = [1, 2, 3].signal().zip([10, 20, 30].signal()).map { $0 + $1 }
    expectEqual(pairs.events(quittingAfter: 2), [.next(11), .next(22)])
    expectEqual(pairs.take(1).events(), [.next(11), .completed])
  }

  @Test("A limit holds for an array, too: its values arrive before those of the second signal")
  func limitOfTwoArrays() {
    func zipped(_ policy: BufferingPolicy<Never>) -> [Int] {
      [1, 2, 3].signal().zip([10, 20, 30].signal(), buffering: policy).map { $0 + $1 }.values()
    }
    expectEqual(zipped(.newest(1)), [13])
    expectEqual(zipped(.oldest(2)), [11, 22])
    expectEqual(zipped(.all), [11, 22, 33])
  }

  @Test("Disposing in the handler of the last pair suppresses the completion", arguments: [2, 5])
  func disposalFromHandler(count: Int) {
    let log = Log<String>()
    let numbers = [1].signal()
    let zipped =
      count == 2
      ? numbers.zip(numbers).map { $0.0 }.erased
      : Signal.zip(numbers, numbers, numbers, numbers, numbers).map { $0.0 }.erased
    expectEqual(zipped.staged(by: Completions<Int>(log: log)).events(quittingAfter: 1), [.next(1)])
    expectEqual(zipped.staged(by: Completions<Int>(log: log)).take(1).events(), [.next(1), .completed])
    expectEqual(log.entries, [])
    expectEqual(zipped.staged(by: Completions<Int>(log: log)).events(), [.next(1), .completed])
    expectEqual(log.entries, ["completed"])
  }

  @Test("Re-entrant values keep their positions", arguments: [2, 5])
  func reentrancy(count: Int) {
    let a = Subject<Int, Never>()
    let b = Subject<Int, Never>()
    let log = Log<String>()
    let zipped =
      count == 2
      ? a.zip(b).map { "\($0) \($1)" }.erased
      : Signal.zip(a, b, a, b, a).map { "\($0.0) \($0.1)" }.erased
    zipped.subscribe { pair in
      log.append(pair)
      guard pair == "1 1" else { return }
      a.send(2)
      a.send(3)
      b.send(2)
      b.send(3)
    }
    a.send(1)
    b.send(1)
    expectEqual(log.entries, ["1 1", "2 2", "3 3"])
    a.complete()
    b.complete()
  }

  @Test("Values sent by several threads are paired by position", arguments: [2, 5])
  func threads(count: Int) {
    let subjects = (0..<2).map { _ in Subject<Int, Never>() }
    let a = subjects[0]
    let b = subjects[1]
    let recorder = Recorder<[Int], Never>()
    let zipped =
      count == 2
      ? a.zip(b).map { [$0, $1] }.erased
      : Signal.zip(a, b, a, b, b).map { [$0.0, $0.1, $0.2, $0.3, $0.4] }.erased
    zipped.subscribe(recorder)
    onThreads(2) { thread in
      for number in 0..<500 { subjects[thread].send(number) }
      subjects[thread].complete()
    }
    expectEqual(recorder.values, (0..<500).map { Array(repeating: $0, count: count) })
    #expect(recorder.isCompleted)
  }

  @Test("An array can be limited too, and dropped values are released", .proves("W52"))
  func limitOfArray() {
    let lifetimes = Lifetimes()
    let sources = [Source<Tracked>(), Source<Tracked>()]
    let (recorder, _) = Signal.zip(sources, buffering: .newest(2)).map { $0.map(\.number) }.recorded()
    for number in 1...5 { sources[0].send(lifetimes.make(number)) }
    expectEqual(lifetimes.live, 2)
    for number in 1...2 { sources[1].send(lifetimes.make(number)) }
    expectEqual(recorder.values, [[4, 1], [5, 2]])
    expectEqual(lifetimes.live, 0)
  }

  @Test("With a limit it follows its model", arguments: ["dropOldest", "dropNewest", "fail"], [1, 2])
  func limitModel(kind: String, limit: Int) {
    let policy: BufferingPolicy<TestFailure> =
      switch kind {
      case "dropOldest": .newest(limit)
      case "dropNewest": .oldest(limit)
      default: .fail(limit, with: .two)
      }
    func model(_ a: [Step<Int>], _ b: [Step<Int>]) -> [Step<[Int]>] {
      var output: [Step<[Int]>] = []
      var waiting: [[Int]] = [[], []]
      var isCompleted = [false, false]
      for (input, step) in interleaved([a, b]) {
        switch step.event {
        case .next(let value):
          waiting[input].append(value)
          if waiting[input].count > limit {
            if kind == "fail" { return output + [Step(step.tick, .failed(.two))] }
            waiting[input].remove(at: kind == "dropOldest" ? 0 : limit)
          }
          if !waiting[0].isEmpty, !waiting[1].isEmpty {
            output.append(Step(step.tick, .next([waiting[0].removeFirst(), waiting[1].removeFirst()])))
          }
        case .failed:
          return output + [Step(step.tick, .failed(.one))]
        case .completed:
          isCompleted[input] = true
        }
        if (0...1).contains(where: { isCompleted[$0] && waiting[$0].isEmpty }) {
          return output + [Step(step.tick, .completed)]
        }
      }
      return output
    }
    expectModel("zip, limited, \(kind)", histories: 700) { a, b, _ in
      a.zip(b, buffering: policy).map { [$0, $1] }
    }
    .follows { model($0, $1) }
    expectModel("zip, of an array, limited, \(kind)", histories: 700) { a, b, _ in
      Signal.zip([a, b], buffering: policy)
    }
    .follows { model($0, $1) }
  }
}
