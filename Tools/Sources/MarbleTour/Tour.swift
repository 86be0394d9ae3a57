package import MarbleEngine
import ReactiveSignalsTesting

/// A tour of the library. It fits on one screen; the long tour has more diagrams, and whole programs with their output.
package enum Tour {
  /// The programs of the tour.
  package static let programs: [Program] = [searching, transaction]
  /// The programs that the long tour has besides.
  package static let furtherPrograms: [Program] = [creating, subjects]

  private static let greeting = "Signals: values over time. Time runs to the right. Each line has just run."
  private static let introduction = """
    Operators, as they run in virtual time. The signals that go in are above a
    box, and the result is below it.

    """
  private static let programNote = """
    Programs, each with its output. The scheduler of a test runs the search field
    in virtual time.

    """

  /// The operators of the tour: each with the text in front of its line, which is in Swift.
  package static let operators: [(code: String, experiment: Experiment)] = [
    ("map { $0 * 10 }", Experiment(diagrams: ["-1-2--3|"], operators: ["map tenfold"])),
    ("debounce(2 seconds)", Experiment(diagrams: ["-abc---d--e|"], operators: ["debounce 2"])),
    ("combineLatest", Experiment(diagrams: ["-a---b--|", "--1-2-3|"], operators: ["combineLatest"])),
  ]

  /// Experiments of the long tour and their titles.
  package static let experiments: [(title: String, experiment: Experiment)] = [
    (
      "map: the result of a function for each value",
      Experiment(diagrams: ["-a-b--c|"], operators: ["map uppercase"])
    ),
    (
      "merge: the values of both as they arrive",
      Experiment(diagrams: ["-a---b--|", "--1-2-3|"], operators: ["merge"])
    ),
    (
      "combineLatest: the latest values of both",
      Experiment(diagrams: ["-a---b--|", "--1-2-3|"], operators: ["combineLatest"])
    ),
    (
      "debounce: a value after a period of silence",
      Experiment(diagrams: ["-abc---d--e|"], operators: ["debounce 2"])
    ),
    (
      "throttle: at most one value in each period",
      Experiment(diagrams: ["-abc---d--e|"], operators: ["throttle 3"])
    ),
    (
      "switchToLatest: a new signal replaces the last one",
      Experiment(diagrams: ["-a---b-----|"], operators: ["switchToLatest 1-2-3|"])
    ),
    (
      "catch: another signal in place of a failure",
      Experiment(diagrams: ["-a-b-#"], operators: ["catch x-y|"])
    ),
  ]

  /// The tour: at most 23 lines of 80 columns on a terminal with 80 columns or more.
  package static func text(_ style: OutputStyle) throws(InputError) -> String {
    var parts = [greeting, ""]
    let column = operators.map(\.code.count).max() ?? 0
    for entry in operators { parts += try lines(of: entry, column, style) }
    for program in programs {
      parts += ["", style.bold(program.title)]
      parts += program.essence.map { "  \($0)" } + program.output().map { style.quiet("  // \($0)") }
    }
    let next = [(Invocation.playground, "drag the marbles"), ("\(Invocation.tour) --all", "see more")]
    let width = (next.map(\.0.count).max() ?? 0) + 4
    parts += [""] + next.map { $0.0.padding(to: width) + $0.1 }
    return parts.joined(separator: "\n") + "\n"
  }

  /// Returns the lines of an operator: the signals that go in, the code, and the result.
  private static func lines(
    of entry: (code: String, experiment: Experiment),
    _ column: Int,
    _ style: OutputStyle
  ) throws(InputError) -> [String] {
    let rows = try entry.experiment.figure().rows.compactMap { row in
      if case .line(let diagram, _) = row { diagram } else { nil }
    }
    let figure = MarbleFigure(
      rows.enumerated().map { index, diagram in
        .line(diagram, label: (index == rows.count - 1 ? entry.code : "").padding(to: column))
      }
    )
    return style.text(of: figure).split(separator: "\n").map(String.init)
  }

  /// The long tour.
  package static func all(_ style: OutputStyle) throws(InputError) -> String {
    func text(of program: Program) -> String {
      """
      \(title(program.title, style))

      \(program.source.indented)

      \(program.output().joined(separator: "\n").indented)

      """
    }
    var parts = [introduction]
    for entry in experiments {
      let figure = try entry.experiment.figure(showingInner: style.isDrawing)
      parts.append("\(title(entry.title, style))\n\n\(style.text(of: figure, indent: 2).indented)")
    }
    parts += [programNote] + (programs + furtherPrograms).map(text)
    parts.append(
      """
      \(Invocation.marbles) list        lists the operators
      \(Invocation.marbles) debounce    shows one
      \(Invocation.marbles) help        explains the commands

      """
    )
    return parts.joined(separator: "\n")
  }

  /// Returns a title in lines that break between words.
  private static func title(_ text: String, _ style: OutputStyle) -> String {
    TextLayout.wrapped(text, to: style.textWidth).split(separator: "\n").map { style.bold(String($0)) }
      .joined(separator: "\n")
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
