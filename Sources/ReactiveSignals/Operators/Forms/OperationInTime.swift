extension SignalProtocol {
  /// Returns a signal of an operator of your own with a timer: a closure that receives the values and the fires, and its state.
  ///
  ///     extension SignalProtocol where Value == Double {
  ///       /// Returns a signal that sends by how much the number has changed in each period, from the first number on.
  ///       func slope(over period: Duration, on scheduler: some TimedScheduler) -> Signal<Double, Failure> {
  ///         operation("slope", on: scheduler) { (timer: $0, old: Double?.none, new: 0.0) } receive: { state, input, down in
  ///           switch input {
  ///           case .value(let number):
  ///             state.new = number
  ///             if state.old != nil { return }
  ///             state.old = number
  ///             state.timer.set(after: period)
  ///           case .fired:
  ///             down.send((state.new - (state.old ?? 0)) / (period / .seconds(1)))
  ///             state.old = state.new
  ///             state.timer.set(after: period)
  ///           case .completed: down.complete()
  ///           }
  ///         }
  ///       }
  ///     }
  ///
  ///     let numbers = Subject<Double, Never>()
  ///     numbers.slope(over: .seconds(1), on: scheduler).subscribe { print($0) }
  ///     numbers.send(1)
  ///     numbers.send(4)
  ///     scheduler.advance(by: .seconds(1))
  ///     numbers.complete()
  ///     // 3.0
  ///
  /// - **Sends**: what `receive` sends, in order.
  /// - **Ends**: when `receive` completes or fails, and when the upstream fails. The completion of the upstream is an input.
  /// - **Disposal**: disposes the upstream and the timer. Values that the closure sends after that are dropped.
  /// - **Thread**: the sender's for values, and the scheduler's for fires.
  /// - **Memory**: the state and one timer for each subscription.
  ///
  /// - Parameters:
  ///   - name: The name of the operator in a ``description``.
  ///   - output: The type of the values that the operator sends. It need not be given where it follows from the type of the result.
  ///   - scheduler: The scheduler of the timer.
  ///   - start: The time after the subscription at which the timer fires first. By default it is off until the closure sets it.
  ///   - state: The closure that makes the state with which a subscription begins. Keep the timer in it. The closure may set the timer.
  ///   - receive: The closure that receives a value, a fire or the completion, and sends any number of values downstream.
  /// - Returns: A signal of the values that the closure sends.
  /// - Complexity: That of the closure, and a passage through a gate for each input.
  @_alwaysEmitIntoClient
  public func operation<State: Sendable, Output: Sendable>(
    _ name: StaticString,
    sending output: Output.Type = Output.self,
    on scheduler: some TimedScheduler,
    startingAfter start: Duration? = nil,
    state: @escaping @Sendable (OperatorTimer) -> State,
    receive:
      @escaping @Sendable (inout State, TimedInput<Value>, borrowing Downstream<Output, Failure>) -> Void
  ) -> Signal<Output, Failure> {
    erased.timed(name, on: scheduler, startingAfter: start, state, receive: receive)
  }
}
