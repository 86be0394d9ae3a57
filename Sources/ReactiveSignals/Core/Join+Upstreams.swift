extension Signal {
  /// Returns a signal of two upstreams, of which each sends through one gate. The first is started before the second.
  ///
  /// For each subscription, it puts a gate in front of a ``Join``, and starts the upstreams with `SerializedSink.start`. When the
  /// join ends the result, the upstreams that run are disposed, and the others are not started.
  @inlinable
  static func join<First, Second, State>(
    _ first: Signal<First, Failure>,
    _ second: Signal<Second, Failure>,
    _ name: StaticString,
    _ initial: State,
    _ receive: @escaping Join<State, PairInput<First, Second>, Value, Failure>.Receive
  ) -> Signal {
    Signal { call in
      call.answer(describe(first, second, by: "\(name)")) { sink, subscription in
        let join = Join(initial, Downstream(sink, subscription), receive)
        let serialized = SerializedSink(join, subscription)
        serialized.start(first) { .first($0) }
        serialized.start(second, isLast: true) { .second($0) }
      }
    }
  }

  /// Returns a signal of two upstreams whose values wait in the state. They make the upstreams wait, if the policy or the subscriber does.
  @inlinable
  static func join<First, Second, State>(
    _ first: Signal<First, Failure>,
    _ second: Signal<Second, Failure>,
    _ name: StaticString,
    buffering policy: BufferingPolicy<Failure>,
    _ makeState: @escaping @Sendable (_ pressures: PairPressures) -> State,
    receive: @escaping Join<State, PairInput<First, Second>, Value, Failure>.Receive
  ) -> Signal {
    Signal { call in
      call.answer(describe(first, second, by: "\(name)")) { sink, subscription in
        let pressures = (
          first: Pressure.Buffer.make(policy, in: subscription),
          second: Pressure.Buffer.make(policy, in: subscription)
        )
        let join = Join(makeState(pressures), Downstream(sink, subscription), receive)
        let serialized = SerializedSink(join, subscription)
        serialized.start(first, under: pressures.first) { .first($0) }
        serialized.start(second, isLast: true, under: pressures.second) { .second($0) }
      }
    }
  }
}

/// Returns the description of an operator on several signals.
@usableFromInline
func describe<each Upstream: Sendable, Failure: Error>(
  _ upstreams: repeat Signal<each Upstream, Failure>,
  by name: String
) -> String {
  var descriptions: [String] = []
  for upstream in repeat each upstreams { descriptions.append(upstream.description) }
  return "[\(descriptions.joined(separator: ", "))] \(name)"
}

/// An input from one of two upstreams: a value, or `nil` when the upstream has completed.
public enum PairInput<First: Sendable, Second: Sendable>: Sendable {
  /// A value or the completion of the first upstream.
  case first(First?)
  /// A value or the completion of the second upstream.
  case second(Second?)
}

/// The pressures of the values of two upstreams that wait, if they make the upstreams wait.
@usableFromInline
typealias PairPressures = (first: Pressure.Buffer?, second: Pressure.Buffer?)

/// The sink of one of several upstreams. It sends inputs of a join through a gate.
@usableFromInline
struct JoinInput<Value: Sendable, Down: Sink & ~Copyable>: Sink, ~Copyable {
  @usableFromInline let serialized: SerializedSink<Down>
  /// The pressure on the upstream.
  @usableFromInline let pressure: Pressure?
  @usableFromInline let input: @Sendable (Value?) -> Down.Value

  @inlinable
  init(
    _ serialized: SerializedSink<Down>,
    _ pressure: Pressure?,
    _ input: @escaping @Sendable (Value?) -> Down.Value
  ) {
    self.serialized = serialized
    self.pressure = pressure
    self.input = input
  }

  @inlinable
  borrowing func send(_ value: Value) { pass(value) }

  @inlinable
  @inline(never)
  borrowing func end(_ failure: Down.Failure?) {
    if let failure { serialized.end(failure) } else { pass(nil) }
  }

  @inlinable
  borrowing func pass(_ value: Value?) {
    if !serialized.gate.performIfIdle({ serialized.sendNow(value, as: input) }) { queue(value) }
  }

  @inlinable
  @inline(never)
  borrowing func queue(_ value: Value?) {
    let (serialized, input) = (serialized, input)
    serialized.queue(under: pressure) { serialized.sendNow(value, as: input) }
  }
}

extension SerializedSink where S: ~Copyable {
  /// Starts an upstream that sends through this gate.
  ///
  /// - Parameters:
  ///   - upstream: The upstream.
  ///   - isLast: Whether no other upstream is started after this one.
  ///   - buffer: The pressure of the buffer that the values of the upstream wait in, if it can make the upstream wait.
  ///   - input: A function that makes an input of the join from a value, or from `nil` when the upstream completes. It runs inside the gate.
  @inlinable
  func start<Input>(
    _ upstream: Signal<Input, S.Failure>,
    isLast: Bool = false,
    under buffer: Pressure.Buffer? = nil,
    _ input: @escaping @Sendable (Input?) -> S.Value
  ) {
    let child = makeSource(isLast: isLast, under: buffer)
    upstream.start(erasing: JoinInput(self, child.pressure, input), in: child)
  }
}
