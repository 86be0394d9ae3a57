import TestSupport

@Suite(.withoutLeaks) struct NeverTests {
  @Test("It sends nothing, and the subscription lasts until disposal", .proves("B045"))
  func events() {
    let (recorder, subscription) = Signal<Int, Never>.never.recorded()
    expectEqual(recorder.events, [])
    #expect(!subscription.isDisposed)
    subscription.dispose()
    expectEqual(recorder.events, [])
  }

  @Test("Nothing retains the subscriber", .proves("B045"))
  func holdsNothing() {
    let lifetimes = Lifetimes()
    let subscribe = {
      let object = lifetimes.make()
      return Signal<Int, Never>.never.subscribe { _ in _ = object }
    }
    let subscription = subscribe()
    expectEqual(lifetimes.live, 0)
    #expect(!subscription.isDisposed)
  }
}
