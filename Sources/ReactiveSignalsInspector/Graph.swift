extension Snapshot {
  /// A graph of sources, operators, tracked signals, subscribers and properties. The subscriptions of a line that are not tracked are a node
  /// without a source. Shared sources and properties are one node each.
  public struct Graph: Sendable, Codable, Hashable {
    /// A node.
    public struct Node: Sendable, Codable, Hashable, Identifiable {
      /// A kind of nodes.
      public enum Kind: String, Sendable, Codable {
        /// A source, such as a subject.
        case source
        /// An operator.
        case `operator`
        /// A tracked signal, or a line that makes subscriptions that are not tracked.
        case signal
        /// The subscribers of a node of the kind `signal`.
        case subscribers
        /// A property.
        case property
      }

      /// The number of the node.
      public var id: Int
      /// The kind.
      public var kind: Kind
      /// The name.
      public var name: String
    }

    /// An edge: values go from one node to the other.
    public struct Edge: Sendable, Codable, Hashable {
      /// The node that sends.
      public var from: Int
      /// The node that receives.
      public var to: Int
      /// A Boolean value that indicates whether the receiver makes the sender wait.
      public var isHeldBack = false
    }

    /// The nodes.
    public var nodes: [Node] = []
    /// The edges.
    public var edges: [Edge] = []

    mutating func add(_ kind: Node.Kind, _ name: String) -> Int {
      nodes.append(Node(id: nodes.count, kind: kind, name: name))
      return nodes.count - 1
    }

    mutating func connect(_ from: Int, _ to: Int, isHeldBack: Bool = false) {
      edges.append(Edge(from: from, to: to, isHeldBack: isHeldBack))
    }
  }
}

/// The chain of a signal, read from its description.
struct Chain: Hashable {
  /// The name of the operator or source.
  let name: String
  /// The number of a shared source.
  let identity: UInt?
  let inputs: [Chain]

  /// The mark before and behind a name that the program has given, which may contain brackets.
  private static let quote: Character = "\u{1}"

  /// Reads a description: a name, or chains in brackets and the name of the operator on them.
  init(_ description: some StringProtocol) {
    var text = Substring(description)
    var inputs: [Chain] = []
    if text.first == "[", let end = Self.end(of: text) {
      inputs = Self.parts(of: text[text.index(after: text.startIndex)..<end]).map { Chain($0) }
      text = text[text.index(after: end)...].drop { $0 == " " }
    }
    self.inputs = inputs
    if text.first == Self.quote {
      name = String(text.filter { $0 != Self.quote })
      identity = nil
      return
    }
    if let hash = text.lastIndex(of: "#"), let number = UInt(text[text.index(after: hash)...]) {
      name = String(text[..<hash])
      identity = number
    } else {
      name = String(text)
      identity = nil
    }
  }

  /// The index of the bracket that closes the first one.
  private static func end(of text: some StringProtocol) -> String.Index? {
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      if text[index] == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if text[index] == "[" { depth += 1 }
      if text[index] == "]" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var isQuoted = false
    var start = text.startIndex
    for index in text.indices {
      if text[index] == quote { isQuoted.toggle() }
      if isQuoted { continue }
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    parts.append(text[start...])
    return parts.map { $0.drop { $0 == " " } }
  }

  /// The description without the numbers of shared sources.
  var text: String {
    inputs.isEmpty ? name : "[\(inputs.map(\.text).joined(separator: ", "))] \(name)"
  }

  /// Adds the nodes of the chain to a graph, and returns the last one.
  func add(to graph: inout Snapshot.Graph, _ shared: inout [UInt: Int]) -> Int {
    if let identity, let node = shared[identity] { return node }
    let sources = inputs.map { $0.add(to: &graph, &shared) }
    let kind: Snapshot.Graph.Node.Kind = inputs.isEmpty ? name == "property" ? .property : .source : .operator
    let node = graph.add(kind, name)
    for source in sources { graph.connect(source, node) }
    if let identity { shared[identity] = node }
    return node
  }
}
