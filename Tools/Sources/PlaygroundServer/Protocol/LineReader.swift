import ReactiveSignalsTesting

/// A line of the page as a diagram, or the reason why it is none.
struct LineReader {
  let diagram: MarbleDiagram
  let problem: String?

  init(_ line: ExperimentState.Line) {
    do throws(Refusal) {
      if let text = line.text { diagram = try Self.parse(text) } else { diagram = try Self.diagram(line) }
      problem = nil
    } catch {
      diagram = MarbleDiagram()
      problem = error.message
    }
  }

  /// Creates a line that is not read.
  init(problem: String) {
    diagram = MarbleDiagram()
    self.problem = problem
  }

  private static func parse(_ text: String) throws(Refusal) -> MarbleDiagram {
    guard text.utf8.count <= Limits.ticks * 4 else { throw Refusal(message: "The text is too long.") }
    let diagram: MarbleDiagram
    do {
      diagram = try MarbleDiagram(parsing: text)
    } catch {
      throw Refusal(message: "Character \(error.position + 1): \(error.message)")
    }
    guard diagram.moments.allSatisfy({ !$0.marks.contains(.disposal) }) else {
      throw Refusal(message: "'!' cannot stand in a line: the operators dispose its subscriptions")
    }
    guard diagram.moments.allSatisfy({ $0.tick == 0 || !$0.marks.contains(.subscription) }) else {
      throw Refusal(message: "'^' makes a line hot, and stands at its tick 0: every line starts there")
    }
    guard diagram.length <= Limits.ticks else {
      throw Refusal(message: "A line has at most \(Limits.ticks) ticks.")
    }
    return diagram
  }

  /// A Boolean value that indicates whether the line is hot.
  var isHot: Bool { diagram.moments.first?.marks.contains(.subscription) == true }

  /// The diagram of marbles. Those after the end are kept by the page, and are no part of the diagram.
  private static func diagram(_ line: ExperimentState.Line) throws(Refusal) -> MarbleDiagram {
    let ticks = line.ticks ?? []
    let names = line.names ?? []
    guard ticks.count == names.count else { throw Refusal(message: "A marble has no tick or no name.") }
    guard ticks.count <= Limits.marbles else {
      throw Refusal(message: "A line has at most \(Limits.marbles) marbles.")
    }
    let length = max(0, line.length ?? 0)
    let all = ticks + [line.end?.tick ?? 0, max(0, length - 1)]
    guard all.allSatisfy({ (0..<Limits.ticks).contains($0) }) else {
      throw Refusal(message: "A marble stands between tick 0 and tick \(Limits.ticks - 1).")
    }
    if let name = names.first(where: { $0.isEmpty || $0.count > Limits.nameLength }) {
      throw Refusal(
        message: name.isEmpty
          ? "A marble needs a name." : "The name of a marble has at most \(Limits.nameLength) characters."
      )
    }
    let last = line.end?.tick ?? .max
    // Sorting by tick and position keeps the order of the marbles at one tick.
    let order = ticks.indices.filter { ticks[$0] <= last }.sorted { (ticks[$0], $0) < (ticks[$1], $1) }
    var moments: [MarbleDiagram.Moment] = []
    func add(_ mark: MarbleDiagram.Mark, at tick: Int) {
      if let index = moments.indices.last, moments[index].tick == tick {
        moments[index].marks.append(mark)
      } else {
        moments.append(MarbleDiagram.Moment(tick: tick, marks: [mark]))
      }
    }
    if line.isHot == true { add(.subscription, at: 0) }
    for index in order { add(.value(names[index]), at: ticks[index]) }
    if let end = line.end { add(end.isFailure ? .failed : .completed, at: end.tick) }
    return MarbleDiagram(moments, length: line.end == nil ? length : 0)
  }
}
