import TestSupport

/// The failure type of a factory. These tests pass when they compile.
@Suite(.withoutLeaks) struct FailureInferenceTests {
  private typealias Failing = Subject<Int, TestFailure>
  private typealias Safe = Subject<Int, Never>

  private let failing = Failing()
  private let safe = Safe()

  private func expectNever<Value>(_ signal: some SignalProtocol<Value, Never>, _ value: Value.Type) {}
  private func expectFailing<Value>(_ signal: some SignalProtocol<Value, TestFailure>, _ value: Value.Type) {}

  @Test("Without a context a factory cannot fail")
  func undecided() {
    expectNever(Signal.just(1), Int.self)
    expectNever(Signal.just(Int?.some(1)), Int?.self)
    expectNever(Signal.from([1]), Int.self)
    expectNever(Signal.range(1...2), Int.self)
    expectNever(Signal.unfold(1) { $0 < 3 ? $0 : nil }, Int.self)
    expectNever([1].signal(), Int.self)
    expectNever(Signal.attempt { 1 }, Int.self)
    expectNever(Signal.deferred { Signal.just(1) }, Int.self)
    expectNever(Signal.interval(.seconds(1), on: TestScheduler()), Int.self)
    expectNever(Signal.timer(after: .seconds(1), on: TestScheduler()), Int.self)
    Signal.just(1).subscribe { (_: Int) in }
    Signal.just(1).map { $0 + 1 }.filter { $0 > 1 }.map { $0 * 2 }.map { "\($0)" }.subscribe { _ in }
    let stored = Signal.just(1)
    expectNever(stored, Int.self)
    let chain = Signal.from([1, 2]).map { "\($0)" }
    expectNever(chain, String.self)
    let erased = Signal.just(1).map { $0 + 1 }.erased
    expectNever(erased, Int.self)
    let several = [Signal.just(1), .empty, .never]
    expectNever(several[0], Int.self)
    let either = Bool.random() ? Signal.just(1) : .empty
    expectNever(either, Int.self)
  }

  @Test("A written type determines the failure")
  func annotated() {
    let just: Signal<Int, TestFailure> = .just(1)
    expectFailing(just, Int.self)
    let converted: Signal<Double, TestFailure> = .just(1)
    expectFailing(converted, Double.self)
    let spelledOut: Signal<Int, TestFailure> = Signal.just(1)
    expectFailing(spelledOut, Int.self)
    let optional: Signal<Int, TestFailure>? = .just(1)
    #expect(optional != nil)
    let existential: any SignalProtocol<Int, TestFailure> = Signal.just(1)
    expectFailing(existential, Int.self)
    let several: [Signal<Int, TestFailure>] = [
      .just(1), .empty, .never, .fail(.one), .from([1]), .range(1...2), .attempt { 1 },
      .deferred { Signal.just(1) }, .create { $0.complete() }, .unfold(1) { $0 < 3 ? $0 : nil },
      .interval(.seconds(1), on: TestScheduler()), .timer(after: .seconds(1), on: TestScheduler()),
    ]
    expectFailing(several[0], Int.self)
    let either: Signal<Int, TestFailure> = if Bool.random() { .just(1) } else { .fail(.one) }
    expectFailing(either, Int.self)
    expectFailing(Signal<Int, TestFailure>.just(1), Int.self)
    expectFailing(Signal<_, TestFailure>.just(1), Int.self)
    expectNever(Signal<Int, Never>.empty, Int.self)
  }

  private func empty() -> Signal<Int, TestFailure> { .empty }
  private func opaque() -> some SignalProtocol<Int, TestFailure> { Signal.just(1) }
  private func opaqueChain() -> some SignalProtocol<Int, TestFailure> { Signal.just(1).map { $0 + 1 } }
  private func generic<Failure: Error>(_: Failure.Type) -> Signal<Int, Failure> { .just(1) }
  private func statements(_ n: Int) -> Signal<Int, TestFailure> {
    guard n > 0 else { return .fail(.one) }
    let signal = Signal<_, TestFailure>.just(n)
    return n > 1 ? signal : .empty
  }

  @Test("The result type of a function determines the failure")
  func results() {
    expectFailing(empty(), Int.self)
    expectFailing(opaque(), Int.self)
    expectFailing(opaqueChain(), Int.self)
    expectFailing(generic(TestFailure.self), Int.self)
    expectFailing(statements(1), Int.self)
  }

  @Test("A combined signal determines the failure")
  func arguments() {
    expectFailing(failing.concat(Signal.just(1)), Int.self)
    expectFailing(Signal.just(1).concat(failing), Int.self)
    expectFailing(failing.merge(Signal.from([1])), Int.self)
    expectNever(safe.concat(Signal.just(1)), Int.self)
  }

