extension SignalProtocol {
  /// Returns a signal that collects the values in arrays of `count` elements, and begins an array at every `step`-th value.
  ///
  /// ![Marble diagram of buffer(count:step:)](bufferStep)
  ///
  ///     (1...5).signal().buffer(count: 3, step: 2).subscribe { print($0) }
  ///     // [1, 2, 3]
  ///     // [3, 4, 5]
  ///     // [5]
  ///
  /// With a `step` smaller than `count` the arrays overlap. With a larger one the values between two arrays are dropped. With
  /// an equal one it behaves as ``buffer(count:)``.
  ///
  /// - **Sends**: an array when it is full. At completion the arrays that have begun and are not full follow, the
  ///   oldest first.
  /// - **Ends**: completes when the source completes, after these arrays. Fails immediately when the source fails, and
  ///   drops them.
  /// - **Disposal**: disposes the source and drops the remaining values.
  /// - **Thread**: the sender's.
  /// - **Memory**: fewer than `count` values.
  ///
  /// - Parameters:
  ///   - count: The number of values in an array. It is positive.
  ///   - step: The number of values from the first of an array to the first of the next. It is positive.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(`count`) for each array.
  @inlinable
  public func buffer(count: Int, step: Int) -> some SignalProtocol<[Value], Failure> {
    stopProgram(unless: count > 0, "Can't gather values in arrays of less than one. Pass 1 or more")
    stopProgram(unless: step > 0, "The step must be greater than zero. Pass 1 or more")
    return StagedPerSubscription(self) { BufferStep(count, step, $0) }
  }
}

@usableFromInline
struct BufferStep<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = [Input]

  @usableFromInline let count: Int
  @usableFromInline let step: Int
  @usableFromInline let subscription: CompoundDisposable
  /// The values of the oldest array that is not full. The later arrays begin inside it.
  @usableFromInline var gathered: [Input] = []
  /// The number of values to drop before the next array begins.
  @usableFromInline var gap = 0

  @inlinable
  init(_ count: Int, _ step: Int, _ subscription: CompoundDisposable) {
    self.count = count
    self.step = step
    self.subscription = subscription
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if gap > 0 {
      gap -= 1
      return
    }
    gathered.append(value)
    guard gathered.count == count else { return }
    down.send(gathered)
    gathered.removeFirst(min(step, count))
    gap = max(step - count, 0)
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let starts = stride(from: 0, to: gathered.count, by: step)
    down.send(contentsOf: starts.lazy.map { Array(gathered[$0...]) }, until: subscription)
  }
}
