import TestSupport

@Suite(.withoutLeaks) struct FinallyTests {
  private let log = Log<String>()

  private func closing<S: SignalProtocol>(
    _ signal: S,
    _ name: String = "finally"
  ) -> some SignalProtocol<S.Value, S.Failure> {
    signal.finally { log.append(name) }
  }

  private func subscribe(_ signal: some SignalProtocol<Int, TestFailure>) -> any Disposable {
    signal.subscribe(
      next: { log.append("\($0)") },
      failed: { log.append("\($0)") },
      completed: { log.append("completed") }
    )
  }

  @Test("The closure runs once at disposal", .proves("B133", "W49"))
  func disposal() {
    let source = Source<Int>()
    let subscription = subscribe(closing(source))
    source.send(1)
    subscription.dispose()
    subscription.dispose()
    source.complete()
    expectEqual(log.entries, ["1", "finally"])
  }

  @Test("The closure runs once when disposal follows the end or happens in its handler", .proves("W49"))
  func once() {
    let source = Source<Int>()
    let subscription = SerialDisposable()
    subscription.inner = closing(source).subscribe(
      next: { _ in },
      failed: { _ in },
      completed: { subscription.dispose() }
    )
    source.complete()
    subscription.dispose()
    expectEqual(log.entries, ["finally"])
  }

  @Test("The closure runs at disposal from inside a handler and by an operator downstream", .proves("W49"))
  func disposalFromHandler() {
    _ = closing((1...).signal()).events(quittingAfter: 2)
    expectEqual(log.entries, ["finally"])
    _ = closing((1...).signal()).take(2).events()
    expectEqual(log.entries, ["finally", "finally"])
  }

  @Test("The cleanup of the source runs first, then closures from the source downstream, then the handler")
  func order() {
    let source = Signal<Int, TestFailure>.create { [log] subscriber in
      subscriber.onDispose { log.append("cleanup") }
      subscriber.complete()
    }
    _ = subscribe(closing(closing(source, "a"), "b"))
    expectEqual(log.entries, ["cleanup", "a", "b", "completed"])
  }
}
