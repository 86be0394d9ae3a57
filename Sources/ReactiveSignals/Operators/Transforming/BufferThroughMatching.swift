extension SignalProtocol {
  /// Returns a signal that collects the values in arrays, each of which ends with a value that satisfies `predicate`.
  ///
  /// ![Marble diagram of buffer(throughMatching:)](bufferThroughMatching)
  ///
  ///     ["To", "be.", "Or", "not."].signal()
  ///       .buffer(throughMatching: { $0.hasSuffix(".") })
  ///       .subscribe { print($0.joined(separator: " ")) }
  ///     // To be.
  ///     // Or not.
  ///
  /// An array is sent as soon as a value satisfies the predicate, and contains that value. At completion the remaining values
  /// are sent first. There are no empty arrays. A failure is delivered at once, and the remaining values are dropped. Each
  /// subscription keeps the values of one array, without a limit.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it.
  /// - Returns: A signal of arrays.
  @inlinable
  public func buffer(
    throughMatching predicate: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<[Value], Failure> {
    StagedPerSubscription(self) { BufferThroughMatching(predicate, $0) }
  }
}

@usableFromInline
struct BufferThroughMatching<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = [Input]

  @usableFromInline let predicate: @Sendable (Input) -> Bool
  @usableFromInline let subscription: CompoundDisposable
  @usableFromInline var gathered: [Input] = []

  @inlinable
  init(_ predicate: @escaping @Sendable (Input) -> Bool, _ subscription: CompoundDisposable) {
    self.predicate = predicate
    self.subscription = subscription
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    gathered.append(value)
    guard isLast(value) else { return }
    down.send(gathered)
    gathered.removeAll(keepingCapacity: true)
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if gathered.isEmpty {
      down.complete()
    } else {
      down.send(contentsOf: CollectionOfOne(gathered), until: subscription)
    }
  }

  // Not mutating, see `HandlerSink.send`.
  @inlinable
  func isLast(_ value: Input) -> Bool { predicate(value) }
}
