import Foundation
import TestSupport

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite(.withoutLeaks) struct MarbleFigureTests {
  @Test("A recording is drawn with its marbles, completion and failure")
  func recording() throws {
    let scheduler = TestScheduler()
    let completing = scheduler.record(scheduler.cold("-a-(bc|)"))
    let failing = scheduler.record(scheduler.cold("a#", error: TestFailure.one))
    scheduler.run()
    let svg = completing.svg()
    #expect(svg.hasPrefix("<svg xmlns="))
    expectEqual(svg.count(of: "class=\"rs-marble"), 3)
    expectEqual(svg.count(of: "class=\"rs-end\""), 1)
    #expect(svg.contains("<title>-a-(bc|)</title>"))
    #expect(svg.contains("prefers-color-scheme: dark"))
    expectEqual(failing.svg().count(of: "class=\"rs-end rs-failed\""), 1)
  }

  @Test("A value has one color everywhere")
  func colors() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(scheduler.cold("a-b-a|"))
    scheduler.run()
    let colors = recording.svg().components(separatedBy: "class=\"rs-marble ").dropFirst().map {
      $0.prefix(4)
    }
    expectEqual(colors.count, 3)
    expectEqual(colors[0], colors[2])
    #expect(colors[0] != colors[1])
  }

  @Test("A silence of many ticks is one piece of text on a terminal")
  func silence() throws {
    let text = MarbleFigure([.line("-----a--|"), .line("-(xy)-----")]).text(colored: true)
    let lines = text.split(separator: "\n").map { String($0) }
    #expect(
      lines[0].hasPrefix("  \u{1B}[2m--\u{1B}[0m   \u{1B}[2m---\u{1B}[0m"),
      "\(lines[0].debugDescription)"
    )
    #expect(lines[1].hasSuffix("\u{1B}[2m-----\u{1B}[0m"), "\(lines[1].debugDescription)")
  }

  @Test("A drawing has continuous lines, marbles, and the signals inside the box")
  func drawing() {
    let figure = MarbleFigure([
      .line("a--b--|"),
      .box("flatMap latest", inside: [.init("1-2", start: 0, end: 3), .init("---1-2|", start: 3)]),
      .line("-'a1'#"),
    ])
    expectEqual(
      figure.drawing(width: 80, colored: false),
      """
        (a)───────(b)────┃
      ┌──────────────────────┐
      │ flatMap latest       │
      │ (1)────(2)╱          │
      │           (1)─(2)┃   │
      └──────────────────────┘
        ───(a1)✗

      """
    )
  }

  @Test("A drawing continues below when it is wider than the terminal")
  func wrapped() {
    let figure = MarbleFigure([.line("a--b--c--d--e|"), .box("map"), .line("A--B--C--D--E---")])
    let text = figure.drawing(width: 20, colored: false)
    expectEqual(
      text,
      """
        (a)──(b)──(c)─
      ┌──────────────────┐
      │ map              │
      └──────────────────┘
        (A)──(B)──(C)─

        ─(d)──(e)┃
      ┌────────────────┐
      │ map            │
      └────────────────┘
        ─(D)──(E)────▶

      """
    )
  }

  @Test("Values have their colors as background, and composed values both")
  func cells() {
    let text = MarbleFigure([.line("a-b|"), .line("'ab'")]).drawing(width: 80, colored: true)
    #expect(text.contains("\u{1B}[38;5;16;48;5;33m a \u{1B}[0m\u{1B}[2m"))
    #expect(text.contains("\u{1B}[38;5;16;48;5;33m a\u{1B}[0m\u{1B}[38;5;16;48;5;172mb \u{1B}[0m"))
  }

  @Test("Control characters of a value are not drawn")
  func control() throws {
    let diagram = MarbleDiagram([.init(tick: 0, marks: [.value("a\u{1B}[2J\nb")])])
    expectEqual(MarbleFigure([.line(diagram)]).drawing(width: 80, colored: false), "  (a [2J b)─▶\n")
  }

  @Test(
    "Any figure is well-formed",
    arguments: [
      "", "a", "-'<b> & \"c\"'|", "'\u{7}\\n'", "(ab)-(c#)", "^--!",
      "'a value that is too long to be drawn whole'",
    ]
  )
  func wellFormed(marbles: String) throws {
    let diagram = try MarbleDiagram(parsing: marbles)
    let figure = MarbleFigure([.line(diagram, label: "<x>"), .box("map & \"more\""), .line(diagram)])
    let parser = XMLParser(data: Data(figure.svg().utf8))
    #expect(parser.parse())
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
