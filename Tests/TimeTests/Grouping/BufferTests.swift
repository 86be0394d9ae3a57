import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct BufferTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("buffer(count:)") { $0.buffer(count: 3) }
    expectLaws("buffer(count:), 1") { $0.buffer(count: 1) }
  }

  @Test("Full arrays are sent, and the rest at completion", arguments: 1...6, 0...7)
  func values(count: Int, length: Int) {
    let values = Array(0..<length)
    let expected = stride(from: 0, to: length, by: count).map { Array(values[$0..<min($0 + count, length)]) }
    #expect(values.signal().buffer(count: count).events() == expected.map { .next($0) } + [.completed])
    #expect(values.signal().collect(count: count).values() == expected)
  }

  @Test("An array is sent as soon as it is full")
  func atOnce() {
    let source = Source<Int>()
    let (recorder, _) = source.buffer(count: 2).recorded()
    source.send(1)
    #expect(recorder.events == [])
    source.send(2)
    #expect(recorder.events == [.next([1, 2])])
    source.complete()
    #expect(recorder.events == [.next([1, 2]), .completed])
  }

  @Test("A failure drops the gathered values")
  func failure() {
    #expect(failing(after: 1, 2, 3).buffer(count: 2).events() == [.next([1, 2]), .failed(.one)])
  }

  @Test("Each subscription gathers separately")
  func fresh() {
    let signal = [1, 2, 3].signal().buffer(count: 2)
    #expect(signal.values() == [[1, 2], [3]])
    #expect(signal.values() == [[1, 2], [3]])
  }

  @Test("Disposing in the handler of the rest suppresses the completion")
  func disposalFromHandler() {
    let source = Source<Int>()
    let subscription = SerialDisposable()
    let log = Log<String>()
    subscription.inner = source.buffer(count: 2).subscribe(
      next: {
        log.append("\($0)")
        subscription.dispose()
      },
      failed: { _ in },
      completed: { log.append("completed") }
    )
    source.send(1)
    source.complete()
    #expect(log.entries == ["[1]"])
  }

  #if os(macOS) || os(Linux)
  @Test("A count of less than one traps")
  func zero() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [1].signal().buffer(count: 0)
    }
    #expect(result.says("Can't gather values in arrays of less than one"))
  }
  #endif
}
