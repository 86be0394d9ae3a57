import TestSupport

/// Operators of closures, as a user writes them.
@Suite(.withoutLeaks) struct OperationTests {
  let scheduler = TestScheduler()

  // MARK: A closure and its state

  @Test("A closure sends what it likes for each value")
  func linear() {
    let recording = scheduler.record(scheduler.cold("a-b-c-d|").alternating())
    scheduler.run()
    expectEqual(recording, "a---c--|")
  }

  @Test("The last closure sends before the completion, and not before a failure")
  func last() {
    func sums(_ marbles: String) -> Recording<Int, TestFailure> {
      let scheduler = TestScheduler()
      let numbers = scheduler.cold(marbles, values: ["1": 1, "2": 2], error: TestFailure.one)
      let sum = numbers.operation("sum", sending: Int.self, state: 0) { sum, value, _ in
        sum += value
      } last: { sum, down in
        down.send(sum)
      }
      let recording = scheduler.record(sum)
      scheduler.run()
      return recording
    }
    expectEqual(sums("1-2|"), "---(3|)")
    expectEqual(sums("1-2#"), "---#")
    expectEqual(sums("|"), "(0|)")
  }

  @Test("A closure that completes or fails ends the source, and sends nothing after that")
  func ends() {
    let source = scheduler.cold("a-b-c|", error: TestFailure.one)
    let completing = source.operation("completing", sending: String.self, state: ()) { _, value, down in
      down.send(value)
      if value == "b" {
        down.complete()
        down.send("late")
        down.fail(.two)
      }
    }
    let failing = source.operation("failing", sending: String.self, state: ()) { _, value, down in
      if value == "b" { down.fail(.one) } else { down.send(value) }
    }
    let (completed, failed) = (scheduler.record(completing), scheduler.record(failing))
    scheduler.run()
    expectEqual(completed, "a-(b|)")
    expectEqual(failed, "a-#")
    #expect(source.subscriptions == ["^-!", "^-!"])
  }

  @Test("Disposal between two values that a closure sends drops the second")
  func disposalBetween() {
    let twice = [1, 2].signal().operation("twice", sending: Int.self, state: ()) { _, value, down in
      down.send(value)
      down.send(value)
    }
    expectEqual(twice.take(3).recorded().recorder.events, [.next(1), .next(1), .next(2), .completed])
    expectEqual(twice.take(1).recorded().recorder.events, [.next(1), .completed])
  }

  // MARK: Two signals

  @Test("A closure receives the values of two signals")
  func two() {
    let gate = scheduler.cold("--t---f", values: ["t": true, "f": false])
    let recording = scheduler.record(scheduler.cold("a-b-c-d-e|").gated(gate))
    scheduler.run()
    expectEqual(recording, "--b-c----|")
  }

  @Test("The completions of two signals are inputs, and a failure of either ends the result")
  func endsOfTwo() {
    func run(_ values: String, _ gate: String) -> Recording<String, TestFailure> {
      let scheduler = TestScheduler()
      let opens = scheduler.cold(gate, values: ["t": true], error: TestFailure.two)
      let recording = scheduler.record(
        scheduler.cold(values, error: TestFailure.one).gated(opens)
      )
      scheduler.run()
      return recording
    }
    expectEqual(run("-a-b|", "t-|"), "-a-b|")
    expectEqual(run("-a-#", "t"), "-a-#")
    expectEqual(run("-a-b", "t-#"), "-a#")
  }

  // MARK: A timer

  @Test("A closure receives the fires of its timer")
  func timed() {
    let scheduler = TestScheduler(tick: .milliseconds(500))
    let numbers = scheduler.cold("0-2-6|", values: ["0": 0.0, "2": 2, "6": 6])
    let recording = scheduler.record(
      numbers.changeRate(over: .seconds(1), on: scheduler).map { Int($0) }
    )
    scheduler.run()
    expectEqual(recording, "--2-4|")
  }

  @Test("A timer that is set before the subscription fires without a value, and ends with the subscription")
  func timerAtStart() {
    let ticks = scheduler.cold("-----|").operation(
      "ticks",
      sending: Int.self,
      on: scheduler,
      startingAfter: .seconds(2)
    ) {
      (timer: $0, count: 0)
    } receive: { state, input, down in
      guard case .fired = input else { return down.complete() }
      state.count += 1
      down.send(state.count)
      state.timer.set(after: .seconds(2))
    }
    let recording = scheduler.record(ticks)
    scheduler.run()
    expectEqual(recording, "--1-2|")
    #expect(scheduler.isIdle)
  }

