extension SignalProtocol {
  /// Returns a signal of the results of an asynchronous transformation of each value.
  ///
  /// ![Marble diagram of asyncMap](asyncMap)
  ///
  ///     print(await [1, 2, 3].signal().asyncMap { number in await doubled(number) }.collected())
  ///     // [2, 4, 6]
  ///
  /// `transform` runs in tasks, at most `maxConcurrent` at a time. A task continues with the next value that waits, so
  /// that a burst of values takes few tasks. An ordered result that arrives early waits for the results before it, and
  /// occupies one of the `maxConcurrent` slots until it is sent. So at most `maxConcurrent` results are kept. Values
  /// that arrive while all slots are occupied wait as `policy` allows.
  ///
  /// `transform` may throw a failure of this signal. Where this signal cannot fail, any error that it throws is the failure of the result:
  ///
  ///     let numbers = ["1", "x"].signal().asyncMap { text async throws(ParseError) in try parse(text) }
  ///     do { print(try await numbers.collected()) } catch { print(error) }
  ///     // ParseError(text: "x")
  ///
  /// - **Sends**: one result for each value: in the order of the values if `ordered`, otherwise when it arrives.
  /// - **Ends**: completes when the source has completed and all results have been sent. Fails immediately with the
  ///   first failure, of the source or of `transform`, and cancels the tasks.
  /// - **Disposal**: disposes the source, cancels the tasks and drops the values that wait.
  /// - **Thread**: the task's, in the global pool or on `executor`.
  /// - **Memory**: at most `maxConcurrent` tasks and results, and the values that wait as `policy` allows. With
  ///   ``BufferingPolicy/waiting(_:)`` the source waits while that many values wait, and by default while 512 wait for a subscriber that
  ///   can wait.
  ///
  /// - Parameters:
  ///   - maxConcurrent: The number of tasks that may run at the same time. It is positive.
  ///   - ordered: A Boolean value that decides whether results are sent in the order of their values.
  ///   - executor: The executor that the tasks run on, or a ``TimedScheduler``. Without one they run in the global pool, or in the time of
  ///     the test scheduler that subscribes.
  ///   - policy: The number of values that may wait, and the treatment of the others.
  ///   - transform: The asynchronous closure, called for each value.
  /// - Complexity: O(1) for each value, plus `transform`.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  public func asyncMap<T: Sendable>(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    on executor: (any _TaskExecutor)? = nil,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) async throws(Failure) -> T
  ) -> Signal<T, Failure> {
    asyncMap(
      ordered && maxConcurrent > 1 ? .ordered(limit: maxConcurrent) : .merge(limit: maxConcurrent),
      on: executor,
      buffering: policy,
      transform
    )
  }

  /// Returns a signal of the results of an asynchronous transformation, with a strategy for values that come while a task runs.
  ///
  ///     let lengths = ["s", "swift"].signal().asyncMap(.latest) { text in
  ///       if text == "s" { try? await Task.sleep(for: .seconds(60)) }   // Canceled by the next text.
  ///       return text.count
  ///     }
  ///     print(await lengths.collected())
  ///     // [5]
  ///
  /// With ``FlattenStrategy/latest`` a value cancels the task of the one before, and drops its result, as a search does. With
  /// ``FlattenStrategy/first``, values are ignored while a task runs. With ``FlattenStrategy/merge`` each value has a task at once.
  ///
  /// It behaves as ``asyncMap(maxConcurrent:ordered:on:buffering:_:)`` otherwise, which is the form for ``FlattenStrategy/concat``,
  /// ``FlattenStrategy/merge(limit:)`` and ``FlattenStrategy/ordered(limit:)``.
  ///
  /// - Parameters:
  ///   - strategy: The treatment of tasks that run at the same time.
  ///   - executor: The executor that the tasks run on, or a ``TimedScheduler``. Without one they run in the global pool, or in the time of
  ///     the test scheduler that subscribes.
  ///   - policy: The number of values that may wait, and the treatment of the others.
  ///   - transform: The asynchronous closure, called for each value that is not ignored.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func asyncMap<T: Sendable>(
    _ strategy: FlattenStrategy,
    on executor: (any _TaskExecutor)? = nil,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) async throws(Failure) -> T
  ) -> Signal<T, Failure> {
    let upstream = erased
    return Signal { call in
      call.answer("[\(upstream)] asyncMap") { sink, subscription in
        // The queue of the work owns the target. Work that continues after a disposal does not.
        let target = ChainBox(sink)
        let reference = WeakReference(target)
        let failure: @Sendable (Failure) -> Workers.Failure = { error in
          Workers.Failure { reference.object?.link.value.end(error) }
        }
        let work = upstream.mapFailure(failure).map { value -> Workers.Work in
          {
            do throws(Failure) {
              let result = try await transform(value)
              return .success { reference.object?.link.value.send(result) }
            } catch {
              return .failure(failure(error))
            }
          }
        }
        let policy = policy.mapFailure(failure)
        Workers.attach(to: work.erased, strategy, on: executor, policy, in: subscription) {
          target.link.value.end(nil)
        }
      }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func asyncMap<T: Sendable>(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    on scheduler: some TimedScheduler,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) async throws(Failure) -> T
  ) -> Signal<T, Failure> {
    let executor = SchedulerExecutor.of(scheduler)
    return asyncMap(
      maxConcurrent: maxConcurrent,
      ordered: ordered,
      on: executor,
      buffering: policy,
      transform
    )
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func asyncMap<T: Sendable>(
    _ strategy: FlattenStrategy,
    on scheduler: some TimedScheduler,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) async throws(Failure) -> T
  ) -> Signal<T, Failure> {
    asyncMap(strategy, on: SchedulerExecutor.of(scheduler), buffering: policy, transform)
  }

  /// Returns a signal of the values that satisfy an asynchronous predicate.
  ///
  /// ![Marble diagram of asyncFilter](asyncFilter)
  ///
  ///     print(await ["Ada", "Grace"].signal().asyncFilter { name in await isFree(name) }.collected())
  ///     // ["Ada", "Grace"]
  ///
  /// It behaves as ``asyncMap(maxConcurrent:ordered:on:buffering:_:)`` otherwise.
  ///
  /// - Parameters:
  ///   - maxConcurrent: The number of tasks that may run at the same time. It is positive.
  ///   - ordered: A Boolean value that decides whether values are sent in their order.
  ///   - executor: The executor that the tasks run on, or a ``TimedScheduler``. Without one they run in the global pool, or in the time of
  ///     the test scheduler that subscribes.
  ///   - policy: The number of values that may wait, and the treatment of the others.
  ///   - isIncluded: The asynchronous predicate, called for each value.
  public func asyncFilter(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    on executor: (any _TaskExecutor)? = nil,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ isIncluded: @escaping @Sendable (Value) async throws(Failure) -> Bool
  ) -> Signal<Value, Failure> {
    asyncMap(maxConcurrent: maxConcurrent, ordered: ordered, on: executor, buffering: policy) {
      (value) async throws(Failure) -> Value? in
      try await isIncluded(value) ? value : nil
    }
    .compactMap { $0 }
    .erased
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func asyncFilter(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    on scheduler: some TimedScheduler,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ isIncluded: @escaping @Sendable (Value) async throws(Failure) -> Bool
  ) -> Signal<Value, Failure> {
    let executor = SchedulerExecutor.of(scheduler)
    return asyncFilter(
      maxConcurrent: maxConcurrent,
      ordered: ordered,
      on: executor,
      buffering: policy,
      isIncluded
    )
  }
}

extension SignalProtocol {
  /// Returns a signal of the results of an asynchronous transformation that does not throw.
  // Without this overload, the compiler has to infer the failures of the closure behind a signal whose own failures it does not
  // know yet, and gives up without a message.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  @inline(__always)
  public func asyncMap<T: Sendable>(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    on executor: (any _TaskExecutor)? = nil,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) async -> T
  ) -> Signal<T, Failure> {
    let transform: @Sendable (Value) async throws(Failure) -> T = transform
    return asyncMap(
      maxConcurrent: maxConcurrent,
      ordered: ordered,
      on: executor,
      buffering: policy,
      transform
    )
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  @inline(__always)
  public func asyncMap<T: Sendable>(
    _ strategy: FlattenStrategy,
    on executor: (any _TaskExecutor)? = nil,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) async -> T
  ) -> Signal<T, Failure> {
    let transform: @Sendable (Value) async throws(Failure) -> T = transform
    return asyncMap(strategy, on: executor, buffering: policy, transform)
  }
}

