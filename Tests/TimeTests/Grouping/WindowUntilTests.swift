import TestSupport

@Suite(.withoutLeaks) struct WindowUntilTests {
  @Test("A closing signal that completes or fails closes the window", arguments: [true, false])
  func ends(completes: Bool) {
    let (source, closing) = (Source<Int>(), Source<Int>())
    let (recorder, _) = source.window(until: { [closing] _ in closing }).flatMap { $0.count() }.recorded()
    source.send(1, 2)
    if completes { closing.complete() } else { closing.fail() }
    expectEqual(recorder.events, [.next(2)])
    expectEqual(closing.ends, 1)
  }

  @Test("The closing signal is started with the window, and disposed with it")
  func closings() {
    let (source, closing) = (Source<Int>(), Source<Int>())
    let subscription = source.window(until: { [closing] _ in closing }).subscribeEvents { _ in }
    expectEqual(closing.subscriptions, 0)
    source.send(1, 2)
    expectEqual(closing.subscriptions, 1)
    subscription.dispose()
    expectEqual(closing.ends, 1)
    expectEqual(source.ends, 1)
  }

  @Test("Merged windows give each value once")
  func model() {
    expectModel("window(until:)") { source, _ in source.window(until: { $0.skip(2) }).flatMap { $0 } }
      .follows { $0 }
    expectSame("window(until:): until a time has passed") { s in
      s[0].held.window(until: { _ in Signal<Int, Never>.timer(after: s.time.tick * 2, on: s.time) })
        .flatMap { $0.collect() }
    }
    .and { $0[0].held.window(for: $0.time.tick * 2, on: $0.time).flatMap { $0.collect() } }
  }
}
