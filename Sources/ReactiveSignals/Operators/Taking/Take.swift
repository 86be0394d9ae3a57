extension SignalProtocol {
  /// Returns a signal that sends the first `count` values and completes.
  ///
  /// ![Marble diagram of take](take)
  ///
  ///     (1...).signal().take(2).subscribe(
  ///       next: { print($0) },
  ///       completed: { print("done") })
  ///     // 1
  ///     // 2
  ///     // done
  ///
  /// - **Sends**: the first `count` values.
  /// - **Ends**: completes directly after the last of them, in the same call, and disposes the source. If the source
  ///   ends earlier, the result ends as it does. With a count of 0 it completes without subscribing to the source.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the number of values.
  ///
  /// RAC: `take:`.
  ///
  /// - Parameter count: The number of values to send. It is not negative.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func take(_ count: Int) -> some SignalProtocol<Value, Failure> {
    stopProgram(ifNegative: count, "Can't take a negative number of values")
    return TakeSignal(self, count)
  }
}

@usableFromInline
struct TakeSignal<Upstream: SignalProtocol>: SignalProtocol {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let count: Int

  @_alwaysEmitIntoClient
  init(_ upstream: Upstream, _ count: Int) {
    self.upstream = upstream
    self.count = count
  }

  @usableFromInline
  var description: String { "[\(upstream)] take" }

  @_alwaysEmitIntoClient
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    if count > 0 { return upstream.attach(StageSink(Take(count, subscription), sink), in: subscription) }
    var sink = sink
    sink.complete()
  }
}

@usableFromInline
struct Take<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline var remaining: Int
  @usableFromInline let subscription: CompoundDisposable

  @_alwaysEmitIntoClient
  init(_ count: Int, _ subscription: CompoundDisposable) {
    remaining = count
    self.subscription = subscription
  }

  @_alwaysEmitIntoClient
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    remaining -= 1
    down.send(value)
    if remaining == 0, !subscription.isDisposed { down.complete() }
  }
}
