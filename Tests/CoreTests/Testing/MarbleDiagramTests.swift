import TestSupport

@Suite(.withoutLeaks) struct MarbleDiagramTests {
  typealias Moment = MarbleDiagram.Moment

  @Test("One character or one group is one tick")
  func ticks() throws {
    let diagram = try MarbleDiagram(parsing: "-a(b1)--'ten'|")
    expectEqual(
      diagram.moments,
      [
        Moment(tick: 1, marks: [.value("a")]),
        Moment(tick: 2, marks: [.value("b"), .value("1")]),
        Moment(tick: 5, marks: [.value("ten")]),
        Moment(tick: 6, marks: [.completed]),
      ]
    )
    expectEqual(diagram.length, 7)
  }

  @Test("A letter or a digit is a value, and white space has no meaning", arguments: 0..<128)
  func characters(code: UInt8) {
    let character = Character(UnicodeScalar(code))
    let diagram = try? MarbleDiagram(parsing: String(character))
    if character.isLetter || character.isNumber {
      expectEqual(diagram?.moments, [Moment(tick: 0, marks: [.value(String(character))])])
      expectEqual(diagram?.description, String(character))
    } else if character.isWhitespace {
      expectEqual(diagram?.length, 0)
    } else {
      expectEqual((diagram != nil), "-|#^!".contains(character))
    }
  }

