extension SignalProtocol {
  /// Sends the values of this signal until `lifetime` ends.
  ///
  ///     updates.take(during: screen.lifetime).subscribe { print($0) }
  ///
  /// Then this signal is disposed and the result completes, on the thread that ends the lifetime. When it has ended
  /// already the result completes at once, and this signal is not started.
  ///
  /// RAC: `takeUntil: object.rac_willDeallocSignal`.
  public func take(during lifetime: Lifetime) -> some SignalProtocol<Value, Failure> {
    take(until: lifetime.ended)
  }
}
