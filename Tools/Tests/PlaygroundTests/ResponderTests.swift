import Foundation
import MarbleEngine
import Testing

@testable import PlaygroundServer

@Suite struct ResponderTests {
  private func run(_ lines: [ExperimentState.Line], _ chain: [ExperimentState.Call]) -> RunAnswer {
    RunAnswer(ExperimentState(lines: lines, chain: chain))
  }

  @Test("An answer has the events after each operator")
  func steps() throws {
    let answer = run([.init(text: "a-b-c|")], [.init(text: "map uppercase"), .init(text: "take 2")])
    #expect(answer.steps[0].results?.first?.first?.marbles.names == ["A", "B"])
    #expect(answer.steps[1].results?.first?.first?.marbles.ticks == [0, 2])
    #expect(answer.steps[1].results?.first?.first?.marbles.end?.isFailure == false)
    #expect(answer.lines[0].subscriptions.map(\.disposal) == [2])
  }

  @Test("Marbles after the end of a line are no part of it, and their order is that of their ticks")
  func marbles() throws {
    let line = ExperimentState.Line(
      ticks: [7, 3, 0],
      names: ["late", "b", "a"],
      end: .init(tick: 5, isFailure: false)
    )
    let answer = run([line, .init(text: "a--b-|")], [])
    #expect(answer.lines.map(\.text) == ["a--b-|", "a--b-|"])
    // The page has the marbles of the first line.
    #expect(answer.lines.map { $0.marbles?.ticks } == [nil, [0, 3]])
  }

  @Test("A subscription to a hot line misses the marbles before it")
  func hot() throws {
    let marbles = ExperimentState.Line(
      ticks: [0, 3],
      names: ["a", "b"],
      end: .init(tick: 5, isFailure: false),
      isHot: true
    )
    let answer = run([.init(text: "-x|"), marbles], [.init(text: "concat")])
    #expect(answer.lines.map(\.text) == ["-x|", "(^a)--b-|"])
    #expect(answer.lines.map(\.isHot) == [false, true])
    #expect(answer.lines[1].subscriptions.map(\.marbles.names) == [["b"]])
    #expect(answer.steps[0].results?.first?.first?.marbles.names == ["x", "b"])
    let typed = run([.init(text: "(^a)--b-|")], [])
    #expect(typed.lines[0].isHot)
    #expect(typed.lines[0].marbles?.ticks == [0, 3])
    #expect(typed.lines[0].subscriptions.map(\.marbles.names) == [["a", "b"]])
  }

  @Test("A line with a length below zero has none", arguments: [-1, Int.min])
  func negativeLength(length: Int) {
    let answer = run([.init(ticks: [], names: [], length: length)], [])
    #expect(answer.lines[0].problem == nil)
    #expect(answer.lines[0].length == 0)
  }

  @Test(
    "A value below zero is no duration",
    arguments: ["debounceEach", "throttleEach", "auditEach", "delayEach"]
  )
  func negativeDuration(name: String) {
    let answer = run([.init(text: "-'-1'--|")], [.init(text: name)])
    #expect(answer.steps[0].results?.first?.first?.marbles.names == ["-1"])
  }

  @Test("A switch drops the inner line before")
  func inner() throws {
    let answer = run([.init(text: "a---b-------|")], [.init(text: "switchToLatest 1-2-3-4|")])
    #expect(answer.steps[0].inner?.map(\.start) == [0, 4])
    #expect(answer.steps[0].inner?.map(\.disposal) == [4, nil])
  }

  @Test(
    "An error names its argument, and the operators before it run",
    arguments: [
      ("take x", 0), ("take -1", 0), ("take 100000", 0), ("map upercase", 0), ("flatMap mrge 1|", 0),
      ("flatMap merge 1*", 1), ("take 1 2", 1), ("tke 1", nil), ("merge3", nil), ("zip", nil),
    ]
  )
  func mistakes(call: String, argument: Int?) throws {
    let answer = run(
      [.init(text: "a-b|")],
      [.init(text: "map uppercase"), .init(text: call), .init(text: "take 1")]
    )
    #expect(answer.steps[0].results?.first?.first?.marbles.names == ["A", "B"])
    #expect(answer.steps[1].problem?.argument == argument)
    #expect(answer.steps[1].problem?.message.isEmpty == false)
    #expect(answer.steps[1].results == nil)
    #expect(answer.steps[2].problem == nil)
    #expect(answer.steps.count == 3)
  }