  // MARK: Inner signals

  @Test("A closure starts signals, receives their values and completions, and stops them")
  func inner() {
    let inner = scheduler.cold("1-2-3|")
    let latest = scheduler.record(scheduler.cold("a--b-c|").latest { _ in inner })
    scheduler.run()
    expectEqual(latest, "1-21-1-2-3|")
    #expect(inner.subscriptions == ["^--!", "---^-!", "-----^----!"])
    let other = TestScheduler()
    let queued = other.record(other.cold("ab|").queue { _ in other.cold("1-2|").erased })
    other.run()
    expectEqual(queued, "1-21-2|")
  }

  @Test("A signal that the closure starts may end at once, or never: its values come after the closure")
  func synchronousInner() {
    expectEqual(
      ["a", "b"].signal().queue { .from([$0, $0]) }.recorded().recorder.values,
      ["a", "a", "b", "b"]
    )
    expectEqual(Signal.just(1).queue { .from($0...) }.take(3).recorded().recorder.values, [1, 2, 3])
    expectEqual((1...1000).signal().queue { .just($0) }.recorded().recorder.values, Array(1...1000))
  }

  @Test("A failure of a signal that the closure has started ends the result and the others")
  func failureOfInner() {
    let source = scheduler.cold("a-b-c", error: TestFailure.one)
    let recording = scheduler.record(
      source.latest { [scheduler] in scheduler.cold($0 == "b" ? "1#" : "1-2", error: TestFailure.two) }
    )
    scheduler.run()
    expectEqual(recording, "1-1#")
    #expect(source.subscriptions == ["^--!"])
  }

  @Test("Nothing of a signal arrives that was stopped while its value waited")
  func stopped() {
    let (source, first, second) = (Subject<Int, Never>(), Subject<Int, Never>(), Subject<Int, Never>())
    let values = Log<Int>()
    let subscription = source.latest { $0 == 1 ? first : second }.subscribe { value in
      values.append(value)
      guard value == 10 else { return }
      source.send(2)
      first.send(11)
      second.send(20)
    }
    source.send(1)
    first.send(10)
    expectEqual(values.entries, [10])
    second.send(21)
    expectEqual(values.entries, [10, 21])
    subscription.dispose()
  }

  @Test("A signal and a timer start that are started by the closure which makes the state")
  func startedWithState() {
    let upstream = scheduler.cold("--a-|")
    let opened = scheduler.record(upstream.opening(with: scheduler.cold("1-2--3|").erased))
    let timed = scheduler.record(
      scheduler.cold("a--b-|").operation("ticks", on: scheduler) { [scheduler] timer in
        timer.set(after: scheduler.tick * 2)
        return timer
      } receive: { timer, input, down in
        switch input {
        case .value(let value): down.send(value)
        case .fired: down.send("t")
        case .completed: down.complete()
        }
      }
    )
    scheduler.run()
    expectEqual(opened, "1-(2a)--3|")
    expectEqual(timed, "a-tb-|")
    #expect(scheduler.isIdle)
  }

  @Test("A signal that the closure of the state starts may end at once, and end the result before the source")
  func startedWithStateAtOnce() {
    let source = Source<Int>()
    let (recorder, subscription) = source.opening(with: .from([1, 2])).recorded()
    expectEqual(recorder.events, [.next(1), .next(2)])
    source.send(3)
    expectEqual(recorder.values, [1, 2, 3])
    subscription.dispose()
    expectEqual(source.opening(with: .fail(.one)).events(), [.failed(.one)])
    expectEqual(source.subscriptions, 1)
  }

  @Test("A signal or a timer that the closure of the state stops again does not start")
  func stoppedWithState() {
    let source = Source<Int>()
    let signals = source.operation("none", sending: Int.self, starting: Int.self) { inner in
      inner.stop(inner.start(Signal<Int, TestFailure>.just(1)))
      inner.start(Signal<Int, TestFailure>.just(2))
      inner.stopAll()
      return inner
    } receive: { inner, input, down in
      if case .inner(let value, _) = input { down.send(value) } else { down.send(-inner.count) }
    }
    let (recorder, subscription) = signals.recorded()
    source.send(1)
    expectEqual(recorder.values, [0])
    subscription.dispose()
    let timed = source.operation("none", sending: Int.self, on: scheduler) { timer in
      timer.set(after: .seconds(1))
      timer.cancel()
      return timer
    } receive: { _, _, down in
      down.send(1)
    }
    let (other, otherSubscription) = timed.recorded()
    scheduler.run()
    #expect(other.events.isEmpty)
    otherSubscription.dispose()
  }

