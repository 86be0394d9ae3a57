import ReactiveSignalsStreams
import TestSupport

@Suite(.withoutLeaks) struct StreamOperatorTests {
  let numbers = LazyStream(1...)

  @Test("map, mapReplace, enumerated, scan and combinePrevious agree with arrays")
  func transforming() {
    expectEqual(numbers.map { $0 * 2 }.take(3), [2, 4, 6])
    expectEqual(numbers.mapReplace("x").take(2), ["x", "x"])
    expectEqual(numbers.scan(0, +).take(4), [1, 3, 6, 10])
    expectEqual(LazyStream([1, 3, 6]).combinePrevious(0) { $1 - $0 }, [1, 2, 3])
    expectEqual(LazyStream("ab").enumerated().map { "\($0.offset)\($0.element)" }, ["0a", "1b"])
    #expect(LazyStream<Int>.empty.scan(0, +).isEmpty)
    #expect(LazyStream<Int>.empty.combinePrevious(0, +).isEmpty)
  }

  @Test("nil is an element like any other", .proves("B086"))
  func nilElements() {
    #expect(LazyStream(1...3).map { $0 == 2 ? nil : $0 } == [1, nil, 3])
    #expect(LazyStream(1...3).compactMap { $0 == 2 ? nil : $0 } == [1, 3])
  }

  @Test("filter, ignore and distinctUntilChanged agree with arrays")
  func choosing() {
    expectEqual(numbers.filter { $0.isMultiple(of: 3) }.take(2), [3, 6])
    expectEqual(LazyStream([1, 2, 1]).ignore(1), [2])
    #expect(LazyStream([nil, nil, 1, 1, nil]).distinctUntilChanged() == [nil, 1, nil])
    #expect(LazyStream([1, -1, 2]).distinctUntilChanged { abs($0) == abs($1) } == [1, 2])
  }

  @Test("take and skip agree with arrays", arguments: [0, 1, 3, 5])
  func takeAndSkip(count: Int) {
    let three = LazyStream(0..<3)
    expectEqual(Array(three.take(count)), Array((0..<3).prefix(count)))
    expectEqual(Array(three.skip(count)), Array((0..<3).dropFirst(count)))
  }

  @Test("Only the taken elements are requested", .proves("B100"))
  func takeIsExact() {
    let runs = Counter()
    let stream = LazyStream(sequence(state: 0) { _ in runs.next() })
    expectEqual(Array(stream.take(1)), [1])
    expectEqual(runs.value, 1)
    expectEqual(Array(stream.take(0)), [])
    expectEqual(runs.value, 1)
  }

  @Test("take and skip stop testing after their decision")
  func takeAndSkipWhile() {
    let tested = Log<Int>()
    let isSmall: @Sendable (Int) -> Bool = { number in
      tested.append(number)
      return number < 3
    }
    let list = LazyStream([1, 2, 3, 1])
    expectEqual(list.take(while: isSmall), [1, 2])
    expectEqual(tested.entries, [1, 2, 3])
    expectEqual(list.skip(while: isSmall), [3, 1])
    expectEqual(tested.entries, [1, 2, 3, 1, 2, 3])
    #expect(list.take(untilMatching: { $0 == 3 }) == [1, 2])
    #expect(list.skip(untilMatching: { $0 == 3 }) == [3, 1])
    #expect(list.take(while: { _ in false }).isEmpty)
    #expect(list.skip(while: { _ in true }).isEmpty)
  }

  @Test("concat does not request its second part early", .proves("B427"))
  func concat() {
    let runs = Counter()
    let second = LazyStream(1...).map { number in
      runs.next()
      return number
    }
    let both = LazyStream([8, 9]).concat(second)
    expectEqual(both.take(2), [8, 9])
    expectEqual(runs.value, 0)
    expectEqual(both.take(4), [8, 9, 1, 2])
    #expect(LazyStream<Int>.empty.concat(.empty).isEmpty)
    expectEqual(numbers.start(with: 0).take(2), [0, 1])
    #expect(LazyStream([[1], [], [2, 3]] as [LazyStream<Int>]).flatten() == [1, 2, 3])
  }

  @Test("Any number of streams are zipped lazily up to the shortest", .proves("B426"))
  func zipOfMany() {
    let computed = Log<Int>()
    let noted = numbers.map { number in
      computed.append(number)
      return number
    }
    let rows = LazyStream.zip([noted, [10, 20, 30], noted.skip(1)])
    expectEqual(computed.entries, [])
    expectEqual(rows.tail.head, [2, 20, 3])
    expectEqual(computed.entries, [2, 3])
    expectEqual(Array(rows), [[1, 10, 2], [2, 20, 3], [3, 30, 4]])
    expectEqual(Array(LazyStream.zip([numbers]).take(2)), [[1], [2]])
    expectEqual(Array(LazyStream.zip([numbers, .empty])), [])
    expectEqual(Array(LazyStream<Int>.zip([])), [])
  }

