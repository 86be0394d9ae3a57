import Dispatch
import TestShims
import TestSupport
import _ReactiveSignalsSimulationShims

// Most of these operators are broken on purpose: the thread sanitizer would report their races.
@Suite(.withoutLeaks, .disabled(if: rs_is_thread_sanitized(), "The operators race on purpose"))
struct LawCheckerTests {
  @Test("Operators that keep the rules pass")
  func lawful() {
    #expect(lawViolations { $0 }.isEmpty)
    expectLaws("map") { $0.map { $0 + 1 } }
    expectLaws("filter") { $0.filter { $0 % 2 == 0 } }
    expectLaws("erased") { $0.map { $0 + 1 }.erased.filter { $0 > 3 }.erased }
    let handmade = lawViolations { source in
      Handmade { sink, subscription in
        source.attach(
          ClosureSink {
            var sink = sink; sink.send(event: $0)
          },
          in: subscription
        )
      }
    }
    #expect(handmade.isEmpty)
  }

  @Test("A violation names the rule and the events")
  func report() {
    let violations = lawViolations(values: [1]) { _ in Handmade { _, _ in } }
    expectEqual(
      violations.map(\.description),
      [
        "“\(RuleOfEvents.delivers.rawValue)”: nothing came of 1 values and completed",
        "“\(RuleOfEvents.delivers.rawValue)”: nothing came of 1 values and failed(one)",
      ]
    )
  }

  @Test("Rules can be excepted")
  func exceptions() {
    expectLaws("swallow", except: [.delivers]) { _ in Handmade { _, _ in } }
  }

  /// The laws that an operator breaks.
  func laws<Result: SignalProtocol>(
    brokenBy operate: @escaping (Signal<Int, TestFailure>) -> Result
  ) -> Set<RuleOfEvents> {
    let violations = lawViolations(repetitions: 10_000, patience: .milliseconds(50), operate)
    return Set(violations.map(\.law))
  }

  @Test("The checker finds a signal that sends nothing")
  func delivers() {
    expectEqual(laws { _ in Handmade { _, _ in } }, [.delivers])
  }

  @Test("The checker finds work before a subscription")
  func lazy() {
    let broken = laws { source in
      source.subscribeEvents { _ in }
      return source
    }
    #expect(broken.contains(.lazy))
  }

  @Test("The checker finds a source shared between subscriptions")
  func fresh() {
    let state = laws { source in
      let number = Shared(0)
      return source.map { value in
        number.withLock {
          $0 += value; return $0
        }
      }
    }
    #expect(state.contains(.fresh))
    let source = laws { source in
      let isFirst = Shared(true)
      return Handmade { sink, subscription in
        if isFirst.exchange(false) { source.attach(sink, in: subscription) }
      }
    }
    #expect(source.contains(.fresh))
  }

  @Test("The checker finds events after a terminal event")
  func grammar() {
    let twice = laws { source in
      Handmade { sink, subscription in
        let sink = ClosureSink { event in
          var sink = sink
          sink.send(event: event)
          if event.isTerminal { sink.send(event: event) }
        }
        source.attach(sink, in: subscription)
      }
    }
    #expect(twice.contains(.grammar))
    let afterwards = laws { source in
      Handmade { sink, subscription in
        let sink = ClosureSink { event in
          if event.value == 3 { sink.complete() }
          var sink = sink
          sink.send(event: event)
        }
        source.attach(sink, in: CompoundDisposable())
        withExtendedLifetime(subscription) {}
      }
    }
    #expect(afterwards.contains(.grammar))
  }

  @Test("The checker finds overlapping events")
  func serial() {
    let ungated = laws { source in
      Handmade { sink, subscription in
        source.attach(sink, in: subscription)
        source.attach(sink, in: subscription)
      }
    }
    #expect(ungated.contains(.serial))
  }

