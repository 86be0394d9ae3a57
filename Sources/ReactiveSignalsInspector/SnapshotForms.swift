import Foundation

extension Snapshot {
  /// The snapshot as text, with a line for each signal, property, command and task.
  ///
  ///     // 2 live subscriptions after 12.0 s
  ///     // 2 of prices (Shop/Prices.swift:12): 10.0/s, 120 values, oldest 12.0 s, 3 waiting, held back by prices
  ///     //   [Subject] map
  public var text: String {
    var lines = [
      "\(subscriptions.count) live \(subscriptions.count == 1 ? "subscription" : "subscriptions") after \(Self.text(time)) s"
    ]
    for signal in signals {
      let values = ["\(Self.text(signal.rate))/s", "\(signal.eventCount) values"]
      var parts = (signal.chain.isEmpty ? [] : values) + ["oldest \(Self.text(signal.age)) s"]
      if signal.waiting > 0 { parts.append("\(signal.waiting) waiting") }
      if signal.dropped > 0 { parts.append("\(signal.dropped) dropped") }
      if signal.isHeldBack {
        let names = signal.heldBackBy.joined(separator: ", ")
        parts.append(names.isEmpty ? "held back" : "held back by \(names)")
      }
      if signal.left > 0 { parts.append("\(signal.left) begun since the mark") }
      if let value = signal.lastValue { parts.append("last \(value)") }
      lines.append("\(signal.live) of \(signal.id): \(parts.joined(separator: ", "))")
      if !signal.chain.isEmpty { lines.append("  \(signal.chain)") }
    }
    for property in properties {
      let verb = property.isDerived ? "computed" : "written"
      let value = property.value.map { ", \($0)" } ?? ""
      let inputs =
        property.inputs.isEmpty ? "" : " from \(property.inputs.map { "\($0)" }.joined(separator: ", "))"
      lines.append(
        "property \(property.id)\(Self.name(property.name))\(inputs): \(property.type), \(verb) \(property.changeCount) times\(value)"
      )
    }
    for command in commands {
      lines.append(
        "command \(command.id)\(Self.name(command.name)): \(command.type), \(command.running) of \(command.executionCount) running"
      )
    }
    for task in tasks { lines.append("task \(task.id): \(Self.text(task.age)) s") }
    return lines.joined(separator: "\n")
  }

  /// The graph in the language DOT of Graphviz. An edge whose receiver makes the sender wait is bold.
  public var dot: String {
    var lines = ["digraph signals {", "  rankdir=LR"]
    for node in graph.nodes {
      let shape =
        switch node.kind {
        case .source: "ellipse"
        case .operator: "plaintext"
        case .signal: "box"
        case .subscribers: "note"
        case .property: "cylinder"
        }
      let name = node.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
        "\n",
        with: " "
      )
      lines.append("  n\(node.id) [label=\"\(name)\", shape=\(shape)]")
    }
    for edge in graph.edges {
      lines.append("  n\(edge.from) -> n\(edge.to)\(edge.isHeldBack ? " [style=bold]" : "")")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// The snapshot as JSON: the properties of this type, with keys in alphabetical order.
  public var json: String { Self.json(self) }

  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity",
      negativeInfinity: "-infinity",
      nan: "nan"
    )
    // Numbers that are no numbers have a form, and everything else can be encoded.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func name(_ name: String?) -> String { name.map { " \($0)" } ?? "" }

  private static func text(_ number: Double) -> String { String(format: "%.1f", number) }
}
