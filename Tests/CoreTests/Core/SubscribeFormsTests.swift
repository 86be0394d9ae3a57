import TestSupport

/// These tests also show that the calls compile, and quickly.
@Suite(.withoutLeaks) struct SubscribeFormsTests {
  private let log = Log<String>()

  private func next(_ value: Int) { log.append("\(value)") }
  private func failed(_ error: TestFailure) { log.append("\(error)") }
  private func completed() { log.append("completed") }

  @Test("A signal that cannot fail takes any handlers, by label or as trailing closures", .proves("W65"))
  func handlers() {
    let signal = Signal<Int, Never>.just(1)

    signal.subscribe { next($0) }
    signal.subscribe { value in
      let copy = value
      next(copy)
    }
    signal.subscribe { (value: Int) in next(value) }
    signal.subscribe(next: { next($0) })
    signal.subscribe(next: next)
    signal.subscribe(completed: { completed() })
    signal.subscribe(completed: completed)
    signal.subscribe(next: { next($0) }, completed: { completed() })
    signal.subscribe {
      next($0)
    } completed: {
      completed()
    }
    signal.subscribe(next: { next($0) }, failed: { _ in })
    signal.subscribe()

    expectEqual(
      log.entries,
      [
        "1", "1", "1", "1", "1", "completed", "completed", "1", "completed", "1", "completed", "1",
      ]
    )
  }

  @Test("A signal that can fail takes handlers of values and of the failure, and may take one of completion")
  func handlersWithFailure() {
    let signal = Signal<Int, TestFailure>.just(1)
    let failure = Signal<Int, TestFailure>.fail(.one)

    signal.subscribe(next: { next($0) }, failed: { failed($0) })
    failure.subscribe(next: next, failed: failed)
    failure.subscribe {
      next($0)
    } failed: {
      failed($0)
    }
    failure.subscribe { value in
      let copy = value
      next(copy)
    } failed: { error in
      let copy = error
      failed(copy)
    }
    signal.subscribe(next: { next($0) }, failed: { failed($0) }, completed: { completed() })
    signal.subscribe {
      next($0)
    } failed: {
      failed($0)
    } completed: {
      completed()
    }

    expectEqual(log.entries, ["1", "one", "one", "one", "1", "completed", "1", "completed"])
  }

  /// A function for signals of any failure.
  private func logged<Failure: Error>(_ signal: some SignalProtocol<Int, Failure>) {
    signal.subscribe {
      next($0)
    } failed: {
      log.append("\($0)")
    } completed: {
      completed()
    }
  }

  @Test("Generic code subscribes to signals of any failure")
  func anyFailure() {
    logged(Signal<Int, TestFailure>.fail(.one))
    logged(Signal<Int, any Error>.fail(TestFailure.two))
    logged([1, 2].signal())
    expectEqual(log.entries, ["one", "two", "1", "2", "completed"])
  }

  @Test("A subject, a recorder and any other subscriber can subscribe")
  func subscribers() {
    let subject = Subject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    let erased: any SubscriberProtocol<Int, Never> = Recorder<Int, Never>()
    subject.subscribe(recorder)
    subject.subscribe(erased)
    Signal.just(1).subscribe(subject)
    [1].signal().map { $0 + 1 }.subscribe(recorder)
    expectEqual(recorder.events, [.next(1), .completed, .next(2), .completed])
  }

  @Test("One handler can take all events")
  func events() {
    Signal<Int, TestFailure>.fail(.one).subscribeEvents { log.append("\($0)") }
    Signal.just(1).subscribeEvents { event in
      switch event {
      case .next(let value): next(value)
      case .completed: completed()
      }
    }
    expectEqual(log.entries, ["failed(\(TestFailure.one))", "1", "completed"])
  }

  @Test("A chain may end with subscribe")
  func longChain() {
    let subject = Subject<Int, Never>()
    subject.map { $0 + 1 }.filter { $0 > 1 }.map { a in a + 1 }.map { $0 * 2 }.filter { $0 > 1 }
      .subscribe { log.append("\($0)") }
    subject.map { $0 + 1 }.filter { $0 > 1 }.map { a in a + 1 }.map { $0 * 2 }.filter { $0 > 1 }
      .subscribe {
        log.append("\($0)")
      } completed: {
        log.append("completed")
      }
    subject.map { $0 + 1 }.filter { $0 > 1 }.map { a in a + 1 }.map { $0 * 2 }.filter { $0 > 1 }
      .subscribe(Recorder())
    subject.send(1)
    expectEqual(log.entries, ["6", "6"])
  }

  @Test("The result may be ignored, which keeps the subscription, or stored")
  func result() {
    let subject = Subject<Int, Never>()
    subject.subscribe { log.append("dropped \($0)") }
    let subscription = subject.subscribe { log.append("kept \($0)") }
    subject.send(1)
    subscription.dispose()
    subject.send(2)
    expectEqual(log.entries, ["dropped 1", "kept 1", "dropped 2"])
  }
}