  @Test("The checker finds sends and disposals that wait")
  func waitless() {
    let locked = laws { source in
      Handmade { sink, subscription in
        let lock = Moment(patience: .milliseconds(100))
        lock.signal()
        let locking = ClosureSink { event in
          _ = lock.wait()
          var sink = sink
          sink.send(event: event)
          lock.signal()
        }
        source.attach(locking, in: subscription)
        source.attach(locking, in: subscription)
      }
    }
    #expect(locked.contains(.waitless))
    let lockedDisposal = laws { source in
      Handmade { sink, subscription in
        let lock = Moment(patience: .milliseconds(100))
        lock.signal()
        subscription.add { _ = lock.wait() }
        let locking = ClosureSink { event in
          var sink = sink
          if event.isTerminal { return sink.send(event: event) }
          _ = lock.wait()
          sink.send(event: event)
          lock.signal()
        }
        source.attach(locking, in: subscription)
      }
    }
    #expect(lockedDisposal.contains(.waitless))
  }

  @Test("The checker finds handlers that cannot subscribe again")
  func again() {
    let busy = laws { source in
      let isBusy = Shared(false)
      return Handmade { sink, subscription in
        // A thread that arrives during a delivery is rejected.
        if isBusy.exchange(true) { return }
        source.attach(sink, in: subscription)
        _ = isBusy.exchange(false)
      }
    }
    #expect(busy.contains(.again))
  }

  @Test("The checker finds an order changed by handlers that send")
  func order() {
    // Behaves differently each time it is applied.
    let number = Shared(0)
    let moody = laws { source in
      let offset = number.withLock {
        $0 += 1; return $0
      }
      return source.map { $0 + offset }
    }
    expectEqual(moody, [.order, .anyLength, .flattens])
  }

  @Test("The checker finds an operator whose order depends on the speed of the consumer")
  func flattens() {
    let impatient = laws { source in
      source.merge(
        Signal.create { subscriber in
          for number in 1...5 { subscriber.send(-number) }
          subscriber.complete()
        }
      )
    }
    #expect(impatient.contains(.flattens))
  }

  @Test("The checker finds an operator that takes its sink for attached when the attachment waits")
  func anyLength() {
    let hasty = laws { source in
      Handmade { sink, subscription in
        let subject = Subject<Int, TestFailure>()
        let values = subject.map { $0 }.erased
        values.attach(sink, in: subscription)
        subscription.add(source.subscribe(subject))
      }
    }
    #expect(hasty.contains(.anyLength))
  }

  /// An operator that does not join its upstream's subscription to its own.
  private func detached(
    limit: Int = .max,
    disposesAtEnd: Bool = false,
    _ source: Signal<Int, TestFailure>
  ) -> Handmade {
    Handmade { sink, subscription in
      let inner = CompoundDisposable()
      let count = Shared(0)
      let forward = ClosureSink { event in
        let count = count.withLock {
          $0 += 1; return $0
        }
        var sink = sink
        if count <= limit { sink.send(event: event) }
        if count == limit { sink.complete() }
        if event.isTerminal, disposesAtEnd { inner.dispose() }
      }
      source.attach(forward, in: inner)
    }
  }

  @Test("The checker finds events after disposal and sources that are not stopped")
  func silence() {
    let broken = laws { detached($0) }
    #expect(broken.isSuperset(of: [.silence, .cleanup, .upstreamEnds, .release]))
  }

  @Test("The checker finds a terminal event before the cleanup")
  func cleanupFirst() {
    #expect(laws { detached(disposesAtEnd: true, $0) }.contains(.cleanupFirst))
  }

  @Test("The checker finds a source that outlives its result")
  func upstreamEnds() {
    #expect(laws { detached(limit: 3, $0) }.contains(.upstreamEnds))
  }

  @Test("The checker finds a growing stack")
  func constantStack() {
    let recursive = laws { source in
      @Sendable func attach(_ sink: AnySink<Int, TestFailure>, _ subscription: CompoundDisposable) {
        let inner = CompoundDisposable()
        inner.store(in: subscription)
        let again = ClosureSink { event in
          var sink = sink
          guard event.isTerminal else { return sink.send(event: event) }
          inner.dispose()
          attach(sink, subscription)
        }
        source.attach(again, in: inner)
      }
      return Handmade(attach)
    }
    expectEqual(recursive, [.constantStack])
    let deepening = laws { source in
      Handmade { sink, subscription in
        let depth = Shared(0)
        @Sendable func send(_ event: Event<Int, TestFailure>, _ depth: Int) {
          var sink = sink
          if depth == 0 { sink.send(event: event) } else { send(event, depth - 1) }
        }
        source.attach(
          ClosureSink {
            send(
              $0,
              depth.withLock {
                $0 = min($0 + 1, 1_000); return $0
              }
            )
          },
          in: subscription
        )
      }
    }
    expectEqual(deepening, [.constantStack])
  }

