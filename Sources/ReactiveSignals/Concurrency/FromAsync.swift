extension Signal {
  /// Returns a signal that sends the elements of an asynchronous sequence, and fails with the error that the sequence throws.
  ///
  ///     Signal.from(messages).subscribe(next: { print($0) }, failed: { print("lost:", $0) })
  ///
  /// Each subscription iterates the sequence in a task of its own, which is canceled when the subscription is disposed. The
  /// next element is requested when the subscriber has handled the previous one.
  ///
  /// - Parameters:
  ///   - elements: The asynchronous sequence.
  ///   - executor: The executor that the tasks run on, or a ``TimedScheduler``. Without one they run in the global pool, or in the time of
  ///     the test scheduler that subscribes.
  public static func from<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    on executor: (any TaskExecutor)? = nil
  ) -> Signal<Value, Failure> where Elements.Element == Value, Elements.Failure == Failure {
    Signal(on: executor) { subscriber throws(Failure) in
      for try await element in elements { subscriber.send(element) }
    }
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func from<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> where Elements.Element == Value, Elements.Failure == Failure {
    from(elements, on: SchedulerExecutor.of(scheduler))
  }

  /// Returns a signal that sends the elements of an asynchronous sequence that cannot throw, with the failure type of its
  /// context.
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

  /// Returns a signal that runs `work` in a task for each subscription, and sends its result or fails with its error.
  ///
  ///     let page = Signal.task { () async throws(LoadError) in try await load(url) }
  ///
  /// Disposal cancels the task. The value is sent in the task. A closure that throws needs an annotation, since Swift
  /// otherwise infers `any Error`. With a closure that does not throw, the signal cannot fail.
  ///
  /// - Parameters:
  ///   - executor: The executor that the tasks run on, or a ``TimedScheduler``. Without one they run in the global pool, or in the time of
  ///     the test scheduler that subscribes.
  ///   - work: The asynchronous closure.
  public static func task(
    on executor: (any TaskExecutor)? = nil,
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) -> Signal<Value, Failure> {
    Signal(on: executor) { subscriber throws(Failure) in subscriber.send(try await work()) }
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func task(
    on scheduler: some TimedScheduler,
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) -> Signal<Value, Failure> {
    task(on: SchedulerExecutor.of(scheduler), work)
  }

  /// Creates a signal whose events `produce` sends, in a task for each subscription.
  private init(
    on executor: (any TaskExecutor)?,
    _ produce: @escaping @Sendable (Subscriber<Value, Failure>) async throws(Failure) -> Void
  ) {
    self = .create { subscriber in
      let task = Task(executorPreference: SchedulerExecutor.resolve(executor)) {
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
