// Overloads for signals whose failures differ: one is `Never`. And overloads for factories, which get their type from the parameter.
//
// Written by scripts/operator-forms.swift.

/// This signal cannot fail, and the other one can.
@_documentation(visibility: internal)
extension SignalProtocol where Failure == Never {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func merge<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).merge(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).concat(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).combineLatest(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).zip(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol>(
    from other: Other
  ) -> Signal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).withLatest(from: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol, T: Sendable>(
    from other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).withLatest(from: other, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func take<Other: SignalProtocol>(
    untilReplacement other: Other
  ) -> Signal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).take(untilReplacement: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func then<Other: SignalProtocol>(
    _ other: @escaping @Sendable () -> Other
  ) -> Signal<Other.Value, Other.Failure> {
    promoteFailure(to: Other.Failure.self).then({ other() })
  }
}

/// The other signal cannot fail, and this one can.
@_documentation(visibility: internal)
extension SignalProtocol {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func merge<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    merge(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    concat(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Never {
    combineLatest(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Never {
    zip(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol>(
    from other: Other
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Never {
    withLatest(from: other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol, T: Sendable>(
    from other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Failure> where Other.Failure == Never {
    withLatest(from: other.promoteFailure(to: Failure.self), transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func sample<Other: SignalProtocol>(
    on other: Other
  ) -> Signal<Value, Failure> where Other.Failure == Never {
    sample(on: other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func buffer<Other: SignalProtocol>(
    on other: Other
  ) -> Signal<[Value], Failure> where Other.Failure == Never {
    buffer(on: other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func race<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    race(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func ifEmpty<Other: SignalProtocol>(
    switchTo other: Other
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    ifEmpty(switchTo: other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout<Other: SignalProtocol>(
    after duration: Duration,
    switchTo other: Other,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    timeout(after: duration, switchTo: other.promoteFailure(to: Failure.self), on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout<Other: SignalProtocol>(
    ofSilence duration: Duration,
    switchTo other: Other,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    timeout(ofSilence: duration, switchTo: other.promoteFailure(to: Failure.self), on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func then<Other: SignalProtocol>(
    _ other: @escaping @Sendable () -> Other
  ) -> Signal<Other.Value, Failure> where Other.Failure == Never {
    then({ other().promoteFailure(to: Failure.self) })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func retry<Other: SignalProtocol>(
    when other: @escaping @Sendable (Signal<Failure, Failure>) -> Other
  ) -> Signal<Value, Failure> where Other.Failure == Never {
    retry(when: { other($0).promoteFailure(to: Failure.self) })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func repeated<Other: SignalProtocol>(
    when other: @escaping @Sendable (Signal<Void, Failure>) -> Other
  ) -> Signal<Value, Failure> where Other.Failure == Never {
    repeated(when: { other($0).promoteFailure(to: Failure.self) })
  }
}

/// The other signal is a factory, as in `race(.empty)`: its type comes from the parameter.
@_documentation(visibility: internal)
extension SignalProtocol {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func merge(
    _ other: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    merge(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat(
    _ other: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    concat(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Factory: Sendable>(
    _ other: Signal<Factory, Failure>
  ) -> Signal<(Value, Factory), Failure> {
    combineLatest(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Factory: Sendable>(
    _ other: Signal<Factory, Failure>
  ) -> Signal<(Value, Factory), Failure> {
    zip(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Factory: Sendable>(
    from other: Signal<Factory, Failure>
  ) -> Signal<(Value, Factory), Failure> {
    withLatest(from: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func sample<Factory: Sendable>(
    on other: Signal<Factory, Failure>
  ) -> Signal<Value, Failure> {
    sample(on: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func race(
    _ other: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    race(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func ifEmpty(
    switchTo other: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    ifEmpty(switchTo: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout(
    after duration: Duration,
    switchTo other: Signal<Value, Failure>,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    timeout(after: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout(
    ofSilence duration: Duration,
    switchTo other: Signal<Value, Failure>,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    timeout(ofSilence: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func then<Factory: Sendable>(
    _ other: @escaping @Sendable () -> Signal<Factory, Failure>
  ) -> Signal<Factory, Failure> {
    then(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func take<Factory: Sendable>(
    until other: Signal<Factory, Never>
  ) -> Signal<Value, Failure> {
    take(until: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func skip<Factory: Sendable>(
    until other: Signal<Factory, Never>
  ) -> Signal<Value, Failure> {
    skip(until: other)
  }
}

/// The inner signals cannot fail, and the outer one can, or the other way around.
@_documentation(visibility: internal)
extension SignalProtocol where Value: SignalProtocol, Value.Failure == Never {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Value.Value, Failure> {
    flatMap(strategy, buffering: policy) { $0.promoteFailure(to: Failure.self).erased }
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func switchToLatest() -> Signal<Value.Value, Failure> { flatten(.latest) }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat(buffering policy: BufferingPolicy<Failure> = .all) -> Signal<Value.Value, Failure> {
    flatten(.concat, buffering: policy)
  }
}

@_documentation(visibility: internal)
extension SignalProtocol where Value: SignalProtocol, Failure == Never {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Value.Failure> = .all
  ) -> Signal<Value.Value, Value.Failure> {
    promoteFailure(to: Value.Failure.self).flatten(strategy, buffering: policy)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func switchToLatest() -> Signal<Value.Value, Value.Failure> { flatten(.latest) }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat(
    buffering policy: BufferingPolicy<Value.Failure> = .all
  ) -> Signal<Value.Value, Value.Failure> {
    flatten(.concat, buffering: policy)
  }
}

/// This signal cannot fail, and the inner ones can.
@_documentation(visibility: internal)
extension SignalProtocol where Failure == Never {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> Signal<Inner.Value, Inner.Failure> {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Inner.Failure> = .all,
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> Signal<Inner.Value, Inner.Failure> {
    let transform = passed(transform, to: "flatMap")
    return promoteFailure(to: Inner.Failure.self).erased.flatMapped(strategy, policy) { transform($0).erased }
  }
}

/// The inner signals cannot fail, and this one can.
@_documentation(visibility: internal)
extension SignalProtocol {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<T: Sendable>(
    _ transform: (@Sendable (Value) -> Signal<T, Never>)?
  ) -> Signal<T, Failure> {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<T: Sendable>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: (@Sendable (Value) -> Signal<T, Never>)?
  ) -> Signal<T, Failure> {
    let transform = passed(transform, to: "flatMap")
    return erased.flatMapped(strategy, policy) { transform($0).promoteFailure(to: Failure.self).erased }
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ transform: (@Sendable (Value) -> Inner)??
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Never {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: (@Sendable (Value) -> Inner)??
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Never {
    let transform = passed(passed(transform, to: "flatMap"), to: "flatMap")
    return erased.flatMapped(strategy, policy) { transform($0).promoteFailure(to: Failure.self).erased }
  }
}
