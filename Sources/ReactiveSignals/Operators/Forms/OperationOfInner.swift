extension SignalProtocol {
  /// Returns a signal of an operator of your own that starts signals: a closure that receives their values too, and its state.
  ///
  ///     extension SignalProtocol {
  ///       /// Returns a signal that loads with each value, and ignores the values that arrive meanwhile.
  ///       func loading<T: Sendable>(
  ///         _ load: @escaping @Sendable (Value) -> Signal<T, Failure>
  ///       ) -> Signal<T, Failure> {
  ///         operation("loading", starting: T.self) { (inner: $0, loads: false, isLast: false) } receive: { state, input, down in
  ///           switch input {
  ///           case .value(let value) where !state.loads:
  ///             state.loads = true
  ///             state.inner.start(load(value))
  ///           case .value: break
  ///           case .inner(let result, _): down.send(result)
  ///           case .innerCompleted: if state.isLast { down.complete() } else { state.loads = false }
  ///           case .completed: if state.loads { state.isLast = true } else { down.complete() }
  ///           }
  ///         }
  ///       }
  ///     }
  ///
  ///     ["a", "b"].signal().loading { .from([$0 + "1", $0 + "2"]) }.subscribe { print($0) }
  ///     // a1
  ///     // a2
  ///     // b1
  ///     // b2
  ///
  /// The closure runs for one event at a time, whatever threads the signals send on.
  ///
  /// - **Sends**: what `receive` sends, in order.
  /// - **Ends**: when `receive` completes or fails, and when one of the signals fails. The completion of a signal is an input.
  /// - **Disposal**: disposes the upstream and the signals that run. Values that the closure sends after that are dropped.
  /// - **Thread**: that of the event which `receive` is called for, or that of another sender that is inside at the same time.
  /// - **Memory**: the state of each subscription, and a subscription for each signal that runs.
  ///
  /// - Parameters:
  ///   - name: The name of the operator in a ``description``.
  ///   - output: The type of the values that the operator sends. It need not be given where it follows from the type of the result.
  ///   - type: The type of the values of the signals that the closure starts.
  ///   - state: The closure that makes the state with which a subscription begins. Keep the inner signals in it. The closure may start some.
  ///   - receive: The closure that receives a value or a completion, starts and stops signals, and sends any number of values downstream.
  /// - Returns: A signal of the values that the closure sends.
  /// - Complexity: That of the closure, and a passage through a gate for each event.
  @_alwaysEmitIntoClient
  public func operation<Inner: Sendable, State: Sendable, Output: Sendable>(
    _ name: StaticString,
    sending output: Output.Type = Output.self,
    starting type: Inner.Type,
    state: @escaping @Sendable (InnerSignals<Inner, Failure>) -> State,
    receive:
      @escaping @Sendable (inout State, InnerInput<Value, Inner>, borrowing Downstream<Output, Failure>)
      -> Void
  ) -> Signal<Output, Failure> {
    erased.operation(erased: name, state, receive)
  }
}

extension Signal {
  @_alwaysEmitIntoClient
  func operation<Inner: Sendable, State: Sendable, Output: Sendable>(
    erased name: StaticString,
    _ makeState: @escaping @Sendable (InnerSignals<Inner, Failure>) -> State,
    _ receive: @escaping Join<State, InnerInput<Value, Inner>, Output, Failure>.Receive
  ) -> Signal<Output, Failure> {
    Signal<Output, Failure> { call in
      call.answer(describe(self, by: "\(name)")) { sink, subscription in
        let serialized = SerializedSink(subscription) {
          (serialized: SerializedSink<Join<State, InnerInput<Value, Inner>, Output, Failure>>) in
          // A weak reference: the signals that run hold the sink, and the state in the sink holds their list.
          let reference = WeakReference(serialized)
          let inner = InnerSignals<Inner, Failure>(of: subscription) { inner, signal, number, child in
            guard let serialized = reference.object else { return }
            serialized.gate.afterLeaving {
              // A signal that ends immediately makes the closure start the next one.
              Trampoline.perform(for: inner) {
                signal.start(erasing: serialized.innerSink(inner, number), in: child)
              }
            }
          }
          return Join(makeState(inner), Downstream(sink, subscription), receive)
        }
        serialized.start(self, isLast: true) { $0.map { .value($0) } ?? .completed }
      }
    }
  }
}