extension SignalProtocol where Failure == Never {
  /// Returns a signal of the results of an asynchronous transformation of each value, and fails when `transform` throws.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func asyncMap<T: Sendable, NewFailure: Error>(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    on executor: (any _TaskExecutor)? = nil,
    buffering policy: BufferingPolicy<NewFailure> = .all,
    _ transform: @escaping @Sendable (Value) async throws(NewFailure) -> T
  ) -> Signal<T, NewFailure> {
    promoteFailure(to: NewFailure.self)
      .asyncMap(
        maxConcurrent: maxConcurrent,
        ordered: ordered,
        on: executor,
        buffering: policy,
        transform
      )
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func asyncMap<T: Sendable, NewFailure: Error>(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    on scheduler: some TimedScheduler,
    buffering policy: BufferingPolicy<NewFailure> = .all,
    _ transform: @escaping @Sendable (Value) async throws(NewFailure) -> T
  ) -> Signal<T, NewFailure> {
    promoteFailure(to: NewFailure.self)
      .asyncMap(
        maxConcurrent: maxConcurrent,
        ordered: ordered,
        on: scheduler,
        buffering: policy,
        transform
      )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func asyncMap<T: Sendable, NewFailure: Error>(
    _ strategy: FlattenStrategy,
    on executor: (any _TaskExecutor)? = nil,
    buffering policy: BufferingPolicy<NewFailure> = .all,
    _ transform: @escaping @Sendable (Value) async throws(NewFailure) -> T
  ) -> Signal<T, NewFailure> {
    promoteFailure(to: NewFailure.self).asyncMap(strategy, on: executor, buffering: policy, transform)
  }
}
