extension SignalProtocol {
  /// Subscribes to this signal now, and returns a signal of the events from now on, which all its subscribers share.
  ///
  ///     let token = Lifetime.Token()
  ///     let prices = Subject<Int, Never>()
  ///     let doubled = prices.map { $0 * 2 }.hot(during: token.lifetime)   // `map` runs once for each price
  ///     prices.send(1)
  ///     doubled.subscribe { print($0) }
  ///     prices.send(2)
  ///     // 4
  ///
  /// A chain of operators is cold otherwise: it runs again for each subscription. A `Signal` of ReactiveSwift is hot, so a model that keeps
  /// one keeps the result of this method. ``share(replay:startingAt:whenUnobserved:afterTermination:buffering:)`` starts with the first
  /// subscriber instead, and stops with the last.
  ///
  /// - **Sends**: the values that this signal sends after the subscription.
  /// - **Ends**: as this signal does. Completes also when `lifetime` ends. A subscriber that comes later receives the end.
  /// - **Disposal**: ends one subscription of the result. The source runs until it or the lifetime ends.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept. The lifetime has the source until that ends.
  ///
  /// ReactiveSwift: `Signal`, `producer.start()` with an observer.
  ///
  /// - Parameter lifetime: The lifetime of the object that keeps the result.
  /// - Returns: A signal of the events from now on.
  /// - Complexity: O(1) for each value and subscriber.
  public func hot(during lifetime: Lifetime) -> Signal<Value, Failure> {
    let (output, input) = Signal<Value, Failure>.pipe()
    lifetime += take(during: lifetime).subscribe(input)
    return Named(output) { "[\(self)] hot" }.erased
  }
}
