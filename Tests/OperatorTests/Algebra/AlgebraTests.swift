import TestSupport

/// Equations between operators, and between operators and methods of arrays, for any values.
@Suite(.withoutLeaks) struct AlgebraTests {
  /// Inputs that are the same in every run. The first ones are edge cases.
  static let inputs: [Input] = {
    var random = SplitMix64(state: 1)
    return [
      .init([], .completed), .init([], .failed(.one)), .init([7], .completed), .init([7], .failed(.one)),
    ]
      + (0..<60).map { _ in
        Input(
          (0..<Int.random(in: 0...30, using: &random)).map { _ in .random(in: -9...9, using: &random) },
          Int.random(in: 0...2, using: &random) == 0 ? .failed(.one) : .completed
        )
      }
  }()

  struct Input: Sendable, CustomTestStringConvertible {
    let values: [Int]
    let end: Event<Int, TestFailure>

    init(_ values: [Int], _ end: Event<Int, TestFailure>) {
      self.values = values
      self.end = end
    }

    var signal: Signal<Int, TestFailure> {
      .create { [self] subscriber in
        for value in values where !subscriber.isDisposed { subscriber.send(value) }
        subscriber.send(event: end)
      }
    }

    var completes: Bool { end == .completed }
    var testDescription: String { "\(values) \(end)" }

    /// The events of a result that sends `values` and ends as the source does.
    func events<T: Equatable>(_ values: [T]) -> [Event<T, TestFailure>] {
      values.map { .next($0) } + [completes ? .completed : .failed(.one)]
    }

    /// The events of a result that sends `values` at completion.
    func eventsAtEnd<T: Equatable>(_ values: [T]) -> [Event<T, TestFailure>] {
      completes ? values.map { .next($0) } + [.completed] : [.failed(.one)]
    }
  }

  // MARK: - Among operators

  @Test("map has identity and fusion", arguments: inputs)
  func map(_ input: Input) {
    let signal = input.signal
    expectEqual(signal.map { $0 }.events(), signal.events())
    expectEqual(signal.map { $0 * 3 }.map { $0 + 1 }.events(), signal.map { $0 * 3 + 1 }.events())
    expectEqual(signal.mapReplace(5).events(), signal.map { _ in 5 }.events())
    expectEqual(
      signal.compactMap { $0 > 0 ? $0 * 2 : nil }.events(),
      signal.filter { $0 > 0 }.map { $0 * 2 }.events()
    )
  }

  @Test("Filters can be fused", arguments: inputs)
  func filter(_ input: Input) {
    let signal = input.signal
    let isEven = { @Sendable (value: Int) in value.isMultiple(of: 2) }
    let isPositive = { @Sendable (value: Int) in value > 0 }
    expectEqual(
      signal.filter(isEven).filter(isPositive).events(),
      signal.filter { isEven($0) && isPositive($0) }.events()
    )
    expectEqual(signal.filter(isEven).filter(isEven).events(), signal.filter(isEven).events())
    expectEqual(signal.ignore(3).events(), signal.filter { $0 != 3 }.events())
    expectEqual(signal.filter { _ in false }.events(), signal.ignoreValues().events())
  }

  @Test("take and skip complement each other", arguments: inputs, [0, 1, 2, 5, 29, 30, 100])
  func takeSkip(_ input: Input, count: Int) {
    let signal = input.signal
    let taken = signal.take(count)
    expectEqual(taken.values() + signal.skip(count).values(), input.values)
    expectEqual(taken.take(count).events(), taken.events())
    expectEqual(signal.take(count).take(2).events(), signal.take(min(count, 2)).events())
    expectEqual(signal.skip(count).skip(2).events(), signal.skip(count + 2).events())
    expectEqual(signal.take(count + 2).skip(count).events(), signal.skip(count).take(2).events())
    expectEqual(signal.element(at: count).events(), signal.skip(count).take(1).events())
  }

  @Test("take(while:) and skip(while:) complement each other", arguments: inputs)
  func whileMatching(_ input: Input) {
    let signal = input.signal
    let isSmall = { @Sendable (value: Int) in value < 5 }
    let isLarge = { @Sendable (value: Int) in value >= 5 }
    expectEqual(signal.take(while: isSmall).values() + signal.skip(while: isSmall).values(), input.values)
    expectEqual(signal.take(while: isSmall).events(), signal.take(untilMatching: isLarge).events())
    expectEqual(signal.skip(while: isSmall).events(), signal.skip(untilMatching: isLarge).events())
  }

