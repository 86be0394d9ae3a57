import ReactiveSignals

/// The maker of a snapshot.
struct SnapshotMaker {
  /// The time in nanoseconds whose values make a rate.
  private static let rateWindow: UInt64 = 10_000_000_000

  private let inspection: Inspection
  private let began: UInt64
  private let now: UInt64
  private let mark: Inspector.Mark?
  private let pinned: Set<String>
  /// A closure that returns whether the events of a signal are described.
  private let showsEvents: @Sendable (String) -> Bool

  init(
    _ inspection: Inspection,
    began: UInt64,
    mark: Inspector.Mark?,
    pinned: Set<String>,
    showsEvents: @escaping @Sendable (String) -> Bool
  ) {
    self.showsEvents = showsEvents
    self.inspection = inspection
    self.began = began
    self.mark = mark
    self.pinned = pinned
    now = inspection.now()
  }

  private func seconds(_ time: UInt64) -> Double { time < began ? 0 : Double(time - began) / 1e9 }

  func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.time = seconds(now)
    snapshot.isMarked = mark != nil
    var signals: [String: Snapshot.Signal] = [:]
    var chains: [String: Chain] = [:]
    for entry in SubscriptionList.ofProgram.entries {
      guard let details = entry.inspected else { continue }
      var signal = Snapshot.Signal(id: "untracked", name: "untracked", place: "", chain: "")
      if let mark = entry.mark {
        signal.place = "\(mark.fileID):\(mark.line)"
        signal.name = mark.name
        signal.id = "\(mark.name) (\(signal.place))"
      } else if let place = KnownPlaces.place(of: entry.calls) {
        signal.place = place
        signal.id = "untracked (\(place))"
      }
      if let known = signals[signal.id] { signal = known }
      if signal.live == 0, let description = details.description {
        let chain = Chain(description)
        chains[signal.id] = chain
        signal.chain = chain.text
      }
      signal.isPinned = pinned.contains(signal.id)
      snapshot.subscriptions.append(subscription(entry, details, &signal))
      signals[signal.id] = signal
    }
    name(&signals, snapshot.subscriptions)
    snapshot.signals = signals.values.sorted { ($1.live, $0.id) < ($0.live, $1.id) }
    addObjects(to: &snapshot)
    addGraph(to: &snapshot, chains)
    return snapshot
  }

  private func subscription(
    _ entry: SubscriptionList.Entry,
    _ details: SubscriptionList.Details,
    _ signal: inout Snapshot.Signal
  ) -> Snapshot.Subscription {
    var result = Snapshot.Subscription(id: entry.number, signal: signal.id, began: seconds(details.began))
    result.owner = details.owner
    result.isLeft = mark.map { entry.number > $0.lastSubscription } ?? false
    if let tree = details.tree {
      result.waiting = tree.waiting
      result.dropped = tree.dropped
      result.heldSources = tree.heldSources
      result.heldBackBy = tree.holders.sorted()
      signal.isHeldBack = signal.isHeldBack || tree.isHeldBack
    }
    if let record = details.record { add(record, to: &result, &signal) }
    signal.live += 1
    signal.left += result.isLeft ? 1 : 0
    signal.eventCount += result.eventCount
    signal.waiting += result.waiting
    signal.dropped += result.dropped
    signal.age = max(signal.age, seconds(now) - result.began)
    return result
  }

  private func add(
    _ record: Inspection.Events,
    to result: inout Snapshot.Subscription,
    _ signal: inout Snapshot.Signal
  ) {
    record.keep(signal.isPinned ? Inspector.pinnedEventLimit : Inspector.eventLimit)
    let state = record.current
    result.eventCount = state.count
    if showsEvents(signal.id) {
      result.events = state.entries.map { entry in
        Snapshot.Subscription.Event(
          time: seconds(entry.time),
          kind: "\(entry.kind)",
          value: entry.value.map { "\($0)" }
        )
      }
    }
    let start = now - min(now, Self.rateWindow)
    let recent = state.times.count { $0 >= start }
    if recent > 0, let oldest = state.oldestTime {
      // A ring that is full of recent values covers less than the window.
      let isCut = recent == state.times.count && state.count > recent
      let since = isCut ? oldest : max(began, start)
      signal.rate += Double(recent) / max(Double(now - min(now, since)) / 1e9, 1e-9)
    }
    guard let last = state.last,
      signal.silence.map({ seconds(now) - seconds(last.time) <= $0 }) ?? true
    else { return }
    // It may have come after the look at the clock.
    signal.silence = max(0, seconds(now) - seconds(last.time))
    signal.lastValue = last.value.map { "\($0)" }
    signal.thread = state.place
  }

  /// Tells signals the names of those that hold them back.
  private func name(_ signals: inout [String: Snapshot.Signal], _ subscriptions: [Snapshot.Subscription]) {
    guard subscriptions.contains(where: { !$0.heldBackBy.isEmpty }) else { return }
    let byNumber = Dictionary(
      subscriptions.map { ($0.id, $0.signal) },
      uniquingKeysWith: { first, _ in first }
    )
    for subscription in subscriptions where !subscription.heldBackBy.isEmpty {
      let names = Set(subscription.heldBackBy.compactMap { byNumber[$0].flatMap { signals[$0]?.title } })
      let known = signals[subscription.signal]?.heldBackBy ?? []
      signals[subscription.signal]?.heldBackBy = names.union(known).sorted()
    }
  }

  private func addObjects(to snapshot: inout Snapshot) {
    let objects = inspection.all
    let properties = objects.compactMap { $0 as? Inspection.Property }
    let numbers = Dictionary(
      properties.compactMap { property in property.withNode { (ObjectIdentifier($0), property.number) } },
      uniquingKeysWith: { first, _ in first }
    )
    snapshot.properties = properties.compactMap { property in
      property.withNode { node in
        Snapshot.Property(
          id: property.number,
          name: property.name ?? KnownPlaces.place(of: property.calls),
          type: "\(node.valueType)",
          isDerived: !node.inputs.isEmpty,
          changeCount: property.count,
          inputs: node.inputs.compactMap { numbers[ObjectIdentifier($0)] },
          value: inspection.keepsValues ? node.valueText : nil,
          identity: UInt(bitPattern: ObjectIdentifier(node))
        )
      }
    }
    snapshot.commands = objects.compactMap { $0 as? Inspection.Command }.compactMap { command in
      guard let executions = command.executions() else {
        inspection.remove(command.number)
        return nil
      }
      return Snapshot.Command(
        id: command.number,
        name: command.name() ?? KnownPlaces.place(of: command.calls),
        type: command.type,
        running: executions.running,
        executionCount: executions.all
      )
    }
    snapshot.tasks = objects.compactMap { $0 as? Inspection.RunningTask }.map { task in
      Snapshot.RunningTask(id: task.number, owner: task.owner, age: seconds(now) - seconds(task.began))
    }
  }

  private func addGraph(to snapshot: inout Snapshot, _ chains: [String: Chain]) {
    var graph = Snapshot.Graph()
    var shared: [UInt: Int] = [:]
    for property in snapshot.properties {
      shared[property.identity] = graph.add(
        .property,
        "\(property.name ?? property.type) ×\(property.changeCount)"
      )
    }
    let byNumber = Dictionary(
      snapshot.properties.map { ($0.id, $0.identity) },
      uniquingKeysWith: { first, _ in first }
    )
    for property in snapshot.properties {
      for input in property.inputs {
        guard let from = byNumber[input].flatMap({ shared[$0] }), let to = shared[property.identity] else {
          continue
        }
        graph.connect(from, to)
      }
    }
    for signal in snapshot.signals {
      let node = graph.add(.signal, signal.nodeName)
      if let chain = chains[signal.id] {
        graph.connect(chain.add(to: &graph, &shared), node, isHeldBack: signal.isHeldBack)
      }
      let subscribers = graph.add(
        .subscribers,
        signal.live == 1 ? "1 subscriber" : "\(signal.live) subscribers"
      )
      graph.connect(node, subscribers, isHeldBack: signal.isHeldBack)
    }
    snapshot.graph = graph
  }
}
