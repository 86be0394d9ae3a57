import TestSupport
import Testing

@Suite(.withoutLeaks) struct NeverTests {
  @Test("It sends nothing, and the subscription lasts until disposal", .proves("B045"))
  func events() {
    let (recorder, subscription) = Signal<Int, Never>.never.recorded()
    #expect(recorder.events == [])
    #expect(!subscription.isDisposed)
    subscription.dispose()
    #expect(recorder.events == [])
  }

  @Test("Nothing retains the subscriber", .proves("B045"))
  func holdsNothing() {
    let lifetimes = Lifetimes()
    let subscribe = {
      let object = lifetimes.make()
      return Signal<Int, Never>.never.subscribe { _ in _ = object }
    }
    let subscription = subscribe()
    #expect(lifetimes.live == 0)
    #expect(!subscription.isDisposed)
  }
}
