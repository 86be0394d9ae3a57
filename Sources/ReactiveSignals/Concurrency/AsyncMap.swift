extension SignalProtocol {
  /// Sends what `transform` returns for each value, which may take its time.
  ///
  ///     urls.asyncMap(maxConcurrent: 4) { url throws(LoadError) in try await load(url) }
  ///
  /// `transform` runs in tasks, at most `maxConcurrent` at a time; values that come meanwhile wait, in order and without
  /// limit. Results are sent in those tasks: in the order of their values, or when not `ordered` as they come. An
  /// ordered result that is there too early waits for those in front of it.
  ///
  /// It completes when this signal has completed and all results are sent; it fails at once with the first
  /// failure, of this signal or of `transform`. The end cancels the tasks, and so does disposal.
  ///
  /// - Parameters:
  ///   - maxConcurrent: how many tasks may run at the same time; positive.
  ///   - ordered: whether results are sent in the order of their values.
  ///   - executor: where the tasks run; in the global pool without one.
  ///   - transform: what to do with a value.
  public func asyncMap<T: Sendable>(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    on executor: (any TaskExecutor)? = nil,
    _ transform: @escaping @Sendable (Value) async throws(Failure) -> T
  ) -> some SignalProtocol<T, Failure> {
    let isSorted = ordered && maxConcurrent > 1
    return
      enumerated()
      .flatMap(.merge(limit: maxConcurrent)) { offset, value in
        Signal<(offset: Int, element: T), Failure>.task(on: executor) { () async throws(Failure) in
          (offset, try await transform(value))
        }
      }
      .staged { Sorted(isSorted, $0) }
  }

  /// Sends the values for which `isIncluded` returns true, which may take its time.
  ///
  ///     names.asyncFilter { name in await isFree(name) }
  ///
  /// Otherwise as ``asyncMap(maxConcurrent:ordered:on:_:)``.
  public func asyncFilter(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    on executor: (any TaskExecutor)? = nil,
    _ isIncluded: @escaping @Sendable (Value) async throws(Failure) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    asyncMap(maxConcurrent: maxConcurrent, ordered: ordered, on: executor) {
      (value) async throws(Failure) -> Value? in
      try await isIncluded(value) ? value : nil
    }
    .compactMap { $0 }
  }
}

/// Sends numbered values in the order of their numbers.
private struct Sorted<Output: Sendable, Failure: Error>: Stage {
  typealias Input = (offset: Int, element: Output)

  let isOn: Bool
  let subscription: CompoundDisposable
  var next = 0
  /// What has come before those in front of it.
  var early: [Int: Output] = [:]

  init(_ isOn: Bool, _ subscription: CompoundDisposable) {
    self.isOn = isOn
    self.subscription = subscription
  }

  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    guard isOn else { return down.send(value.element) }
    early[value.offset] = value.element
    while !subscription.isDisposed, let element = early.removeValue(forKey: next) {
      next += 1
      down.send(element)
    }
  }
}
