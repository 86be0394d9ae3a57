extension MutableProperty {
  /// Returns a new end of a channel whose other end is this property.
  ///
  ///     let name = MutableProperty("Ada")
  ///     let end = name.channel()
  ///     end.subscribe { print($0) }
  ///     name.value = "Grace"
  ///     end.send("Edsger")      // writes the property and is not sent back
  ///     // Ada
  ///     // Grace
  ///
  /// The end sends the current value, then every value that was not written through this end. A value sent to the end is written
  /// to the property. The end does not keep the property alive, and completes when the property is released. Completion sent to
  /// the end closes the channel and leaves the property as it is.
  ///
  /// RAC: `RACKVOChannel`, `RACChannelTo`.
  ///
  /// - Returns: A terminal connected to this property.
  public func channel() -> ChannelTerminal<Value> {
    let writer = PropertyClock.tick()
    let channelEnd = CompoundDisposable()
    let values = signal.staged(by: SkipWrites(to: source, by: writer)).take(
      during: Lifetime(endingWith: channelEnd)
    )
    return ChannelTerminal(
      values: values.erased,
      addUpstream: { [weak self] disposable in
        guard let self else { return disposable.dispose() }
        channelEnd.add(disposable)
        lifetime += disposable
      },
      receive: { [weak self] event in
        if channelEnd.isDisposed { return }
        switch event {
        case .next(let value): self?.source.write(value, by: writer)
        case .failed, .completed: channelEnd.dispose()
        }
      }
    )
  }
}

/// A stage that skips the writes of one writer to a source. It always passes on the first value.
///
/// It reads the published state of the source, which has the value that it receives.
private struct SkipWrites<Value: Sendable>: Stage {
  typealias Input = Value
  typealias Output = Value
  typealias Failure = Never

  private let source: StoredNode<Value>
  private let writer: UInt
  private var isFirst = true

  init(to source: StoredNode<Value>, by writer: UInt) {
    self.source = source
    self.writer = writer
  }

  mutating func receive<Down: Sink & ~Copyable>(_ value: Value, into down: inout Down)
  where Down.Value == Value, Down.Failure == Never {
    let passes = isFirst || source.publishedState.writer != writer
    isFirst = false
    if passes { down.send(value) }
  }
}
