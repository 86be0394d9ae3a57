extension ChannelTerminal {
  /// Creates an end of a channel whose other end is a value on the main actor.
  ///
  /// - Parameters:
  ///   - values: The signal that a subscriber of this end receives.
  ///   - lifetime: The lifetime of the value's owner. The channel completes with it.
  ///   - write: A closure that writes a value sent to this end, in order.
  package convenience init(
    values: some SignalProtocol<Value, Never>,
    during lifetime: Lifetime,
    write: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    let channelEnd = CompoundDisposable()
    let writes = Subject<Value, Never>()
    channelEnd.add(writes.observe { @MainActor value in write(value) })
    lifetime += channelEnd
    self.init(
      values: values.take(during: Lifetime(endingWith: channelEnd)).erased,
      addUpstream: { channelEnd.add($0) },
      receive: { event in
        switch event {
        case .next(let value): writes.send(value)
        case .failed, .completed: channelEnd.dispose()
        }
      }
    )
  }
}
