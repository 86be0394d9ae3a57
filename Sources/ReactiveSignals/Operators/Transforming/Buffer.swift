extension SignalProtocol {
  /// Returns a signal that collects the values in arrays of `count` elements.
  ///
  /// ![Marble diagram of bufferCount](bufferCount)
  ///
  ///     (1...5).signal().buffer(count: 2).subscribe { print($0) }
  ///     // [1, 2]
  ///     // [3, 4]
  ///     // [5]
  ///
  /// - **Sends**: an array when it is full, and a shorter one with the remaining values at completion.
  /// - **Ends**: completes when the source completes, after the remaining values. Fails immediately when the source
  ///   fails, and drops them.
  /// - **Disposal**: disposes the source and drops the remaining values.
  /// - **Thread**: the sender's.
  /// - **Memory**: fewer than `count` values.
  ///
  /// - Parameter count: The number of values in an array. It is positive.
  /// - Complexity: O(1) for each value.
  @inlinable
  public consuming func buffer(count: Int) -> some SignalProtocol<[Value], Failure> {
    stopProgram(unless: count > 0, "Can't gather values in arrays of less than one. Pass 1 or more")
    return StagedPerSubscription(self) { Buffer(count, $0) }
  }
}

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
    // The memory is used again unless a subscriber has kept the array.
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
