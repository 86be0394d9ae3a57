import TestSupport

@Suite(.withoutLeaks) struct AttemptFactoryTests {
  @Test("The closure runs at each subscription, and its result is sent", .proves("B050"))
  func value() {
    let log = Log<String>()
    let signal = Signal.attempt {
      log.append("run")
      return log.entries.count
    }
    expectEqual(log.entries, [])
    expectEqual(signal.events(), [.next(1), .completed])
    expectEqual(signal.events(), [.next(2), .completed])
  }

  @Test("A thrown error is the failure", .proves("B051"))
  func failure() {
    let signal = Signal.attempt { () throws(TestFailure) -> Int in throw TestFailure.two }
    expectEqual(signal.events(), [.failed(.two)])
  }

  @Test("Disposing while the closure runs suppresses its result")
  func disposalFromWork() {
    let subscription = CompoundDisposable()
    let signal = Signal.attempt { () throws(TestFailure) -> Int in
      subscription.dispose()
      return 1
    }
    let recorder = Recorder<Int, TestFailure>()
    let forwarded = Signal<Int, TestFailure>.create { subscriber in
      subscription.add { subscriber.fail(.one) }
      signal.subscribe(subscriber)
    }
    forwarded.subscribe(recorder)
    expectEqual(recorder.events, [.failed(.one)])
  }
}
