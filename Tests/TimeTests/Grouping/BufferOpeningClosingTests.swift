import TestSupport

@Suite(.withoutLeaks) struct BufferOpeningClosingTests {
  @Test("An array has the values between its opening and its closing")
  func values() {
    let (source, openings, closing) = (Source<Int>(), Source<Int>(), Source<Int>())
    let (recorder, _) = source.buffer(opening: openings, closing: { [closing] _ in closing }).recorded()
    source.send(1)
    openings.send(0)
    source.send(2, 3)
    closing.send(0)
    source.send(4)
    source.complete()
    expectEqual(recorder.events, [.next([2, 3]), .completed])
    expectEqual([openings.ends, closing.ends], [1, 1])
  }

  @Test("Nothing is started before a subscription")
  func lazy() {
    let (source, openings) = (Source<Int>(), Source<Int>())
    let arrays = source.buffer(opening: openings, closing: { _ in Signal<Int, Never>.never })
    expectEqual([source.subscriptions, openings.subscriptions], [0, 0])
    arrays.subscribeEvents { _ in }.dispose()
    expectEqual([source.ends, openings.ends], [1, 1])
  }

  private static var always: Signal<Int, TestFailure> { .just(0).concat(.never).erased }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("buffer(opening:)") { source in
      source.buffer(opening: Self.always, closing: { _ in Signal<Int, Never>.never })
    }
    expectReleasesValues("buffer(opening:)") { source, captured in
      source.buffer(opening: Self.always, closing: { _ in Signal<Int, Never>.never }).map { $0 + [captured] }
    }
    let (a, b) = (Signal<Int, Never>.just(1).named("a"), Signal<Int, Never>.just(2).named("b"))
    expectEqual(a.buffer(opening: b, closing: { _ in a }).description, "[a, b] buffer")
  }

  @Test("Overlapping arrays")
  func model() {
    expectModel("buffer(opening:)", manners: [.cold, .hot]) { openings, source, scheduler in
      source.buffer(opening: openings) { value in
        Signal<Int, Never>.timer(after: scheduler.tick * (value % 4), on: scheduler)
      }
    }
    .follows { openings, source in WindowRun(openings, source) { $0 % 4 }.arrays }
    expectSame("buffer(opening:): one that is always open") {
      $0[0].buffer(opening: Self.always, closing: { _ in Signal<Int, Never>.never })
    }
    .and { $0[0].collect().filter { !$0.isEmpty } }
  }
}
