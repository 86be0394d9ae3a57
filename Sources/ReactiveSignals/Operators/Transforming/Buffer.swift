extension SignalProtocol {
  /// Gathers values, and sends them in arrays of `count`.
  ///
  /// ![Marble diagram of bufferCount](bufferCount)
  ///
  ///     (1...5).signal().buffer(count: 2).subscribe { print($0) }
  ///     // [1, 2]
  ///     // [3, 4]
  ///     // [5]
  ///
  /// An array is sent as soon as it is full. Completion first sends what has been gathered since, if anything; a
  /// failure passes at once and drops it. Keeps fewer than `count` values.
  ///
  /// - Parameter count: How many values make an array; positive.
  @inlinable
  public func buffer(count: Int) -> some SignalProtocol<[Value], Failure> {
    precondition(count > 0, "Can't gather values in arrays of less than one")
    return StagedPerSubscription(self) { Buffer(count, $0) }
  }
}

@frozen
@usableFromInline
struct Buffer<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = [Input]

  @usableFromInline let count: Int
  @usableFromInline let subscription: CompoundDisposable
  @usableFromInline var gathered: [Input] = []

  @inlinable
  init(_ count: Int, _ subscription: CompoundDisposable) {
    self.count = count
    self.subscription = subscription
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    gathered.append(value)
    guard gathered.count == count else { return }
    down.send(gathered)
    // Where nobody has kept the array its memory is used again.
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
}
