extension Signal {
  /// Returns a signal that runs `body` for each subscription, with a subscriber to send to.
  ///
  /// ![Marble diagram of create](create)
  ///
  ///     let greetings = Signal<String, Never>.create { subscriber in
  ///       subscriber.onDispose { print("cleanup") }
  ///       subscriber.send("hello")
  ///       subscriber.complete()
  ///     }
  ///     greetings.subscribe { print($0) }
  ///     // hello
  ///     // cleanup
  ///
  /// The closure may store the subscriber, and any thread may send to it; see ``Subscriber``. Register the cleanup before
  /// the work starts: registered cleanups run before the terminal handler of the subscriber. A body that sends in a loop
  /// checks ``Subscriber/isDisposed`` to stop.
  ///
  /// The subscription lasts until it terminates or is disposed, even when the subscriber is released before.
  ///
  /// When the context does not define the types, the closure can:
  ///
  ///     Signal.create { (subscriber: Subscriber<Int, Never>) in subscriber.send(1) }
  ///
  /// - **Sends**: the values that `body`, or code to which it gives the subscriber, sends.
  /// - **Ends**: completes or fails when the subscriber is sent an end. Later events are ignored.
  /// - **Disposal**: runs the cleanups that the subscriber has been given.
  /// - **Thread**: the sender's. `body` runs on the thread of the subscriber, before `subscribe` returns.
  /// - **Memory**: no value is kept, except values sent while another is being delivered.
  ///
  /// RAC: `createSignal:`, whose block returned the cleanup.
  ///
  /// - Parameter body: A closure that sends to a subscriber.
  /// - Returns: A signal of the values that the closure sends.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public static func create(
    _ body: @escaping @Sendable (Subscriber<Value, Failure>) -> Void
  ) -> Signal<Value, Failure> {
    Signal(.created(body) { Subscriber.run($0, $1, in: $2) })
  }
}
