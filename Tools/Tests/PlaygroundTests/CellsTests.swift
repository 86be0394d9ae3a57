import Testing

@testable import PlaygroundServer

@Suite struct CellsTests {
  private let cells = [("a", "1"), ("twice", "a * 2"), ("square", "a * a"), ("sum", "twice + square")]

  private func answer(_ cells: [(String, String)], _ changes: [[SheetState.Write]] = []) throws -> CellsAnswer
  {
    try CellsAnswer(
      SheetState(cells: cells.map { .init(name: $0.0, formula: $0.1) }, changes: changes)
    )
  }

  @Test("A property in a diamond emits once, and signals emit a glitch")
  func diamond() throws {
    let answer = try answer(cells, [[.init(cell: "a", value: 3)]])
    #expect(answer.cells.map(\.value) == ["3", "6", "9", "15"])
    let change = try #require(answer.changes.last)
    #expect(change.properties.filter { $0.cell == "sum" }.map(\.value) == ["15"])
    #expect(!change.properties.contains { $0.isGlitch })
    #expect(change.signals.last { $0.cell == "sum" }?.value == "15")
    #expect(change.signals.contains { $0.cell == "sum" && $0.isGlitch })
  }

  @Test("The writes of a transaction are one change")
  func transaction() throws {
    let cells = [("a", "1"), ("b", "2"), ("sum", "a + b")]
    let answer = try answer(cells, [[.init(cell: "a", value: 10), .init(cell: "b", value: 20)]])
    let change = try #require(answer.changes.last)
    #expect(change.properties.filter { $0.cell == "sum" }.map(\.value) == ["30"])
    #expect(change.signals.filter { $0.cell == "sum" }.map(\.value) == ["12", "30"])
  }

  @Test(
    "A formula with an error has a message, and the other cells have values",
    arguments: ["", "a +", "a + nothing", "(a", "a)", "1.2.3", "a ? b", "x", "((((((((((((((((((((((a"]
  )
  func problems(formula: String) throws {
    let answer = try answer([("a", "1"), ("x", formula), ("b", "a * 2 - -1")])
    #expect(answer.cells[1].problem != nil)
    #expect(answer.cells[2].value == "3")
  }

  @Test("Operations have their ranks, and division by zero has a result")
  func arithmetic() throws {
    let answer = try answer([("a", "2"), ("b", "1 + a * 3 - (4 - a) / 2"), ("c", "a / 0")])
    #expect(answer.cells.map(\.value) == ["2", "6", "∞"])
  }

  @Test("Cells that depend on each other have messages")
  func cycle() throws {
    let answer = try answer([("a", "b"), ("b", "a"), ("c", "c + 1")])
    #expect(answer.cells.allSatisfy { $0.problem != nil })
  }
}
