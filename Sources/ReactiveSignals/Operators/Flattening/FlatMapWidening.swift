extension SignalProtocol where Failure == Never {
  /// Returns a signal of the values of inner signals that can fail, of a signal that cannot.
  // As with the overload for chains, the closure is optional, so that a closure that returns a `Signal` with the same failures
  // takes the first overload.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Inner.Failure> = .all,
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> Signal<Inner.Value, Inner.Failure> {
    guard let transform else {
      stopProgram("flatMap needs a closure, and nil was passed. Pass one that returns a signal")
    }
    return promoteFailure(to: Inner.Failure.self).erased.flatMapped(strategy, policy) { transform($0).erased }
  }
}

extension SignalProtocol {
  /// Returns a signal of the values of inner signals that cannot fail, of a signal that can.
  // For a `Signal` only. With an overload for chains, a chain that cannot fail would match three overloads, and the compiler would
  // check its closures under each.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  public func flatMap<T: Sendable>(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: (@Sendable (Value) -> Signal<T, Never>)?
  ) -> Signal<T, Failure> {
    guard let transform else {
      stopProgram("flatMap needs a closure, and nil was passed. Pass one that returns a signal")
    }
    return erased.flatMapped(strategy, policy) { transform($0).promoteFailure(to: Failure.self).erased }
  }
}
