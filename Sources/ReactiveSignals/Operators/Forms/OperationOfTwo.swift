extension SignalProtocol {
  /// Returns a signal of an operator of your own on two signals: a closure that receives the events of both, and its state.
  ///
  ///     extension SignalProtocol {
  ///       /// Returns a signal that sends the values that arrive while the latest value of `gate` is `true`.
  ///       func passing(while gate: some SignalProtocol<Bool, Failure>) -> Signal<Value, Failure> {
  ///         operation("passing", with: gate, state: false) { isOpen, input, down in
  ///           switch input {
  ///           case .first(let value?): if isOpen { down.send(value) }
  ///           case .first(nil): down.complete()
  ///           case .second(let opens?): isOpen = opens
  ///           case .second(nil): break
  ///           }
  ///         }
  ///       }
  ///     }
  ///
  ///     let (numbers, gate) = (Subject<Int, Never>(), Subject<Bool, Never>())
  ///     numbers.passing(while: gate).subscribe { print($0) }
  ///     numbers.send(1)
  ///     gate.send(true)
  ///     numbers.send(2)
  ///     // 2
  ///
  /// The closure runs for one event at a time, whatever threads the two signals send on. An operator on more signals merges the others,
  /// mapped to an enumeration, and takes the result as `other`.
  ///
  /// - **Sends**: what `receive` sends, in order.
  /// - **Ends**: when `receive` completes or fails, and when one of the signals fails. The completion of a signal is an input.
  /// - **Disposal**: disposes both signals. Values that the closure sends after that are dropped.
  /// - **Thread**: that of the event which `receive` is called for, or that of another sender that is inside at the same time.
  /// - **Memory**: the state of each subscription.
  ///
  /// - Parameters:
  ///   - name: The name of the operator in a ``description``.
  ///   - output: The type of the values that the operator sends. It need not be given where it follows from the type of the result.
  ///   - other: The other signal, which is started before this one.
  ///   - state: The state with which each subscription begins. The closure has it for itself, and needs no lock.
  ///   - receive: The closure that receives a value or the completion of one of the signals, and sends any number of values downstream.
  /// - Returns: A signal of the values that the closure sends.
  /// - Complexity: That of the closure, and a passage through a gate for each event.
  @_alwaysEmitIntoClient
  public func operation<Other: Sendable, State: Sendable, Output: Sendable>(
    _ name: StaticString,
    sending output: Output.Type = Output.self,
    with other: some SignalProtocol<Other, Failure>,
    state: State,
    receive:
      @escaping @Sendable (inout State, PairInput<Value, Other>, borrowing Downstream<Output, Failure>)
      -> Void
  ) -> Signal<Output, Failure> {
    let order: Join<State, PairInput<Other, Value>, Output, Failure>.Receive = { state, input, down in
      switch input {
      case .first(let value): receive(&state, .second(value), down)
      case .second(let value): receive(&state, .first(value), down)
      }
    }
    return .join(other.erased, erased, name, state, order)
  }
}
