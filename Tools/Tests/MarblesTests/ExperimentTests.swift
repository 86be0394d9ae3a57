import MarbleEngine
import ReactiveSignalsTesting
import Testing

@Suite struct ExperimentTests {
  /// The output lines.
  private func run(_ diagrams: String..., op operators: String...) throws -> [MarbleDiagram] {
    let figure = try Experiment(diagrams: diagrams, operators: operators).figure()
    let lines = figure.rows.dropFirst(diagrams.count + operators.count)
    return lines.compactMap { if case .line(let diagram, _) = $0 { diagram } else { nil } }
  }

  @Test("An operator for one line is applied to each line")
  func each() throws {
    #expect(try run("-a-b|", op: "map uppercase") == ["-A-B|"])
    #expect(try run("-a|", "b-|", op: "map uppercase") == ["-A|", "B-|"])
  }

  @Test("An operator for several lines makes one line of them")
  func all() throws {
    #expect(try run("-a-|", "b-c|", op: "merge") == ["bac|"])
    #expect(try run("-a-|", "b-c|", "--d|", op: "merge", "take 3") == ["ba(c|)"])
    #expect(try run("a-|", "b|", op: "zip") == ["'ab'|"])
  }

  @Test("A diagram with ^ describes a hot signal")
  func hot() throws {
    #expect(try run("a-^-b-|", op: "map uppercase") == ["--B-|"])
  }

  @Test("A line without an end is as long as the longest input")
  func length() throws {
    #expect(try run("-a---", op: "take 5").map(\.description) == ["-a---"])
    #expect(try run("-a---", "--", op: "merge").map(\.description) == ["-a---"])
  }

  @Test("A signal that never ends is watched for a limited time")
  func endless() throws {
    let length = try run("-a|", op: "repeated 10000").map(\.length)
    #expect((190...210).contains(length.first ?? 0))
  }

  @Test("A run that does not end says where it was cut")
  func cut() throws {
    #expect(try Experiment(diagrams: ["-a|"], operators: ["repeated 10000"]).run().cut == 200)
    #expect(try Experiment(diagrams: ["-a|"], operators: ["repeated 10"]).run().cut == nil)
    #expect(try Experiment(diagrams: [], operators: ["interval 3"]).run().cut == 200)
    #expect(try Experiment(diagrams: ["-a---"], operators: ["take 5"]).run().cut == nil)
  }