  @Test("Inner signals and a timer that are kept outside do nothing after the end of the subscription")
  func afterTheEnd() {
    let (signals, timers) = (Log<InnerSignals<Int, TestFailure>>(), Log<OperatorTimer>())
    let scheduler = scheduler
    for source in [Signal<Int, TestFailure>.never, .empty, .fail(.one)] {
      source.operation("kept", sending: Int.self, starting: Int.self) { inner in
        signals.append(inner)
        return inner
      } receive: { _, _, down in
        down.complete()
      }
      .subscribeEvents { _ in }.dispose()
      source.operation("kept", sending: Int.self, on: scheduler) { timer in
        timers.append(timer)
        return timer
      } receive: { _, _, down in
        down.complete()
      }
      .subscribeEvents { _ in }.dispose()
    }
    let started = Count()
    onThreads(4) { _ in
      for inner in signals.entries {
        inner.start(Signal<Int, TestFailure>.create { _ in started.up() })
        inner.stopAll()
        expectEqual(inner.count, 0)
      }
      for timer in timers.entries {
        timer.set(after: .zero)
        timer.cancel()
      }
    }
    expectEqual(signals.entries.count, 3)
    expectEqual(started.value, 0)
    #expect(scheduler.isIdle)
  }

  @Test("Signals that are started from inside of each other take turns")
  func startedFromInside() {
    // Each value starts a signal of the values below it.
    let signal = Signal<Int, Never>.just(3).operation("tree", sending: Int.self, starting: Int.self) {
      $0
    } receive: { inner, input, down in
      switch input {
      case .value(let value), .inner(let value, _):
        down.send(value)
        if value > 0 { inner.start(Signal<Int, Never>.from(Array(0..<value))) }
      case .innerCompleted, .completed: if inner.count == 0 { down.complete() }
      }
    }
    expectEqual(signal.events(), [3, 0, 1, 2, 0, 0, 1, 0].map { .next($0) } + [.completed])
  }

  @Test("Four threads send, start signals and end them, and each value arrives once and alone")
  func fourThreads() {
    let source = Subject<Int, Never>()
    let (inside, values) = (Shared(0), Log<Int>())
    let completed = Count()
    source.operation("merged", sending: Int.self, starting: Int.self) {
      (inner: $0, isLast: false)
    } receive: { state, input, down in
      switch input {
      case .value(let value): state.inner.start(Signal.from([value, -value]))
      case .inner(let value, _): down.send(value)
      case .innerCompleted: if state.isLast, state.inner.count == 0 { down.complete() }
      case .completed:
        state.isLast = true
        if state.inner.count == 0 { down.complete() }
      }
    }
    .subscribe(
      next: { value in
        values.append(inside.exchange(1))
        values.append(value)
        _ = inside.exchange(0)
      },
      completed: { completed.up() }
    )
    onThreads(4) { thread in
      for number in 1...500 { source.send(thread * 500 + number) }
    }
    source.complete()
    let entries = values.entries
    #expect(stride(from: 0, to: entries.count, by: 2).allSatisfy { entries[$0] == 0 })
    let sent = stride(from: 1, to: entries.count, by: 2).map { entries[$0] }.sorted()
    expectEqual(sent, Array(-2_000 ... -1) + Array(1...2_000))
    expectEqual(completed.value, 1)
  }

  @Test("Disposal in a handler drops the rest of the signal, and starts none of those that wait")
  func disposalInside() {
    let started = Log<Int>()
    let signal = (1...3).signal().operation("pairs", sending: Int.self, starting: Int.self) {
      $0
    } receive: { inner, input, down in
      switch input {
      case .value(let value):
        for number in [value, value * 10] {
          inner.start(
            Signal<Int, Never>.deferred {
              started.append(number)
              return .from([number, number + 1])
            }
          )
        }
      case .inner(let value, _): down.send(value)
      case .innerCompleted, .completed: break
      }
    }
    expectEqual(signal.events(quittingAfter: 1), [.next(1)])
    expectEqual(started.entries, [1])
    expectEqual(signal.events(quittingAfter: 3), [.next(1), .next(2), .next(10)])
    expectEqual(started.entries, [1, 1, 10])
  }

  @Test("Disposal stops what the closure has started")
  func disposalOfInner() {
    let inner = scheduler.cold("1-2-3")
    let recording = scheduler.record(scheduler.cold("a-").latest { _ in inner }, during: "^---!")
    scheduler.run()
    expectEqual(recording, "1-2-")
    #expect(inner.subscriptions == ["^---!"])
  }

