// A signal that cannot fail, together with one that can: the result fails as that does. See `SignalProtocol.merge(_:)` and the others.

extension MainSignalProtocol where Failure == Never {
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).combineLatest(other)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: MainSignalConvertible, T>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).combineLatest(other, transform)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func zip<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).zip(other)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func zip<Other: MainSignalConvertible, T>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).zip(other, transform)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: MainSignalConvertible>(
    from other: Other
  ) -> MainSignal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).withLatest(from: other)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: MainSignalConvertible, T>(
    from other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).withLatest(from: other, transform)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func merge<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).merge(other)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func concat<Other: MainSignalConvertible>(
    _ next: Other
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).concat(next)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func race<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).race(other)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func take<Other: MainSignalConvertible>(
    untilReplacement replacement: Other
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).take(untilReplacement: replacement)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func sample<Other: MainSignalConvertible>(
    on sampler: Other
  ) -> MainSignal<Value, Other.Failure> {
    promoteFailure(to: Other.Failure.self).sample(on: sampler)
  }
}

extension MainSignalProtocol {
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Failure> where Other.Failure == Never {
    combineLatest(other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: MainSignalConvertible, T>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Failure> where Other.Failure == Never {
    combineLatest(other.mainSignal.promoteFailure(to: Failure.self), transform)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func zip<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Failure> where Other.Failure == Never {
    zip(other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func zip<Other: MainSignalConvertible, T>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Failure> where Other.Failure == Never {
    zip(other.mainSignal.promoteFailure(to: Failure.self), transform)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: MainSignalConvertible>(
    from other: Other
  ) -> MainSignal<(Value, Other.Value), Failure> where Other.Failure == Never {
    withLatest(from: other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: MainSignalConvertible, T>(
    from other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Failure> where Other.Failure == Never {
    withLatest(from: other.mainSignal.promoteFailure(to: Failure.self), transform)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func merge<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    merge(other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func concat<Other: MainSignalConvertible>(
    _ next: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    concat(next.mainSignal.promoteFailure(to: Failure.self))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func race<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    race(other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func take<Other: MainSignalConvertible>(
    untilReplacement replacement: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    take(untilReplacement: replacement.mainSignal.promoteFailure(to: Failure.self))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func sample<Other: MainSignalConvertible>(
    on sampler: Other
  ) -> MainSignal<Value, Failure> where Other.Failure == Never {
    sample(on: sampler.mainSignal.promoteFailure(to: Failure.self))
  }
}

// For factories without a type in front of them, such as `race(.just(1))`.

extension MainSignalProtocol {
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func race(_ other: MainSignal<Value, Failure>) -> MainSignal<Value, Failure> {
    MainSignal(base.race(other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func raceForValue(_ other: MainSignal<Value, Failure>) -> MainSignal<Value, Failure> {
    MainSignal(base.raceForValue(other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func take(untilReplacement replacement: MainSignal<Value, Failure>) -> MainSignal<Value, Failure> {
    MainSignal(base.take(untilReplacement: replacement.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func ifEmpty(switchTo alternative: MainSignal<Value, Failure>) -> MainSignal<Value, Failure> {
    MainSignal(base.ifEmpty(switchTo: alternative.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other>(_ other: MainSignal<Other, Failure>) -> MainSignal<(Value, Other), Failure>
  {
    combineLatest(other) { ($0, $1) }
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func zip<Other>(_ other: MainSignal<Other, Failure>) -> MainSignal<(Value, Other), Failure> {
    zip(other) { ($0, $1) }
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func withLatest<Other>(from other: MainSignal<Other, Failure>) -> MainSignal<(Value, Other), Failure>
  {
    withLatest(from: other) { ($0, $1) }
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func sample<Other>(on sampler: MainSignal<Other, Failure>) -> MainSignal<Value, Failure> {
    MainSignal(base.sample(on: sampler.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func take<Other>(until trigger: MainSignal<Other, Never>) -> MainSignal<Value, Failure> {
    MainSignal(base.take(until: trigger.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func skip<Other>(until trigger: MainSignal<Other, Never>) -> MainSignal<Value, Failure> {
    MainSignal(base.skip(until: trigger.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func then<Next>(_ next: @escaping () -> MainSignal<Next, Failure>) -> MainSignal<
    Next, Failure
  > {
    MainSignal(base.then(unisolated { next().base }))
  }
}
