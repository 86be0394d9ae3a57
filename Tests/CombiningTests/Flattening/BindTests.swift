import TestSupport

@Suite(.withoutLeaks) struct BindTests {
  @Test("The function is made once for each subscription and may have its own state", .proves("B062", "B063"))
  func freshState() {
    let made = Count()
    let source = Subject<Int, Never>()
    let bound = source.bind {
      made.up()
      var sum = 0
      return { (value: Int, stop: inout Bool) -> Signal<Int, Never>? in
        sum += value
        return .just(sum)
      }
    }
    expectEqual(made.value, 0)
    let (first, _) = bound.recorded()
    source.send(1)
    let (second, _) = bound.recorded()
    source.send(1)
    expectEqual(first.values, [1, 2])
    expectEqual(second.values, [1])
    expectEqual(made.value, 2)
  }

  @Test("An inner failure is delivered after all cleanups", .proves("B066"), arguments: [true, false])
  func failure(ofInner: Bool) {
    let log = Log<String>()
    func traced(_ name: String) -> (Signal<Int, TestFailure>, Subject<Int, TestFailure>) {
      let subject = Subject<Int, TestFailure>()
      let signal = Signal<Int, TestFailure>.create { subscriber in
        subscriber.onDispose { log.append(name) }
        subject.subscribe(subscriber)
      }
      return (signal, subject)
    }
    let (source, sourceSubject) = traced("source")
    let (a, aSubject) = traced("a")
    let (b, _) = traced("b")
    source.bind { { value, _ in value == 0 ? a : b } }.subscribe(
      next: { _ in },
      failed: { log.append("\($0)") }
    )
    sourceSubject.send(0)
    sourceSubject.send(1)
    if ofInner { aSubject.fail(.one) } else { sourceSubject.fail(.one) }
    expectEqual(log.entries, (ofInner ? ["a", "source", "b", "one"] : ["source", "a", "b", "one"]))
  }

  @Test("After a synchronous inner failure no further signal starts", .proves("B067"))
  func synchronousFailure() {
    let calls = Log<Int>()
    let bound = Signal<Int, TestFailure>.from([1, 2, 3]).bind {
      { value, _ -> Signal<Int, TestFailure>? in
        calls.append(value)
        return value == 2 ? .fail(.one) : .just(value)
      }
    }
    expectEqual(bound.events(), [.next(1), .failed(.one)])
    expectEqual(calls.entries, [1, 2])
  }

  @Test("nil disposes the source, and running signals continue", .proves("B068", "B082"))
  func nilEndsTheSource() {
    let source = Source<Int>()
    let inner = Source<String>()
    let (recorder, _) = source.bind { { value, _ in value == 0 ? nil : inner } }.recorded()
    source.send(1)
    expectEqual(source.ends, 0)
    source.send(0, 2)
    expectEqual(source.ends, 1)
    expectEqual(inner.subscriptions, 1)
    inner.send("a")
    expectEqual(recorder.events, [.next("a")])
    inner.complete()
    expectEqual(recorder.events, [.next("a"), .completed])
  }

  @Test("With stop, the returned signal starts before the source is disposed", .proves("B069"))
  func startsBeforeTheSourceStops() {
    let log = Log<String>()
    let subject = Subject<Int, Never>()
    let source = Signal<Int, Never>.create { subscriber in
      subscriber.onDispose { log.append("source disposed") }
      subject.subscribe(subscriber)
    }
    let recorder = source.bind {
      { value, stop -> Signal<Int, Never>? in
        stop = true
        return .create { subscriber in
          log.append("inner started")
          subscriber.send(value)
          log.append("inner sent")
          subscriber.complete()
        }
      }
    }.recorded().recorder
    subject.send(7)
    expectEqual(log.entries, ["inner started", "inner sent", "source disposed"])
    expectEqual(recorder.events, [.next(7), .completed])
  }

