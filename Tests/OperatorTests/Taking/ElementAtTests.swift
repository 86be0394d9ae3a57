import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct ElementAtTests {
  @Test("It keeps the rules of events") func laws() { expectLaws("element(at:)") { $0.element(at: 3) } }

  @Test("The value at the position is sent, counted from 0", arguments: 0...2)
  func values(index: Int) {
    #expect(
      ["a", "b", "c"].signal().element(at: index).events() == [.next(["a", "b", "c"][index]), .completed]
    )
  }

  @Test("A source that ends earlier gives no value")
  func shortSource() {
    #expect(["a"].signal().element(at: 1).events() == [.completed])
    #expect(failing(after: 1).element(at: 1).events() == [.failed(.one)])
  }

  @Test("The value disposes the source")
  func ends() {
    let source = Source<Int>()
    let (recorder, _) = source.element(at: 1).recorded()
    source.send(1, 2, 3)
    #expect(recorder.events == [.next(2), .completed])
    #expect(source.ends == 1)
  }

  #if os(macOS) || os(Linux)
  @Test("A negative index traps")
  func negative() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [1].signal().element(at: -1)
    }
    #expect(result.says("negative index"))
  }
  #endif
}