  // MARK: Rules

  @Test("They keep the rules of events")
  func laws() {
    expectLaws("operation") { $0.alternating() }
    expectLaws("operation, with another signal") { $0.gated(Signal<Bool, TestFailure>.just(true)) }
    let scheduler = scheduler
    // The timer is set until the source ends, also when the source is dropped.
    expectLaws(
      "operation, with a timer",
      except: [.release],
      drained: { scheduler.advance(by: .seconds(10)) }
    ) {
      $0.map(Double.init).changeRate(over: .seconds(1), on: scheduler)
    }
    expectLaws("operation, starting signals") { $0.latest { Signal<Int, TestFailure>.just($0) } }
    expectLaws("operation, starting signals in a queue") { $0.queue { .from([$0, $0]) } }
    // What the handlers of the first values send is sent before the source starts.
    expectLaws("operation, starting a signal with its state", except: [.order]) {
      $0.opening(with: .from([1, 2]))
    }
  }

  @Test("Their names are those of descriptions")
  func descriptions() {
    let (subject, gate) = (Subject<Int, Never>(), Subject<Bool, Never>())
    expectEqual(subject.alternating().description, "[Subject] alternating")
    expectEqual(subject.gated(gate).description, "[Subject, Subject] gated")
    expectEqual(subject.latest { Signal.just($0) }.description, "[Subject] latest")
  }
}

extension SignalProtocol {
  fileprivate func alternating() -> Signal<Value, Failure> {
    operation("alternating", state: true) { sends, value, down in
      if sends { down.send(value) }
      sends.toggle()
    }
  }

  fileprivate func gated(_ gate: some SignalProtocol<Bool, Failure>) -> Signal<Value, Failure> {
    operation("gated", with: gate, state: false) { isOpen, input, down in
      switch input {
      case .first(let value?): if isOpen { down.send(value) }
      case .first(nil): down.complete()
      case .second(let opens?): isOpen = opens
      case .second(nil): break
      }
    }
  }

  /// Sends the values of the latest signal.
  fileprivate func latest<T>(
    _ transform: @escaping @Sendable (Value) -> some SignalProtocol<T, Failure>
  ) -> Signal<T, Failure> {
    operation("latest", starting: T.self) {
      (inner: $0, isLast: false)
    } receive: { state, input, down in
      switch input {
      case .value(let value):
        state.inner.stopAll()
        state.inner.start(transform(value))
      case .inner(let value, _): down.send(value)
      case .innerCompleted: if state.isLast { down.complete() }
      case .completed:
        state.isLast = true
        if state.inner.count == 0 { down.complete() }
      }
    }
  }

  /// Sends the values of a signal that is started with the state, and its own.
  fileprivate func opening(with signal: Signal<Value, Failure>) -> Signal<Value, Failure> {
    operation("opening", starting: Value.self) { inner in
      inner.start(signal)
      return (inner: inner, isLast: false)
    } receive: { state, input, down in
      switch input {
      case .value(let value), .inner(let value, _): down.send(value)
      case .innerCompleted: if state.isLast { down.complete() }
      case .completed:
        state.isLast = true
        if state.inner.count == 0 { down.complete() }
      }
    }
  }

  /// Sends the values of one signal after the other.
  fileprivate func queue<T>(
    _ transform: @escaping @Sendable (Value) -> Signal<T, Failure>
  ) -> Signal<T, Failure> {
    operation("queue", starting: T.self) {
      (inner: $0, waiting: [Value](), isLast: false)
    } receive: { state, input, down in
      switch input {
      case .value(let value): state.waiting.append(value)
      case .inner(let value, _): down.send(value)
      case .innerCompleted: break
      case .completed: state.isLast = true
      }
      guard state.inner.count == 0 else { return }
      if state.waiting.isEmpty {
        if state.isLast { down.complete() }
      } else {
        state.inner.start(transform(state.waiting.removeFirst()))
      }
    }
  }
}

extension SignalProtocol where Value == Double {
  fileprivate func changeRate(
    over period: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<Double, Failure> {
    operation("changeRate", on: scheduler) {
      (timer: $0, old: Double?.none, new: 0.0)
    } receive: { state, input, down in
      switch input {
      case .value(let number):
        state.new = number
        if state.old != nil { return }
        state.old = number
        state.timer.set(after: period)
      case .fired:
        down.send((state.new - (state.old ?? 0)) / (period / .seconds(1)))
        state.old = state.new
        state.timer.set(after: period)
      case .completed: down.complete()
      }
    }
  }
}
