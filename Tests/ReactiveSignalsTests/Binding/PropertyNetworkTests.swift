import Dispatch
import ReactiveSignalsTesting
import Synchronization
import Testing

@testable import ReactiveSignals

@Suite("Networks of properties") struct PropertyNetworkTests {
  @Test("A property that is connected while a transaction is published loses nothing and stays up to date")
  func connectedInTransaction() {
    let a = MutableProperty(0), b = MutableProperty(0)
    let seen = b.signal.recorded().recorder
    let pairs = Log<String>()
    a.signal.subscribe {
      if $0 == 1 { b.combineLatest(a).signal.subscribe { pairs.append("\($0)") } }
    }
    transaction {
      a.value = 1
      b.value = 1
    }
    #expect(pairs.entries == ["(1, 1)"])
    b.value = 2
    b.value = 3
    #expect(seen.values == [0, 1, 2, 3])
    #expect(pairs.entries == ["(1, 1)", "(2, 1)", "(3, 1)"])
  }

  @Test("Properties bound to each other that are connected while they are published stay up to date")
  func connectedPeers() {
    let a = MutableProperty(0), b = MutableProperty(0)
    a <~> b
    let seen = b.signal.recorded().recorder
    a.signal.subscribe { if $0 == 1 { b.combineLatest(a).signal.subscribe { _ in } } }
    for value in 1...3 { a.value = value }
    #expect(seen.values == [0, 1, 2, 3])
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
    #expect(seen.values == [0, 1, 2, 3])
  }

  @Test("The end comes after the writes that were accepted before it")
  func endAfterWrites() {
    let a = MutableProperty(0)
    let b = Shared<MutableProperty<Int>?>(MutableProperty(0))
    let log = Log<String>()
    b.value?.signal.subscribeEvents { log.append("\($0)") }
    a.signal.subscribe {
      guard $0 == 1 else { return }
      transaction {
        a.value = 2
        b.value?.value = 7
      }
      _ = b.exchange(nil)
    }
    a.value = 1
    #expect(log.entries == ["next(0)", "next(7)", "completed"])
  }

  @Test("A flatMap that chooses what is derived of the same source takes its new state")
  func choiceIsUpToDate() {
    let source = MutableProperty(0)
    let tens = source.map { $0 }.map { $0 }.map { $0 * 10 }
    tens.signal.subscribe { _ in }
    let none = Property("none")
    let chosen = source.flatMap { number in number == 0 ? none : tens.map { "\(number): \($0)" } }
    let recorder = chosen.signal.recorded().recorder
    source.value = 1
    source.value = 2
    #expect(recorder.values == ["none", "1: 10", "2: 20"])
  }

  @Test("A transaction that changes what a flatMap follows, and what it chooses, is one change")
  func choiceInTransaction() {
    let outer = MutableProperty(0)
    let inner = [MutableProperty(1), MutableProperty(2)]
    let recorder = outer.flatMap { inner[$0] }.signal.recorded().recorder
    transaction {
      outer.value = 1
      inner[1].value = 20
    }
    #expect(recorder.values == [1, 20])
  }

  @Test("A flatMap goes on as long as the property it follows is there, and then ends")
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
    #expect(log.entries == ["next(20)", "next(21)", "next(10)", "next(11)"])
    _ = second.exchange(nil)
    #expect(log.entries.last == "completed")
  }

  @Test(
    "An observer that comes while a change is published begins with the new state",
    arguments: [false, true]
  )
  func firstValue(isObserved: Bool) {
    let a = MutableProperty(0), b = MutableProperty(0)
    let tens = a.map { $0 * 10 }
    let log = Log<String>()
    a.combineLatest(b).signal.subscribe { _ in }
    a.signal.subscribe {
      guard $0 == 1 else { return }
      tens.signal.subscribe { log.append("tens \($0)") }
      b.signal.subscribe { log.append("b \($0)") }
    }
    if isObserved { tens.signal.subscribe { _ in } }
    transaction {
      a.value = 1
      b.value = 1
    }
    #expect(log.entries == ["tens 10", "b 1"])
  }

  @Test("A write by another thread during a transaction is published once")
  func writeDuringTransaction() {
    let a = MutableProperty(0)
    let recorder = a.signal.recorded().recorder
    transaction {
      a.value = 1
      onThreads(1) { _ in a.value = 2 }
    }
    #expect(recorder.values == [0, 2])
  }

  @Test("What a thread in a transaction delivers for another thread is no part of the transaction")
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
    #expect(recorder.values == [0, 1, 2, 3])
  }

  @Test("A derived value that is read across a write is made of one state")
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

  @Test("A thread serves the others for one turn when they take over")
  func turns() {
    let subject = Subject<Int, Never>()
    let deliveries = Mutex<[Int]>([])
    subject.subscribe { value in deliveries.withLock { $0.append(value) } }
    onThreads(4) { thread in
      for number in 0..<5_000 { subject.send(thread * 5_000 + number) }
    }
    let sent = deliveries.withLock { $0 }
    #expect(sent.count == 20_000)
    for thread in 0..<4 {
      #expect(sent.filter { $0 / 5_000 == thread } == Array(thread * 5_000..<(thread + 1) * 5_000))
    }
  }

  // MARK: Random graphs

  @Test("Random graphs follow their model: each change is published once, with states that belong together")
  func randomGraphs() {
    var generator = SeededGenerator(seed: History.seed)
    for _ in 0..<(isSanitized ? 100 : 2_000) {
      var graph = RandomGraph(using: &generator)
      for _ in 0..<20 { graph.step(using: &generator) }
      if let fault = graph.fault {
        Issue.record("\(fault) (seed \(History.seed))")
        return
      }
    }
  }

  @Test("Threads that write, observe and leave see states in order, and the last one is the last written")
  func threads() {
    for round in 0..<(isSanitized ? 10 : 200) {
      let a = MutableProperty(0), b = MutableProperty(0), c = MutableProperty(0)
      let pairs = Mutex<[(Int, Int)]>([])
      let alone = Mutex<[Int]>([])
      c.signal.subscribe { value in alone.withLock { $0.append(value) } }
      onThreads(4) { thread in
        for number in 1...20 {
          switch thread {
          case 0:
            transaction {
              a.value = number
              b.value = number
            }
          case 1: c.value = number
          case 2: a.combineLatest(c).combineLatest(b.map { $0 + round }).signal.subscribe { _ in }.dispose()
          default:
            if number == 5 {
              a.combineLatest(b).signal.subscribe { pair in pairs.withLock { $0.append(pair) } }
            }
          }
        }
      }
      let seen = pairs.withLock { $0 }
      #expect(seen.allSatisfy { $0 == $1 })
      #expect(seen.map(\.0) == Array(Set(seen.map(\.0))).sorted())
      #expect(seen.last?.0 == 20)
      #expect(alone.withLock { $0 } == Array(0...20))
    }
  }
}