  @Test(
    "A run that does not leave a tick fails with the operator that repeats it",
    .timeLimit(.minutes(1)),
    arguments: [
      ("#", ["retryWhen 0"], "retryWhen 0"), ("|", ["repeatedWhen 0", "take 1"], "repeatedWhen 0"),
    ]
  )
  func stuck(diagram: String, operators: [String], name: String) throws {
    let error = try #require(throws: InputError.self) {
      try Experiment(diagrams: [diagram], operators: operators).figure()
    }
    #expect(error.message == "100,000 rounds at tick 0: does '\(name)' never wait?")
    let run = MarbleRun([try MarbleDiagram(parsing: diagram)], operators)
    #expect(run.isCut)
    // It may have had its real time before.
    let end = " rounds at tick 0: does '\(name)' never wait?"
    #expect(run.mistake?.step == 0 && run.mistake?.message.hasSuffix(end) == true)
    #expect(run.steps.isEmpty && run.subscriptions.map(\.count) == [1])
  }

  @Test("A run whose operator repeats inside of one piece of work fails with it", .timeLimit(.minutes(1)))
  func stuckInside() throws {
    // Each attempt has a value, and fails immediately, since a hot signal that has failed does so.
    let operators = ["startWith a", "retryConsecutive 1"]
    let error = try #require(throws: InputError.self) {
      try Experiment(diagrams: ["^-#"], operators: operators).figure()
    }
    #expect(error.message == "100,000 rounds at tick 2: does 'retryConsecutive 1' never wait?")
    let run = MarbleRun([try MarbleDiagram(parsing: "^-#")], operators)
    #expect(run.isCut && run.mistake?.step == 1 && run.steps.count == 1)
  }

  @Test("The names of other libraries are known")
  func counterparts() throws {
    #expect(try run("a-a-b|", op: "removeDuplicates") == ["a---b|"])
    #expect(try run("a-b-c|", op: "dropFirst 1") == ["--b-c|"])
  }

  @Test("Steps are drawn on request")
  func steps() throws {
    let experiment = Experiment(diagrams: ["a-b|"], operators: ["map uppercase", "take 1"])
    #expect(
      try experiment.figure(showingSteps: true).rows == [
        .line("a-b|"), .box("map uppercase"), .line("A-B|"), .box("take 1"), .line("(A|)"),
      ]
    )
    #expect(
      try experiment.figure().rows == [.line("a-b|"), .box("map uppercase"), .box("take 1"), .line("(A|)")]
    )
  }

  @Test("The lines of a drawing are aligned")
  func text() throws {
    let experiment = Experiment(diagrams: ["a--b|"], operators: ["map   doubled"])
    #expect(
      try experiment.figure().text() == """
          a   --b   |
        ┌─────────────┐
        │ map doubled │
        └─────────────┘
          'aa'--'bb'|

        """
    )
  }

  @Test("Input lines are diagrams or operators")
  func reading() throws {
    let experiment = Experiment(reading: ["-a|", "", "--op take 1", "  ", "--b|"])
    #expect(experiment.diagrams == ["-a|", "--b|"])
    #expect(experiment.operators == ["take 1"])
  }

  @Test(
    "An error message names the mistake and its place",
    arguments: [
      ("-a|", "mapp uppercase", "no operator 'mapp': did you mean 'map'?", 0, 4),
      ("-a|", "takewhile vowel", "did you mean 'takeWhile'?", 0, 9),
      ("-a|", "xyzzyx", "marbles list' names them", 0, 6),
      ("-a|", "", "expected an operator", 0, 1),
      ("-a|", "take", "an argument is missing: expected 'take n'", 4, 1),
      ("-a|", "take  x", "expected a whole number, not 'x'", 6, 1),
      ("-a|", "take -1", "expected 0 or more", 5, 2),
      ("-a|", "take 99999999", "too many", 5, 8),
      ("-a|", "take 1 22", "one argument too many", 7, 2),
      ("-a|", "map upercase", "did you mean 'uppercase'?", 4, 8),
      ("-a|", "map 'xy z'", "there is no function", 4, 6),
      ("-a|", "flatMap latest a(b", "never closed", 16, 1),
      ("-a|", "catch a-!", "'!' cannot stand here", 8, 1),
      ("-a|", "zip", "takes 2 lines, and there is only 1", 0, 3),
      ("-a|", "interval 2", "'interval' takes no lines, and there is 1", 0, 8),
      ("-a|", "never", "'never' takes no lines, and there is 1", 0, 5),
      ("-a*|", "take 1", "'*' means nothing here", 2, 1),
      ("-你*|", "take 1", "'*' means nothing here", 3, 1),
      ("-a'!'!", "take 1", "'!' cannot stand here", 5, 1),
    ]
  )
  func mistakes(diagram: String, phrase: String, message: String, column: Int, width: Int) throws {
    let error = try #require(throws: InputError.self) {
      try Experiment(diagrams: [diagram], operators: [phrase]).figure()
    }
    #expect(error.message.contains(message), "\(error.message)")
    let mark = String(repeating: " ", count: column + 2) + "^" + String(repeating: "~", count: width - 1)
    let lines = error.lines.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3)
    #expect(lines.last.map(String.init) == mark)
  }

  @Test("An error message suggests names with a similar spelling")
  func spelling() {
    #expect("debunce".distance(to: "debounce") == 1)
    #expect("mpa".distance(to: "map") == 1)
    #expect("".distance(to: "abc") == 3)
    #expect(["merge", "map"].nearest(to: "mrege") == "merge")
    #expect(["merge", "map"].nearest(to: "window") == nil)
  }
}
