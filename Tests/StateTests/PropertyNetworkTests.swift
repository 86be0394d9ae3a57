import Dispatch
import _ReactiveSignalsAtomics
import TestSupport
import class ReactiveSignalsTestingTraits.Shared

@testable import ReactiveSignals

@Suite("Networks of properties", .withoutLeaks) struct PropertyNetworkTests {
  @Test("Properties of one network, each of which an observer of the one before writes, take constant stack")
  func row() {
    let properties = (0..<5_000).map { _ in MutableProperty(0) }
    transaction { for property in properties { property.value = 1 } }
    let bag = CompoundDisposable()
    for (property, next) in zip(properties, properties.dropFirst()) {
      property.changes.subscribe { next.value = $0 }.store(in: bag)
    }
    onThread(stackSize: 512 << 10) { properties[0].value = 2 }
    expectEqual(properties[4_999].value, 2)
    bag.dispose()
  }

  @Test("Derived properties that nobody observes leave the others in their order", arguments: 0..<4, 0..<3)
  func leaving(first: Int, second: Int) {
    let source = MutableProperty(0)
    let log = Log<String>()
    var names = ["a", "b", "c", "d"]
    var observations = names.map { name in
      source.map { "\(name)\($0)" }.changes.subscribe { log.append($0) }
    }
    for index in [first, second] {
      observations.remove(at: index).dispose()
      names.remove(at: index)
    }
    observations.append(source.map { "e\($0)" }.changes.subscribe { log.append($0) })
    names.append("e")
    source.value = 1
    expectEqual(log.entries, names.map { "\($0)1" })
    for observation in observations { observation.dispose() }
    source.value = 2
    expectEqual(log.entries.count, names.count)
  }

  @Test("A property made during a read has its own value, even at the address of a released one")
  func address() {
    let selected = MutableProperty(0)
    let chosen = selected.flatMap { _ -> MutableProperty<Int> in
      for _ in 0..<20 { MutableProperty(1).value = 2 }
      let made = MutableProperty(7)
      made.value = 8
      return made
    }
    let pair = Property.combineLatest(selected, chosen)
    let values = (0..<20).map { number in
      selected.value = number
      return pair.value.1
    }
    #expect(values.allSatisfy { $0 >= 7 }, "\(values)")
  }

  @Test("A property that is connected while a transaction is published loses nothing and stays up to date")
  func connectedInTransaction() {
    let a = MutableProperty(0), b = MutableProperty(0)
    let seen = b.signal.recorded().recorder
    let pairs = Log<String>()
    let observer = a.signal.subscribe {
      if $0 == 1 { b.combineLatest(a).signal.subscribe { pairs.append("\($0)") } }
    }
    transaction {
      a.value = 1
      b.value = 1
    }
    expectEqual(pairs.entries, ["(1, 1)"])
    b.value = 2
    b.value = 3
    expectEqual(seen.values, [0, 1, 2, 3])
    expectEqual(pairs.entries, ["(1, 1)", "(2, 1)", "(3, 1)"])
    observer.dispose()
  }

  @Test("A handler that observes a second derived property during a change connects it to that change")
  func secondDependent() {
    let a = MutableProperty(0)
    let log = Log<String>()
    let observer = a.signal.subscribe { value in
      if value == 1 { a.map { $0 * 10 }.signal.subscribe { log.append("second \($0)") } }
    }
    a.map { $0 + 1 }.changes.subscribe { log.append("first \($0)") }
    a.value = 1
    a.value = 2
    expectEqual(log.entries, ["second 10", "first 2", "first 3", "second 20"])
    observer.dispose()
  }

  @Test("A subscription made while a derived value is computed begins with the state of that change")
  func subscribedWhileComputing() {
    let a = MutableProperty(0)
    let log = Log<Int>()
    let derived = a.map { value in
      if value == 1 { a.signal.subscribe { log.append($0) } }
      return value
    }
    let observer = derived.signal.subscribe { _ in }
    a.value = 1
    a.value = 2
    expectEqual(log.entries, [1, 2])
    observer.dispose()
  }

  @Test("Properties bound to each other that are connected while they are published stay up to date")
  func connectedPeers() {
    let a = MutableProperty(0), b = MutableProperty(0)
    a <~> b
    let seen = b.signal.recorded().recorder
    let observer = a.signal.subscribe { if $0 == 1 { b.combineLatest(a).signal.subscribe { _ in } } }
    for value in 1...3 { a.value = value }
    expectEqual(seen.values, [0, 1, 2, 3])
    observer.dispose()
  }

  @Test("A property that is connected by another thread in the middle of a change stays up to date")
  func connectedElsewhere() {
    let a = MutableProperty(0), b = MutableProperty(0)
    let inside = Moment(), goOn = Moment(), done = Moment()
    let seen = b.signal.recorded().recorder
    a.signal.subscribe {
      guard $0 == 1 else { return }
      inside.signal()
      #expect(goOn.wait())
    }
    DispatchQueue(label: "writer").async {
      transaction {
        a.value = 1
        b.value = 1
      }
      done.signal()
    }
    #expect(inside.wait())
    b.combineLatest(a).signal.subscribe { _ in }
    goOn.signal()
    #expect(done.wait())
    b.value = 2
    b.value = 3
    expectEqual(seen.values, [0, 1, 2, 3])
  }

