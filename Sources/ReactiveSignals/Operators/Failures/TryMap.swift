extension SignalProtocol {
  /// Sends `transform(value)` for each value; when that throws, fails with what it throws.
  ///
  /// ![Marble diagram of tryMap](tryMap)
  ///
  ///     ["1", "x", "2"].signal()
  ///       .tryMap { text throws(ParseError) in try parse(text) }
  ///       .subscribe(next: { print($0) }, failed: { print($0) })
  ///     // 1
  ///     // ParseError(text: "x")
  ///
  /// Failing ends this signal; nothing follows. Failures and completion of this signal pass. `transform` throws
  /// what this signal fails with; where that cannot fail, it throws anything, and the result fails with that.
  /// Without an annotation Swift takes a closure that throws to throw `any Error`.
  ///
  /// RAC: `tryMap:`, where `nil` as a result meant failure.
  @_disfavoredOverload
  @inlinable
  public func tryMap<T: Sendable>(
    _ transform: @escaping @Sendable (Value) throws(Failure) -> T
  ) -> some SignalProtocol<T, Failure> {
    Staged(self, TryMap(transform))
  }
}

// Whether a signal can fail is known before a closure is looked at: so this overload costs the compiler nothing.
extension SignalProtocol where Failure == Never {
  /// Sends `transform(value)` for each value; when that throws, fails with what it throws.
  @_documentation(visibility: internal)
  @inlinable
  public func tryMap<T: Sendable, NewFailure: Error>(
    _ transform: @escaping @Sendable (Value) throws(NewFailure) -> T
  ) -> some SignalProtocol<T, NewFailure> {
    promoteFailure(to: NewFailure.self).staged(by: TryMap(transform))
  }
}

@frozen
@usableFromInline
struct TryMap<Input: Sendable, Output: Sendable, Failure: Error>: Stage {
  @usableFromInline let transform: @Sendable (Input) throws(Failure) -> Output

  @inlinable
  init(_ transform: @escaping @Sendable (Input) throws(Failure) -> Output) { self.transform = transform }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    do throws(Failure) {
      down.send(try transform(value))
    } catch {
      down.fail(error)
    }
  }
}
