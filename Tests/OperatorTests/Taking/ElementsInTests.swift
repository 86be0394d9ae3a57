import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct ElementsInTests {
  @Test("The values at the positions of the range are sent")
  func values() {
    let letters = ["a", "b", "c", "d"].signal()
    #expect(letters.elements(in: 1...2).events() == [.next("b"), .next("c"), .completed])
    #expect(letters.elements(in: 1..<2).values() == ["b"])
    #expect(letters.elements(in: 2...).values() == ["c", "d"])
    #expect(letters.elements(in: ...1).values() == ["a", "b"])
    #expect(letters.elements(in: ..<1).values() == ["a"])
    #expect(letters.elements(in: 3...9).values() == ["d"])
    #expect([Int]().signal().elements(in: 0...1).events() == [.completed])
  }

  @Test("The largest number is a position that no value reaches")
  func largest() {
    let letters = ["a", "b", "c"].signal()
    #expect(letters.elements(in: 1...Int.max).events() == [.next("b"), .next("c"), .completed])
    #expect(letters.elements(in: ...Int.max).values() == ["a", "b", "c"])
    #expect(letters.elements(in: 0..<Int.max).values() == ["a", "b", "c"])
    for number in [Int.max - 1, .max] {
      let source = Source<Int>()
      for (recorder, subscription) in [
        source.elements(in: number...number).recorded(), source.elements(in: number...).recorded(),
      ] {
        #expect(recorder.events.isEmpty)
        subscription.dispose()
      }
    }
  }

  @Test("The last value completes the result and disposes the source")
  func completion() {
    let source = Source<Int>()
    let (recorder, _) = source.elements(in: 1...1).recorded()
    source.send(1, 2)
    #expect(recorder.events == [.next(2), .completed])
    #expect(source.ends == 1)
    #expect(failing(after: 1, 2).elements(in: 0...5).events() == [.next(1), .next(2), .failed(.one)])
  }

  @Test("With an empty range the source is not started")
  func empty() {
    let source = Source<Int>()
    #expect(source.elements(in: 2..<2).events() == [.completed])
    #expect(source.subscriptions == 0)
  }

  @Test("Disposal in a handler stops the rest")
  func disposal() {
    #expect([1, 2, 3].signal().elements(in: 1...).events(quittingAfter: 1) == [.next(2)])
  }

  #if os(macOS) || os(Linux)
  @Test("A negative position traps")
  func mistakes() async {
    await #expect(processExitsWith: .failure) { _ = [1].signal().elements(in: -1...2) }
  }
  #endif

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("elements(in:)") { $0.elements(in: 1...) }
    expectLaws("elements(in:), some") { $0.elements(in: 1...3) }
    expectReleasesValues("elements(in:)") { source, _ in source.elements(in: 1...4) }
  }

  @Test("It is a slice", arguments: [0..<0, 0..<3, 1..<4, 2..<3])
  func model(range: Range<Int>) {
    expectModel("elements(in:), \(range)", histories: 500) { source, _ in
      source.elements(in: range)
    } model: { input in
      if range.isEmpty { return [Step(0, .completed)] }
      var position = -1
      return input.flatMap { step -> [Step<Int>] in
        guard case .next = step.event else { return [step] }
        position += 1
        guard range.contains(position) else { return [] }
        return position == range.upperBound - 1 ? [step, Step(step.tick, .completed)] : [step]
      }
      .upToEnd()
    }
    expectSame("elements(in:): skipped and taken", upstreams: 1) { s, _ in
      s[0].elements(in: range)
    } and: { s, _ in
      s[0].skip(range.lowerBound).take(range.count)
    }
  }
}
