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
    let writer = PropertySnapshot.Clock.tick().version
    let channelEnd = CompoundDisposable()
    let values = signal.transformed("channel", true) { [source] isFirst, value in
      defer { isFirst = false }
      return isFirst || source.publishedWriter != writer ? value : nil
    }
    .take(
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
