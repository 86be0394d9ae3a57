import ArgumentParser
import MarbleEngine
import MarbleTour
import ReactiveSignalsTesting

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains an operator: its picture, its rules, and its names in Swift and in other libraries.",
    discussion: """
      EXAMPLES:
        \(Invocation.marbles) explain debounce
        \(Invocation.marbles) debounce
        \(Invocation.marbles) removeDuplicates
        \(Invocation.marbles) explain RACCommand
        \(Invocation.marbles) debounce --svg > debounce.svg

      The word 'explain' may be left out. The names of ReactiveCocoa, RxSwift, Combine, ReactiveSwift, RxJS and Kotlin Flow are known, of their types too.
      """,
    aliases: ["show"]
  )

  @Argument(help: "The name of the operator.", completion: .list(OperatorPage.names))
  var name: String

  @Flag(name: .customLong("svg"), help: "Print an SVG picture.")
  var isSVG = false

  @OptionGroup
  var appearance: AppearanceOptions

  func run() throws {
    if !isSVG, !OperatorPage.names.contains(name), let text = TypeNames.text(of: name) {
      return print(text, terminator: "")
    }
    guard let page = OperatorPage.find(name) else {
      if !isSVG, let text = OtherName.text(of: name) { return print(text) }
      throw InputError(OperatorTable.unknown(name), in: name)
    }
    let figure = try page.figure()
    print(
      isSVG ? figure.svg() : try page.text(appearance.style.text(of: figure), width: Terminal.textWidth),
      terminator: ""
    )
  }
}
