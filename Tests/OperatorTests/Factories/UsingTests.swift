import TestSupport

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
    expectEqual(log.entries, [])
    expectEqual(signal.events(), [.next(1), .completed])
    expectEqual(log.entries, ["make", "dispose"])
    expectEqual(signal.events(), [.next(1), .completed])
    expectEqual(log.entries, ["make", "dispose", "make", "dispose"])
  }

  @Test("The resource is disposed after the cleanup of the signal and before completion is delivered")
  func order() {
    let source = Signal<Int, Never>.create { [log] subscriber in
      subscriber.onDispose { log.append("cleanup") }
      subscriber.complete()
    }
    using(source).subscribe(completed: { [log] in log.append("completed") })
    expectEqual(log.entries, ["make", "cleanup", "dispose", "completed"])
  }

  @Test("Disposal disposes the resource once")
  func disposal() {
    let source = Source<Int>()
    let subscription = using(source).subscribeEvents { _ in }
    expectEqual(log.entries, ["make"])
    subscription.dispose()
    subscription.dispose()
    expectEqual(source.ends, 1)
    expectEqual(log.entries, ["make", "dispose"])
  }
}
