public import _ReactiveSignalsAtomics

extension Signal {
  /// Returns a signal whose values an asynchronous closure sends, which waits while the subscriber wants no more.
  ///
  ///     let squares = Signal<Int, Never>.produce { producer in
  ///       for number in 1...3 {
  ///         guard await producer.send(number * number) else { return }
  ///       }
  ///     }
  ///     for await square in squares.values { print(square) }
  ///     // 1
  ///     // 4
  ///     // 9
  ///
  /// Each subscription runs the closure in a task of its own. A closure that throws states the type of its error:
  /// `{ producer throws(LoadError) in … }`.
  ///
  /// - **Sends**: the values that the closure gives to ``Producer/send(_:)``.
  /// - **Ends**: completes when the closure returns. Fails with the error that it throws.
  /// - **Disposal**: cancels the task.
  /// - **Thread**: the task's, in the global pool or on `executor`.
  /// - **Memory**: one task for each subscription. No value is kept, except values sent while another is being delivered.
  ///
  /// - Parameters:
  ///   - executor: The executor that the tasks run on, or a ``TimedScheduler``. Without one they run in the global pool, or in the time of
  ///     the test scheduler that subscribes.
  ///   - body: The asynchronous closure, called with a producer.
  /// - Returns: A signal of the values that the closure sends.
  /// - Complexity: O(1) for each value.
  public static func produce(
    on executor: (any _TaskExecutor)? = nil,
    _ body: @escaping @Sendable (Producer<Value, Failure>) async throws(Failure) -> Void
  ) -> Signal<Value, Failure> {
    .create { subscriber in
      let producer = Producer(subscriber)
      subscriber.startTask(on: resolve(executor)) {
        do throws(Failure) {
          try await body(producer)
          subscriber.complete()
        } catch {
          subscriber.fail(error)
        }
      }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func produce(
    on scheduler: some TimedScheduler,
    _ body: @escaping @Sendable (Producer<Value, Failure>) async throws(Failure) -> Void
  ) -> Signal<Value, Failure> {
    produce(on: SchedulerExecutor.of(scheduler), body)
  }
}

/// The sender of the values of one subscription: the argument of the closure of ``Signal/produce(on:_:)``.
public struct Producer<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let subscriber: Subscriber<Value, Failure>

  init(_ subscriber: Subscriber<Value, Failure>) { self.subscriber = subscriber }

  /// Sends a value, and suspends the task until the subscriber wants another one.
  ///
  /// A subscriber that can wait says so by ``BufferingPolicy/waiting(_:)``. All other subscribers want values at any time. Several tasks
  /// may send at the same time.
  ///
  /// - Parameter value: The value.
  /// - Returns: `false` if the subscription has ended, or the task has been canceled. A canceled task does not wait.
  @inlinable
  @discardableResult
  public func send(_ value: Value) async -> Bool {
    // A subscription that begins under pressure waits before its first value.
    if !subscriber.hasBegun.exchange(true, ordering: .relaxed), subscriber.isHeldBack {
      await subscriber.becomesReady()
    }
    subscriber.send(value)
    if subscriber.isHeldBack { await subscriber.becomesReady() }
    return !subscriber.isDisposed && !Task.isCancelled
  }
}
