extension SignalProtocol {
  /// Returns a signal that sends the values of this signal until `lifetime` ends.
  ///
  ///     updates.take(during: screen.lifetime).subscribe { print($0) }
  ///
  /// When `lifetime` ends, this signal is disposed and the result completes, on the thread that ends the lifetime. If it has
  /// already ended, the result completes at once and this signal is not started.
  ///
  /// RAC: `takeUntil: object.rac_willDeallocSignal`.
  ///
  /// - Parameter lifetime: The lifetime that limits the signal.
  /// - Returns: A signal that completes when this signal does, or when `lifetime` ends.
  @inlinable
  public func take(during lifetime: Lifetime) -> some SignalProtocol<Value, Failure> {
    take(until: lifetime.ended)
  }
}
