import TestSupport

/// Random histories of properties that are bound to each other, with and without conversions, against a sequential model.
@Suite(.withoutLeaks) struct BindingHistoryTests {
  @Test("Random writes to bound properties, in transactions and in observers, follow a sequential model")
  func histories() {
    for number in 0..<UInt64(isSanitized ? 500 : History.count) {
      let history = BindingHistory(seed: History.seed &* 1_000_000 &+ number)
      guard let fault = history.run() else { continue }
      Issue.record("\(fault)\n(history \(number), seed \(History.seed))")
      return
    }
  }

  @Test("Bound properties that several threads write end with one of the last writes")
  func threads() {
    for number in 0..<UInt64(isSanitized ? 100 : 2_000) {
      var generator = SeededGenerator(seed: number)
      let price = MutableProperty(0)
      let fields = (0..<2).map { _ in MutableProperty("") }
      for field in fields { field.bindBidirectionally(to: price, parse: { Int($0) }, format: { "\($0)" }) }
      let sides = (0..<3).map { _ in Int.random(in: 0..<3, using: &generator) }
      onThreads(3) { thread in
        for step in 1...4 {
          let value = 10 * thread + step
          if sides[thread] == 2 { price.value = value } else { fields[sides[thread]].value = "\(value)" }
        }
      }
      guard [4, 14, 24].contains(price.value), fields.allSatisfy({ $0.value == "\(price.value)" }) else {
        Issue.record("\(price.value), \(fields.map(\.value)): history \(number), sides \(sides)")
        return
      }
    }
  }
}

/// A random history on one thread.
private struct BindingHistory {
  private enum Node {
    case number(MutableProperty<Int>)
    case text(MutableProperty<String>)

    var value: String {
      switch self {
      case .number(let property): "\(property.value)"
      case .text(let property): property.value
      }
    }

    func write(_ value: String) {
      switch self {
      case .number(let property): property.value = Int(value) ?? 0
      case .text(let property): property.value = value
      }
    }

    func observe(_ body: @escaping @Sendable (String) -> Void) -> any Disposable {
      switch self {
      case .number(let property): property.changes.subscribe { body("\($0)") }
      case .text(let property): property.changes.subscribe { body($0) }
      }
    }

    /// Binds this node to another one. A conversion leads from a text to a number.
    func bind(to other: Node) -> (any Disposable)? {
      switch (self, other) {
      case (.number(let mine), .number(let others)): mine <~> others
      case (.text(let mine), .text(let others)): mine <~> others
      case (.text(let mine), .number(let others)):
        mine.bindBidirectionally(to: others, parse: { Int($0) }, format: { "\($0)" })
      case (.number, .text): nil
      }
    }
  }

  /// The answer of an observer: a value above a limit is replaced by the limit, at any property.
  private struct Answer {
    let limit: Int
    let target: Int
    let text: String
  }

  /// Properties with the values, bindings and events that they must have.
  private struct Model {
    let isText: [Bool]
    let answers: [Answer?]
    var values: [String]
    /// The properties that each is bound to, in the order of the bindings.
    var peers: [[Int]]
    var events: [String] = []
    /// The network of each property. Networks that a binding or a transaction joins stay joined.
    private var networks: [Int]
    /// The changes of each network that wait, while it publishes one.
    private var queues: [Int: [[(node: Int, value: String)]]] = [:]
    /// The properties that the open transaction has written, in order.
    private var written: [Int]?

    init(_ isText: [Bool], _ answers: [Answer?]) {
      (self.isText, self.answers) = (isText, answers)
      values = isText.map { $0 ? "" : "0" }
      peers = isText.map { _ in [] }
      networks = Array(isText.indices)
    }

    private mutating func join(_ first: Int, _ second: Int) {
      let (kept, other) = (networks[first], networks[second])
      networks = networks.map { $0 == other ? kept : $0 }
    }

    /// The value that `node` takes when `source` has `value`, or `nil` if it keeps its own. The second result tells whether the value cannot be
    /// parsed.
    private func following(_ value: String, from source: Int, at node: Int) -> (
      value: String?, isStopped: Bool
    ) {
      if isText[source] == isText[node] { return (value, false) }
      let text = isText[source] ? value : values[node], number = isText[source] ? values[node] : value
      guard let parsed = Int(text) else { return isText[source] ? (nil, true) : (number, false) }
      if "\(parsed)" == number { return (nil, false) }
      return ("\(isText[source] ? parsed : Int(number) ?? 0)", false)
    }

    private mutating func spread(from first: Int, sparing leader: Int?) {
      var (seen, changed, index): (Set<Int>, [Int], Int) = ([first], [first], 0)
      if let leader { seen.insert(leader) }
      while index < changed.count {
        for peer in peers[changed[index]] where !seen.contains(peer) {
          let next = following(values[changed[index]], from: changed[index], at: peer)
          if next.isStopped { continue }
          seen.insert(peer)
          guard let value = next.value else { continue }
          values[peer] = value
          changed.append(peer)
        }
        index += 1
      }
      if let written {
        self.written = written + changed.filter { !written.contains($0) }
      } else {
        publish(changed)
      }
    }

