// A signal that cannot fail, where it meets one that can. The failure `Never` widens to the failure of the other signal.
//
// The compiler tries these overloads when the failures differ.

extension SignalProtocol where Failure == Never {
  /// Merges two signals, of which only the other can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func merge<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).merge(other)
  }
}

extension SignalProtocol {
  /// Merges two signals, of which only this one can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func merge<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    merge(other.promoteFailure(to: Failure.self))
  }
}

extension SignalProtocol where Failure == Never {
  /// Concatenates two signals, of which only the other can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func concat<Other: SignalProtocol>(
    _ next: Other
  ) -> some SignalProtocol<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).concat(next)
  }
}

extension SignalProtocol {
  /// Concatenates two signals, of which only this one can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func concat<Other: SignalProtocol>(
    _ next: Other
  ) -> some SignalProtocol<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    concat(next.promoteFailure(to: Failure.self))
  }
}

extension SignalProtocol where Failure == Never {
  /// Combines the latest values of two signals, of which only the other can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).combineLatest(other)
  }
}

extension SignalProtocol {
  /// Combines the latest values of two signals, of which only this one can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Failure> where Other.Failure == Never {
    combineLatest(other.promoteFailure(to: Failure.self))
  }
}

extension SignalProtocol where Failure == Never {
  /// Combines the latest values of two signals, of which only the other can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> some SignalProtocol<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).combineLatest(other, transform)
  }
}

extension SignalProtocol {
  /// Combines the latest values of two signals, of which only this one can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> some SignalProtocol<T, Failure> where Other.Failure == Never {
    combineLatest(other.promoteFailure(to: Failure.self), transform)
  }
}

extension SignalProtocol where Failure == Never {
  /// Zips two signals, of which only the other can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func zip<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).zip(other)
  }
}

extension SignalProtocol {
  /// Zips two signals, of which only this one can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func zip<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Failure> where Other.Failure == Never {
    zip(other.promoteFailure(to: Failure.self))
  }
}

extension SignalProtocol where Failure == Never {
  /// Zips two signals, of which only the other can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func zip<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> some SignalProtocol<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).zip(other, transform)
  }
}

extension SignalProtocol {
  /// Zips two signals, of which only this one can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func zip<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> some SignalProtocol<T, Failure> where Other.Failure == Never {
    zip(other.promoteFailure(to: Failure.self), transform)
  }
}

extension SignalProtocol where Failure == Never {
  /// Combines each value with the latest of another signal, of which only the other can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: SignalProtocol>(
    from other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).withLatest(from: other)
  }
}

extension SignalProtocol {
  /// Combines each value with the latest of another signal, of which only this one can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: SignalProtocol>(
    from other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Failure> where Other.Failure == Never {
    withLatest(from: other.promoteFailure(to: Failure.self))
  }
}

extension SignalProtocol where Failure == Never {
  /// Combines each value with the latest of another signal, of which only the other can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: SignalProtocol, T: Sendable>(
    from other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> some SignalProtocol<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).withLatest(from: other, transform)
  }
}

extension SignalProtocol {
  /// Combines each value with the latest of another signal, of which only this one can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: SignalProtocol, T: Sendable>(
    from other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> some SignalProtocol<T, Failure> where Other.Failure == Never {
    withLatest(from: other.promoteFailure(to: Failure.self), transform)
  }
}

extension SignalProtocol where Failure == Never {
  /// Samples a signal by another, of which only the other can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func sample<Other: SignalProtocol>(
    on sampler: Other
  ) -> some SignalProtocol<Value, Other.Failure> {
    promoteFailure(to: Other.Failure.self).sample(on: sampler)
  }
}

extension SignalProtocol {
  /// Samples a signal by another, of which only this one can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func sample<Other: SignalProtocol>(
    on sampler: Other
  ) -> some SignalProtocol<Value, Failure> where Other.Failure == Never {
    sample(on: sampler.promoteFailure(to: Failure.self))
  }
}

extension SignalProtocol where Failure == Never {
  /// Replaces a signal by another, of which only the other can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func take<Other: SignalProtocol>(
    untilReplacement replacement: Other
  ) -> some SignalProtocol<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).take(untilReplacement: replacement)
  }
}

extension SignalProtocol {
  /// Replaces a signal by another, of which only this one can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func take<Other: SignalProtocol>(
    untilReplacement replacement: Other
  ) -> some SignalProtocol<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    take(untilReplacement: replacement.promoteFailure(to: Failure.self))
  }
}

extension SignalProtocol where Failure == Never {
  /// Races two signals, of which only the other can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func race<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).race(other)
  }
}

extension SignalProtocol {
  /// Races two signals, of which only this one can fail.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func race<Other: SignalProtocol>(
    _ other: Other
  ) -> some SignalProtocol<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    race(other.promoteFailure(to: Failure.self))
  }
}
