import TestSupport

@Suite(.withoutLeaks) struct CreateTests {
  @Test("The closure runs once for each subscription, and not before", .proves("B039"))
  func perSubscription() {
    let log = Log<String>()
    let signal = Signal<Int, Never>.create { subscriber in
      log.append("run")
      subscriber.send(1)
      subscriber.complete()
    }
    expectEqual(log.entries, [])
    expectEqual(signal.events(), [.next(1), .completed])
    expectEqual(signal.events(), [.next(1), .completed])
    expectEqual(log.entries, ["run", "run"])
  }

  @Test("Disposal from inside a handler takes effect while the closure runs", .proves("B041"))
  func disposalFromHandler() {
    let log = Log<String>()
    let signal = Signal<Int, Never>.create { subscriber in
      subscriber.onDispose { log.append("cleanup") }
      for n in 1...3 { subscriber.send(n) }
      log.append("disposed: \(subscriber.isDisposed)")
    }
    expectEqual(signal.events(quittingAfter: 2), [.next(1), .next(2)])
    expectEqual(log.entries, ["cleanup", "disposed: true"])
  }

  @Test("The end that is sent after a handler has disposed does not reach the operators")
  func endAfterDisposalFromHandler() {
    let log = Log<String>()
    let signal = Signal<Int, Never>.create { subscriber in
      subscriber.send(1)
      subscriber.complete()
    }
    expectEqual(signal.on(completed: { log.append("completed") }).events(quittingAfter: 1), [.next(1)])
    expectEqual(log.entries, [])
  }

  @Test("A producer that sends in a loop can read its disposal", .proves("W33"))
  func endlessProducer() {
    let numbers = Signal<Int, Never>.create { subscriber in
      var n = 0
      while !subscriber.isDisposed {
        subscriber.send(n)
        n += 1
      }
    }
    expectEqual(numbers.take(3).events(), [.next(0), .next(1), .next(2), .completed])
  }

  @Test("A cleanup registered after the end runs immediately", .proves("B040"))
  func lateCleanup() {
    let log = Log<String>()
    let signal = Signal<Int, Never>.create { subscriber in
      subscriber.complete()
      subscriber.onDispose { log.append("cleanup") }
      log.append("returns")
    }
    signal.subscribe(completed: { log.append("completed") })
    expectEqual(log.entries, ["completed", "cleanup", "returns"])
  }

  @Test("Releasing the subscriber does not end the subscription", .proves("W66"))
  func subscriberReleased() {
    let log = Log<String>()
    let signal = Signal<Int, Never>.create { subscriber in
      subscriber.onDispose { log.append("cleanup") }
    }
    let subscription = signal.subscribe()
    expectEqual(log.entries, [])
    #expect(!subscription.isDisposed)
    subscription.dispose()
    expectEqual(log.entries, ["cleanup"])
  }

  @Test("Releasing the disposable does not end the subscription", .proves("W66"))
  func disposableReleased() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    Signal<Int, Never>.create { subscriber in subscriber.add(subject.subscribe { subscriber.send($0) }) }
      .subscribe { log.append($0) }
    subject.send(1)
    expectEqual(log.entries, [1])
  }

  @Test("Handlers are released when nothing can be sent anymore", .proves("W66"))
  func handlersReleased() {
    let lifetimes = Lifetimes()
    let subscribe = {
      let object = lifetimes.make()
      return Signal<Int, Never>.create { _ in }.subscribe { _ in _ = object }
    }
    let subscription = subscribe()
    expectEqual(lifetimes.live, 0)
    #expect(!subscription.isDisposed)
  }
}
