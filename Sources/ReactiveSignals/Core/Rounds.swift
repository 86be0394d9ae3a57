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
  @usableFromInline let asksFirst: Bool
  @usableFromInline let next: @Sendable (_ round: Int, _ failure: InputFailure?) -> Step

  /// Creates a signal.
  ///
  /// - Parameters:
  ///   - upstream: The first signal.
  ///   - name: The operator's name in descriptions.
  ///   - asksFirst: A Boolean value that decides whether `next` returns the first step, too.
  ///   - next: A function that returns the step after a signal: of the number of signals that have ended, and of the failure of the last
  ///     of them, or `nil`.
  @inlinable
  init(
    _ upstream: Signal<Value, InputFailure>,
    name: StaticString,
    asksFirst: Bool = false,
    _ next: @escaping @Sendable (_ round: Int, _ failure: InputFailure?) -> Step
  ) {
    self.upstream = upstream
    self.name = name
    self.asksFirst = asksFirst
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
  @inline(never)
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    var step: Step = asksFirst ? next(0, nil) : .next(upstream)
    var round = 0
    // Signals whose values are known need no state, unless one has to wait.
    while case .next(let signal) = step, subscription.pressure == nil,
      let end = signal.sendAllOutOfLine(to: sink.next, until: subscription)
    {
      if subscription.isDisposed { return }
      round += 1
      step = next(round, end)
    }
    switch step {
    case .next, .wait: Rounds.State(sink, subscription, after: round, next).proceed(to: step)
    case .last(let signal): if !subscription.isDisposed { signal.attach(erased: sink, in: subscription) }
    case .completed: sink.complete()
    case .failed(let error): sink.fail(error)
    }
  }

  /// Returns a sequence that waits before each signal but the first.
  func delayed(by delay: @escaping @Sendable () -> Duration, on scheduler: some TimedScheduler) -> Rounds {
    Rounds(upstream, name: name, asksFirst: asksFirst) { round, failure in
      let step = next(round, failure)
      switch step {
      case _ where round == 0, .completed, .failed: return step
      case .next, .last, .wait:
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
  @usableFromInline
  enum Step: Sendable {
    /// Starts a signal, and asks for another step when it has ended.
    case next(Signal<Value, InputFailure>)
    /// Continues with a signal, however it ends.
    case last(Signal<Value, Failure>)
    /// Takes the step that the closure proceeds to, now or later, unless the subscription is disposed before.
    case wait(
      @Sendable (_ subscription: CompoundDisposable, _ proceed: @escaping @Sendable (Step) -> Void) ->
        Void
    )
    /// Completes the result.
    case completed
    /// Fails the result.
    case failed(Failure)
  }
}

/// The loop of one subscription to a sequence of signals.
///
/// A signal that ends inside the call that started it makes the loop take another step when that call has returned. So signals that end
/// immediately follow one another in constant stack.
///
/// `@unchecked Sendable`: the loop has constants alone. The subclass states the reason for what it adds.
// A class without types of events, which the library contains once.
@usableFromInline
class RoundsLoop: @unchecked Sendable {
  @usableFromInline typealias TakeStep = @Sendable (inout CompoundDisposable.Children) -> Void

  @usableFromInline final let subscription: CompoundDisposable
  private final let steps = Trampoline()

  @usableFromInline
  init(_ subscription: CompoundDisposable) { self.subscription = subscription }

  /// Takes the next step: now, or as soon as the call that started the signal before has returned.
  @usableFromInline
  final func proceed(_ takeStep: @escaping TakeStep) {
    var children = CompoundDisposable.Children(of: subscription)
    steps.run {
      // The consumer wants no value for now. The step is taken when it does.
      if subscription.pressure != nil, subscription.waitIfHeldBack(continuing: { self.proceed(takeStep) }) {
        return false
      }
      takeStep(&children)
      return false
    }
  }
}

extension Rounds {
  /// The state of one subscription to a sequence of signals.
  ///
  /// `@unchecked Sendable`: the signal that runs uses the sink. Its end writes the rest of the state before it calls `proceed`,
  /// and no signal starts before the one before it has ended. Only the thread that takes the next step reads what was written.
  /// So exclusivity checks are needless.
  @usableFromInline
  final class State: RoundsLoop,
    @unchecked Sendable
  {

    @usableFromInline let next: @Sendable (Int, InputFailure?) -> Step
    @exclusivity(unchecked) @usableFromInline var down: OwnedSink<Value, Failure>?
    /// The step to take.
    @exclusivity(unchecked) @usableFromInline var step: Step?
    /// The number of signals that have ended.
    @exclusivity(unchecked) @usableFromInline var round: Int

    @inlinable
    init(
      _ down: AnySink<Value, Failure>,
      _ subscription: CompoundDisposable,
      after round: Int,
      _ next: @escaping @Sendable (Int, InputFailure?) -> Step
    ) {
      self.next = next
      unsafe self.down = OwnedSink(down)
      unsafe step = nil
      unsafe self.round = round
      super.init(subscription)
    }

    /// Takes the step after a signal.
    @inlinable
    func end(_ failure: InputFailure?) {
      unsafe round += 1
      unsafe proceed(to: next(round, failure))
    }

    @inlinable
    func proceed(to step: Step) {
      switch step {
      case .next, .last, .wait:
        unsafe self.step = step
        proceed { self.takeStep(&$0) }
      case .completed:
        if let down = unsafe down.take() { down.end(nil) }
      case .failed(let error):
        if let down = unsafe down.take() { down.end(error) }
      }
    }

    @inlinable
    func takeStep(_ children: inout CompoundDisposable.Children) {
      switch unsafe step.take() {
      case .next(let signal):
        children.start(signal, AnySink(next: { unsafe self.down?.send($0) }, end: { self.end($0) }))
      case .wait(let wait):
        start(wait)
      case .last(let signal):
        if !subscription.isDisposed, let down = unsafe down.take() {
          signal.attach(erased: down.erased(), in: subscription)
        }
      case .completed, .failed, nil:
        break
      }
    }

    @usableFromInline
    func start(_ wait: (CompoundDisposable, @escaping @Sendable (Step) -> Void) -> Void) {
      let child = CompoundDisposable(childOf: subscription)
      if child.isDisposed { return }
      wait(child) { step in
        if !child.isDisposed, child.end() { self.proceed(to: step) }
      }
    }
  }
}
