import MarbleEngine
import ReactiveSignalsTesting
import Testing

@Suite struct OperatorPageTests {
  @Test("A page has the picture, the rules and the names of an operator")
  func debounce() throws {
    let page = try #require(OperatorPage.find("debounce"))
    #expect(
      try page.text(try page.figure().text()) == """
          a-b-c------d--|
        ┌───────────────────────────────────────┐
        │ debounce(for: .seconds(3), on: clock) │
        └───────────────────────────────────────┘
          -------c------(d|)

        debounce        a value after n ticks of silence, and the last value
        a failure       a-b-c------d--#  gives  -------c------#
        no values       --|  gives  --|

        Swift           debounce(for: .seconds(3), on: clock)
        ReactiveCocoa   throttle:
        RxSwift         debounce
        Combine         debounce
        ReactiveSwift   debounce

        Run it
        \(Invocation.marbles) run 'a-b-c------d--|' --op 'debounce 3'

        """
    )
  }

  @Test("Every operator and each of its variants has a page of at most 80 columns")
  func all() throws {
    for name in OperatorPage.names {
      let text = try #require(OperatorPage.find(name)).text("")
      #expect(text.contains("\nSwift           "), "\(name)")
      #expect(!text.contains("gives  \n"), "\(name): \(text)")
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix(Invocation.marbles) }
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(name): \(text)")
    }
  }

  @Test("An operator with variants names them")
  func variants() throws {
    let text = try #require(OperatorPage.find("flatMap")).text("")
    #expect(text.contains("See also        flatMapConcat, flatMapLatest, flatMapFirst"))
  }
}