/// An input of an operator that starts signals.
public enum InnerInput<Value: Sendable, Inner: Sendable>: Sendable {
  /// A value of the upstream.
  case value(Value)
  /// The upstream has completed.
  case completed
  /// A value of a signal that runs, and the number of this signal.
  case inner(Inner, Int)
  /// The signal with this number has completed.
  case innerCompleted(Int)
}

/// The signals that an operator of your own has started, in the state of one subscription.
///
/// Use it inside the closures of the operator alone. After the end of the subscription it starts nothing.
public final class InnerSignals<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  typealias Launch =
    @Sendable (InnerSignals, Signal<Value, Failure>, _ number: Int, CompoundDisposable) -> Void

  /// The subscription of the result, which the signals end with.
  private let subscription: WeakReference<CompoundDisposable>
  /// The function that starts a signal.
  private let launch: Launch
  private let state = Locked((running: [Int: CompoundDisposable](), lastNumber: 0))

  @usableFromInline
  init(of subscription: CompoundDisposable, startingBy launch: @escaping Launch) {
    self.subscription = WeakReference(subscription)
    self.launch = launch
  }

  /// The number of signals that run.
  public var count: Int { state.withLock { $0.running.count } }

  /// Starts a signal. Its events are inputs of the operator until it ends or is stopped.
  ///
  /// It is started when the closure has returned, so that a signal which sends at once finds the state that the closure leaves. When the
  /// closure has been called by a signal that is being started, on the same thread, that one is started first: so any number of signals
  /// that end at once take constant stack. A signal that is started by the closure which makes the state is started before the upstream.
  ///
  /// - Parameter signal: The signal.
  /// - Returns: The number of the signal.
  @discardableResult
  public func start(_ signal: some SignalProtocol<Value, Failure>) -> Int {
    let signal = signal.erased
    let subscription = subscription.object
    let child = subscription.flatMap { $0.isDisposed ? nil : CompoundDisposable(childOf: $0) }
    let number = state.withLock { state in
      state.lastNumber += 1
      if let child { state.running[state.lastNumber] = child }
      return state.lastNumber
    }
    if let child { launch(self, signal, number, child) }
    return number
  }

  /// Disposes the signal with this number. None of its events is an input after that.
  public func stop(_ number: Int) { remove(number)?.dispose() }

  /// Disposes all signals that run.
  public func stopAll() {
    let running = state.withLock { state in
      defer { state.running = [:] }
      return state.running
    }
    for child in running.values { child.dispose() }
  }

  @usableFromInline
  func isRunning(_ number: Int) -> Bool { state.withLock { $0.running[number] != nil } }

  @discardableResult
  @usableFromInline
  func remove(_ number: Int) -> CompoundDisposable? {
    state.withLock { $0.running.removeValue(forKey: number) }
  }
}

extension SerializedSink where S: ~Copyable {
  /// Returns the sink of an inner signal. What it sends after it has been stopped is dropped.
  @_alwaysEmitIntoClient
  func innerSink<Outer, Inner>(
    _ signals: InnerSignals<Inner, S.Failure>,
    _ number: Int
  ) -> AnySink<Inner, S.Failure> where S.Value == InnerInput<Outer, Inner> {
    AnySink(
      next: { value in
        let input = InnerInput<Outer, Inner>.inner(value, number)
        if !self.gate.performIfIdle({ if signals.isRunning(number) { self.sendNow(input) } }) {
          self.queue(under: self.subscription.pressure) {
            if signals.isRunning(number) { self.sendNow(input) }
          }
        }
      },
      end: { failure in
        self.gate.perform {
          guard signals.remove(number) != nil else { return }
          if let failure { self.endNow(failure) } else { self.sendNow(.innerCompleted(number)) }
        }
      }
    )
  }
}
