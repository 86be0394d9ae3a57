import Foundation
import MarbleEngine
import MarbleTour
import Testing

/// The program, run as a process.
@Suite struct CommandTests {
  struct Outcome {
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }

  /// The path of the program, beside the tests.
  private var products: URL {
    let tests = Bundle(for: Here.self).bundleURL
    return tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
  }

  private func marbles(_ arguments: String..., input: String = "") throws -> Outcome {
    try marbles(arguments, input: input)
  }

  private func marbles(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.executableURL = products.appendingPathComponent("marbles")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    // The other pipe has room for all that the program writes to it.
    let output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return Outcome(output: output, errors: errors, status: process.terminationStatus)
  }

  @Test("Without arguments, the tour plays")
  func tour() throws {
    let outcome = try marbles()
    #expect(outcome.status == 0)
    #expect(outcome.output == (try Tour.text(OutputStyle())))
    #expect(outcome.errors.isEmpty)
  }

  @Test("Diagrams may begin with dashes")
  func run() throws {
    let outcome = try marbles("run", "--a--b|", "-1-#", "--op", "map uppercase")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("  --A--B|\n  -1-#\n"))
    let pair = try marbles("run", "---a|", "-----b|", "--op", "merge")
    #expect(pair.status == 0, "\(pair.errors)")
    #expect(pair.output.hasSuffix("  ---a-b|\n"))
  }

  @Test("Diagrams and operators come from standard input when none is given")
  func input() throws {
    let outcome = try marbles("run", "--op", "take 1", input: "-a-b|\n--op map doubled\n")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("  -('aa'|)\n"))
  }

  @Test("A diagram can be a million ticks long", .timeLimit(.minutes(1)))
  func long() throws {
    let silence = String(repeating: "-", count: 1_000_000)
    let outcome = try marbles("run", "--op", "map uppercase", input: "\(silence)a|\n")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("  \(silence)a|\n"))
    #expect(outcome.output.hasSuffix("  \(silence)A|\n"))
  }

  @Test("Output has colors on terminals, or when they are requested")
  func colors() throws {
    #expect(try !marbles("run", "a|", "--op", "take 1").output.contains("\u{1B}"))
    #expect(try marbles("run", "a|", "--op", "take 1", "--color", "always").output.contains("\u{1B}"))
    #expect(ColorChoice.isColored(isTerminal: true, environment: [:]))
    #expect(ColorChoice.isColored(isTerminal: true, environment: ["NO_COLOR": ""]))
    #expect(!ColorChoice.isColored(isTerminal: true, environment: ["NO_COLOR": "1"]))
    #expect(!ColorChoice.isColored(isTerminal: true, environment: ["TERM": "dumb"]))
    #expect(!ColorChoice.isColored(isTerminal: false, environment: [:]))
  }

  @Test("A run that does not end says so on standard error", .timeLimit(.minutes(1)))
  func endless() throws {
    let cut = try marbles("run", "a|", "--op", "repeated 10000")
    #expect(cut.status == 0)
    #expect(cut.errors == "marbles: the run does not end, and was cut at tick 200\n")
    let stuck = try marbles("run", "#", "--op", "retryWhen 0")
    #expect(stuck.status != 0)
    #expect(stuck.errors.hasPrefix("marbles: 100,000 rounds at tick 0: does 'retryWhen 0' never wait?\n"))
    #expect(try marbles("run", "a|", "--op", "take 1").errors.isEmpty)
  }

  @Test("A picture is SVG")
  func svg() throws {
    let outcome = try marbles("run", "a|", "--svg")
    #expect(outcome.output.hasPrefix("<svg"))
    #expect(outcome.output.hasSuffix("</svg>\n"))
  }

  @Test("The list names each operator in one line")
  func list() throws {
    let outcome = try marbles("list")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\n  take n "))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for name in OperatorTable.names { #expect(outcome.output.contains("\n  \(name)"), "\(name)") }
  }

  @Test("The name of an operator is short for showing it")
  func show() throws {
    let outcome = try marbles("show", "debounce")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("│ debounce(for: .seconds(3), on: clock) │"))
    #expect(outcome.output.contains("ReactiveCocoa   throttle:"))
    #expect(try marbles("debounce").output == outcome.output)
    #expect(
      try marbles("removeDuplicates").output.hasPrefix(
        "removeDuplicates of Combine is distinctUntilChanged.\n"
      )
    )
    #expect(try marbles("debounce", "--svg").output.hasPrefix("<svg"))
  }

  @Test("'show' is another name of 'explain'")
  func explain() throws {
    let outcome = try marbles("explain", "debounce")
    #expect(outcome.status == 0)
    #expect(try marbles("show", "debounce").output == outcome.output)
    #expect(try marbles("explain", "RACCommand").output.hasPrefix("RACCommand of ReactiveCocoa is Command"))
    #expect(
      try marbles("explain", "SignalProducer").output.hasPrefix("SignalProducer of ReactiveSwift is Signal")
    )
  }

  @Test("Plain output is ASCII")
  func plain() throws {
    for arguments in [
      ["debounce", "--plain"], ["run", "a-b|", "--op", "take 1", "--plain", "--color", "always"],
    ] {
      let outcome = try marbles(arguments)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("+--"))
      #expect(outcome.output.allSatisfy { $0.isASCII }, "\(outcome.output)")
    }
  }

  @Test("A list fits the terminal", arguments: [50, 100])
  func width(columns: Int) throws {
    let outcome = try marbles(["list"], environment: ["COLUMNS": "\(columns)"])
    #expect(outcome.status == 0)
    let widths = outcome.output.split(separator: "\n").map(\.count)
    #expect(widths.allSatisfy { $0 <= columns }, "\(outcome.output)")
    #expect(widths.contains { $0 > columns - 12 })
  }

  @Test("A run is printed as JSON and as a test")
  func formats() throws {
    struct Document: Decodable {
      struct Step: Decodable {
        struct Line: Decodable {
          struct Event: Decodable, Equatable { let time: Int, event: String, value: String? }
          let marbles: String, events: [Event], subscribed: Int?, disposed: Int?
        }
        let `operator`: String, inner: [Line], results: [Line]
      }
      let inputs: [Step.Line], steps: [Step]
    }
    let run = ["run", "a^-b|", "--op", "flatMap latest 1-#"]
    let text = try marbles(run + ["--json"]).output
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(document.inputs.map(\.marbles) == ["a^-b|"])
    #expect(document.inputs[0].events.map(\.time) == [-1, 2, 3])
    let step = try #require(document.steps.first)
    #expect(step.operator == "flatMap latest 1-#")
    #expect(step.inner.map(\.subscribed) == [2])
    #expect(step.results[0].events.map(\.event) == ["value", "failed"])
    #expect(step.results[0].events.map(\.time) == [2, 4])
    #expect(step.results[0].events[0].value == "b1")
    #expect(try marbles(run + ["--test"]).output.hasPrefix("import ReactiveSignals\n"))
    #expect(try marbles(run + ["--test", "--json"]).status == 64)
  }

  @Test("Shells complete the names of operators", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let outcome = try marbles("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("explain"))
    #expect(outcome.output.contains("distinctUntilChanged"))
    #expect(outcome.output.contains("flatMapLatest"))
  }

  @Test("A drawing fits the terminal")
  func drawing() throws {
    let outcome = try marbles(
      ["run", "a--b--|", "--op", "flatMap merge 1-2-3|", "--color", "always"],
      environment: ["COLUMNS": "24"]
    )
    #expect(outcome.status == 0)
    let lines = outcome.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").split(separator: "\n")
    #expect(lines.contains { $0.contains("──") })
    #expect(lines.allSatisfy { $0.count <= 24 }, "\(outcome.output)")
  }

  @Test("A mistake exits with EX_USAGE, one line, and a mark at its place", arguments: allMistakes)
  fileprivate func mistakes(mistake: Mistake) throws {
    let outcome = try marbles(mistake.arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix(mistake.message) == true, "\(outcome.errors)")
    #expect(lines.count == (mistake.mark == nil ? 2 : 4), "\(outcome.errors)")
    if let mark = mistake.mark { #expect(String(lines[2]) == mark, "\(outcome.errors)") }
  }

  @Test("Asking for help is not a mistake")
  func help() throws {
    let outcome = try marbles("run", "--help")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("marbles run"))
  }
}

