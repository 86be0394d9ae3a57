extension SignalProtocol {
  /// Returns a signal that sends the values of this signal until `lifetime` ends.
  ///
  ///     let token = Lifetime.Token()
  ///     let updates = Subject<Int, Never>()
  ///     updates.take(during: token.lifetime).subscribe(next: { print($0) }, completed: { print("ended") })
  ///     updates.send(1)
  ///     token.dispose()
  ///     updates.send(2)
  ///     // 1
  ///     // ended
  ///
  /// - **Sends**: the values of the source until `lifetime` ends.
  /// - **Ends**: completes when `lifetime` ends, and disposes the source. If the source ends earlier, the result ends
  ///   as it does. If `lifetime` has ended already, it completes immediately and the source is not started.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's. The completion is sent on the thread that ends the lifetime.
  /// - **Memory**: one registration with the lifetime.
  ///
  /// RAC: `takeUntil: object.rac_willDeallocSignal`.
  ///
  /// - Parameter lifetime: The lifetime that limits the signal.
  /// - Returns: A signal that completes when this signal does, or when `lifetime` ends.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func take(during lifetime: Lifetime) -> Signal<Value, Failure> {
    take(until: lifetime.ended)
  }
}
