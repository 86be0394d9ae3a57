import Testing
import marbles

@Suite struct TourTests {
  @Test("The programs print what they printed")
  func programs() {
    #expect(
      Tour.programs.map { $0.output() } == [
        ["🏀🏀🏀", "销毁了"],
        ["first value bind after", "second value bind after"],
        ["111", "1"],
      ]
    )
  }

  @Test("The tour shows programs, their output and diagrams")
  func text() throws {
    let text = try Tour.text(colored: false)
    #expect(text.contains("  🏀🏀🏀\n  销毁了\n"))
    #expect(text.contains("│ map uppercase │"))
    #expect(!text.contains("\u{1B}"))
    #expect(try Tour.text(colored: true).contains("\u{1B}[1m"))
  }
}
