extension Signal {
  /// A signal made by hand: `body` runs for each subscription, and sends to the subscriber it gets.
  ///
  /// ![Marble diagram of create](create)
  ///
  ///     let ticks = Signal<Date, Never>.create { subscriber in
  ///       let queue = QueueScheduler(label: "ticks")
  ///       subscriber.add(queue.schedule(after: .zero, repeatingEvery: .seconds(1)) { subscriber.send(Date()) })
  ///     }
  ///
  /// The subscriber may be kept, and sent to by any thread; see ``Subscriber``. Register the cleanup before the
  /// work starts: what has been registered has run when the subscriber's terminal handler is called. A body
  /// that sends in a loop asks ``Subscriber/isDisposed`` when to stop.
  ///
  /// The subscription lasts until it terminates or is disposed, whoever keeps the subscriber.
  ///
  /// Where the context does not say what is sent, the closure can:
  ///
  ///     Signal.create { (subscriber: Subscriber<Int, Never>) in subscriber.send(1) }
  ///
  /// RAC: `createSignal:`, whose block returned the cleanup.
  @inlinable
  public static func create(
    _ body: @escaping @Sendable (Subscriber<Value, Failure>) -> Void
  ) -> Signal<Value, Failure> {
    Signal(.created(body))
  }
}
