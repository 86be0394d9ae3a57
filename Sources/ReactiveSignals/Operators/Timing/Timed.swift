extension Signal {
  /// Returns a signal of one upstream and a timer: the base of the operators that deal with time.
  ///
  /// The closure may set the timer at each input. The completion of the upstream need not end the result: a later fire may do that.
  ///
  /// Inputs arrive one at a time. Of a value and a fire in the same instant, the one that the scheduler runs first arrives first.
  ///
  /// - Parameters:
  ///   - name: The name of the operator.
  ///   - scheduler: The scheduler of the timer.
  ///   - start: The time after which the timer fires first, if it is set before the upstream is started.
  ///   - policy: The policy of the values that wait in the state, if they can make the upstream wait.
  ///   - makeState: The closure that makes the state with which a subscription begins.
  ///   - receive: The closure that receives the inputs. Failures bypass it.
  @inlinable
  func timed<State: Sendable, T: Sendable>(
    _ name: StaticString,
    on scheduler: any TimedScheduler,
    startingAfter start: Duration? = nil,
    buffering policy: BufferingPolicy<Failure>? = nil,
    _ makeState: @escaping @Sendable (OperatorTimer) -> State,
    receive: @escaping Join<State, TimedInput<Value>, T, Failure>.Receive
  ) -> Signal<T, Failure> {
    Signal<T, Failure> { call in
      call.answer(describe(self, by: "\(name)")) { sink, subscription in
        let pressure = policy.flatMap { Pressure.Buffer.make($0, in: subscription) }
        let timer = OperatorTimer(on: scheduler, in: subscription, under: pressure)
        let serialized = SerializedSink(
          Join(makeState(timer), Downstream(sink, subscription), receive),
          subscription
        )
        // A closure made here is compiled for the type of the values; a method called through a protocol would be shared by all types.
        let reference = WeakReference(serialized)
        timer.connect { timer in
          // The scheduled work holds the sink and the timer, the timer holds neither.
          guard let serialized = reference.object else { return nil }
          return { number in
            if !serialized.gate.performIfIdle({ serialized.sendNow(.fired, ifDue: timer, number) }) {
              serialized.gate.queue { serialized.sendNow(.fired, ifDue: timer, number) }
            }
          }
        }
        if let start { timer.set(after: start) }
        serialized.start(self, isLast: true, under: pressure) { $0.map { .value($0) } ?? .completed }
      }
    }
  }
}

/// An input of an operator with a timer.
public enum TimedInput<Value: Sendable>: Sendable {
  /// A value of the upstream.
  case value(Value)
  /// The upstream has completed.
  case completed
  /// The timer has fired, and is off.
  case fired
}

extension SerializedSink where S: ~Copyable {
  /// Sends an input for a fire of a timer, unless the timer has been set again or canceled. Inside the gate alone.
  @inlinable
  func sendNow(_ input: S.Value, ifDue timer: OperatorTimer, _ number: UInt) {
    if timer.acknowledge(number) { sendNow(input) }
  }
}
