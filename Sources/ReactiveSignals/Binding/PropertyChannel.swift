extension MutableProperty {
  /// A new end of a channel whose other end is this property.
  ///
  ///     let name = MutableProperty("Ada")
  ///     let end = name.channel()
  ///     end.subscribe { print($0) }
  ///     name.value = "Grace"
  ///     end.send("Edsger")      // writes the property; its own value does not come back
  ///     // Ada
  ///     // Grace
  ///
  /// It sends the present value, then every change that was not sent to this very end. What is sent to it is written. It
  /// does not keep the property alive, and completes with it. Completion that is sent to it ends the channel, not the property.
  ///
  /// RAC: `RACKVOChannel`, `RACChannelTo`.
  public func channel() -> ChannelTerminal<Value> {
    let writer = PropertyWriter()
    let ends = CompoundDisposable()
    let states = Signal<PropertyState<Value>, Never>(.erased { [source] in source.attachStates($0, in: $1) })
    let values = states.staged(by: OthersWrites(writer)).take(during: Lifetime(endingWith: ends))
    return ChannelTerminal(
      values: values.erased,
      upstreams: { [weak self] disposable in
        guard let self else { return disposable.dispose() }
        ends.add(disposable)
        lifetime += disposable
      },
      take: { [weak self] event in
        if ends.isDisposed { return }
        switch event {
        case .next(let value): self?.source.write(value, by: writer)
        case .failed, .completed: ends.dispose()
        }
      }
    )
  }
}

/// Passes on the first state, and those that another has written.
private struct OthersWrites<Value: Sendable>: Stage {
  typealias Input = PropertyState<Value>
  typealias Output = Value
  typealias Failure = Never

  private let writer: PropertyWriter
  private var isFirst = true

  init(_ writer: PropertyWriter) { self.writer = writer }

  mutating func receive<Down: Sink & ~Copyable>(_ state: PropertyState<Value>, into down: inout Down)
  where Down.Value == Value, Down.Failure == Never {
    let passes = isFirst || state.writer !== writer
    isFirst = false
    if passes { down.send(state.value) }
  }
}