  @Test("dematerialize undoes materialize", arguments: inputs)
  func materialize(_ input: Input) {
    let signal = input.signal
    expectEqual(signal.materialize().dematerialize().events(), signal.events())
    expectEqual(signal.materialize().values(), signal.events())
  }

  @Test("The last value of scan is that of reduce", arguments: inputs)
  func scanReduce(_ input: Input) {
    let signal = input.signal
    let scanned = signal.scan(1) { $0 &* 3 &+ $1 }.takeLast(1).ifEmpty(1)
    let reduced = signal.reduce(1) { $0 &* 3 &+ $1 }
    expectEqual(scanned.events(), reduced.events())
    expectEqual(signal.scan(into: 1) { $0 -= $1 }.events(), signal.scan(1) { $0 - $1 }.events())
    expectEqual(signal.reduce(into: 1) { $0 -= $1 }.events(), signal.reduce(1) { $0 - $1 }.events())
  }

  @Test("Buffers flatten to the source, and pairs are neighbors", arguments: inputs, [1, 2, 3, 7])
  func buffer(_ input: Input, count: Int) {
    let signal = input.signal
    let portions = signal.buffer(count: count)
    let whole = input.completes ? input.values : Array(input.values.dropLast(input.values.count % count))
    expectEqual(portions.values().flatMap { $0 }, whole)
    expectEqual(signal.buffer(count: .max).ifEmpty([]).events(), signal.collect().events())
    expectEqual(
      signal.pairwise().map { $1 - $0 }.events(),
      signal.combinePrevious(0) { $1 - $0 }.skip(1).events()
    )
    expectEqual(signal.enumerated().map { $0.element }.events(), signal.events())
  }

  @Test("allSatisfy, contains and isEmpty express each other", arguments: inputs)
  func questions(_ input: Input) {
    let signal = input.signal
    let isLarge = { @Sendable (value: Int) in value > 7 }
    expectEqual(signal.contains(where: isLarge).events(), signal.allSatisfy { !isLarge($0) }.not().events())
    expectEqual(signal.isEmpty().not().events(), signal.contains(where: { _ in true }).events())
    expectEqual(signal.collect().map(\.count).events(), signal.count().events())
    expectEqual(signal.min().events(), signal.map { -$0 }.max().map { -$0 }.events())
    expectEqual(signal.distinct().distinct().events(), signal.distinct().events())
    expectEqual(signal.distinctUntilChanged().distinct().events(), signal.distinct().events())
  }

  // MARK: - Against arrays

  @Test("Operators on single values agree with arrays", arguments: inputs)
  func arraysOneByOne(_ input: Input) {
    let (signal, values) = (input.signal, input.values)
    expectEqual(signal.map { $0 * 2 }.events(), input.events(values.map { $0 * 2 }))
    expectEqual(
      signal.compactMap { $0 > 0 ? $0 : nil }.events(),
      input.events(values.compactMap { $0 > 0 ? $0 : nil })
    )
    expectEqual(signal.filter { $0 > 0 }.events(), input.events(values.filter { $0 > 0 }))
    expectEqual(signal.skip(4).events(), input.events(Array(values.dropFirst(4))))
    expectEqual(signal.skip(while: { $0 < 3 }).events(), input.events(Array(values.drop { $0 < 3 })))
    expectEqual(
      signal.enumerated().map { $0 * $1 }.events(),
      input.events(values.enumerated().map { $0 * $1 })
    )
    expectEqual(
      signal.pairwise().map { [$0, $1] }.events(),
      input.events(zip(values, values.dropFirst()).map { [$0, $1] })
    )
    expectEqual(signal.start(with: 5).events(), input.events([5] + values))
    expectEqual(signal.take(while: { $0 < 3 }).values(), Array(values.prefix { $0 < 3 }))
  }

  @Test("Operators at completion agree with arrays", arguments: inputs)
  func arraysAtEnd(_ input: Input) {
    let (signal, values) = (input.signal, input.values)
    expectEqual(signal.collect().events(), input.eventsAtEnd([values]))
    expectEqual(signal.count().events(), input.eventsAtEnd([values.count]))
    expectEqual(signal.min().events(), input.eventsAtEnd(values.min().map { [$0] } ?? []))
    expectEqual(signal.max().events(), input.eventsAtEnd(values.max().map { [$0] } ?? []))
    expectEqual(signal.takeLast(3).events(), input.eventsAtEnd(values.suffix(3)))
    expectEqual(signal.reduce(0) { $0 - $1 }.events(), input.eventsAtEnd([values.reduce(0) { $0 - $1 }]))
  }
}

/// Random numbers that are the same in every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
