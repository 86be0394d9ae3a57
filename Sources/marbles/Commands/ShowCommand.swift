import ArgumentParser
import ReactiveSignalsTesting

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Shows an operator: its picture, its rules, and its names in Swift and in other libraries.",
    discussion: """
      The short form is 'marbles debounce'. A name of ReactiveCocoa, RxSwift, Combine or ReactiveSwift shows its \
      counterpart.

        marbles show debounce
        marbles removeDuplicates
      """
  )

  @Argument(help: "The name of the operator.", completion: .list(OperatorPage.names))
  var name: String

  @Flag(name: .customLong("svg"), help: "Print an SVG picture.")
  var isSVG = false

  @Option(help: "The use of colors: auto, always or never.")
  var color = ColorChoice.auto

  func run() throws {
    guard let page = OperatorPage.find(name) else {
      let hint =
        OperatorPage.names.nearest(to: name).map { "did you mean '\($0)'?" } ?? "'marbles list' names them"
      throw InputError("there is no operator '\(name)': \(hint)", in: name)
    }
    let figure = try page.figure()
    print(isSVG ? figure.svg() : try page.text(color.style.text(of: figure)), terminator: "")
  }
}
