import MarbleEngine
import MarbleTour
import Testing

@Suite struct TourTests {
  @Test("A search cancels the request before it, and a transaction sends one area")
  func programs() {
    #expect(
      Tour.programs.map { $0.output() } == [
        ["1.8 seconds results for swift signals"], ["area 6", "area 600"],
      ]
    )
  }

  @Test("The cleanup precedes the completion, and a late subscriber receives the values that a subject keeps")
  func furtherPrograms() {
    #expect(
      Tour.furtherPrograms.map { $0.output() } == [
        ["opened", "a page", "closed", "completed"],
        ["behavior subject 3", "replay subject 2", "replay subject 3"],
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
    #expect(!text.contains("replay subject"))
    #expect(!text.contains("\u{1B}"))
    #expect(try Tour.text(OutputStyle(isColored: true)).contains("\u{1B}[1m"))
  }

  @Test("The long tour shows diagrams, then programs and their output")
  func text() throws {
    let text = try Tour.all(OutputStyle())
    #expect(text.contains("  opened\n  a page\n  closed\n  completed\n"))
    #expect(text.contains("│ map uppercase │"))
    #expect(!text.contains("\u{1B}"))
    #expect(try Tour.all(OutputStyle(isColored: true)).contains("\u{1B}[1m"))
    let diagram = try #require(text.firstRange(of: "│ map uppercase │"))
    let search = try #require(text.firstRange(of: "text.debounce(for:"))
    let transaction = try #require(text.firstRange(of: "transaction {"))
    let subjects = try #require(text.firstRange(of: "replay.subscribe {"))
    #expect(diagram.lowerBound < search.lowerBound && search.lowerBound < transaction.lowerBound)
    #expect(transaction.lowerBound < subjects.lowerBound)
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
