// A signal that cannot fail, where it meets one that can. The failure `Never` widens to the failure of the other signal.
//
// The compiler tries these overloads when the failures differ. Each operator needs two of them: a constraint cannot state "either of two
// failures is `Never`".

/// This signal cannot fail, and the other one can.
@_documentation(visibility: internal)
extension SignalProtocol where Failure == Never {
  @_disfavoredOverload
  @inlinable
  public func merge<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).merge(other)
  }

  @_disfavoredOverload
  @inlinable
  public func concat<Other: SignalProtocol>(
    _ next: Other
  ) -> some SignalProtocol<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).concat(next)
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).combineLatest(other)
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> some SignalProtocol<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).combineLatest(other, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).zip(other)
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> some SignalProtocol<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).zip(other, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: SignalProtocol>(
    from other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).withLatest(from: other)
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: SignalProtocol, T: Sendable>(
    from other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> some SignalProtocol<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).withLatest(from: other, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func sample<Other: SignalProtocol>(
    on sampler: Other
  ) -> some SignalProtocol<Value, Other.Failure> {
    promoteFailure(to: Other.Failure.self).sample(on: sampler)
  }

  @_disfavoredOverload
  @inlinable
  public func take<Other: SignalProtocol>(
    untilReplacement replacement: Other
  ) -> some SignalProtocol<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).take(untilReplacement: replacement)
  }

  @_disfavoredOverload
  @inlinable
  public func race<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).race(other)
  }
}

/// The other signal cannot fail, and this one can.
@_documentation(visibility: internal)
extension SignalProtocol {
  @_disfavoredOverload
  @inlinable
  public func merge<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    merge(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func concat<Other: SignalProtocol>(
    _ next: Other
  ) -> some SignalProtocol<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    concat(next.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Failure> where Other.Failure == Never {
    combineLatest(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> some SignalProtocol<T, Failure> where Other.Failure == Never {
    combineLatest(other.promoteFailure(to: Failure.self), transform)
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Failure> where Other.Failure == Never {
    zip(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> some SignalProtocol<T, Failure> where Other.Failure == Never {
    zip(other.promoteFailure(to: Failure.self), transform)
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: SignalProtocol>(
    from other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Failure> where Other.Failure == Never {
    withLatest(from: other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: SignalProtocol, T: Sendable>(
    from other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> some SignalProtocol<T, Failure> where Other.Failure == Never {
    withLatest(from: other.promoteFailure(to: Failure.self), transform)
  }

  @_disfavoredOverload
  @inlinable
  public func sample<Other: SignalProtocol>(
    on sampler: Other
  ) -> some SignalProtocol<Value, Failure> where Other.Failure == Never {
    sample(on: sampler.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func take<Other: SignalProtocol>(
    untilReplacement replacement: Other
  ) -> some SignalProtocol<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    take(untilReplacement: replacement.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func race<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    race(other.promoteFailure(to: Failure.self))
  }
}