/// Properties that are derived of one another at random, and what their observers are to be sent.
private struct RandomGraph {
  private enum Kind {
    case source
    case map(Int)
    case combine(Int, Int)
    case choose(Int, Int, Int)
  }

  private var kinds: [Kind] = []
  private var sources: [MutableProperty<Int>] = []
  private var nodes: [Property<Int>] = []
  private var values: [Int] = []
  private var observers: [(node: Int, seen: Shared<[Int]>, expected: [Int], subscription: any Disposable)] =
    []

  init(using generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let source = MutableProperty(0)
      sources.append(source)
      kinds.append(.source)
      nodes.append(source.property)
      values.append(0)
    }
    while nodes.count < 12 { derive(using: &generator) }
  }

  private mutating func derive(using generator: inout SeededGenerator) {
    func input() -> Int { Int.random(in: 0..<nodes.count, using: &generator) }
    let (a, b, c) = (input(), input(), input())
    let kind: Kind =
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: .map(a)
      case 1: .combine(a, b)
      default: .choose(a, b, c)
      }
    let property: Property<Int> =
      switch kind {
      case .source, .map: nodes[a].map { ($0 &* 3 &+ 1) % 1_000 }
      case .combine: nodes[a].combineLatest(nodes[b]).map { ($0 &* 7 &+ $1) % 1_000 }
      case .choose: nodes[a].flatMap { [b = nodes[b], c = nodes[c]] in $0.isMultiple(of: 2) ? b : c }
      }
    kinds.append(kind)
    nodes.append(property)
    values.append(value(of: kind))
  }

  private func value(of kind: Kind, at index: Int = 0) -> Int {
    switch kind {
    case .source: values[index]
    case .map(let a): (values[a] &* 3 &+ 1) % 1_000
    case .combine(let a, let b): (values[a] &* 7 &+ values[b]) % 1_000
    case .choose(let a, let b, let c): values[a].isMultiple(of: 2) ? values[b] : values[c]
    }
  }

  /// Writes, in one transaction or alone, observes, or leaves; and notes what that is to publish.
  mutating func step(using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      let node = Int.random(in: 0..<nodes.count, using: &generator)
      let seen = Shared<[Int]>([])
      let subscription = nodes[node].signal.subscribe { value in seen.withLock { $0.append(value) } }
      observers.append((node, seen, [values[node]], subscription))
    case 1:
      observers.randomElement(using: &generator)?.subscription.dispose()
    default:
      let count = Int.random(in: 1...sources.count, using: &generator)
      let written = Array((0..<sources.count).shuffled(using: &generator).prefix(count))
      let news = written.map { _ in Int.random(in: 0..<100, using: &generator) }
      for (source, value) in zip(written, news) { values[source] = value }
      note(changeOf: Set(written))
      transaction { for (source, value) in zip(written, news) { sources[source].value = value } }
    }
  }

  private mutating func note(changeOf written: Set<Int>) {
    var changed = written
    for (index, kind) in kinds.enumerated() {
      values[index] = value(of: kind, at: index)
      let isChanged =
        switch kind {
        case .source: false
        case .map(let a): changed.contains(a)
        case .combine(let a, let b): changed.contains(a) || changed.contains(b)
        case .choose(let a, let b, let c):
          changed.contains(a) || changed.contains(values[a].isMultiple(of: 2) ? b : c)
        }
      if isChanged { changed.insert(index) }
    }
    for index in observers.indices where changed.contains(observers[index].node) {
      if !observers[index].subscription.isDisposed {
        observers[index].expected.append(values[observers[index].node])
      }
    }
  }

  /// What is not as it should be.
  var fault: String? {
    for observer in observers where observer.seen.value != observer.expected {
      return "node \(observer.node) of \(kinds): sent \(observer.seen.value), expected \(observer.expected)"
    }
    let read = nodes.map(\.value)
    return read == values ? nil : "values of \(kinds): \(read), expected \(values)"
  }
}
