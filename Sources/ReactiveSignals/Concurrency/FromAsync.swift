extension Signal {
  /// Returns a signal that sends the elements of an asynchronous sequence, and fails with the error that the sequence throws.
  ///
  ///     Signal.from(messages).subscribe(next: { print($0) }, failed: { print("lost:", $0) })
  ///
  /// Each subscription iterates the sequence in a task of its own, which is canceled when the subscription is disposed. The
  /// next element is requested when the subscriber has handled the previous one, and wants another.
  ///
  /// - Parameters:
  ///   - elements: The asynchronous sequence.
  ///   - executor: The executor that the tasks run on. Without one they run in the global pool.
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

  /// Returns a signal that sends the elements of an asynchronous sequence that cannot throw, with the failure type of its
  /// context.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func from<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    on executor: (any TaskExecutor)? = nil
  ) -> Signal<Value, Failure> where Elements.Element == Value, Elements.Failure == Never {
    produce(on: executor) { producer throws(Failure) in
      for await element in elements {
        guard await producer.send(element) else { return }
      }
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
  ///   - executor: The executor that the tasks run on. Without one they run in the global pool.
  ///   - work: The asynchronous closure.
  public static func task(
    on executor: (any TaskExecutor)? = nil,
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) -> Signal<Value, Failure> {
    produce(on: executor) { producer throws(Failure) in await producer.send(try await work()) }
  }
}
