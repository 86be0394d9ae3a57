import TestSupport

@Suite(.withoutLeaks) struct WithWeakTests {
  private static let owner = Lifetimes().make(7)

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("with(weak:)") { $0.with(weak: Self.owner).map { $1 } }
    expectReleasesValues("with(weak:)") { source, captured in source.with(weak: captured).map { [$0, $1] } }
  }

  @Test("The signal and the subscription do not keep the object alive, and its end completes the result")
  func release() {
    let lifetimes = Lifetimes()
    let source = Source<Int>()
    let recorder = Recorder<Int, TestFailure>()
    func subscribeAndSend() {
      let owner = lifetimes.make(7)
      source.with(weak: owner).map { $0.number + $1 }.subscribe(recorder)
      withExtendedLifetime(owner) { source.send(1) }
    }
    subscribeAndSend()
    expectEqual(lifetimes.live, 0)
    expectEqual(recorder.events, [.next(8)])
    expectEqual(source.ends, 0)
    source.send(2)
    expectEqual(recorder.events, [.next(8), .completed])
    expectEqual(source.ends, 1)
  }

  @Test("A source that sends at once to an object that is gone ends at its first value")
  func gone() {
    func signal() -> some SignalProtocol<Int, Never> {
      [1, 2].signal().with(weak: Lifetimes().make()).map { $1 }
    }
    expectEqual(signal().events(), [.completed])
  }

  @Test("Pairs can be observed in the isolation of the handler")
  @MainActor func isolation() {
    @MainActor final class Screen {
      var title = ""

      func show(_ titles: some SignalProtocol<String, Never>) {
        titles.with(weak: self).observe { screen, title in screen.title += title }
      }
    }
    let subject = Subject<String, Never>()
    let screen = Screen()
    screen.show(subject)
    subject.send("a")
    subject.send("b")
    expectEqual(screen.title, "ab")
  }
}
