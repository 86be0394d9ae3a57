extension SignalProtocol {
  /// Returns a signal of an operator of your own: a closure that receives the values, and its state.
  ///
  ///     extension SignalProtocol {
  ///       /// Returns a signal that sends every other value, from the first on.
  ///       func alternate() -> Signal<Value, Failure> {
  ///         operation("alternate", state: true) { sends, value, down in
  ///           if sends { down.send(value) }
  ///           sends.toggle()
  ///         }
  ///       }
  ///     }
  ///
  ///     [1, 2, 3].signal().alternate().subscribe { print($0) }
  ///     // 1
  ///     // 3
  ///
  /// - **Sends**: what `receive` and `last` send, in order.
  /// - **Ends**: when `receive` completes or fails, or as the upstream does. At its completion `last` is called first.
  /// - **Disposal**: disposes the upstream. Values that the closures send after that are dropped.
  /// - **Thread**: the sender's.
  /// - **Memory**: the state of each subscription.
  ///
  /// - Parameters:
  ///   - name: The name of the operator in a ``description``.
  ///   - output: The type of the values that the operator sends. It need not be given where it follows from the type of the result.
  ///   - state: The state with which each subscription begins. The closures have it for themselves, and need no lock.
  ///   - receive: The closure that receives a value, and sends any number of values downstream.
  ///   - last: The closure that sends values before the completion. By default it sends none.
  /// - Returns: A signal of the values that the closures send.
  /// - Complexity: That of the closures, and two indirect calls for each value.
  @_alwaysEmitIntoClient
  public func operation<State: Sendable, Output: Sendable>(
    _ name: StaticString,
    sending output: Output.Type = Output.self,
    state: State,
    receive: @escaping @Sendable (inout State, Value, borrowing Downstream<Output, Failure>) -> Void,
    last: @escaping @Sendable (inout State, borrowing Downstream<Output, Failure>) -> Void = { _, _ in }
  ) -> Signal<Output, Failure> {
    erased.operation(erased: name, state, receive, last)
  }
}

extension Signal {
  @_alwaysEmitIntoClient
  func operation<State: Sendable, Output: Sendable>(
    erased name: StaticString,
    _ state: State,
    _ receive: @escaping Operation<State, Value, Output, Failure>.Receive,
    _ last: @escaping Operation<State, Value, Output, Failure>.Last
  ) -> Signal<Output, Failure> {
    Signal<Output, Failure> { call in
      call.answer(describe(self, by: "\(name)")) { sink, subscription in
        // Not started: the end arrives before the subscription is disposed, and `last` may send.
        attach(
          erased: Operation(state, Downstream(sink, subscription), receive, last).erased(),
          in: subscription
        )
      }
    }
  }
}

/// The sink of an operator of closures.
@usableFromInline
struct Operation<State: Sendable, Input: Sendable, Output: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline typealias Receive = Join<State, Input, Output, Failure>.Receive
  @usableFromInline typealias Last = @Sendable (inout State, borrowing Downstream<Output, Failure>) -> Void

  @usableFromInline var receiver: Join<State, Input, Output, Failure>
  @usableFromInline let last: Last

  @_alwaysEmitIntoClient
  init(
    _ state: State,
    _ down: consuming Downstream<Output, Failure>,
    _ receive: @escaping Receive,
    _ last: @escaping Last
  ) {
    receiver = Join(state, down, receive)
    self.last = last
  }

  @_alwaysEmitIntoClient
  mutating func send(_ value: Input) { receiver.send(value) }

  @_alwaysEmitIntoClient
  mutating func end(_ failure: Failure?) {
    if failure == nil { last(&receiver.state, receiver.down) }
    if !receiver.down.isDisposed { receiver.end(failure) }
  }
}