    private mutating func accept(_ value: String, at node: Int) {
      values[node] = value
      spread(from: node, sparing: nil)
    }

    /// Publishes the values of nodes in one network, now or after the change that is being published.
    private mutating func publish(_ nodes: [Int]) {
      guard let first = nodes.first else { return }
      let network = networks[first], change = nodes.map { (node: $0, value: values[$0]) }
      if queues[network] != nil {
        queues[network]?.append(change)
        return
      }
      queues[network] = [change]
      while let change = queues[network]?.first {
        for (node, value) in change {
          events.append("\(node): \(value)")
          guard let answer = answers[node], let number = Int(value), number > answer.limit else { continue }
          accept(answer.text, at: answer.target)
        }
        queues[network]?.removeFirst()
      }
      queues[network] = nil
    }

    mutating func write(_ writes: [(node: Int, value: String)], isTransaction: Bool) {
      if isTransaction { written = [] }
      for write in writes { accept(write.value, at: write.node) }
      guard let changed = written.take() else { return }
      for node in changed.dropFirst() { join(changed[0], node) }
      publish(changed)
    }

    mutating func bind(_ node: Int, to leader: Int) {
      join(node, leader)
      let value = following(values[leader], from: leader, at: node).value
      peers[node].append(leader)
      peers[leader].append(node)
      // Those of one kind that have one value already are not written.
      guard let value, isText[node] != isText[leader] || value != values[node] else { return }
      values[node] = value
      spread(from: node, sparing: leader)
    }

    func areConnected(_ first: Int, _ second: Int) -> Bool {
      var (found, index) = ([first], 0)
      while index < found.count {
        for peer in peers[found[index]] where !found.contains(peer) { found.append(peer) }
        index += 1
      }
      return found.contains(second)
    }
  }

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  /// A value for a node: a number, a text that stands for one, possibly spelled in another way, or a text that stands for none.
  private mutating func value(forText isText: Bool, upTo count: Int) -> String {
    let number = "\(random(count))"
    return isText ? ["", "", "0", "x"][random(4)] + number : number
  }

  /// Runs the history and returns a description of the first fault.
  consuming func run() -> String? {
    let isText = (0..<(2 + random(4))).map { $0 == 0 || $0 > 1 && random(2) == 0 }
    let answers = isText.indices.map { _ -> Answer? in
      if random(2) == 0 { return nil }
      let (limit, target) = (10 + random(20), random(isText.count))
      // Smaller than the value that is answered, so that the answers have an end.
      return Answer(limit: limit, target: target, text: value(forText: isText[target], upTo: limit))
    }
    let nodes = isText.map { $0 ? Node.text(MutableProperty("")) : Node.number(MutableProperty(0)) }
    let events = Log<String>()
    let observers = CompoundDisposable()
    defer { observers.dispose() }
    for (index, node) in nodes.enumerated() {
      let answer = answers[index], target = answer.map { nodes[$0.target] }
      node.observe { value in
        events.append("\(index): \(value)")
        if let answer, let number = Int(value), number > answer.limit { target?.write(answer.text) }
      }
      .store(in: observers)
    }
    var model = Model(isText, answers)
    var bindings: [(node: Int, leader: Int, binding: any Disposable)] = []
    var steps = "texts \(isText), answers \(answers)"
    for _ in 0..<12 {
      switch random(8) {
      case 0..<3:
        let node = random(nodes.count), leader = random(nodes.count)
        guard node != leader, !model.areConnected(node, leader),
          let binding = nodes[node].bind(to: nodes[leader])
        else { continue }
        steps += "\nbind \(node) to \(leader)"
        bindings.append((node, leader, binding))
        model.bind(node, to: leader)
      case 3:
        guard !bindings.isEmpty else { continue }
        let (node, leader, binding) = bindings.remove(at: random(bindings.count))
        steps += "\nunbind \(node) from \(leader)"
        binding.dispose()
        model.peers[node].removeAll { $0 == leader }
        model.peers[leader].removeAll { $0 == node }
      case let step:
        let writes = (0..<(1 + random(3))).map { _ in
          let node = random(nodes.count)
          return (node: node, value: value(forText: isText[node], upTo: 50))
        }
        steps += "\n\(step == 4 ? "transaction" : "write") \(writes)"
        let write = { for write in writes { nodes[write.node].write(write.value) } }
        if step == 4 { transaction(write) } else { write() }
        model.write(writes, isTransaction: step == 4)
      }
      let values = nodes.map(\.value)
      if values != model.values { return "\(values) instead of \(model.values)\n\(steps)" }
      if events.entries != model.events {
        return "events \(events.entries)\ninstead of \(model.events)\n\(steps)"
      }
    }
    return nil
  }
}