  @Test("nil together with stop acts like nil", .proves("B070"))
  func nilAndStop() {
    let source = Source<Int>()
    let (recorder, _) = source.bind {
      { value, stop -> Signal<Int, TestFailure>? in
        stop = true
        return nil
      }
    }.recorded()
    source.send(1)
    expectEqual(recorder.events, [.completed])
    expectEqual(source.ends, 1)
  }

  @Test("After stop, later values of the source do not reach the function", .proves("B071"))
  func silenceAfterStop() {
    let calls = Log<Int>()
    let source = Subject<Int, Never>()
    source.bind {
      { value, stop -> Signal<Int, Never>? in
        calls.append(value)
        stop = true
        // Delivered after this value.
        source.send(value + 1)
        return .just(value)
      }
    }.subscribe()
    source.send(1)
    source.send(5)
    expectEqual(calls.entries, [1])
  }

  @Test("After stop, events of a synchronous source are ignored", .proves("B072", "B073", "B074", "W02"))
  func stopWithSynchronousSource() {
    let calls = Log<Int>()
    let inner = Subject<Int, Never>()
    let (recorder, _) = [0, 1, 2].signal()
      .bind {
        { (value: Int, stop: inout Bool) -> Signal<Int, Never>? in
          calls.append(value)
          stop = value == 1
          return value == 0 ? inner.erased : .just(value)
        }
      }
      .recorded()
    expectEqual(recorder.events, [.next(1)])
    expectEqual(calls.entries, [0, 1])
    inner.send(9)
    inner.complete()
    expectEqual(recorder.events, [.next(1), .next(9), .completed])
  }

  @Test("A signal returned twice gives two subscriptions with separate ends", .proves("B075", "W03"))
  func sameSignalTwice() {
    let source = Source<Int>()
    let inner = Subject<Int, TestFailure>()
    let firstOnly = inner.take(1).erased
    let (recorder, _) = source.bind { { _, _ in firstOnly } }.recorded()
    source.send(1)
    source.complete()
    #expect(!recorder.isTerminated)
    inner.send(1)
    expectEqual(recorder.events, [.next(1), .completed])

    let again = Source<Int>()
    let (second, _) = again.bind { { _, _ in firstOnly } }.recorded()
    again.send(1, 2)
    inner.send(2)
    again.send(3)
    again.complete()
    expectEqual(second.values, [2, 2])
    #expect(!second.isTerminated)
    inner.send(3)
    expectEqual(second.events, [.next(2), .next(2), .next(3), .completed])
  }

  @Test("Neither the source nor inner signals are retained while subscribed", .proves("B076"))
  func holdsNothing() {
    let lifetimes = Lifetimes()
    func subscribe() -> any Disposable {
      let token = lifetimes.make()
      let inner = Signal<Int, Never>.create { _ in withExtendedLifetime(token) {} }
      let source = Signal<Int, Never>.create { subscriber in
        withExtendedLifetime(token) {}
        subscriber.send(1)
      }
      return source.bind { { _, _ in inner } }.subscribe()
    }
    let subscription = subscribe()
    expectEqual(lifetimes.live, 0)
    #expect(!subscription.isDisposed)
  }

  @Test("A cleanup that disposes the result while the source is stopped suppresses the completion")
  func disposalFromCleanup() {
    let log = Log<String>()
    let subject = Subject<Int, Never>()
    let outer = SerialDisposable()
    let cleaning = Signal<Int, Never>.create { subscriber in
      subscriber.onDispose { outer.dispose() }
      subject.subscribe(subscriber)
    }
    outer.inner =
      cleaning
      .bind { { value, stop -> Signal<Int, Never>? in value == 0 ? nil : .just(value) } }
      .subscribe(next: { log.append("\($0)") }, completed: { log.append("completed") })
    subject.send(1)
    subject.send(0)
    expectEqual(log.entries, ["1"])
  }
}
