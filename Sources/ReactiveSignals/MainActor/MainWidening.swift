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
    _ transform: @escaping @MainActor (Value, Other.Value) -> T
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
    _ transform: @escaping @MainActor (Value, Other.Value) -> T
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
    _ transform: @escaping @MainActor (Value, Other.Value) -> T
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
    _ transform: @escaping @MainActor (Value, Other.Value) -> T
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
    _ transform: @escaping @MainActor (Value, Other.Value) -> T
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
    _ transform: @escaping @MainActor (Value, Other.Value) -> T
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
