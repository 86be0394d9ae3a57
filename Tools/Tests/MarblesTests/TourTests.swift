import MarbleEngine
import MarbleTour
import Testing

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

  @Test("The tour fits on one screen, with its titles whole", arguments: [80, nil])
  func screen(width: Int?) throws {
    let text = try Tour.text(OutputStyle(width: width))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 23, "\(text)")
    for line in lines where !line.hasPrefix("swift run") { #expect(line.count <= 80, "\(line)") }
    for title in ["map { $0 * 10 }", "debounce", "combineLatest", "Search as you type", "A transaction"] {
      #expect(text.contains(title))
    }
    #expect(text.contains(width == nil ? "-'10'-'20'-" : "─(10)"), "\(text)")
    #expect(text.contains("  // 1.8 seconds results for swift signals\n"))
    #expect(text.contains("  // area 600\n"))
    #expect(!text.contains("销毁了"))
    #expect(!text.contains("\u{1B}"))
    #expect(try Tour.text(OutputStyle(isColored: true)).contains("\u{1B}[1m"))
  }

  @Test("The long tour shows diagrams, then programs and their output")
  func text() throws {
    let text = try Tour.all(OutputStyle())
    #expect(text.contains("  🏀🏀🏀\n  销毁了\n"))
    #expect(text.contains("│ map uppercase │"))
    #expect(!text.contains("\u{1B}"))
    #expect(try Tour.all(OutputStyle(isColored: true)).contains("\u{1B}[1m"))
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

  @Test(
    "The long tour draws on a terminal, in its width, and breaks titles between words",
    arguments: [50, 80]
  )
  func drawing(width: Int) throws {
    let text = try Tour.all(OutputStyle(width: width))
    #expect(text.contains("─(a)─(b)──(c)┃"))
    // A program keeps its lines.
    let titles = text.split(separator: "\n").filter { !$0.hasPrefix("  ") && !$0.hasPrefix("swift run") }
    #expect(titles.allSatisfy { $0.count <= max(width, 80) })
    let program = "A signal runs for each subscriber, and its cleanup"
    #expect(text.contains(program))
    #expect(titles.contains { $0.hasPrefix("A signal runs") && $0.count <= width })
  }

  @Test("The program `tour` has one option, and names it when it is asked for another")
  func arguments() throws {
    let style = OutputStyle()
    #expect(try TourProgram.output([], style).get() == Tour.text(style))
    #expect(try TourProgram.output(["--all"], style).get() == Tour.all(style))
    #expect(try TourProgram.output(["--help"], style).get().contains("tour --all"))
    guard case .failure(let misuse) = TourProgram.output(["--al"], style) else {
      Issue.record("an unknown argument is refused")
      return
    }
    #expect(misuse.message.hasPrefix("tour: there is no argument '--al'"))
  }
}
