import TestSupport

/// The number of times that the closures of derived properties run.
@Suite("Closures of derived properties", .withoutLeaks) struct EvaluationCountTests {
  /// A property that is derived from another one, with a closure that is counted.
  struct Derived: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (Property<Int>, Counter) -> Property<Int>

    init(_ name: String, _ make: @escaping @Sendable (Property<Int>, Counter) -> Property<Int>) {
      testDescription = name
      self.make = make
    }

    static let all = [
      Derived("map") { source, runs in source.map { runs.counting($0) } },
      Derived("map of a map") { source, runs in source.map { $0 + 1 }.map { runs.counting($0) } },
      Derived("map of a key path") { source, runs in
        source.map(\.words).map { runs.counting(Int($0.count)) }
      },
      Derived("map in front of distinctUntilChanged") { source, runs in
        source.map { runs.counting($0) }.distinctUntilChanged()
      },
      Derived("map behind distinctUntilChanged") { source, runs in
        source.distinctUntilChanged().map { runs.counting($0) }
      },
      Derived("combineLatest") { source, runs in
        source.combineLatest(Property(1)).map { runs.counting($0 + $1) }
      },
      Derived("combineLatest of three") { source, runs in
        source.combineLatest(Property(1)).combineLatest(source).map { a, b, c in runs.counting(a + b + c) }
      },
      Derived("combineLatest of different types") { source, runs in
        Property.combineLatest(source, Property("a"), source).map { runs.counting($0 + $2) }
      },
      Derived("combineLatest of an array") { source, runs in
        Property.combineLatest([source, Property(1), source]).map { runs.counting($0.reduce(0, +)) }
      },
      Derived("diamond") { source, runs in
        source.map { $0 * 10 }.combineLatest(source.map { $0 * 100 }).map { runs.counting($0 + $1) }
      },
      Derived("top of a diamond") { source, runs in
        let top = source.map { runs.counting($0) }
        return top.map { $0 * 10 }.combineLatest(top.map { $0 * 100 }).map { $0 + $1 }
      },
      Derived("flatMap") { source, runs in source.flatMap { Property(runs.counting($0)) } },
      Derived("map of a property chosen by flatMap") { source, runs in
        let other = Property(1)
        return source.flatMap { number in other.map { runs.counting($0 + number) } }
      },
      Derived("map behind flatMap") { source, runs in
        source.flatMap { Property($0) }.map { runs.counting($0) }
      },
      Derived("map of a property below not") { source, runs in
        let isEven = source.map { $0.isMultiple(of: 2) }
        return isEven.not().combineLatest(source).map { runs.counting($1) }
      },
      Derived("map behind and, or") { source, runs in
        let isEven = source.map { $0.isMultiple(of: 2) }
        return isEven.and(Property(true)).or(isEven).map { runs.counting($0 ? 1 : 0) }
      },
      Derived("map behind all, any") { source, runs in
        let isEven = source.map { $0.isMultiple(of: 2) }
        return Property.all([isEven, Property(true)]).combineLatest(Property.any([isEven]))
          .map { runs.counting($0 && $1 ? 1 : 0) }
      },
      Derived("map 40 levels above the source") { source, runs in
        (0..<40).reduce(source) { property, _ in property.map { $0 } }.map { runs.counting($0) }
      },
    ]
  }

  /// The readers and observers of a property.
  enum Users: CaseIterable {
    case none, readers, observer, observers, both
  }

  @Test(
    "A closure runs once for each state, for readers and observers together, and not without them",
    arguments: Derived.all,
    Users.allCases
  )
  func eachState(_ derived: Derived, _ users: Users) {
    let source = MutableProperty(0)
    let runs = Counter()
    let property = derived.make(source.property, runs)
    expectEqual(runs.value, 0)
    let count =
      switch users {
      case .none, .readers: 0
      case .observer, .both: 1
      case .observers: 3
      }
    let observers = (0..<count).map { _ in property.signal.subscribe() }
    for number in 0...5 {
      if number > 0 { source.value = number }
      if users == .readers || users == .both { for _ in 0..<3 { _ = property.value } }
      expectEqual(runs.value, (users == .none ? 0 : number + 1))
    }
    for observer in observers { observer.dispose() }
  }

  @Test("A closure does not run for a write of another property", arguments: Derived.all)
  func otherWrites(_ derived: Derived) {
    let source = MutableProperty(0), other = MutableProperty(0)
    let runs = Counter()
    let property = derived.make(source.property, runs)
    let observers = [
      property.signal.subscribe(), property.combineLatest(other).signal.subscribe(),
    ]
    for number in 1...3 {
      other.value = number
      _ = property.value
    }
    expectEqual(runs.value, 1)
    for observer in observers { observer.dispose() }
    for number in 4...6 {
      other.value = number
      _ = property.value
    }
    expectEqual(runs.value, 1)
  }

  @Test("A closure does not run for an observer that joins, leaves or returns", arguments: Derived.all)
  func comingAndGoing(_ derived: Derived) {
    let source = MutableProperty(0)
    let runs = Counter()
    let property = derived.make(source.property, runs)
    for _ in 0..<3 {
      let observers = (0..<2).map { _ in property.signal.subscribe() }
      for observer in observers { observer.dispose() }
    }
    expectEqual(property.value, property.value)
    expectEqual(runs.value, 1)
    source.value = 1
    expectEqual(runs.value, 1)
    property.signal.subscribe().dispose()
    expectEqual(runs.value, 2)
  }

  @Test("A closure runs once for a transaction, and for a state that is read in it", arguments: Derived.all)
  func transactions(_ derived: Derived) {
    let source = MutableProperty(0)
    let runs = Counter()
    let property = derived.make(source.property, runs)
    let observer = property.signal.subscribe()
    transaction { for number in 1...3 { source.value = number } }
    expectEqual(runs.value, 2)
    transaction {
      for number in 4...6 {
        source.value = number
        _ = property.value
      }
    }
    expectEqual(runs.value, 5)
    observer.dispose()
  }

  @Test("A closure does not run when its property completes", arguments: Derived.all)
  func completion(_ derived: Derived) {
    let runs = Counter()
    let ends = Counter()
    do {
      let source = MutableProperty(0)
      // A constant ends with the derived property, which is its only owner.
      derived.make(source.property, runs).signal.subscribe(completed: { ends.next() })
      source.value = 1
    }
    expectEqual(runs.value, 2)
    expectEqual(ends.value, 1)
  }

  @Test("A closure behind distinctUntilChanged runs when the value changes", arguments: Users.allCases)
  func behindDistinct(_ users: Users) {
    let source = MutableProperty(1)
    let parity = source.map { $0 % 2 }.distinctUntilChanged()
    let runs = Counter(), choices = Counter(), combinations = Counter()
    let behind = parity.map { runs.counting($0) }
    let chosen = parity.flatMap { Property(choices.counting($0)) }
    let both = behind.combineLatest(chosen).map { combinations.counting($0 + $1) }
    let isObserved = users != .none && users != .readers
    let recordings = isObserved ? [both.signal.recorded(), behind.signal.recorded()] : []
    for (number, count) in [(1, 1), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (11, 3)] {
      source.value = number
      if users == .readers || users == .both { _ = (both.value, behind.value) }
      let expected = users == .none ? 0 : count
      expectEqual([runs.value, choices.value, combinations.value], [expected, expected, expected])
    }
    if isObserved {
      expectEqual(recordings.map(\.recorder.values), [[2, 0, 2], [1, 0, 1]])
    }
    for recording in recordings { recording.subscription.dispose() }
  }

  @Test(
    "distinctUntilChanged compares once for each state, and again for one that was read before publishing"
  )
  func comparisons() {
    let source = MutableProperty(0)
    let comparisons = Counter()
    let distinct = source.distinctUntilChanged {
      _ = comparisons.next(); return $0 == $1
    }
    let observer = distinct.signal.subscribe()
    expectEqual(comparisons.value, 0)
    source.value = 1
    _ = distinct.value
    source.value = 1
    expectEqual(comparisons.value, 2)
    transaction {
      source.value = 2
      _ = distinct.value
      _ = distinct.value
      expectEqual(comparisons.value, 3)
    }
    expectEqual(comparisons.value, 4)
    observer.dispose()
  }

  @Test("A value that is read in a transaction and replaced by the one before it is no change")
  func readAndReplaced() {
    let source = MutableProperty(1)
    let runs = Counter()
    let distinct = source.distinctUntilChanged()
    let first = distinct.signal.recorded()
    let second = distinct.map { runs.counting($0) }.signal.recorded()
    transaction {
      for number in [2, 3, 1] {
        source.value = number
        expectEqual(distinct.value, number)
      }
    }
    expectEqual(first.recorder.values, [1])
    expectEqual(second.recorder.values, [1])
    expectEqual(runs.value, 1)
    for subscription in [first.subscription, second.subscription] { subscription.dispose() }
  }

  @Test("States that are read before their changes are published are computed once")
  func readAhead() {
    let source = MutableProperty(0)
    let runs = Counter()
    let property = source.map { runs.counting($0) }
    let observer = source.signal.subscribe { number in
      guard number == 1 else { return }
      for next in 2...4 {
        source.value = next
        expectEqual(property.value, next)
      }
    }
    let recording = property.signal.recorded()
    source.value = 1
    expectEqual(recording.recorder.values, [0, 1, 2, 3, 4])
    expectEqual(runs.value, 5)
    for subscription in [observer, recording.subscription] { subscription.dispose() }
  }

  @Test("A value that a reader knows is not a change for the first observer")
  func observedAfterReading() {
    let source = MutableProperty(1)
    let distinct = source.distinctUntilChanged()
    let runs = Counter()
    let behind = distinct.map { runs.counting($0) }
    expectEqual(behind.value, 1)
    source.value = 1
    let observer = distinct.signal.subscribe()
    expectEqual(behind.value, 1)
    expectEqual(runs.value, 1)
    observer.dispose()
  }

  @Test("A closure that reads while other properties are written runs once for each state")
  func writesMeanwhile() {
    let source = MutableProperty(1), other = MutableProperty(0)
    let runs = Counter()
    let late = source.map { number in
      // As another thread does it.
      other.value += 1
      return number
    }
    let property = late.map { runs.counting($0) }
    for _ in 0..<3 { expectEqual(property.value, 1) }
    expectEqual(runs.value, 1)
    source.value = 2
    for _ in 0..<3 { expectEqual(property.value, 2) }
    expectEqual(runs.value, 2)
  }

  @Test("A property that flatMap no longer chooses is not computed for the change that replaces it")
  func formerChoice() {
    let names = MutableProperty(["Ada", "Grace", "Hedy"]), selection = MutableProperty(2)
    let selected = selection.flatMap { index in names.map { $0[index] } }
    let recording = selected.signal.recorded()
    transaction {
      names.value = ["Ada"]
      selection.value = 0
    }
    expectEqual(recording.recorder.values, ["Hedy", "Ada"])
    recording.subscription.dispose()
    let runs = Counter()
    let observer = selection.flatMap { index in selection.map { runs.counting($0 + index) } }.signal
      .subscribe()
    for number in 1...3 { selection.value = number }
    expectEqual(runs.value, 4)
    observer.dispose()
  }

  @Test("A zipped property computes each value of its inputs once")
  func zip() {
    let source = MutableProperty(0)
    let runs = Counter(), pairs = Counter()
    let zipped = source.map { runs.counting($0) }.zip(source).map { pairs.counting($0 + $1) }
    expectEqual(runs.value, 1)
    for number in 1...3 {
      source.value = number
      for _ in 0..<2 { expectEqual(zipped.value, 2 * number) }
      expectEqual([runs.value, pairs.value], [number + 1, number])
    }
  }

  @Test("A property decides once on each value that is written, and a rejected value computes nothing")
  func validating() {
    let decisions = Counter(), runs = Counter()
    let property = ValidatingProperty<Int, TestFailure>(1) { value in
      decisions.next()
      return value < 0 ? .invalid(.one) : .valid
    }
    expectEqual(decisions.value, 1)
    let recording = property.map { runs.counting($0) }.signal.recorded()
    let outcomes = property.outcome.signal.recorded()
    for value in [2, -1, -2, 3] { property.value = value }
    _ = (property.value, property.outcome.value)
    expectEqual(recording.recorder.values, [1, 2, 3])
    expectEqual(outcomes.recorder.values.count, 5)
    expectEqual([decisions.value, runs.value], [5, 3])
    for subscription in [recording.subscription, outcomes.subscription] { subscription.dispose() }
  }

  @Test("A property with another one decides once on each value of either")
  func validatingWithAnother() {
    let decisions = Counter()
    let limit = MutableProperty(10)
    let property = ValidatingProperty<Int, TestFailure>(1, with: limit) { value, limit in
      decisions.next()
      return value > limit ? .invalid(.one) : .valid
    }
    expectEqual(decisions.value, 1)
    property.value = 20
    expectEqual(decisions.value, 2)
    limit.value = 30
    expectEqual(property.value, 20)
    expectEqual(decisions.value, 3)
  }
}

extension Counter {
  /// Counts a call of a closure, and returns its argument.
  fileprivate func counting(_ value: Int) -> Int {
    next()
    return value
  }
}
