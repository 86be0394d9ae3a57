import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct ZipLastTests {
  let scheduler = TestScheduler()

  @Test("The last values are sent when both signals have completed")
  func values() {
    let a = scheduler.cold("a-b|", error: TestFailure.one)
    let b = scheduler.cold("1----2-|", error: TestFailure.one)
    let recording = scheduler.record(a.zipLast(b).map { $0 + $1 })
    scheduler.run()
    #expect(recording == "-------('b2'|)")
    #expect(
      [1, 2].signal().zipLast([3].signal()).map { [$0, $1] }.events() == [.next([2, 3]), .completed]
    )
  }

  @Test("A signal without a value completes the result at once, and disposes the other", arguments: [0, 1])
  func empty(which: Int) {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].zipLast(sources[1]).map { [$0, $1] }.recorded()
    sources[1 - which].send(1)
    sources[which].complete()
    #expect(recorder.events == [.completed])
    #expect(sources.map(\.ends) == [1, 1])
  }

  @Test("The first failure is delivered at once", arguments: [0, 1])
  func failure(which: Int) {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].zipLast(sources[1]).map { [$0, $1] }.recorded()
    sources[0].send(1)
    sources[1].send(1)
    sources[1 - which].complete()
    sources[which].fail()
    #expect(recorder.events == [.failed(.one)])
    #expect(sources.map(\.ends) == [1, 1])
  }

  @Test("Disposal disposes both, and in the handler of the row it suppresses the completion")
  func disposal() {
    let sources = [Source<Int>(), Source<Int>()]
    sources[0].zipLast(sources[1]).subscribeEvents { _ in }.dispose()
    #expect(sources.map(\.ends) == [1, 1])
    let sum = Signal.just(1).zipLast(Signal.just(2)).map { $0 + $1 }
    #expect(sum.events(quittingAfter: 1) == [.next(3)])
  }

  @Test("Three, four and any number of signals are combined")
  func arities() {
    let (a, b) = (Signal.just(1), Signal.just("b"))
    #expect(Signal.zipLast(a, b).map { "\($0)\($1)" }.values() == ["1b"])
    #expect(Signal.zipLast(a, b, a).map { "\($0)\($1)\($2)" }.values() == ["1b1"])
    #expect(Signal.zipLast(a, b, a, b).map { "\($0)\($1)\($2)\($3)" }.values() == ["1b1b"])
    #expect(Signal.zipLast([a, a, a]).events() == [.next([1, 1, 1]), .completed])
    #expect(Signal.zipLast([Signal<Int, Never>]()).events() == [.completed])
  }

  @Test("Its description names the signals")
  func description() {
    #expect(Signal.just(1).named("a").zipLast(Signal.just(2).named("b")).description == "[a, b] zipLast")
    #expect(Signal.zipLast([Signal.just(1).named("a").erased]).description == "[a] zipLast")
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("zipLast") { $0.zipLast(Signal.just(0)) }
    expectLaws("zipLast, of an array", repetitions: 2_000) { Signal.zipLast([$0, $0]) }
    expectReleasesValues("zipLast") { source, captured in source.zipLast(Signal.just(captured)) }
  }
}
