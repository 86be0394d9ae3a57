import ArgumentParser
import MarbleEngine
import MarbleTour
import ReactiveSignalsTesting

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Applies operators to diagrams in virtual time and draws the result.",
    usage: "\(Invocation.marbles) run [<diagram> ...] [--op '<operator> [<argument> ...]' ...]",
    discussion: """
      EXAMPLES:
        \(Invocation.marbles) run 'a--b--c|' --op 'debounce 2'
        \(Invocation.marbles) run 'a-b-c|' '-1-2|' --op merge
        \(Invocation.marbles) run 'a-b|' --op 'delay 2' --svg
        \(Invocation.marbles) run 'a--b--c|' --op 'debounce 2' --test
        printf '%s\\n' '-a-b|' '--op map doubled' | \(Invocation.marbles) run

      An operator for one line is applied to each line. An operator for several lines takes all of them. Operators \
      are applied in the order given. Without a diagram, the command reads diagrams from standard input, one on each \
      line. A line that begins with '--op ' is an operator.

      A run that does not end is cut at tick 200, and a line on standard error says so.

      The command '\(Invocation.marbles) list' lists the operators, and
      '\(Invocation.marbles) --help' explains diagrams.
      """
  )

  @Argument(parsing: .allUnrecognized, help: "The diagrams of the signals, such as 'a--b|'.")
  var diagrams: [String] = []

  @Option(
    name: .customLong("op"),
    parsing: .unconditionalSingleValue,
    help: "An operator with its arguments, such as 'take 2'.",
    completion: .list(OperatorTable.names)
  )
  var operators: [String] = []

  @Flag(help: "Draw the result of each operator.")
  var steps = false

  /// A form of the output for other programs.
  enum Format: EnumerableFlag {
    case svg, json, test

    static func help(for format: Format) -> ArgumentHelp? {
      switch format {
      case .svg: "Print an SVG picture."
      case .json: "Print the events and their times as JSON."
      case .test: "Print a Swift test that passes."
      }
    }
  }

  @Flag
  var format: Format?

  @OptionGroup
  var appearance: AppearanceOptions

  func run() throws {
    print(try output(of: experiment()), terminator: "")
  }

  private func output(of experiment: Experiment) throws -> String {
    switch format {
    case .svg: return try figure(of: experiment).svg()
    case .json: return try figure(of: experiment, showingInner: true).json()
    case .test: return try TakeHome(experiment).test
    case nil:
      let style = appearance.style
      return style.text(of: try figure(of: experiment, showingInner: style.isDrawing && !steps))
    }
  }

  private func figure(of experiment: Experiment, showingInner: Bool = false) throws -> MarbleFigure {
    let (figure, cut) = try experiment.run(showingSteps: steps, showingInner: showingInner)
    if let cut { Terminal.printError("marbles: the run does not end, and was cut at tick \(cut)") }
    return figure
  }

  private func experiment() throws(InputError) -> Experiment {
    for diagram in diagrams { try Self.refuseOption(diagram) }
    let given = Experiment(diagrams: diagrams, operators: operators)
    guard diagrams.isEmpty, !given.hasSource else { return given }
    guard !Terminal.isInputInteractive else {
      throw InputError("there is nothing to run: give a diagram, such as 'a--b|'")
    }
    var experiment = Experiment(reading: Terminal.inputLines())
    experiment.operators += operators
    return experiment
  }

  /// Throws if `text` looks like a misspelled option. A diagram may begin with two dashes.
  private static func refuseOption(_ text: String) throws(InputError) {
    guard text.hasPrefix("--"), text.dropFirst(2).allSatisfy(\.isLetter), text.count > 3
    else { return }
    let name = text.dropFirst(2)
    guard
      let option = ["op", "svg", "json", "test", "steps", "color", "plain", "help"].nearest(to: String(name))
    else { return }
    let hint = "A diagram can be written with a space, '-- \(name)'"
    guard option != name else { throw InputError("options come before '--'. \(hint)", in: text) }
    throw InputError("unknown option '\(text)': did you mean '--\(option)'? \(hint)", in: text)
  }
}