  @Test("Failure, subscription and disposal have characters")
  func marks() throws {
    #expect(try MarbleDiagram(parsing: "#").moments == [Moment(tick: 0, marks: [.failed])])
    #expect(
      try MarbleDiagram(parsing: "^-!").moments == [
        Moment(tick: 0, marks: [.subscription]), Moment(tick: 2, marks: [.disposal]),
      ]
    )
    #expect(
      try MarbleDiagram(parsing: "(^!)").moments == [Moment(tick: 0, marks: [.subscription, .disposal])]
    )
  }

  @Test("Spaces and silence at the end are ignored")
  func equality() {
    #expect(" a - ( b c )\n" as MarbleDiagram == "a-(bc)--")
    #expect("a-b" as MarbleDiagram != "ab")
    #expect("a|" as MarbleDiagram != "a#")
    expectEqual(Set<MarbleDiagram>(["a-", "a"]).count, 1)
  }

  @Test(
    "A diagram that is read and written is unchanged",
    arguments: [
      "", "-", "---", "a", "--a--b|", "(ab)c", "-(a|)", "#", "a-^-b-|", "--^--!", "(^!)", "éß",
      "'two words'-'it\\'s'",
      "'a\\\\b\\nc'|", "''-", "'a'",
    ]
  )
  func roundTrip(text: String) throws {
    let diagram = try MarbleDiagram(parsing: text)
    let again = try MarbleDiagram(parsing: diagram.description)
    expectEqual(again.moments, diagram.moments)
    expectEqual(again.length, diagram.length)
    expectEqual(diagram.description, (text == "'a'" ? "a" : text))
  }

  @Test("Any diagram that is written and read is unchanged")
  func randomRoundTrip() throws {
    let names = ["a", "7", "Z", "", "ab", "-", "|", "a b", "'", "\\", "\n", "é", "(", "👍"]
    for _ in 0..<200 {
      let length = Int.random(in: 0...12)
      let moments = (0..<length).filter { _ in .random() }.map { tick in
        Moment(
          tick: tick,
          marks: (0..<Int.random(in: 1...3)).map { _ in .value(names.randomElement() ?? "a") }
        )
      }
      let diagram = MarbleDiagram(moments, length: length)
      let again = try MarbleDiagram(parsing: diagram.description)
      expectEqual(again.moments, diagram.moments)
      expectEqual(again.length, length)
    }
  }

  @Test(
    "An error message names the mistake and its place",
    arguments: [
      ("--*a", 2, "'*' means nothing here"),
      ("a-(bc", 2, "never closed"),
      ("a)b", 1, "'(' is missing"),
      ("(a-b)", 2, "no time passes"),
      ("((a))", 1, "inside a group"),
      ("-()", 2, "empty"),
      ("a|-b", 3, "nothing can follow '|'"),
      ("(#a)", 2, "nothing can follow '#'"),
      ("a||", 2, "nothing can follow '|'"),
      ("^-^", 2, "only once"),
      ("^!-!", 3, "nothing can follow '!'"),
      ("-'abc", 1, "never closed"),
      ("'a\\b'", 3, "after '\\'"),
      ("ab👍", 2, "'👍' means nothing here"),
      ("a\u{7}", 1, "'\\u{07}' means nothing here"),
    ]
  )
  func mistakes(text: String, position: Int, message: String) {
    let error = #expect(throws: MarbleError.self) { try MarbleDiagram(parsing: text) }
    expectEqual(error?.text, text)
    expectEqual(error?.position, position)
    expectEqual(error?.message.contains(message), true, "\(error?.message ?? "")")
  }

  @Test(
    "A value may contain characters that combine with the notation around it",
    // In an array, so that the name of a case has no line end in it.
    arguments: [
      "\n\u{73D}x", "\u{301}a", "'\u{301}", "\\\u{301}", "\u{600}", "\u{600}\n", "n\u{301}", "\r\n",
      "\u{1100}",
    ].map { Array($0.unicodeScalars.map(\.value)) }
  )
  func combining(scalars: [UInt32]) throws {
    let value = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    let diagram = MarbleDiagram(
      [.init(tick: 0, marks: [.value(value)]), .init(tick: 1, marks: [.value("\u{1161}"), .value(value)])],
      length: 3
    )
    #expect(try MarbleDiagram(parsing: diagram.description) == diagram)
  }

  @Test("A length below zero is none")
  func negativeLength() { #expect(MarbleDiagram([], length: -2).description.isEmpty) }

  @Test("An error message points at the place")
  func caret() {
    let error = #expect(throws: MarbleError.self) { try MarbleDiagram(parsing: "a-(b") }
    expectEqual(error?.description, "a-(b\n  ^ this group is never closed: ')' is missing")
    let wide = #expect(throws: MarbleError.self) { try MarbleDiagram(parsing: "你\n|-|") }
    expectEqual(wide?.description.hasPrefix("你 |-|\n     ^ nothing can follow"), true)
  }

  @Test("Diagrams are aligned by ticks and stay readable")
  func aligned() {
    let lines = MarbleDiagram.aligned(["a-b-c|", "-(xy)-'long'|"])
    expectEqual(
      lines,
      [
        "a-   b-     c|",
        "-(xy)-'long'|",
      ]
    )
    expectEqual(MarbleDiagram.aligned(["a-b|", "(ab)|", "c-^-d"]), ["  a   -b|", "  (ab)|", "c-^   -d"])
    expectEqual(MarbleDiagram.aligned(["你b", "(ab)c"]), ["你  b", "(ab)c"])
  }

  @Test("A time between blanks is silence")
  func time() throws {
    #expect(try MarbleDiagram(parsing: "a 3s b 2ms", tick: .seconds(1) / 500).length == 1503)
    #expect(try MarbleDiagram(parsing: "a 3s b|", tick: .seconds(1)) == "a---b|")
    #expect(try MarbleDiagram(parsing: "1m |", tick: .seconds(30)) == "--|")
    #expect(try MarbleDiagram(parsing: "a3s", tick: .seconds(1)) == "a3s")
  }

  @Test("A time that is no whole number of ticks is a mistake, and so is one without ticks")
  func mistakenTime() {
    let uneven = #expect(throws: MarbleError.self) {
      try MarbleDiagram(parsing: "a 10ms b", tick: .seconds(1))
    }
    for time in ["99999999999999999s", "9223372036854775807m"] {
      let long = #expect(throws: MarbleError.self) {
        try MarbleDiagram(parsing: "a \(time) b", tick: .seconds(1))
      }
      expectEqual(long?.description.contains("'\(time)' is too long"), true)
    }
    expectEqual(uneven?.description.contains("'10ms' is no whole number of ticks of 1.0 seconds"), true)
    let unknown = #expect(throws: MarbleError.self) { try MarbleDiagram(parsing: "a 10ms b") }
    expectEqual(unknown?.description.contains("write a '-' for each tick"), true)
  }
}