  @Test("A line with an error has a message", arguments: ["a-*", "(ab", "a^", "a!", "'a"])
  func lines(text: String) throws {
    let answer = run([.init(text: text), .init(text: "a|")], [])
    #expect(answer.lines[0].problem != nil)
    #expect(answer.lines[1].problem == nil)
  }

  @Test("Lines that are too long are refused with a message")
  func limits() {
    let far = ExperimentState.Line(ticks: [1_000_000_000], names: ["a"])
    let before = ExperimentState.Line(ticks: [-1], names: ["a"])
    let unnamed = ExperimentState.Line(ticks: [1], names: [])
    for line in [far, before, unnamed] { #expect(run([line], []).lines[0].problem != nil) }
  }

  @Test("Lines and operators that are too many have a message, and those before them run")
  func tooMany() {
    let lines = run(Array(repeating: .init(text: "a|"), count: 13), []).lines
    #expect(lines.map { $0.problem != nil } == Array(repeating: false, count: 12) + [true])
    #expect(lines[12].subscriptions.isEmpty)
    let call = ExperimentState.Call(text: "skip 0")
    let steps = run([.init(text: "a|")], Array(repeating: call, count: Limits.operators + 2)).steps
    #expect(steps[Limits.operators - 1].results?.first?.first?.marbles.names == ["a"])
    #expect(steps.map { $0.problem != nil }.firstIndex(of: true) == Limits.operators)
    #expect(steps[Limits.operators + 1].problem == nil)
  }

  @Test("A run without end is cut")
  func endless() throws {
    let answer = run([], [.init(text: "interval 1")])
    #expect(answer.isCut)
    #expect(answer.steps[0].results?.first?.first?.marbles.names.count == 200)
  }

  @Test("A run that does not leave a tick is cut, and says why", .timeLimit(.minutes(1)))
  func stuck() throws {
    let answer = run([.init(text: "#")], [.init(text: "retryWhen 0")])
    #expect(answer.isCut)
    let message = try #require(answer.steps[0].problem?.message)
    #expect(message.hasSuffix(" rounds at tick 0: does 'retryWhen 0' never wait?"))
  }

  @Test("A typed operator gets the arguments of the example")
  func completion() throws {
    let step = run([.init(text: "a|")], [.init(text: "debounce")]).steps[0]
    #expect(step.arguments == ["3"])
    #expect(step.text == "debounce 3")
  }

  @Test(
    "A message that cannot be read has an answer",
    arguments: ["", "{", "[]", "null", #"{"id":1}"#, #"{"id":1,"kind":"x"}"#]
  )
  func unreadable(text: String) throws {
    let answer = String(decoding: Responder.answer(to: Data(text.utf8)), as: UTF8.self)
    #expect(answer.contains("refusal"))
  }

  @Test("Every link of the documentation opens an experiment without an error")
  func links() throws {
    #expect(PlaygroundLinks.all.count > 130)
    for link in PlaygroundLinks.all {
      #expect(link.address.hasPrefix("http://127.0.0.1:\(PlaygroundCommand.defaultPort)/#"))
      let fragment = try #require(link.address.split(separator: "#").last)
      let parts = try fragment.split(separator: "&").map { part in
        (part.prefix(3), try #require(part.dropFirst(3).removingPercentEncoding))
      }
      let answer = run(
        parts.filter { $0.0 == "in=" }.map { .init(text: $0.1) },
        parts.filter { $0.0 == "op=" }.map { .init(text: $0.1) }
      )
      #expect(answer.lines.allSatisfy { $0.problem == nil }, "\(link.name)")
      #expect(answer.steps.count == 1 && answer.steps[0].problem == nil, "\(link.name)")
    }
  }

  @Test("The catalog has every operator with the arguments of an example that runs")
  func catalog() throws {
    #expect(Catalog.all.count > 100)
    for entry in Catalog.all {
      let call = ExperimentState.Call(name: entry.name, arguments: entry.parameters.map(\.example))
      let answer = run(entry.diagrams.map { .init(text: $0) }, [call])
      #expect(answer.steps[0].problem == nil, "\(entry.name)")
    }
  }
}
