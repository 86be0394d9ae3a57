extension Signal {
  /// Returns a signal with a resource that is made and cleaned up asynchronously.
  ///
  ///     let lines = Signal.using(
  ///       resource: { "file" },
  ///       cleanup: { name in print("closes the", name) }
  ///     ) { name in
  ///       Signal.just("a line of the \(name)")
  ///     }
  ///     print(await lines.collected())
  ///     // closes the file
  ///     // ["a line of the file"]
  ///
  /// For each subscription `make` creates a resource in a task, and `signal` returns the signal that uses it. When that signal
  /// has ended, `cleanup` runs, and then the end is sent: a subscriber that gets the end can rely on the cleanup. The values
  /// are sent on the threads of that signal. A failure of `make` is the failure of the result, and nothing is cleaned up then.
  ///
  /// Disposal disposes the signal immediately. The cleanup follows in the task. Disposal while `make` runs cancels it, and a
  /// resource that it creates in spite of that is cleaned up without being used. For each resource `cleanup` runs once, and
  /// the cancellation does not reach it.
  ///
  /// For a resource with an immediate cleanup, use ``using(resource:_:)``.
  ///
  /// - **Sends**: the values of the signal that `signal` returns for the resource.
  /// - **Ends**: as that signal does, after `cleanup`. Fails with the error that `make` throws, without a cleanup.
  /// - **Disposal**: disposes that signal immediately. The cleanup follows in the task.
  /// - **Thread**: the thread that the signal sends on. The end is sent in the task.
  /// - **Memory**: one task and one resource.
  ///
  /// - Parameters:
  ///   - make: An asynchronous closure that creates a resource.
  ///   - cleanup: An asynchronous closure that gives the resource back.
  ///   - executor: The executor that the task runs on, or a ``TimedScheduler``. Without one it runs in the global pool, or in the time of
  ///     the test scheduler that subscribes.
  ///   - signal: A function that returns the signal that uses a resource.
  /// - Returns: A signal of the values of that signal.
  /// - Complexity: O(1) for each value.
  public static func using<Acquired: Sendable, S: SignalProtocol>(
    resource make: @escaping @Sendable () async throws(Failure) -> Acquired,
    cleanup: @escaping @Sendable (Acquired) async -> Void,
    on executor: (any _TaskExecutor)? = nil,
    _ signal: @escaping @Sendable (Acquired) -> S
  ) -> Signal<Value, Failure> where S.Value == Value, S.Failure == Failure {
    .create { subscriber in
      let executor = resolve(executor)
      subscriber.startTask(on: executor) {
        do throws(Failure) {
          let resource = try await make()
          let end = await end(of: signal, with: resource, sendingTo: subscriber)
          // A task of its own, which is not canceled. The one that waits for it belongs to the caller.
          let cleanup = startTask(preferring: executor) { await cleanup(resource) }
          await passingOnEscalation(to: cleanup.escalate) { await cleanup.value }
          subscriber.send(event: end)
        } catch {
          subscriber.fail(error)
        }
      }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func using<Acquired: Sendable, S: SignalProtocol>(
    resource make: @escaping @Sendable () async throws(Failure) -> Acquired,
    cleanup: @escaping @Sendable (Acquired) async -> Void,
    on scheduler: some TimedScheduler,
    _ signal: @escaping @Sendable (Acquired) -> S
  ) -> Signal<Value, Failure> where S.Value == Value, S.Failure == Failure {
    using(resource: make, cleanup: cleanup, on: SchedulerExecutor.of(scheduler), signal)
  }

  private static func end<Acquired: Sendable, S: SignalProtocol>(
    of signal: @Sendable (Acquired) -> S,
    with resource: Acquired,
    sendingTo subscriber: Subscriber<Value, Failure>
  ) async -> Event<Value, Failure> where S.Value == Value, S.Failure == Failure {
    if subscriber.isDisposed { return .completed }
    let source = signal(resource).erased
    // The source waits for the subscriber, and the task for the source.
    let pressure = subscriber.retainedSubscription.pressure
    let values = Signal<Value, Failure> { call in
      call.answer(source.description) { sink, subscription in
        let upstream = CompoundDisposable(empty: (), under: pressure, tasks: subscription.tasks)
        subscription.add(upstream)
        source.attach(
          erased: AnySink(next: { subscriber.send($0) }, end: { sink.end($0) }),
          in: upstream
        )
      }
    }
    do throws(Failure) {
      try await values.completion()
      return .completed
    } catch {
      return .failed(error)
    }
  }
}
