extension Signal {
  /// Returns a signal that sends the elements of an asynchronous sequence, and fails with the error that the sequence throws.
  ///
  ///     let numbers = AsyncStream { continuation in
  ///       continuation.yield(1)
  ///       continuation.yield(2)
  ///       continuation.finish()
  ///     }
  ///     print(await Signal<Int, Never>.from(numbers).collected())
  ///     // [1, 2]
  ///
  /// The next element is requested when the subscriber has handled the previous one, and wants another.
  ///
  /// - **Sends**: the elements in their order. Each subscription iterates the sequence in a task of its own.
  /// - **Ends**: completes after the last element. Fails with the error that the sequence throws.
  /// - **Disposal**: cancels the task.
  /// - **Thread**: the task's, in the global pool or on `executor`.
  /// - **Memory**: one task, and no element besides the one that is being delivered.
  ///
  /// - Parameters:
  ///   - elements: The asynchronous sequence.
  ///   - executor: The executor that the tasks run on, or a ``TimedScheduler``. Without one they run in the global pool, or in the time of
  ///     the test scheduler that subscribes.
  /// - Complexity: O(1) for each element.
  @_disfavoredOverload
  public static func from<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    on executor: (any TaskExecutor)? = nil
  ) -> Signal<Value, Failure> where Elements.Element == Value, Elements.Failure == Failure {
    produce(on: executor) { producer throws(Failure) in
      for try await element in elements {
        guard await producer.send(element) else { return }
      }
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
    sending(elements, on: executor)
  }

  fileprivate static func sending<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    on executor: (any TaskExecutor)?
  ) -> Signal<Value, Failure> where Elements.Element == Value, Elements.Failure == Never {
    produce(on: executor) { producer throws(Failure) in
      for await element in elements {
        guard await producer.send(element) else { return }
      }
    }
  }

  /// Returns a signal that runs `work` in a task for each subscription, and sends its result or fails with its error.
  ///
  ///     let isNew = Signal.task { await isFree("Ada") }
  ///     isNew.subscribe { print($0) }
  ///     print(await isNew.first() ?? false)
  ///     // true
  ///     // true
  ///
  /// A closure that throws needs an annotation, since Swift otherwise infers `any Error`. With a closure that does not
  /// throw, the signal cannot fail.
  ///
  /// - **Sends**: the result of `work`, which runs for each subscription.
  /// - **Ends**: completes after the result. Fails with the error that `work` throws.
  /// - **Disposal**: cancels the task.
  /// - **Thread**: the task's, in the global pool or on `executor`.
  /// - **Memory**: one task.
  ///
  /// - Parameters:
  ///   - executor: The executor that the tasks run on, or a ``TimedScheduler``. Without one they run in the global pool, or in the time of
  ///     the test scheduler that subscribes.
  ///   - work: The asynchronous closure.
  /// - Complexity: O(1), plus `work`.
  public static func task(
    on executor: (any TaskExecutor)? = nil,
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) -> Signal<Value, Failure> {
    produce(on: executor) { producer throws(Failure) in await producer.send(try await work()) }
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func task(
    on scheduler: some TimedScheduler,
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) -> Signal<Value, Failure> {
    task(on: SchedulerExecutor.of(scheduler), work)
  }
}

extension Signal where Failure == Never {
  // All forms for asynchronous sequences are disfavored: the type checker then tries them after the form for sequences, and a chain
  // that starts with `Signal.from([1, 2])` takes no time. Between two disfavored forms, the one with more constraints wins.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func from<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    on executor: (any TaskExecutor)? = nil
  ) -> Signal<Value, Never> where Elements.Element == Value, Elements.Failure == Never {
    sending(elements, on: executor)
  }
}
