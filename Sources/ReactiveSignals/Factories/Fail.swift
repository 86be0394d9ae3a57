extension Signal {
  /// Returns a signal that fails at once, without a value.
  ///
  /// ![Marble diagram of fail](fail)
  ///
  ///     func load(_ path: String) -> Signal<Data, FileError> {
  ///       guard !path.isEmpty else { return .fail(.noPath) }
  ///       return .just(Data())
  ///     }
  ///
  /// RAC: `error:`.
  ///
  /// - Parameter error: The failure.
  /// - Returns: A signal without values.
  @inlinable
  public static func fail(_ error: Failure) -> Signal<Value, Failure> { Signal(.failed(error)) }
}
