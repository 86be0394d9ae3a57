import ArgumentParser
import ReactiveSignalsTesting

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Applies operators to diagrams in virtual time and draws the result.",
    usage: "marbles run [<diagram> ...] [--op '<operator> [<argument> ...]' ...]",
    discussion: """
      An operator for one line is applied to each line. An operator for several lines takes all of them. Operators \
      are applied in the order given. Without a diagram, the command reads diagrams from standard input, one on each \
      line. A line that begins with '--op ' is an operator.

        marbles run 'a--b--c|' --op 'debounce 2'
        marbles run 'a-b-c|' '-1-2|' --op merge --op 'map uppercase'
        printf '%s\\n' '-a-b|' '--op map doubled' | marbles run

      'marbles list' lists the operators.
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

  @Flag(name: .customLong("svg"), help: "Print an SVG picture.")
  var isSVG = false

  @Option(help: "The use of colors: auto, always or never.")
  var color = ColorChoice.auto

  func run() throws {
    let style = color.style
    let figure = try experiment().figure(
      showingSteps: steps,
      showingInner: style.isDrawing && !isSVG && !steps
    )
    print(isSVG ? figure.svg() : style.text(of: figure), terminator: "")
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
    guard let option = ["op", "svg", "steps", "color", "help"].nearest(to: String(name)) else { return }
    let hint = "A diagram can be written with a space, '-- \(name)'"
    guard option != name else { throw InputError("options come before '--'. \(hint)", in: text) }
    throw InputError("unknown option '\(text)': did you mean '--\(option)'? \(hint)", in: text)
  }
}
