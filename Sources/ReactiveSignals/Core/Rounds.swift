import _ReactiveSignalsAtomics

/// A signal that plays signals one after another, each when the one before has ended.
///
/// The signals share a sink, which needs no gate, since one starts when the one before has ended. They may have other failures than the
/// result. The last signal gets the sink itself and the subscription of the result. A sequence whose last signal is a sequence again is
/// therefore a tail call: any number of them nest neither sinks nor subscriptions.
@usableFromInline
struct Rounds<Value: Sendable, InputFailure: Error, Failure: Error>: Sendable {

  @usableFromInline let upstream: Signal<Value, InputFailure>
  @usableFromInline let name: StaticString
  @usableFromInline let first: Step
  @usableFromInline let next: @Sendable (_ round: Int, _ failure: InputFailure?) -> Step

  /// Creates a signal.
  ///
  /// - Parameters:
  ///   - upstream: The first signal.
  ///   - name: The operator's name in descriptions.
  ///   - first: The first step. The default value starts `upstream`.
  ///   - next: A function that returns the step after a signal: of the number of signals that have ended, and of the failure of the last
  ///     of them, or `nil`.
  @inlinable
  init(
    _ upstream: Signal<Value, InputFailure>,
    name: StaticString,
    first: Step? = nil,
    _ next: @escaping @Sendable (_ round: Int, _ failure: InputFailure?) -> Step
  ) {
    self.upstream = upstream
    self.name = name
    self.first = first ?? .next(upstream)
    self.next = next
  }

  /// The signal.
  @inlinable var signal: Signal<Value, Failure> {
    Signal { call in
      call.answer(describe(upstream, by: "\(name)")) { sink, subscription in
        attach(erased: sink, in: subscription)
      }
    }
  }

  @inlinable
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    State(sink, subscription, next).proceed(to: first)
  }

  /// Returns a sequence that waits before each signal but the first.
  func delayed(by delay: @escaping @Sendable () -> Duration, on scheduler: some TimedScheduler) -> Rounds {
    Rounds(upstream, name: name, first: first) { round, failure in
      let step = next(round, failure)
      switch step {
      case .end: return step
      case .start, .finish, .wait:
        let delay = delay()
        return .wait { subscription, proceed in
          subscription.add(scheduler.schedule(after: delay) { proceed(step) })
        }
      }
    }
  }
}

extension Rounds {
  /// A step of a sequence of signals.
  ///
  /// It has functions in place of signals and failures, so that its size does not depend on the types of events.
  @usableFromInline
  enum Step: Sendable {
    /// Starts a signal, and asks for another step when it has ended.
    case start(@Sendable (AnySink<Value, InputFailure>, CompoundDisposable) -> Void)
    /// Continues with a signal, however it ends.
    case finish(@Sendable (AnySink<Value, Failure>, CompoundDisposable) -> Void)
    /// Takes the step that the closure proceeds to, now or later, unless the subscription is disposed before.
    case wait(
      @Sendable (_ subscription: CompoundDisposable, _ proceed: @escaping @Sendable (Step) -> Void) ->
        Void
    )
    /// Ends the result.
    case end(@Sendable (AnySink<Value, Failure>) -> Void)

    @inlinable
    static func next(_ signal: Signal<Value, InputFailure>) -> Step {
      .start { signal.start(erasing: $0, in: $1) }
    }

    @inlinable
    static func last(_ signal: Signal<Value, Failure>) -> Step {
      .finish { signal.attach(erased: $0, in: $1) }
    }

    @inlinable static var completed: Step { .end { $0.complete() } }

    @inlinable
    static func failed(_ error: Failure) -> Step { .end { $0.fail(error) } }
  }
}

extension Rounds {
  /// The loop of one subscription to a sequence of signals.
  ///
  /// A signal that ends inside the call that started it makes the loop take another step when that call has returned. So signals that end
  /// immediately follow one another in constant stack.
  ///
  /// `@unchecked Sendable`: the signal that runs uses the sink. Its end writes the rest of the state before it calls `proceed`,
  /// and no signal starts before the one before it has ended. Only the thread that takes the next step reads what was written.
  /// So exclusivity checks are needless.
  // Compiled once, and not again for each type of values: a value passes through it as a call of a closure.
  @usableFromInline
  final class State: @unchecked Sendable {
    private let subscription: CompoundDisposable
    private let steps = Trampoline()
    private let next: @Sendable (Int, InputFailure?) -> Step
    @exclusivity(unchecked) private var down: AnySink<Value, Failure>?
    /// The step to take.
    @exclusivity(unchecked) private var step: Step?
    /// The number of signals that have ended.
    @exclusivity(unchecked) private var round = 0

    @usableFromInline
    init(
      _ down: AnySink<Value, Failure>,
      _ subscription: CompoundDisposable,
      _ next: @escaping @Sendable (Int, InputFailure?) -> Step
    ) {
      self.subscription = subscription
      self.next = next
      unsafe self.down = down
      unsafe step = nil
    }

    @usableFromInline
    func proceed(to step: Step) {
      if case .end(let end) = step {
        if let down = takeSink() { end(down) }
      } else {
        unsafe self.step = step
        takeSteps()
      }
    }

    /// Takes the next step: now, or as soon as the call that started the signal before has returned.
    private func takeSteps() {
      var children = CompoundDisposable.Children(of: subscription)
      steps.run {
        // The consumer wants no value for now. The step is taken when it does.
        if subscription.pressure != nil, subscription.waitIfHeldBack(continuing: takeSteps) { return false }
        takeStep(&children)
        return false
      }
    }

    private func takeStep(_ children: inout CompoundDisposable.Children) {
      let step = unsafe step
      unsafe self.step = nil
      switch step {
      case .start(let start):
        let sink = AnySink<Value, InputFailure>(
          next: { unsafe self.down?.next($0) },
          end: { failure in
            unsafe self.round += 1
            unsafe self.proceed(to: self.next(self.round, failure))
          }
        )
        children.start { start(sink, $0) }
      case .finish(let finish):
        if !subscription.isDisposed, let down = takeSink() { finish(down, subscription) }
      case .wait(let wait):
        let child = CompoundDisposable(childOf: subscription)
        if child.isDisposed { return }
        wait(child) { step in
          if !child.isDisposed, child.end() { self.proceed(to: step) }
        }
      case .end, nil:
        break
      }
    }

    private func takeSink() -> AnySink<Value, Failure>? {
      let sink = unsafe down
      unsafe down = nil
      return sink
    }
  }
}
