import TestSupport
import Testing

@Suite(.withoutLeaks) struct UsingTests {
  private let log = Log<String>()

  private func using<S: SignalProtocol>(_ signal: S) -> Signal<S.Value, S.Failure> {
    Signal.using(
      resource: { [log] in
        log.append("make")
        return BlockDisposable { log.append("dispose") }
      },
      { _ in signal }
    )
  }

  @Test("Each subscription makes a resource, and not before")
  func perSubscription() {
    let signal = using(Signal.just(1))
    #expect(log.entries == [])
    #expect(signal.events() == [.next(1), .completed])
    #expect(log.entries == ["make", "dispose"])
    #expect(signal.events() == [.next(1), .completed])
    #expect(log.entries == ["make", "dispose", "make", "dispose"])
  }

  @Test("The signal receives the resource")
  func resource() {
    let signal = Signal.using(resource: { SerialDisposable() }, { Signal.just($0.isDisposed) })
    #expect(signal.values() == [false])
  }

  @Test("The resource is disposed after the cleanup of the signal and before completion is delivered")
  func order() {
    let source = Signal<Int, Never>.create { [log] subscriber in
      subscriber.onDispose { log.append("cleanup") }
      subscriber.complete()
    }
    using(source).subscribe(completed: { [log] in log.append("completed") })
    #expect(log.entries == ["make", "cleanup", "dispose", "completed"])
  }

  @Test("A failure disposes the resource")
  func failure() {
    #expect(using(failing(after: 1)).events() == [.next(1), .failed(.one)])
    #expect(log.entries == ["make", "dispose"])
  }

  @Test("Disposal disposes the resource once")
  func disposal() {
    let source = Source<Int>()
    let subscription = using(source).subscribeEvents { _ in }
    #expect(log.entries == ["make"])
    subscription.dispose()
    subscription.dispose()
    #expect(source.ends == 1)
    #expect(log.entries == ["make", "dispose"])
  }

  @Test("Disposal from inside a handler disposes the resource")
  func disposalFromHandler() {
    #expect(using((1...).signal()).events(quittingAfter: 2) == [.next(1), .next(2)])
    #expect(log.entries == ["make", "dispose"])
  }
}
