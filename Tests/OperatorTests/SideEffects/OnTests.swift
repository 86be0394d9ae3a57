import TestSupport

@Suite(.withoutLeaks) struct OnTests {
  private let log = Log<String>()

  private func observed<S: SignalProtocol>(
    _ signal: S,
    _ name: String = ""
  ) -> some SignalProtocol<S.Value, S.Failure> {
    signal.on(
      subscribed: { log.append("\(name)subscribed") },
      next: { log.append("\(name)next \($0)") },
      failed: { log.append("\(name)failed \($0)") },
      completed: { log.append("\(name)completed") },
      terminated: { log.append("\(name)terminated") },
      disposed: { log.append("\(name)disposed") }
    )
  }

  private func subscribe(_ signal: some SignalProtocol<Int, TestFailure>) -> any Disposable {
    signal.subscribe(
      next: { log.append("got \($0)") },
      failed: { log.append("got \($0)") },
      completed: { log.append("done") }
    )
  }

  @Test("Stacked handlers run in chain order, those of subscribing from downstream", .proves("B127", "B131"))
  func stacked() {
    _ = subscribe(observed(observed(Signal<Int, TestFailure>.just(1), "a "), "b "))
    expectEqual(
      log.entries,
      [
        "b subscribed", "a subscribed", "a next 1", "b next 1", "got 1", "a completed", "a terminated",
        "b completed", "b terminated", "done",
      ]
    )
  }

  @Test("Nothing runs without a subscription, and everything for each one", .proves("B129", "B130"))
  func perSubscription() {
    let signal = observed(Signal<Int, TestFailure>.just(1))
    expectEqual(log.entries, [])
    _ = signal.events()
    _ = signal.events()
    let once = ["subscribed", "next 1", "completed", "terminated"]
    expectEqual(log.entries, once + once)
  }

  @Test("Disposal calls its handler and not the terminal ones", .proves("W49", "W59"))
  func disposal() {
    let source = Source<Int>()
    let subscription = subscribe(observed(source))
    source.send(1)
    subscription.dispose()
    subscription.dispose()
    source.complete()
    expectEqual(log.entries, ["subscribed", "next 1", "got 1", "disposed"])
    expectEqual(source.ends, 1)
  }

  @Test("Disposal from inside a handler calls the handler of disposal", .proves("W49"))
  func disposalFromHandler() {
    let signal = observed(Signal<Int, TestFailure>.from([1, 2, 3]))
    expectEqual(signal.events(quittingAfter: 2), [.next(1), .next(2)])
    expectEqual(log.entries, ["subscribed", "next 1", "next 2", "disposed"])
  }

  @Test("An operator downstream that ends disposes before its completion is delivered", .proves("W49"))
  func disposalByOperator() {
    _ = subscribe(observed(Signal<Int, TestFailure>.from([1, 2, 3])).take(2))
    expectEqual(log.entries, ["subscribed", "next 1", "got 1", "next 2", "got 2", "disposed", "done"])
  }

  @Test("The handler of disposal runs after the cleanup of the source", .proves("W49"))
  func disposalAfterCleanup() {
    let signal = Signal<Int, TestFailure>.create { [log] subscriber in
      subscriber.onDispose { log.append("cleanup") }
    }
    signal.on(disposed: { log.append("disposed") }).subscribeEvents { _ in }.dispose()
    expectEqual(log.entries, ["cleanup", "disposed"])
  }

  @Test("Disposing in the handler of the subscription prevents the source")
  func disposalBeforeStart() {
    let source = Source<Int>()
    let bag = CompoundDisposable()
    let recorder = Recorder<Int, TestFailure>()
    let signal = Signal<Int, TestFailure>.create { subscriber in
      bag.add { subscriber.complete() }
      source.on(subscribed: { bag.dispose() }).subscribe(subscriber)
    }
    signal.subscribe(recorder)
    expectEqual(recorder.events, [.completed])
  }
}
