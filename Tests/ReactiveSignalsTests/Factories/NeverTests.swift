import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct NeverTests {
  @Test("B045: sends nothing, and the subscription lasts until it is disposed")
  func events() {
    let (recorder, subscription) = Signal<Int, Never>.never.recorded()
    #expect(recorder.events == [])
    #expect(!subscription.isDisposed)
    subscription.dispose()
    #expect(recorder.events == [])
  }

  @Test("B045: nothing keeps the subscriber")
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
