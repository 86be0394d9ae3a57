import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct SkipTests {
  @Test("It keeps the rules of events") func laws() { expectLaws("skip") { $0.skip(3) } }

  @Test("The first values are dropped", .proves("B092"), arguments: 0...5)
  func values(count: Int) {
    #expect([1, 2, 3].signal().skip(count).values() == Array([1, 2, 3].dropFirst(count)))
    #expect([1, 2, 3].signal().skip(count).events().last == .completed)
  }

  @Test("Each subscription counts separately", .proves("B093"))
  func fresh() {
    let source = Source<Int>()
    let signal = source.skip(1)
    let (first, _) = signal.recorded()
    source.send(1, 2)
    let (second, _) = signal.recorded()
    source.send(3, 4)
    #expect(first.values == [2, 3, 4])
    #expect(second.values == [4])
  }

  @Test("A failure is delivered immediately, also while values are dropped", .proves("B110"))
  func failure() {
    #expect(failing(after: 1, 2).skip(1).events() == [.next(2), .failed(.one)])
    #expect(failing(after: 1, 2).skip(5).events() == [.failed(.one)])
  }

  @Test("Disposal disposes the source")
  func disposal() {
    let source = Source<Int>()
    let (recorder, subscription) = source.skip(1).recorded()
    source.send(1, 2)
    subscription.dispose()
    source.send(3)
    #expect(recorder.events == [.next(2)])
    #expect(source.ends == 1)
  }

  #if os(macOS) || os(Linux)
  @Test("A negative count traps")
  func negative() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [1].signal().skip(-1)
    }
    #expect(result.says("Can't skip a negative number of values"))
  }
  #endif
}
