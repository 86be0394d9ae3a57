import MarbleEngine
import Testing
import marbles

@Suite struct TourTests {
  @Test("The programs print the same output as before")
  func programs() {
    #expect(
      Tour.programs.map { $0.output() } == [
        ["🏀🏀🏀", "销毁了"],
        ["first value bind after", "second value bind after"],
        [
          "1st subject: 1", "1st subject: 2", "2st subject: 2", "1st subject: 3", "2st subject: 3",
          "3st subject: 3",
        ],
        [
          "1st subject: (null)", "1st subject: 1", "2st subject: 1", "1st subject: 2", "2st subject: 2",
          "3st subject: 2", "1st subject: 3", "2st subject: 3", "3st subject: 3",
        ],
        [
          "1st subject: 1", "2st subject: 1", "1st subject: 2", "2st subject: 2", "3st subject: 1",
          "3st subject: 2", "1st subject: 3", "2st subject: 3", "3st subject: 3",
        ],
        ["111", "1"],
      ]
    )
  }

  @Test("The tour shows diagrams, then programs and their output")
  func text() throws {
    let text = try Tour.text(OutputStyle())
    #expect(text.contains("  🏀🏀🏀\n  销毁了\n"))
    #expect(text.contains("│ map uppercase │"))
    #expect(!text.contains("\u{1B}"))
    #expect(try Tour.text(OutputStyle(isColored: true)).contains("\u{1B}[1m"))
    let diagram = try #require(text.firstRange(of: "│ map uppercase │"))
    let program = try #require(text.firstRange(of: "Programs that were written for ReactiveCocoa"))
    #expect(diagram.lowerBound < program.lowerBound)
  }

  @Test("The tour draws on a terminal, in its width")
  func drawing() throws {
    let text = try Tour.text(OutputStyle(width: 80))
    #expect(text.contains("─(a)─(b)──(c)┃"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 132 })
  }
}
