import MarbleEngine
import ReactiveSignalsTesting
import Testing

@testable import PlaygroundServer

@Suite struct TakeHomeAnswerTests {
  private func home(_ form: TakeHomeAnswer.Form, _ lines: [String], _ chain: [String]) throws -> String {
    let state = ExperimentState(lines: lines.map { .init(text: $0) }, chain: chain.map { .init(text: $0) })
    return try #require(try TakeHomeAnswer(state).text(in: form))
  }

  @Test("The test has the diagrams, the chain and the result of the run")
  func test() throws {
    let test = try home(.test, ["a-b-c|"], ["take 2", "map uppercase"])
    #expect(test.hasPrefix("import ReactiveSignals\n"))
    #expect(test.contains(#"let signal = scheduler.cold("a-b-c|")"#))
    #expect(test.contains("    .take(2)\n      .map { $0.uppercased() }"))
    #expect(test.contains(#"#expect(recording == "A-(B|)")"#))
  }

  @Test("A run that is stopped has a test that stops there, and a line alone has one as well")
  func edges() throws {
    #expect(try home(.test, [], ["interval 1"]).contains("scheduler.advance(by: .seconds(200))"))
    #expect(try home(.test, ["a-b|"], []).contains("@Test func `line`()"))
  }

  @Test("A hot line is hot in the test, and in the command")
  func hot() throws {
    #expect(try home(.test, ["(^a)-b|"], ["take 1"]).contains(#"scheduler.hot("(^a)-b|")"#))
    #expect(
      try home(.command, ["^b|"], ["take 1"]) == "\(Invocation.marblesAnywhere) run '^b|' --op 'take 1'"
    )
  }

  @Test(
    "An experiment with a mistake has no form: code without the line or the operator would be that of another one",
    arguments: [
      (["a-*"], ["take 1"], "Line 1 has a mistake."),
      (["a|"], ["take 1", "take x"], "Operator 2, 'take x',"),
      (["a|"], ["shell"], "Operator 1, 'shell',"), (["a|"], ["zip"], "Operator 1, 'zip',"),
    ]
  )
  func mistakes(lines: [String], chain: [String], reason: String) {
    for form in [TakeHomeAnswer.Form.test, .chain, .command, .svg] {
      let refusal = #expect(throws: Refusal.self) { try home(form, lines, chain) }
      #expect(refusal?.message.hasPrefix(reason) == true)
    }
  }

  @Test("The command quotes its words for a shell")
  func command() throws {
    let command = try home(.command, ["a-'it is $HOME'|"], ["filter letter"])
    #expect(command == Invocation.marblesAnywhere + #" run 'a-'\''it is $HOME'\''|' --op 'filter letter'"#)
  }

  @Test("The picture is SVG, and text in it is escaped")
  func picture() throws {
    let svg = try home(.svg, ["'<b>'|"], [])
    #expect(svg.hasPrefix("<svg"))
    #expect(!svg.contains("<b>"))
  }

  @Test("A run that is too long has no picture, and an experiment that is too large is refused")
  func limits() throws {
    let long = ExperimentState(lines: [.init(text: String(repeating: "-", count: Limits.picturedTicks) + "|")]
    )
    #expect(try TakeHomeAnswer(long).text(in: .svg) == nil)
    #expect(try TakeHomeAnswer(long).text(in: .test) != nil)
    let many = ExperimentState(lines: Array(repeating: .init(text: "a|"), count: Limits.lines + 1))
    #expect(throws: Refusal.self) { try TakeHomeAnswer(many) }
  }
}
