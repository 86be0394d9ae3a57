package import MarbleEngine
import ReactiveSignalsTesting

/// A tour of the library: diagrams, then programs with their output.
package enum Tour {
  /// The programs of another library, with their output.
  package static let programs: [Program] = [
    creating, binding, subject, behaviorSubject, replaySubject, disposing,
  ]
  /// Programs of this library.
  package static let ownPrograms: [Program] = [searching, transaction]

  private static let introduction = """
    Operators, as they run in virtual time. The signals that go in are above a
    box, and the result is below it.

    """
  private static let programNote = """
    Programs that were written for ReactiveCocoa, now with ReactiveSignals. Their
    output is that of the originals, letter by letter: the spellings "2st" and
    "3st", "(null)" for no value, and "销毁了", which means "disposed", are those
    of their author.

    """
  private static let ownNote = """
    Programs of this library: a search field, which the scheduler of a test runs
    in virtual time, and state that follows other state.

    """
  private static let end = """
    'marbles list' lists the operators, 'marbles debounce' shows one, and
    'marbles help' explains the commands.

    """

  /// Experiments and their titles.
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

  package static func text(_ style: OutputStyle) throws -> String {
    let bold = { (text: String) in style.isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    func text(of program: Program) -> String {
      """
      \(bold(program.title))

      \(program.source.indented)

      \(program.output().joined(separator: "\n").indented)

      """
    }
    let experiments = try self.experiments.map { entry in
      "\(bold(entry.title))\n\n\(style.text(of: try entry.experiment.figure(showingInner: style.isDrawing), indent: 2).indented)"
    }
    let parts =
      [introduction] + experiments + [programNote] + programs.map(text) + [ownNote]
      + ownPrograms.map(text) + [end]
    return parts.joined(separator: "\n")
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
