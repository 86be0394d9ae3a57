import Synchronization

extension SignalProtocol {
  /// Sends what `transform` returns for each value, which may take its time.
  ///
  /// ![Marble diagram of asyncMap](asyncMap)
  ///
  ///     urls.asyncMap(maxConcurrent: 4) { url throws(LoadError) in try await load(url) }
  ///
  /// `transform` runs in tasks, at most `maxConcurrent` at a time. Results are sent in those tasks: in the order of their
  /// values, or when not `ordered` as they come. An ordered result that is there too early waits for those in front of
  /// it, and takes one of the `maxConcurrent` places until then. So no more than that many results are ever held; what
  /// becomes of the values that come while all places are taken is for `policy` to say.
  ///
  /// It completes when this signal has completed and all results are sent; it fails at once with the first
  /// failure, of this signal or of `transform`. The end cancels the tasks, and so does disposal.
  ///
  /// - Parameters:
  ///   - maxConcurrent: how many tasks may run at the same time; positive.
  ///   - ordered: whether results are sent in the order of their values.
  ///   - executor: where the tasks run; in the global pool without one.
  ///   - policy: how many values may wait, and what happens to more.
  ///   - transform: what to do with a value.
  public func asyncMap<T: Sendable>(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    on executor: (any TaskExecutor)? = nil,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) async throws(Failure) -> T
  ) -> some SignalProtocol<T, Failure> {
    let results = Signal.deferred {
      let started = Atomic(0)
      return flatMap(.merge(limit: maxConcurrent), buffering: policy) { value in
        Signal.deferred {
          let place = Place<T, Failure>(number: started.wrappingAdd(1, ordering: .relaxed).oldValue)
          return Signal.task(on: executor) { () async throws(Failure) in try await transform(value) }
            .map { Outcome(result: $0, place: place) }
            .concat(place.isFree)
        }
      }
      .staged { InTheirOrder(isOn: ordered, $0) }
    }
    return Named(results) { "[\(self)] asyncMap" }
  }

  /// Sends the values for which `isIncluded` returns true, which may take its time.
  ///
  /// ![Marble diagram of asyncFilter](asyncFilter)
  ///
  ///     names.asyncFilter { name in await isFree(name) }
  ///
  /// Otherwise as ``asyncMap(maxConcurrent:ordered:on:buffering:_:)``.
  public func asyncFilter(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    on executor: (any TaskExecutor)? = nil,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ isIncluded: @escaping @Sendable (Value) async throws(Failure) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    asyncMap(maxConcurrent: maxConcurrent, ordered: ordered, on: executor, buffering: policy) {
      (value) async throws(Failure) -> Value? in
      try await isIncluded(value) ? value : nil
    }
    .compactMap { $0 }
  }
}

/// One of the places that tasks run in. It is taken until the result has been sent.
private struct Place<Result: Sendable, Failure: Error>: Sendable {
  /// How many tasks have been started before this one.
  let number: Int
  let isFree = Subject<Outcome<Result, Failure>, Failure>()
}

private struct Outcome<Result: Sendable, Failure: Error>: Sendable {
  let result: Result
  let place: Place<Result, Failure>
}

/// Sends results in the order in which their tasks were started, and frees their places.
private struct InTheirOrder<Output: Sendable, Failure: Error>: Stage {
  typealias Input = Outcome<Output, Failure>

  let isOn: Bool
  let subscription: CompoundDisposable
  var next = 0
  /// What has come before those in front of it.
  var early: [Int: Input] = [:]

  init(isOn: Bool, _ subscription: CompoundDisposable) {
    self.isOn = isOn
    self.subscription = subscription
  }

  mutating func receive<Down: Sink & ~Copyable>(_ outcome: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    guard isOn else { return send(outcome, into: &down) }
    early[outcome.place.number] = outcome
    while !subscription.isDisposed, let outcome = early.removeValue(forKey: next) {
      next += 1
      send(outcome, into: &down)
    }
  }

  private func send<Down: Sink & ~Copyable>(_ outcome: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(outcome.result)
    outcome.place.isFree.complete()
  }
}