  @Test("The chain determines the failure of the expression in its closure")
  func expressionClosures() {
    expectFailing(failing.flatMap { Signal.just($0) }, Int.self)
    expectFailing(failing.flatMap { _ in Signal.just("") }, String.self)
    expectFailing(failing.flatMap { Signal.just($0).map { $0 + 1 } }, Int.self)
    expectFailing(failing.flatMap { $0 > 1 ? Signal.just($0) : .fail(.one) }, Int.self)
    expectFailing(failing.flatMap { $0 > 1 ? Signal.just($0) : .empty }, Int.self)
    expectFailing(failing.flatMap { Signal.from(0..<$0) }, Int.self)
    expectFailing(failing.flatMap { (0..<$0).signal() }, Int.self)
    expectFailing(failing.flatMap { Signal.unfold($0) { n in n < 3 ? n : nil } }, Int.self)
    expectFailing(failing.flatMap { Signal.just($0) }.flatMap { Signal.just("\($0)") }, String.self)
    expectNever(safe.flatMap { Signal.just($0) }, Int.self)
    expectNever(safe.flatMap { $0 > 1 ? Signal.just($0) : .empty }, Int.self)
    expectNever(failing.catch { _ in Signal.just(0) }, Int.self)
    expectNever(failing.catch(to: Signal.just(0)), Int.self)
    expectFailing(failing.catch { Signal.fail($0) }, Int.self)
  }

  @Test("The result type of a closure of several statements determines the failure")
  func statementClosures() {
    expectFailing(
      failing.flatMap { n -> Signal<Int, TestFailure> in
        switch n {
        case 0: return .just(n)
        case 1: return .empty
        case 2: return .never
        default: return .fail(.one)
        }
      },
      Int.self
    )
    expectFailing(
      failing.flatMap { n in
        guard n > 1 else { return Signal<Int, TestFailure>.empty }
        return Signal.just(n).map { $0 + 1 }.erased
      },
      Int.self
    )
    expectFailing(
      failing.flatMap { n in
        let m = n + 1
        return Signal<_, TestFailure>.just(m).map { "\($0)" }
      },
      String.self
    )
  }

  @Test("flatMap accepts a closure of several statements that returns a Signal")
  func toldStatementClosures() {
    expectFailing(
      failing.flatMap { n in
        let m = n + 1
        if m > 1 { return Signal.just(m) }
        return .fail(.one)
      },
      Int.self
    )
    expectFailing(
      failing.flatMap { n in
        switch n {
        case 0: .just(n)
        case 1: .empty
        case 2: Signal.just(n).map { $0 + 1 }.erased
        default: .fail(.one)
        }
      },
      Int.self
    )
    expectNever(safe.flatMap { n in if n > 1 { .just(n) } else { .empty } }, Int.self)
  }

  @Test("Without failures a closure of several statements needs no result type")
  func safeStatementClosures() {
    expectNever(
      safe.flatMap { n in
        if n > 1 { return Signal.just(n) }
        return .empty
      },
      Int.self
    )
    expectNever(
      safe.flatMap { n in
        let m = n + 1
        return Signal.just(m).map { "\($0)" }
      },
      String.self
    )
  }

  @Test("The context or the parameter of its closure determines the failure of create")
  func create() {
    expectNever(Signal.create { (subscriber: Subscriber<Int, Never>) in subscriber.send(1) }, Int.self)
    expectFailing(
      Signal.create { (subscriber: Subscriber<Int, TestFailure>) in
        subscriber.send(1)
        subscriber.fail(.one)
      },
      Int.self
    )
    let contextual: Signal<Int, TestFailure> = .create { subscriber in
      subscriber.send(1)
      subscriber.fail(.one)
    }
    expectFailing(contextual, Int.self)
    expectFailing(
      failing.flatMap { n in
        Signal<Int, _>
          .create { subscriber in
            subscriber.send(n)
            subscriber.complete()
          }
      },
      Int.self
    )
  }

  private func throwing() throws(TestFailure) -> Int { throw .one }

  @Test("The error of its closure determines the failure of attempt")
  func attempt() {
    expectFailing(Signal.attempt { () throws(TestFailure) in try throwing() }, Int.self)
    expectFailing(Signal.attempt { () throws(TestFailure) -> Int in throw .two }, Int.self)
    expectFailing(Signal<Int, TestFailure>.attempt { () throws(TestFailure) in throw .two }, Int.self)
    expectFailing(
      failing.flatMap { _ in Signal.attempt { () throws(TestFailure) in try throwing() } },
      Int.self
    )
    let untyped: Signal<Int, any Error> = .attempt { try throwing() }
    expectEqual(untyped.events().count, 1)
    #expect(Signal.attempt { try throwing() }.events().count == 1)
  }
}