/// A class that finds the bundle of the tests.
private final class Here {}

/// Wrong usage of the program.
private struct Mistake: CustomTestStringConvertible {
  let arguments: [String]
  let message: String
  let mark: String?

  var testDescription: String { arguments.joined(separator: " ") }
}

private let allMistakes: [Mistake] = [
  Mistake(
    arguments: ["run", "-a|", "--op", "mapp uppercase"],
    message: "marbles: there is no operator 'mapp'",
    mark: "  ^~~~"
  ),
  Mistake(arguments: ["run", "-a*"], message: "marbles: '*' means nothing here", mark: "    ^"),
  Mistake(
    arguments: ["run", "-a|", "--op"],
    message: "marbles: Missing value for '--op <op>'",
    mark: "          ^~~~"
  ),
  Mistake(
    arguments: ["run", "-a|", "--opp", "take 1"],
    message: "marbles: unknown option '--opp'",
    mark: "  ^~~~~"
  ),
  Mistake(
    arguments: ["run", "-a|", "--color", "pink"],
    message: "marbles: The value 'pink' is invalid",
    mark: "                  ^~~~"
  ),
  Mistake(
    arguments: ["rnu", "-a|"],
    message: "marbles: there is no command 'rnu': did you mean 'run'?",
    mark: "  ^~~"
  ),
  Mistake(
    arguments: ["-a-b|"],
    message: "marbles: there is no command '-a-b|': to run a diagram: swift run ",
    mark: "  ^~~~~"
  ),
  Mistake(
    arguments: ["show", "debunce"],
    message: "marbles: there is no operator 'debunce': did you mean 'debounce'?",
    mark: "  ^~~~~~~"
  ),
  Mistake(
    arguments: ["debunce"],
    message: "marbles: there is no command 'debunce': did you mean 'debounce'?",
    mark: "  ^~~~~~~"
  ),
  Mistake(arguments: ["debounce", "x"], message: "marbles: Unexpected argument 'x'", mark: "           ^"),
  Mistake(arguments: ["show"], message: "marbles: Missing expected argument '<name>'", mark: nil),
  Mistake(arguments: ["list", "x"], message: "marbles: Unexpected argument 'x'", mark: "       ^"),
  Mistake(arguments: ["run"], message: "marbles: there is nothing to run", mark: nil),
]
