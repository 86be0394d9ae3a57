import TestSupport

@Suite(.withoutLeaks) struct CatchTests {
  @Test("The handler runs once for each failure, after the cleanup, on its thread", .proves("B242"))
  func order() {
    let log = Log<String>()
    let subject = Subject<Int, TestFailure>()
    let source = Signal<Int, TestFailure>.create { subscriber in
      subscriber.onDispose { log.append("cleanup") }
      subject.subscribe(subscriber)
    }
    source.catch { error in
      log.append("catch \(error)")
      return Signal.just(0)
    }.subscribe { log.append("\($0)") }
    onThreads(1) { _ in
      subject.fail(.one)
      log.append("returned")
    }
    expectEqual(log.entries, ["cleanup", "catch one", "0", "returned"])
  }

  @Test("Disposal disposes the signal of the handler", .proves("B243"))
  func disposal() {
    let other = Source<Int>()
    let subscription = failing(after: 1).catch { _ in other }.subscribeEvents { _ in }
    expectEqual(other.subscriptions, 1)
    subscription.dispose()
    expectEqual(other.ends, 1)
  }

  @Test("The result has the failure type of the signal of the handler")
  func types() {
    let never: Signal<Int, Never> = failing(after: 1).catch { _ in Signal.just(2) }.erased
    expectEqual(never.values(), [1, 2])
    let other: Signal<Int, SingleError<Never>> = failing(after: 1).catch { _ in [1, 2].signal().single() }
      .erased
    expectEqual(other.events(), [.next(1), .failed(.severalValues)])
  }

  @Test("A failure ends all downstreams except those made to take it", .proves("B247"))
  func endsTheChain() {
    let log = Log<String>()
    let signal = failing(after: 1).map { $0 + 1 }.filter { _ in true }.take(5).scanned(log)
    expectEqual(signal.events(), [.next(2), .failed(.one)])
    expectEqual(failing(after: 1).retry(1).events(), [.next(1), .next(1), .failed(.one)])
  }

  @Test("The signal of a handler that ends the subscription does not start")
  func handlerEnds() {
    let stop = Subject<Void, Never>()
    let starts = Counter()
    Signal<Int, TestFailure>.fail(.one)
      .catch { _ -> Signal<Int, Never> in
        stop.send()
        return .create { _ in starts.next() }
      }
      .take(until: stop)
      .subscribe()
    expectEqual(starts.value, 0)
  }

  @Test("A factory can stand for the signal that follows a failure")
  func factory() {
    let caught: Signal<Int, Never> = failing(after: 1).catch { _ in .just(2) }.erased
    expectEqual(caught.values(), [1, 2])
    let other: Signal<Int, Never> = failing(after: 1).catch(to: .from([2, 3])).erased
    expectEqual(other.values(), [1, 2, 3])
  }
}

extension SignalProtocol {
  fileprivate func scanned(_ log: Log<String>) -> some SignalProtocol<Value, Failure> {
    map { value in
      log.append("\(value)")
      return value
    }
  }
}
