import Foundation

extension Snapshot.Subscription {
  /// Returns the events that are kept as a marble diagram, and as much time before the first as a tick.
  ///
  /// Values that are single letters or digits stand for themselves. Others get letters, with the legend in the test of
  /// ``testCode(tick:)``. Events of one tick are in parentheses.
  ///
  /// - Parameter tick: The duration of a tick in seconds.
  /// - Returns: The diagram, such as `a--b-(cd)`.
  public func marbles(tick: Double) -> String { MarbleText(self, tick: tick).diagram }

  /// Returns a test in the form of `ReactiveSignalsTesting` whose source sends the events that are kept.
  ///
  /// - Parameter tick: The duration of a tick in seconds.
  /// - Returns: The Swift code of the test.
  public func testCode(tick: Double) -> String {
    let text = MarbleText(self, tick: tick)
    let legend = text.legend.map { "  // \($0.name): \($0.value)" }
    return
      ([
        "import ReactiveSignals",
        "import ReactiveSignalsTesting",
        "import Testing",
        "",
        "// Recorded from \(signal), subscription \(id). A tick is \(tick) s.",
        "@Test func recorded() {",
        "  let scheduler = TestScheduler()",
      ] + legend + [
        "  let source = scheduler.cold(\"\(text.diagram)\")",
        "  // Put the operators under test behind the source.",
        "  let recording = scheduler.record(source)",
        "  scheduler.run()",
        "  #expect(\"\\(recording)\" == \"\(text.diagram)\")",
        "}",
        "",
      ]).joined(separator: "\n")
  }
}

/// The events of a subscription as a diagram.
private struct MarbleText {
  private static let names = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  let diagram: String
  private(set) var legend: [(name: Character, value: String)] = []

  init(_ subscription: Snapshot.Subscription, tick: Double) {
    // Values that stand for themselves.
    let singles = Set(subscription.events.compactMap { $0.value?.count == 1 ? $0.value?.first : nil })
    let names = Self.names.filter { !singles.contains($0) }
    var next = 0
    var known: [String: Character] = [:]
    var legend: [(name: Character, value: String)] = []
    func marble(_ event: Snapshot.Subscription.Event) -> Character {
      if event.kind == "failed" { return "#" }
      if event.kind == "completed" { return "|" }
      if let value = event.value {
        if value.count == 1, let only = value.first, only.isASCII, only.isLetter || only.isNumber {
          return only
        }
        if let name = known[value] { return name }
      }
      let name = names.isEmpty ? "x" : names[next % names.count]
      next += 1
      if let value = event.value {
        known[value] = name
        legend.append((name, value))
      }
      return name
    }
    let first = subscription.events.first?.time ?? 0
    var text = ""
    var position = 0
    var index = 0
    let events = subscription.events
    while index < events.count {
      let place = max(Int(((events[index].time - first) / tick).rounded(.down)), position)
      var group: [Character] = []
      repeat {
        group.append(marble(events[index]))
        index += 1
      } while index < events.count && Int(((events[index].time - first) / tick).rounded(.down)) <= place
      text += String(repeating: "-", count: place - position)
      text += group.count == 1 ? String(group) : "(\(String(group)))"
      position = place + 1
    }
    diagram = text
    self.legend = legend
  }
}
