extension MainSignalProtocol {
  /// Returns a signal of the latest values of both, as ``SignalProtocol/combineLatest(_:)`` does.
  @inlinable
  public func combineLatest<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    combineLatest(other) { ($0, $1) }
  }

  /// Returns a signal of results for the latest values of both, as ``SignalProtocol/combineLatest(_:_:)`` does.
  @inlinable
  public func combineLatest<Other: MainSignalConvertible, T>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Failure> where Other.Failure == Failure {
    MainSignal(base.combineLatest(other.base, unisolated { OnMain(transform($0.value, $1.value)) }))
  }

  /// Returns a signal of the values by number, as ``SignalProtocol/zip(_:buffering:)`` does.
  @inlinable
  public func zip<Other: MainSignalConvertible>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    zip(other, buffering: policy) { ($0, $1) }
  }

  /// Returns a signal of results for the values by number, as ``SignalProtocol/zip(_:buffering:_:)`` does.
  @inlinable
  public func zip<Other: MainSignalConvertible, T>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Failure> where Other.Failure == Failure {
    MainSignal(base.zip(other.base, buffering: policy, unisolated { OnMain(transform($0.value, $1.value)) }))
  }

  /// Returns a signal of the values with the latest of another signal, as ``SignalProtocol/withLatest(from:)`` does.
  @inlinable
  public func withLatest<Other: MainSignalConvertible>(
    from other: Other
  ) -> MainSignal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    withLatest(from: other) { ($0, $1) }
  }

  /// Returns a signal of results for the values with the latest of another signal, as `withLatest` of a ``Signal`` does.
  @inlinable
  public func withLatest<Other: MainSignalConvertible, T>(
    from other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Failure> where Other.Failure == Failure {
    MainSignal(base.withLatest(from: other.base, unisolated { OnMain(transform($0.value, $1.value)) }))
  }

  /// Returns a signal of the values of both, as ``SignalProtocol/merge(_:)`` does.
  @inlinable
  public func merge<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    MainSignal(base.merge(other.base))
  }

  /// Returns a signal of the values of both, which fails when both have ended, as ``SignalProtocol/merge(_:delayingFailures:)`` does.
  @inlinable
  public func merge<Other: MainSignalConvertible>(
    _ other: Other,
    delayingFailures: Bool
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    MainSignal(base.merge(other.base, delayingFailures: delayingFailures))
  }

  /// Returns a signal of the values of both, one after the other, as ``SignalProtocol/concat(_:)`` does.
  @inlinable
  public func concat<Other: MainSignalConvertible>(
    _ next: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    MainSignal(base.concat(next.base))
  }

  /// Returns a signal of the values of both, one after the other, which fails when both have ended, as ``SignalProtocol/concat(_:delayingFailures:)`` does.
  @inlinable
  public func concat<Other: MainSignalConvertible>(
    _ next: Other,
    delayingFailures: Bool
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    MainSignal(base.concat(next.base, delayingFailures: delayingFailures))
  }

  /// Returns a signal of the signal that sends an event first, as ``SignalProtocol/race(_:)`` does.
  @inlinable
  public func race<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    MainSignal(base.race(other.base))
  }

  /// Returns a signal of the values until another signal sends, and then of that, as ``SignalProtocol/take(untilReplacement:)`` does.
  @inlinable
  public func take<Other: MainSignalConvertible>(
    untilReplacement replacement: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    MainSignal(base.take(untilReplacement: replacement.base))
  }

  /// Returns a signal of the latest values of both, which fails when both have ended, as
  /// ``SignalProtocol/combineLatest(_:delayingFailures:)`` does.
  @inlinable
  public func combineLatest<Other: MainSignalConvertible>(
    _ other: Other,
    delayingFailures: Bool
  ) -> MainSignal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    MainSignal(
      base.combineLatest(other.base, delayingFailures: delayingFailures)
        .map(unisolated { OnMain(($0.0.value, $0.1.value)) })
    )
  }

  /// Returns a signal of the last values of both, as ``SignalProtocol/zipLast(_:)`` does.
  @inlinable
  public func zipLast<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Failure> where Other.Failure == Failure {
    MainSignal(base.zipLast(other.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  /// Returns a signal of the latest value at each value of `sampler`, as ``SignalProtocol/sample(on:)`` does.
  @inlinable
  public func sample<Other: MainSignalConvertible>(
    on sampler: Other
  ) -> MainSignal<Value, Failure> where Other.Failure == Failure {
    MainSignal(base.sample(on: sampler.base))
  }

  /// Returns a signal of the values of the signal that sends a value first, as ``SignalProtocol/raceForValue(_:)`` does.
  @inlinable
  public func raceForValue<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    MainSignal(base.raceForValue(other.base))
  }

  /// Returns a signal of the values of two sorted signals in their order, as ``SignalProtocol/mergeSorted(_:buffering:by:)`` does.
  @inlinable
  public func mergeSorted<Other: MainSignalConvertible>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all,
    by areInIncreasingOrder: @escaping (Value, Value) -> Bool
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    MainSignal(
      base.mergeSorted(
        other.base,
        buffering: policy,
        by: unisolated { areInIncreasingOrder($0.value, $1.value) }
      )
    )
  }

  /// Returns a signal of the values with the latest of two other signals, as `withLatest` of a ``Signal`` does.
  @inlinable
  public func withLatest<First: MainSignalConvertible, Second: MainSignalConvertible>(
    from first: First,
    _ second: Second
  ) -> MainSignal<(Value, First.Value, Second.Value), Failure>
  where First.Failure == Failure, Second.Failure == Failure {
    withLatest(from: first.mainSignal.combineLatest(second)) { ($0, $1.0, $1.1) }
  }

  /// Returns a signal whose values wait while a condition is `true`, as ``SignalProtocol/hold(while:buffering:)`` does.
  @inlinable
  public func hold(
    while condition: some MainSignalConvertible<Bool, Never>,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.hold(while: condition.base.map { $0.content }, buffering: policy))
  }

  /// Returns a signal that runs while a condition is `true`, as ``SignalProtocol/running(while:)`` does.
  @inlinable
  public func running(while condition: some MainSignalConvertible<Bool, Never>) -> MainSignal<Value, Failure>
  {
    MainSignal(base.running(while: condition.base.map { $0.content }))
  }

  /// Returns a signal that sends whether both send equal values, as ``SignalProtocol/sequenceEqual(_:buffering:by:)`` does.
  @inlinable
  public func sequenceEqual<Other: MainSignalConvertible>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all,
    by areEqual: @escaping (Value, Value) -> Bool
  ) -> MainSignal<Bool, Failure> where Other.Value == Value, Other.Failure == Failure {
    MainSignal(
      base.sequenceEqual(other.base, buffering: policy, by: unisolated { areEqual($0.value, $1.value) })
        .map { OnMain($0) }
    )
  }

  /// Returns a signal that ends when `trigger` sends or completes, as ``SignalProtocol/take(until:)`` does.
  @inlinable
  public func take<Trigger: MainSignalConvertible>(
    until trigger: Trigger
  ) -> MainSignal<Value, Failure> where Trigger.Failure == Never {
    MainSignal(base.take(until: trigger.base))
  }

  /// Returns a signal of the values until a lifetime ends, as ``SignalProtocol/take(during:)`` does.
  public func take(during lifetime: Lifetime) -> MainSignal<Value, Failure> {
    take(until: lifetime.ended)
  }

  /// Returns a signal of the values after `trigger` sends, as ``SignalProtocol/skip(until:)`` does.
  @inlinable
  public func skip<Trigger: MainSignalConvertible>(
    until trigger: Trigger
  ) -> MainSignal<Value, Failure> where Trigger.Failure == Never {
    MainSignal(base.skip(until: trigger.base))
  }

  /// Returns a signal of the values of `next` after this one has completed, as ``SignalProtocol/then(_:)`` does.
  @inlinable
  public func then<Next: MainSignalConvertible>(
    _ next: @escaping () -> Next
  ) -> MainSignal<Next.Value, Failure> where Next.Failure == Failure {
    MainSignal(base.then(unisolated { next().base }))
  }

  /// Returns a signal with a value in front, as ``SignalProtocol/start(with:)`` does.
  @inlinable
  public func start(with value: Value) -> MainSignal<Value, Failure> {
    MainSignal(base.start(with: OnMain(value)))
  }

  /// Returns a signal with values behind, as ``SignalProtocol/append(_:)`` does.
  @inlinable
  public func append(_ values: Value...) -> MainSignal<Value, Failure> {
    MainSignal(base.concat(.from(values.map { OnMain($0) })))
  }

  /// Returns a signal that fails when there is no value, as ``SignalProtocol/ifEmpty(failingWith:)`` does.
  @inlinable
  public func ifEmpty(failingWith error: Failure) -> MainSignal<Value, Failure> {
    MainSignal(base.ifEmpty(failingWith: error))
  }

  /// Returns a signal that goes on with another one when there is no value, as ``SignalProtocol/ifEmpty(switchTo:)`` does.
  @inlinable
  public func ifEmpty<Alternative: MainSignalConvertible>(
    switchTo alternative: Alternative
  ) -> MainSignal<Value, Failure> where Alternative.Value == Value, Alternative.Failure == Failure {
    MainSignal(base.ifEmpty(switchTo: alternative.base))
  }

  /// Returns a signal of the values between the values of `boundary`, in arrays, as ``SignalProtocol/buffer(on:)`` does.
  @inlinable
  public func buffer<Boundary: MainSignalConvertible>(
    on boundary: Boundary
  ) -> MainSignal<[Value], Failure> where Boundary.Failure == Failure {
    MainSignal(base.buffer(on: boundary.base).mainArrays())
  }

  /// Returns a signal of arrays that open and close when signals send, as ``SignalProtocol/buffer(opening:closing:)`` does.
  @inlinable
  public func buffer<Openings: MainSignalConvertible, Closing: MainSignalConvertible>(
    opening openings: Openings,
    closing: @escaping (Openings.Value) -> Closing
  ) -> MainSignal<[Value], Failure> where Openings.Failure == Failure {
    MainSignal(
      base.buffer(opening: openings.base, closing: unisolated { closing($0.value).base }).mainArrays()
    )
  }

  /// Returns a signal of arrays that a signal closes, as ``SignalProtocol/buffer(until:)`` does.
  @inlinable
  public func buffer<Closing: MainSignalConvertible>(
    until closing: @escaping (MainSignal<Value, Failure>) -> Closing
  ) -> MainSignal<[Value], Failure> {
    MainSignal(base.buffer(until: unisolated { closing(MainSignal($0)).base }).mainArrays())
  }

  /// Returns a signal of windows between the values of `boundary`, as ``SignalProtocol/window(on:buffering:)`` does.
  @inlinable
  public func window<Boundary: MainSignalConvertible>(
    on boundary: Boundary,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure> where Boundary.Failure == Failure {
    MainSignal(base.startedOnMain.window(on: boundary.base, buffering: policy).mainWindows())
  }

  /// Returns a signal of windows that open and close when signals send, as ``SignalProtocol/window(opening:closing:buffering:)`` does.
  @inlinable
  public func window<Openings: MainSignalConvertible, Closing: MainSignalConvertible>(
    opening openings: Openings,
    closing: @escaping (Openings.Value) -> Closing,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure> where Openings.Failure == Failure {
    let closing = unisolated { (value: OnMain<Openings.Value>) in closing(value.value).base }
    return MainSignal(
      base.startedOnMain.window(opening: openings.base, closing: closing, buffering: policy).mainWindows()
    )
  }

  /// Returns a signal of windows that a signal closes, as ``SignalProtocol/window(until:buffering:)`` does.
  @inlinable
  public func window<Closing: MainSignalConvertible>(
    until closing: @escaping (MainSignal<Value, Failure>) -> Closing,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure> {
    MainSignal(
      base.startedOnMain.window(until: unisolated { closing(MainSignal($0)).base }, buffering: policy)
        .mainWindows()
    )
  }
}

extension MainSignalProtocol where Value: Equatable {
  /// Returns a signal that sends whether both send equal values, as ``SignalProtocol/sequenceEqual(_:buffering:)`` does.
  @inlinable
  public func sequenceEqual<Other: MainSignalConvertible>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<Bool, Failure> where Other.Value == Value, Other.Failure == Failure {
    sequenceEqual(other, buffering: policy) { $0 == $1 }
  }
}
