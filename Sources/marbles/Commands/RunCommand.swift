import ArgumentParser
import ReactiveSignalsTesting

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs diagrams through operators, in virtual time, and draws what comes out.",
    usage: "marbles run [<diagram> ...] [--op '<operator> [<argument> ...]' ...]",
    discussion: """
      An operator for one line is applied to each line, an operator for several takes them all. They are applied \
      in the order they are given. Without a diagram, diagrams are read from standard input, one a line; a line \
      that begins with '--op ' is an operator.

        marbles run 'a--b--c|' --op 'debounce 2'
        marbles run 'a-b-c|' '-1-2|' --op merge --op 'map uppercase'
        printf '%s\\n' '-a-b|' '--op map doubled' | marbles run

      'marbles list' names the operators.
      """
  )

  @Argument(parsing: .allUnrecognized, help: "What the signals send: 'a--b|'.")
  var diagrams: [String] = []

  @Option(
    name: .customLong("op"),
    parsing: .unconditionalSingleValue,
    help: "An operator with its arguments: 'take 2'."
  )
  var operators: [String] = []

  @Flag(help: "Draw a line after each operator, not only after the last.")
  var steps = false

  @Flag(name: .customLong("svg"), help: "Draw a picture in SVG.")
  var isSVG = false

  @Option(help: "When to use colours: auto, always or never.")
  var color = ColorChoice.auto

  func run() throws {
    let figure = try experiment().figure(showingSteps: steps)
    print(isSVG ? figure.svg() : figure.text(colored: color.isColored), terminator: "")
  }

  private func experiment() throws(InputError) -> Experiment {
    for diagram in diagrams { try Self.refuseOption(diagram) }
    let given = Experiment(diagrams: diagrams, operators: operators)
    guard diagrams.isEmpty, !given.hasSource else { return given }
    guard !Terminal.isInputInteractive else {
      throw InputError("there is nothing to run: give a diagram, like 'a--b|'")
    }
    var experiment = Experiment(reading: Terminal.inputLines())
    experiment.operators += operators
    return experiment
  }

  /// What begins with two dashes can be a diagram. What looks like an option is taken for one that is misspelt.
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