  @Test("Completion follows the writes that were accepted before it")
  func endAfterWrites() {
    let a = MutableProperty(0)
    let b = Shared<MutableProperty<Int>?>(MutableProperty(0))
    let log = Log<String>()
    b.value?.signal.subscribeEvents { log.append("\($0)") }
    let observer = a.signal.subscribe {
      guard $0 == 1 else { return }
      transaction {
        a.value = 2
        b.value?.value = 7
      }
      _ = b.exchange(nil)
    }
    a.value = 1
    expectEqual(log.entries, ["next(0)", "next(7)", "completed"])
    observer.dispose()
  }

  @Test("A flatMap continues while the chosen property exists, and then completes")
  func choiceOutlivesOuter() {
    let first = MutableProperty(20)
    let second = Shared<MutableProperty<Int>?>(MutableProperty(10))
    let outer = Shared<MutableProperty<Int>?>(MutableProperty(0))
    let log = Log<String>()
    outer.value?.flatMap { [weak first, weak second = second.value] in
      ($0 == 0 ? first : second)?.property ?? Property(-1)
    }.signal.subscribeEvents { log.append("\($0)") }
    first.signal.subscribe { value in
      guard value == 21 else { return }
      outer.value?.value = 1
      _ = outer.exchange(nil)
    }
    first.value = 21
    second.value?.value = 11
    expectEqual(log.entries, ["next(20)", "next(21)", "next(10)", "next(11)"])
    _ = second.exchange(nil)
    expectEqual(log.entries.last, "completed")
  }

  @Test("An observer added while a change is published begins with the new state", arguments: [false, true])
  func firstValue(isObserved: Bool) {
    let a = MutableProperty(0), b = MutableProperty(0)
    let tens = a.map { $0 * 10 }
    let log = Log<String>()
    a.combineLatest(b).signal.subscribe { _ in }
    let observer = a.signal.subscribe {
      guard $0 == 1 else { return }
      tens.signal.subscribe { log.append("tens \($0)") }
      b.signal.subscribe { log.append("b \($0)") }
    }
    if isObserved { tens.signal.subscribe { _ in } }
    transaction {
      a.value = 1
      b.value = 1
    }
    expectEqual(log.entries, ["tens 10", "b 1"])
    observer.dispose()
  }

  @Test("A write by another thread during a transaction is published once")
  func writeDuringTransaction() {
    let a = MutableProperty(0)
    let recorder = a.signal.recorded().recorder
    transaction {
      a.value = 1
      onThreads(1) { _ in a.value = 2 }
    }
    expectEqual(recorder.values, [0, 2])
  }

  @Test("A delivery that a thread in a transaction makes for another thread is not part of the transaction")
  func othersWrites() {
    let subject = Subject<Int, Never>()
    let property = MutableProperty(0)
    let recorder = property.signal.recorded().recorder
    subject.subscribe { number in
      if number == 0 {
        onThreads(1) { _ in for number in 1...3 { subject.send(number) } }
      } else {
        property.value = number
      }
    }
    transaction { subject.send(0) }
    expectEqual(recorder.values, [0, 1, 2, 3])
    subject.complete()
  }

  @Test("A derived value that is read during a write is computed from one state")
  func readAcrossWrite() {
    let source = MutableProperty(1)
    let reading = Atomic(true)
    let doubled = source.map { $0 * 2 }
    let tripled = source.map { $0 * 3 }
    let slow = doubled.map { value in
      if reading.exchange(false, ordering: .relaxed) { onThreads(1) { _ in source.value = 2 } }
      return value
    }
    let both = slow.combineLatest(tripled)
    #expect(both.value == (2, 3))
    #expect(both.value == (4, 6))
  }

  // MARK: Networks that join

  @Test("When two networks join, each thread inside finishes its change, and the last one performs the rest")
  func joinedWhileBothAreInside() {
    let a = Blocked(MutableProperty(0)), b = Blocked(MutableProperty(0))
    let pairs = Log<String>()
    a.write(1)
    b.write(1)
    a.property.combineLatest(b.property).signal.subscribe { pairs.append("\($0)") }
    a.property.value = 2
    b.property.value = 2
    expectEqual(pairs.entries, [])
    a.unblock()
    expectEqual(pairs.entries, [])
    expectEqual(a.recorder.values, [0, 1])
    b.unblock()
    expectEqual(pairs.entries, ["(1, 1)", "(2, 1)", "(2, 2)"])
    expectEqual(a.recorder.values, [0, 1, 2])
    expectEqual(b.recorder.values, [0, 1, 2])
    a.property.value = 3
    expectEqual(pairs.entries.last, "(3, 2)")
  }

