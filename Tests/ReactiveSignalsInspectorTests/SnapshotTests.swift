import ReactiveSignals
import ReactiveSignalsInspector
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

/// The inspector looks at the whole program, so these tests run one after another. Other tests may be seen, too: the names tell them apart.
@Suite(.serialized, .withoutLeaks) struct SnapshotTests {
  /// Records during a closure, whose scheduler is the clock.
  private func recording(values: Bool = false, _ body: (TestScheduler) throws -> Void) rethrows {
    let scheduler = TestScheduler()
    let start = scheduler.now
    Inspector.record(
      values: values,
      clock: {
        let (seconds, attoseconds) = (scheduler.now - start).components
        return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
      }
    )
    defer { Inspector.stop() }
    try body(scheduler)
  }

  private func signal(_ name: String) -> Snapshot.Signal? {
    Inspector.snapshot().signals.first { $0.name == name }
  }

  #if os(macOS) || os(Linux)
  @Test("Diagnostics that record before the inspector record behind its end")
  func diagnostics() async {
    await #expect(processExitsWith: .success) {
      Diagnostics.isEnabled = true
      Inspector.record()
      Inspector.stop()
      let subject = Subject<Int, Never>()
      let subscription = subject.tracked("kept").subscribe()
      precondition(Diagnostics.live.map(\.name) == ["kept"])
      subscription.dispose()
    }
  }
  #endif

  @Test("A tracked signal has its place, its chain, the number of its values, their rate and the age")
  func events() throws {
    try recording { scheduler in
      let line = #line + 1
      let ticks = Signal.interval(.seconds(1), on: scheduler).map { $0 * 2 }.tracked("inspected ticks")
      let subscription = ticks.subscribe()
      scheduler.advance(by: .seconds(20))
      let found = try #require(signal("inspected ticks"))
      #expect(found.place == "\(#fileID):\(line)")
      #expect(found.chain == "[interval] map")
      #expect((found.live, found.eventCount) == (1, 20))
      #expect((10.0...11).contains(found.rate * 10))
      #expect((found.age, found.silence) == (20, 0))
      #expect(found.lastValue == nil)
      subscription.dispose()
      #expect(signal("inspected ticks") == nil)
    }
  }

  @Test("Values are kept if that is asked for, and are described when a snapshot is made")
  func values() throws {
    try recording(values: true) { scheduler in
      let subject = Subject<Int, Never>()
      subject.tracked("inspected values").subscribe()
      for value in 1...100 { subject.send(value) }
      #expect(signal("inspected values")?.lastValue == "100")
      let subscription = try #require(
        Inspector.snapshot().subscriptions.first { $0.signal.hasPrefix("inspected values") }
      )
      #expect(subscription.eventCount == 100)
      #expect(subscription.events.map(\.value) == (69...100).map { "\($0)" })
      subject.complete()
    }
  }

  @Test("A pinned signal keeps more events, and they become a diagram and a test")
  func pinned() throws {
    try recording(values: true) { scheduler in
      let subject = Subject<String, Never>()
      subject.tracked("inspected pin").subscribe()
      Inspector.pin(try #require(signal("inspected pin")).id)
      _ = Inspector.snapshot()
      for _ in 1...50 {
        subject.send("a")
        subject.send("long")
        scheduler.advance(by: .seconds(2))
      }
      let found = try #require(
        Inspector.snapshot().subscriptions.first { $0.signal.hasPrefix("inspected pin") }
      )
      #expect(found.events.count == 100)
      let diagram = found.marbles(tick: 1)
      #expect(diagram.hasPrefix("(ab)-(ab)-"))
      #expect(found.testCode(tick: 1).contains("scheduler.cold(\"\(diagram)\")"))
      #expect(found.testCode(tick: 1).contains("// b: long"))
      // The exported test passes.
      let replay = TestScheduler()
      let recording = replay.record(replay.cold(diagram))
      replay.run()
      #expect("\(recording)" == diagram)
      subject.complete()
    }
  }

  @Test("Signals on one shared source join in the graph")
  func joined() {
    recording { _ in
      let subject = Subject<Int, Never>()
      subject.map { $0 + 1 }.tracked("inspected one").subscribe()
      subject.filter { $0 > 1 }.tracked("inspected other").subscribe()
      let graph = Inspector.snapshot().graph
      let sources = graph.nodes.filter { $0.name == "Subject" }
      let from = Dictionary(grouping: graph.edges, by: \.from)
      #expect(sources.contains { from[$0.id]?.count == 2 })
      #expect(Inspector.snapshot().dot.contains("label=\"inspected other\", shape=box"))
      subject.complete()
    }
  }

  @Test("What has begun since a mark and has not ended is left")
  func left() {
    recording { _ in
      let subject = Subject<Int, Never>()
      let tracked = subject.tracked("inspected screen")
      tracked.subscribe()
      Inspector.mark()
      #expect(signal("inspected screen")?.left == 0)
      let (first, second) = (tracked.subscribe(), tracked.subscribe())
      first.dispose()
      #expect(signal("inspected screen")?.left == 1)
      #expect(Inspector.snapshot().left.contains { $0.signal.hasPrefix("inspected screen") })
      second.dispose()
      #expect(signal("inspected screen")?.left == 0)
      subject.complete()
    }
  }

  @Test("A buffer states the values that wait and those that it has dropped")
  func buffers() throws {
    try recording { scheduler in
      let subject = Subject<Int, Never>()
      subject.deliver(on: scheduler, buffering: .newest(3)).tracked("inspected buffer").subscribe()
      for value in 1...5 { subject.send(value) }
      let found = try #require(signal("inspected buffer"))
      #expect((found.waiting, found.dropped) == (3, 2))
      scheduler.run()
      #expect(signal("inspected buffer")?.waiting == 0)
      subject.complete()
      scheduler.run()
    }
  }

  @Test("A consumer that takes no values holds its source back, and is named")
  func pressure() throws {
    try recording { _ in
      var iterator = Signal<Int, Never>.range(0...).tracked("inspected stuck").values(buffering: .waiting(4))
        .makeAsyncIterator()
      let found = try #require(signal("inspected stuck"))
      #expect(found.isHeldBack)
      #expect(found.heldBackBy == ["inspected stuck"])
      #expect(found.waiting == 4)
      #expect(Inspector.snapshot().text.contains("held back by inspected stuck"))
      withExtendedLifetime(iterator) {}
      iterator = Signal<Int, Never>.empty.values(buffering: .waiting(4)).makeAsyncIterator()
    }
    #expect(signal("inspected stuck") == nil)
  }

  @Test("Properties form a graph, and count writes and computations")
  func properties() throws {
    try recording(values: true) { _ in
      let price = MutableProperty(1.5)
      let total = price.map { Int($0 * 2) }
      let subscription = total.signal.subscribe()
      for value in 1...4 { price.value = Double(value) }
      let properties = Inspector.snapshot().properties
      let derived = try #require(properties.last { $0.isDerived && $0.type == "Int" })
      let source = try #require(properties.first { $0.id == derived.inputs.first })
      #expect((source.type, source.changeCount, source.value) == ("Double", 4, "4.0"))
      #expect((derived.changeCount, derived.value) == (5, "8"))
      subscription.dispose()
    }
  }

  @Test("Values that wait at the gate of an operator are counted")
  func gates() {
    var waiting: [Int] = []
    recording { _ in
      let (first, second) = (Subject<Int, Never>(), Subject<Int, Never>())
      let counts = Locked<[Int]>([])
      first.merge(second).tracked("inspected gate").subscribe { value in
        if value == 0 { for value in 1...5 { second.send(value) } }
        let count = Inspector.snapshot().signals.first { $0.name == "inspected gate" }?.waiting ?? -1
        counts.withLock { $0.append(count) }
      }
      first.send(0)
      waiting = counts.withLock { $0 }
      first.complete()
      second.complete()
    }
    #expect(waiting == [5, 4, 3, 2, 1, 0])
  }

  #if os(Linux)
  @Test("Subscriptions that are not tracked are counted for each line that makes them")
  func untracked() {
    recording { _ in
      let subject = Subject<Int, Never>()
      let line = #line + 1
      for _ in 1...3 { subject.subscribe() }
      subject.map { $0 + 1 }.subscribe()
      let signals = Inspector.snapshot(findingPlaces: true).signals
      #expect(signals.first { $0.place == "\(#fileID):\(line)" }?.live == 3)
      #expect(signals.first { $0.place == "\(#fileID):\(line + 1)" }?.live == 1)
      let snapshot = Inspector.snapshot()
      let name = "untracked (\(#fileID):\(line))"
      let node = snapshot.graph.nodes.first { $0.name == name }
      let subscribers = snapshot.graph.edges.first { $0.from == node?.id }?.to
      #expect(snapshot.graph.nodes.first { $0.id == subscribers }?.name == "3 subscribers")
      #expect(snapshot.dot.contains("[label=\"\(name)\", shape=box]"))
      #expect(snapshot.text.contains("3 of \(name): oldest 0.0 s"))
      subject.complete()
    }
  }

  @Test("An untracked consumer that holds its source back is named by its line")
  func untrackedPressure() {
    recording { _ in
      let line = #line + 1
      var iterator = Signal<Int, Never>.range(0...).values(buffering: .waiting(4)).makeAsyncIterator()
      let place = "\(#fileID):\(line)"
      let signals = Inspector.snapshot(findingPlaces: true).signals
      #expect(signals.first { $0.place == place }?.heldBackBy == [place])
      withExtendedLifetime(iterator) {}
      iterator = Signal<Int, Never>.empty.values(buffering: .waiting(4)).makeAsyncIterator()
    }
  }

  @Test("A property without a name has the line that makes it")
  func places() {
    recording { _ in
      let line = #line + 1
      let property = MutableProperty(1)
      let properties = Inspector.snapshot(findingPlaces: true).properties
      #expect(properties.contains { $0.name == "\(#fileID):\(line)" })
      withExtendedLifetime(property) {}
    }
  }
  #endif

  @Test("Properties and commands have the names that the program gives them")
  @MainActor
  func names() {
    recording { _ in
      let volume = MutableProperty(5).named("volume")
      let isLoud = volume.map { $0 > 8 }.named("isLoud")
      let save = Command<Int, Int, Never> { .just($0) }.named("save")
      let title = MainMutableProperty("").named("title")
      let load = MainCommand<Int, Int, Never> { .just($0) }.named("load")
      let snapshot = Inspector.snapshot()
      #expect(Set(["volume", "isLoud", "title"]).isSubset(of: snapshot.properties.compactMap(\.name)))
      #expect(Set(["save", "load"]).isSubset(of: snapshot.commands.compactMap(\.name)))
      #expect(snapshot.text.contains("isLoud from"))
      #expect(snapshot.graph.nodes.contains { $0.name == "volume ×0" })
      withExtendedLifetime((isLoud, save, title, load)) {}
    }
  }

  @Test("The name of a signal may contain brackets and commas")
  func brackets() {
    recording { _ in
      let subject = Subject<Int, Never>()
      let named = subject.named("prices [EUR], #1")
      named.merge(subject.map { $0 }).tracked("inspected brackets").subscribe()
      #expect(signal("inspected brackets")?.chain == "[prices [EUR], #1, [Subject] map] merge")
      #expect(Inspector.snapshot().graph.nodes.contains { $0.name == "prices [EUR], #1" })
      subject.complete()
    }
  }

  @Test("Commands and tasks are listed while they run")
  func commands() throws {
    try recording { _ in
      let work = Subject<Int, Never>()
      let command = Command { (_: String) in work.take(1) }
      command.execute("go")
      let found = try #require(Inspector.snapshot().commands.last)
      #expect(found.type.hasPrefix("Command<String, Int"))
      #expect((found.running, found.executionCount) == (1, 1))
      work.send(1)
      let ended = try #require(Inspector.snapshot().commands.last)
      #expect((ended.running, ended.executionCount) == (0, 1))
    }
  }

  @Test("JSON contains what the snapshot does, and text names signals and chains")
  func forms() {
    recording { _ in
      let subject = Subject<Int, Never>()
      subject.tracked("inspected \"form\"").subscribe()
      let snapshot = Inspector.snapshot()
      #expect(snapshot.json.contains(#""name":"inspected \"form\"""#))
      #expect(snapshot.text.contains("1 of inspected \"form\""))
      #expect(snapshot.dot.contains(#"label="inspected \"form\"""#))
      subject.complete()
    }
    #expect(Inspector.snapshot().subscriptions.isEmpty)
  }
}
