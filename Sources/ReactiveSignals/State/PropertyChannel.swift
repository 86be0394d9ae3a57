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
    let writer = PropertyWriter()
    let channelEnd = CompoundDisposable()
    let states = Signal<PropertyState<Value>, Never>(
      .chain { [source] in $0.answer { source.attachStates($0, in: $1) } }
    )
    let values = states.staged(by: SkipWrites(by: writer)).take(during: Lifetime(endingWith: channelEnd))
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

/// A stage that passes on the values of all states but those written by one writer. It always passes on the first state.
private struct SkipWrites<Value: Sendable>: Stage {
  typealias Input = PropertyState<Value>
  typealias Output = Value
  typealias Failure = Never

  private let writer: PropertyWriter
  private var isFirst = true

  init(by writer: PropertyWriter) { self.writer = writer }

  mutating func receive<Down: Sink & ~Copyable>(_ state: PropertyState<Value>, into down: inout Down)
  where Down.Value == Value, Down.Failure == Never {
    let passes = isFirst || state.writer !== writer
    isFirst = false
    if passes { down.send(state.value) }
  }
}
