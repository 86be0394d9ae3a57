extension Signal {
  /// A signal that sends the elements of an asynchronous sequence, and fails as that throws.
  ///
  ///     Signal.from(messages).subscribe(next: { print($0) }, failed: { print("lost:", $0) })
  ///
  /// Each subscription iterates the sequence anew, in a task of its own, which is cancelled when the subscription is
  /// disposed. The next element is asked for when the subscriber has handled the one before.
  ///
  /// - Parameters:
  ///   - elements: the sequence.
  ///   - executor: where the task runs; in the global pool without one.
  public static func from<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    on executor: (any TaskExecutor)? = nil
  ) -> Signal<Value, Failure> where Elements.Element == Value, Elements.Failure == Failure {
    Signal(on: executor) { subscriber throws(Failure) in
      for try await element in elements { subscriber.send(element) }
    }
  }

  /// A signal that sends the elements of an asynchronous sequence that cannot throw, and fails as its context requires.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func from<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    on executor: (any TaskExecutor)? = nil
  ) -> Signal<Value, Failure> where Elements.Element == Value, Elements.Failure == Never {
    Signal(on: executor) { subscriber throws(Failure) in
      for await element in elements { subscriber.send(element) }
    }
  }

  /// A signal of what `work` returns or throws; `work` runs in a task for each subscription.
  ///
  ///     let page = Signal.task { () async throws(LoadError) in try await load(url) }
  ///
  /// Disposal cancels the task. The value is sent in the task. Without an annotation Swift takes a closure that throws to
  /// throw `any Error`; with a closure that does not throw the signal cannot fail.
  ///
  /// - Parameters:
  ///   - executor: where the task runs; in the global pool without one.
  ///   - work: what to do.
  public static func task(
    on executor: (any TaskExecutor)? = nil,
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) -> Signal<Value, Failure> {
    Signal(on: executor) { subscriber throws(Failure) in subscriber.send(try await work()) }
  }

  /// A signal that is sent to by `produce`, in a task for each subscription.
  private init(
    on executor: (any TaskExecutor)?,
    _ produce: @escaping @Sendable (Subscriber<Value, Failure>) async throws(Failure) -> Void
  ) {
    self = .create { subscriber in
      let task = Task(executorPreference: executor) {
        do throws(Failure) {
          try await produce(subscriber)
          subscriber.complete()
        } catch {
          subscriber.fail(error)
        }
      }
      subscriber.onDispose { task.cancel() }
    }
  }
}