  @Test("The checker finds retained objects after the end")
  func release() {
    let hoarder = laws { source in
      let hoard = Shared<[AnySink<Int, TestFailure>]>([])
      return Handmade { sink, subscription in
        hoard.withLock { $0.append(sink) }
        source.attach(sink, in: subscription)
      }
    }
    expectEqual(hoarder, [.release])
    let cycle = laws { source in
      Handmade { sink, subscription in
        // Until it is disposed, the subscription holds the sink and the sink holds the subscription.
        subscription.add { withExtendedLifetime(sink) {} }
        let sink = ClosureSink { event in
          var sink = sink
          if !subscription.isDisposed { sink.send(event: event) }
        }
        subscription.add { withExtendedLifetime(sink) {} }
        source.attach(sink, in: subscription)
      }
    }
    expectEqual(cycle, [.release])
  }

  /// The laws that an operator breaks under hostile handlers.
  private func hostileLaws<Result: SignalProtocol>(
    brokenBy operate: @escaping (Signal<Int, TestFailure>) -> Result
  ) -> Set<RuleOfEvents> {
    let checker = LawChecker(Array(1...20), 0, .seconds(20), {}, operate)
    for attempt in 0..<100 where checker.violations.isEmpty {
      checker.checkHostileHandlers("broken \(attempt)")
    }
    return Set(checker.violations.map(\.law))
  }

  @Test("Hostile handlers find a subscription that takes the values of another one")
  func hostileSubscription() {
    expectEqual(hostileLaws { $0.map { $0 + 1 } }, [])
    let stolen = hostileLaws { source in
      let newest = Counter()
      return Handmade { sink, subscription in
        let number = newest.next()
        let choosing = ClosureSink { event in
          var sink = sink
          if newest.value == number { sink.send(event: event) }
        }
        source.attach(choosing, in: subscription)
      }
    }
    #expect(stolen.contains(.complete))
  }

  @Test("Hostile handlers find overlapping events")
  func hostileOverlap() {
    let ungated = hostileLaws { source in
      Handmade { sink, subscription in
        source.attach(sink, in: subscription)
        source.attach(sink, in: subscription)
      }
    }
    #expect(ungated.contains(.serial))
  }

  @Test("Hostile handlers find what is held when the last reference has gone")
  func hostileRelease() {
    let hoard = Shared<[AnySink<Int, TestFailure>]>([])
    let kept = hostileLaws { source in
      Handmade { sink, subscription in
        hoard.withLock { $0.append(sink) }
        source.attach(sink, in: subscription)
      }
    }
    _ = hoard.exchange([])
    expectEqual(kept, [.release])
  }

  @Test("The checker finds values retained too long")
  func releaseOfValues() {
    expectReleasesValues("map") { source, captured in source.map { [$0, captured] } }
    let hoard = Shared<[Tracked]>([])
    let faults = releaseFaults { source, _ in
      source.map { value in hoard.withLock { $0.append(value) } }
    }
    expectEqual(
      faults.prefix(2),
      [
        "20 values are held after completion",
        "20 values and 0 captured objects are held when everything is dropped after completion",
      ]
    )
    expectEqual(faults.count, 6)
  }
}

/// A signal made of a closure.
private struct Handmade: SignalProtocol {
  typealias Value = Int
  typealias Failure = TestFailure

  let body: @Sendable (AnySink<Int, TestFailure>, CompoundDisposable) -> Void

  init(_ body: @escaping @Sendable (AnySink<Int, TestFailure>, CompoundDisposable) -> Void) {
    self.body = body
  }

  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Int, S.Failure == TestFailure {
    body(AnySink(sink), subscription)
  }
}

/// A sink made of a closure.
private struct ClosureSink: Sink {
  let receive: @Sendable (Event<Int, TestFailure>) -> Void

  init(_ receive: @escaping @Sendable (Event<Int, TestFailure>) -> Void) { self.receive = receive }

  func send(_ value: Int) { receive(.next(value)) }
  func end(_ failure: TestFailure?) { receive(failure.map { .failed($0) } ?? .completed) }
}
