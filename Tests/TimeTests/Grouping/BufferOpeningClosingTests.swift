import TestSupport

@Suite(.withoutLeaks) struct BufferOpeningClosingTests {
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