  @Test("zip stops at the shorter side and accepts infinite ones", .proves("B426"))
  func zip() {
    expectEqual(Array(numbers.zip(LazyStream("ab"))).map { "\($0.0)\($0.1)" }, ["1a", "2b"])
    expectEqual(Array(LazyStream("ab").zip(numbers)).map { "\($0.0)\($0.1)" }, ["a1", "b2"])
    expectEqual(numbers.zip(numbers).take(2).map { $0.0 + $0.1 }, [2, 4])
  }

  @Test("flatMap runs through the streams one after another")
  func flatMap() {
    expectEqual(numbers.flatMap { LazyStream(repeatElement($0, count: $0)) }.take(5), [1, 2, 2, 3, 3])
    #expect(numbers.flatMap { $0.isMultiple(of: 2) ? [$0] : [] }.take(2) == [2, 4])
    expectEqual(LazyStream(1...2).flatMap { LazyStream($0...) }.take(2), [1, 2])
  }

  @Test("bind requests an element of its source only when its own is requested", .proves("B409"))
  func bindIsLazy() {
    let runs = Counter()
    let source = LazyStream(1...).map { number in
      runs.next()
      return number
    }
    let bound = source.bind { { value, _ in [value, -value] } }
    expectEqual(runs.value, 0)
    expectEqual(bound.take(2), [1, -1])
    expectEqual(runs.value, 1)
    expectEqual(bound.take(3), [1, -1, 2])
    expectEqual(runs.value, 2)
  }

  @Test("The function of bind is made once and may have state", .proves("B063"))
  func bindState() {
    let made = Counter()
    let bound = LazyStream([5, 6, 7])
      .bind { () -> ((Int, inout Bool) -> LazyStream<Int>?) in
        made.next()
        var index = 0
        return { value, _ in
          index += 1
          return [value * index]
        }
      }
    expectEqual(bound, [5, 12, 21])
    expectEqual(bound, [5, 12, 21])
    expectEqual(made.value, 1)
  }

  @Test("stop gives all elements of the last stream, and nil none", .proves("B411", "W15"))
  func bindStop() {
    let stopped = LazyStream([1, 2, 3])
      .bind {
        { value, stop in
          stop = value == 2
          return [value, value * 10]
        }
      }
    expectEqual(stopped, [1, 10, 2, 20])
    #expect(numbers.bind { { value, _ in value < 3 ? .just(value) : nil } } == [1, 2])
  }

  @Test("reduce is the left fold", .proves("B415"))
  func foldLeft() {
    expectEqual(LazyStream(["a", "b"]).reduce("s") { "(\($0)\($1))" }, "((sa)b)")
    expectEqual(LazyStream<String>.empty.reduce("s", +), "s")
  }

  @Test("foldRight starts from the right and computes the rest on request", .proves("B416"))
  func foldRight() {
    expectEqual(LazyStream(["a", "b"]).foldRight("s") { "(\($0)\($1()))" }, "(a(bs))")
    expectEqual(LazyStream<String>.empty.foldRight("s") { $0 + $1() }, "s")
    #expect(numbers.foldRight(false) { number, rest in number > 3 || rest() })
    let runs = Counter()
    let sum = LazyStream([1, 2]).foldRight(0) { number, rest in
      runs.next()
      return number + rest() + rest()
    }
    expectEqual(sum, 5)
    expectEqual(runs.value, 2)
  }

  @Test("Questions stop at the answer", .proves("B417", "B418"))
  func questions() {
    let tested = Counter()
    let stream = LazyStream(1...).map { number in
      tested.next()
      return number
    }
    #expect(stream.contains { $0 == 2 })
    expectEqual(tested.value, 2)
    #expect(!stream.allSatisfy { $0 < 3 })
    expectEqual(tested.value, 3)
    #expect(stream.first { $0 > 1 } == 2)
    #expect(LazyStream(1...3).first { $0 > 3 } == nil)
  }

  @Test("unfold makes a stream of a state")
  func unfold() {
    let powers = LazyStream.unfold(1) { power -> Int? in
      defer { power *= 2 }
      return power < 20 ? power : nil
    }
    expectEqual(powers, [1, 2, 4, 8, 16])
    expectEqual(powers.tail, [2, 4, 8, 16])
  }
}

@Suite("Misuse of a stream stops the program with its reason", .withoutLeaks)
struct StreamMisuseTests {
  #if os(macOS) || os(Linux)
  @Test("A negative count")
  func negativeCount() async throws {
    let take = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LazyStream([1]).take(-1)
    }
    #expect(take.says("Cannot take a negative number of elements"))
    let skip = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LazyStream([1]).skip(-1)
    }
    #expect(skip.says("Cannot skip a negative number of elements"))
  }

  @Test("Each precondition is tested, here or as an element that needs itself")
  func complete() {
    expectEqual(preconditions(of: "ReactiveSignalsStreams"), ["StreamChoosing.swift": 2, "LazyBox.swift": 1])
    expectEqual(preconditions(of: "ReactiveSignalsStreams", silently: true), [:])
  }
  #endif
}