  @Test("A thread that publishes a property finishes the change of a flatMap that chooses it")
  func choiceOfWhatIsBeingPublished() {
    let outer = MutableProperty(0), other = MutableProperty(-1)
    let inner = Blocked(MutableProperty(0))
    let chosen = outer.flatMap { [property = inner.property] in $0 == 0 ? other : property }
    let seen = chosen.signal.recorded().recorder
    let outerSeen = outer.signal.recorded().recorder
    inner.write(1)
    outer.value = 1
    // Observers of the outer property wait too, because one change is published as a whole.
    expectEqual(seen.values, [-1])
    expectEqual(outerSeen.values, [0])
    expectEqual(chosen.value, 1)
    inner.property.value = 2
    inner.unblock()
    expectEqual(seen.values, [-1, 1, 2])
    expectEqual(outerSeen.values, [0, 1])
    expectEqual(inner.recorder.values, [0, 1, 2])
  }

  // MARK: Transactions

  @Test("A transaction publishes no write of another transaction that has replaced its own")
  func replacedInTransaction() {
    let a = MutableProperty(0), b = MutableProperty(0)
    let pairs = Log<String>()
    a.combineLatest(b).signal.subscribe { pairs.append("\($0)") }
    transaction {
      onThreads(1) { _ in
        transaction {
          a.value = 1
          onThreads(1) { _ in
            transaction {
              a.value = 2
              b.value = 2
            }
          }
        }
      }
      expectEqual(pairs.entries, ["(0, 0)", "(2, 2)"])
    }
    let inner = Moment(), written = Moment(), done = Moment()
    DispatchQueue(label: "later").async {
      #expect(inner.wait())
      transaction {
        a.value = 4
        written.signal()
        #expect(done.wait())
        b.value = 4
      }
      written.signal()
    }
    transaction {
      a.value = 3
      inner.signal()
      #expect(written.wait())
    }
    expectEqual(pairs.entries, ["(0, 0)", "(2, 2)"])
    done.signal()
    #expect(written.wait())
    expectEqual(pairs.entries, ["(0, 0)", "(2, 2)", "(4, 4)"])
  }

  @Test("A property that is released in a transaction publishes its last write and then completes")
  func releasedInTransaction() {
    let log = Log<String>()
    transaction {
      let property = MutableProperty(0)
      property.signal.subscribeEvents { log.append("\($0)") }
      property.value = 1
    }
    expectEqual(log.entries, ["next(0)", "next(1)", "completed"])
  }

  @Test("Properties that are bound to each other are read in one state")
  func peersAreReadTogether() {
    let a = MutableProperty(0), b = MutableProperty(0)
    a <~> b
    let both = a.combineLatest(b)
    onThreads(2) { thread in
      for number in 1...(isSanitized ? 200 : 5_000) {
        if thread == 0 {
          a.value = number
        } else {
          let pair = both.value
          expectEqual(pair.0, pair.1)
        }
      }
    }
  }

  @Test("A property and one derived from it are read in one state while a third thread reads the derived one")
  func chainsAreReadTogether() {
    let source = MutableProperty(0)
    let derived = source.map { $0 }
    let both = source.combineLatest(derived)
    let isOver = Shared(false)
    onThreads(3) { thread in
      switch thread {
      case 0:
        for number in 1...(isSanitized ? 500 : 20_000) { source.value = number }
        _ = isOver.exchange(true)
      case 1: while !isOver.value { _ = derived.value }
      default:
        while !isOver.value {
          let pair = both.value
          guard pair.0 != pair.1 else { continue }
          Issue.record("\(pair)")
          return
        }
      }
    }
  }

  // MARK: Random histories

  @Test("Random graphs on up to four threads follow a sequential model")
  func randomHistories() {
    for number in 0..<UInt64(isSanitized ? 200 : History.count) {
      var generator = SeededGenerator(seed: History.seed &* 1_000_000 &+ number)
      let history = PropertyHistory(PropertyPlan(using: &generator))
      if let fault = history.run() {
        Issue.record("\(fault)\n(history \(number), seed \(History.seed)): \(history.plan)")
        return
      }
    }
  }
}

/// A property with an observer that blocks the thread that publishes the value 1.
private final class Blocked: Sendable {
  let property: MutableProperty<Int>
  let recorder: Recorder<Int, Never>
  private let inside = Moment(), onward = Moment(), done = Moment()

  init(_ property: MutableProperty<Int>) {
    self.property = property
    recorder = property.signal.recorded().recorder
    property.signal.subscribe { [inside, onward] value in
      guard value == 1 else { return }
      inside.signal()
      #expect(onward.wait())
    }
  }

  /// Writes on another thread, and returns when that thread blocks in the publication.
  func write(_ value: Int) {
    DispatchQueue(label: "writer").async { [self] in
      property.value = value
      done.signal()
    }
    #expect(inside.wait())
  }

  /// Unblocks that thread, and waits until its write has returned.
  func unblock() {
    onward.signal()
    #expect(done.wait())
  }
}
