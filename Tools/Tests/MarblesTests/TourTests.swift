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

  @Test("A search cancels the request before it, and a transaction sends one area")
  func ownPrograms() {
    #expect(
      Tour.ownPrograms.map { $0.output() } == [
        ["1.8 seconds results for swift signals"], ["area 6", "area 600"],
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
    let spelling = try #require(text.firstRange(of: "\"销毁了\", which means"))
    let first = try #require(text.firstRange(of: "  销毁了\n"))
    #expect(program.lowerBound < spelling.lowerBound && spelling.lowerBound < first.lowerBound)
    let last = try #require(text.ranges(of: "subscription.dispose()").last)
    let search = try #require(text.firstRange(of: "text.debounce(for:"))
    let transaction = try #require(text.firstRange(of: "transaction {"))
    #expect(last.lowerBound < search.lowerBound && search.lowerBound < transaction.lowerBound)
  }

  @Test("The tour draws on a terminal, in its width")
  func drawing() throws {
    let text = try Tour.text(OutputStyle(width: 80))
    #expect(text.contains("─(a)─(b)──(c)┃"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 132 })
  }
}
