/// The sink behind the gate of an operator with several upstreams or a timer: a closure, and its state.
///
/// The closure receives inputs, which say where they come from, and sends to the sink downstream. It runs inside the gate and needs no lock.
/// A failure of an upstream passes to the sink downstream as it is.
@usableFromInline
struct Join<State: Sendable, Input: Sendable, Output: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline typealias Receive =
    @Sendable (inout State, Input, borrowing Downstream<Output, Failure>) -> Void

  @usableFromInline var state: State
  @usableFromInline let body: Body
  @usableFromInline let down: Downstream<Output, Failure>

  /// The closure. It is in a struct of its own, since a closure that is loaded from mutable memory is retained around the call.
  @usableFromInline
  struct Body: Sendable {
    @usableFromInline let run: Receive

    @inlinable
    init(_ run: @escaping Receive) { self.run = run }

    @inlinable
    func callAsFunction(_ state: inout State, _ input: Input, _ down: borrowing Downstream<Output, Failure>) {
      run(&state, input, down)
    }
  }

  @inlinable
  init(_ initial: State, _ down: consuming Downstream<Output, Failure>, _ receive: @escaping Receive) {
    state = initial
    body = Body(receive)
    self.down = down
  }

  @inlinable
  mutating func send(_ input: Input) { body(&state, input, down) }

  @inlinable
  borrowing func end(_ failure: Failure?) { down.end(failure) }
}

/// The way of an operator's results to its subscriber.
///
/// An operator of your own has it during a call of its closure.
public struct Downstream<Value: Sendable, Failure: Error>: ~Copyable, Sendable {
  @usableFromInline let sink: AnySink<Value, Failure>
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ sink: AnySink<Value, Failure>, _ subscription: CompoundDisposable) {
    self.sink = sink
    self.subscription = subscription
  }

  /// A Boolean value that indicates whether the result has ended, or its subscriber has disposed it.
  @inlinable public var isDisposed: Bool { subscription.isDisposed }

  /// Sends a value, unless the result has ended.
  @inlinable
  public borrowing func send(_ value: Value) { if !isDisposed { sink.next(value) } }

  @inlinable
  borrowing func end(_ failure: Failure?) { if !isDisposed { sink.last(failure) } }

  /// Ends the result with a failure, and disposes its sources.
  @inlinable
  public borrowing func fail(_ failure: Failure) { end(failure) }

  /// Sends the last value, if there is one, completes the result, and disposes its sources.
  @inlinable
  public borrowing func complete(after last: Value? = nil) {
    if let last { send(last) }
    end(nil)
  }
}
