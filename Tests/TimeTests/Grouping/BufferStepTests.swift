import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct BufferStepTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("buffer(count:), overlapping") { $0.buffer(count: 3, step: 2) }
    expectLaws("buffer(count:), with gaps") { $0.buffer(count: 2, step: 3) }
    expectReleasesValues("buffer(count:)") { source, _ in source.buffer(count: 3, step: 1) }
  }

  @Test("Arrays overlap when the step is smaller than the count")
  func overlapping() {
    #expect((1...5).signal().buffer(count: 3, step: 2).values() == [[1, 2, 3], [3, 4, 5], [5]])
    #expect((1...4).signal().buffer(count: 2, step: 1).values() == [[1, 2], [2, 3], [3, 4], [4]])
    #expect((1...2).signal().buffer(count: 3, step: 1).values() == [[1, 2], [2]])
    #expect([Int]().signal().buffer(count: 3, step: 1).events() == [.completed])
  }

  @Test("Values between the arrays are dropped when the step is larger than the count")
  func gaps() {
    #expect((1...7).signal().buffer(count: 2, step: 3).values() == [[1, 2], [4, 5], [7]])
    #expect((1...5).signal().buffer(count: 1, step: 9).values() == [[1]])
  }

  @Test("An array is sent as soon as it is full, and is not changed by later values")
  func immediate() {
    let source = Source<Int>()
    let (recorder, _) = source.buffer(count: 2, step: 1).recorded()
    source.send(1)
    #expect(recorder.values == [])
    source.send(2)
    #expect(recorder.values == [[1, 2]])
    source.send(3)
    #expect(recorder.values == [[1, 2], [2, 3]])
  }

  @Test("A failure is delivered immediately, and the values are dropped")
  func failure() {
    #expect(
      failing(after: 1, 2, 3).buffer(count: 2, step: 1).events() == [
        .next([1, 2]), .next([2, 3]), .failed(.one),
      ]
    )
  }

  @Test("Disposal between the last arrays stops there")
  func disposal() {
    #expect(
      (1...3).signal().buffer(count: 9, step: 1).events(quittingAfter: 2) == [
        .next([1, 2, 3]), .next([2, 3]),
      ]
    )
    let source = Source<Int>()
    let (recorder, subscription) = source.buffer(count: 2, step: 1).recorded()
    source.send(1, 2)
    subscription.dispose()
    source.send(3)
    #expect(recorder.values == [[1, 2]])
    #expect(source.ends == 1)
  }

  @Test("A value that a handler sends belongs to the next arrays")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<[Int]>()
    let subscription = subject.buffer(count: 2, step: 1).subscribe {
      log.append($0)
      if $0[1] < 4 { subject.send($0[1] + 1) }
    }
    subject.send(1)
    subject.send(2)
    #expect(log.entries == [[1, 2], [2, 3], [3, 4]])
    subscription.dispose()
  }

  #if os(macOS) || os(Linux)
  @Test("Counts and steps that are not positive trap")
  func mistakes() async {
    await #expect(processExitsWith: .failure) { _ = [1].signal().buffer(count: 0, step: 1) }
    await #expect(processExitsWith: .failure) { _ = [1].signal().buffer(count: 1, step: 0) }
  }
  #endif

  @Test("It follows its model", arguments: 1...3, 1...4)
  func model(count: Int, step: Int) {
    expectModel("buffer(count:), \(count), step: \(step)", histories: 300) { source, _ in
      source.buffer(count: count, step: step)
    } model: { input in
      let values = input.values
      var sent = 0
      return input.enumerated().flatMap { index, event -> [Step<[Int]>] in
        switch event.event {
        case .next:
          let start = sent * step
          guard index + 1 == start + count else { return [] }
          sent += 1
          return [Step(event.tick, .next(Array(values[start...index])))]
        case .failed(let error): return [Step(event.tick, .failed(error))]
        case .completed:
          let starts = stride(from: sent * step, to: max(values.count, sent * step), by: step)
          return starts.map { Step(event.tick, .next(Array(values[$0...]))) } + [Step(event.tick, .completed)]
        }
      }
    }
  }
}
