import _ReactiveSignalsAtomics

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
  /// An `AsyncStream` or `AsyncThrowingStream`, even when it is mapped or filtered, can be iterated once. A second subscription to its
  /// signal stops the program, and so does the subscription of `retry` or `repeated`. Share one subscription with `share()`, or with
  /// `share(whenUnobserved: .keep)` if the subscribers come and go. Or make a stream for each subscription with ``deferred(_:)``. Two
  /// signals of one stream divide its elements, since copies of a stream cannot be recognized.
  ///
  ///     let (stream, input) = AsyncStream<Int>.makeStream()
  ///     let prices = Signal.from(stream).share(whenUnobserved: .keep)
  ///     prices.subscribe { print("first", $0) }
  ///     prices.subscribe { print("second", $0) }
  ///     input.yield(7)
  ///     input.finish()
  ///     await prices.completion()
  ///     // first 7
  ///     // second 7
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
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @_disfavoredOverload
  public static func from<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    on executor: (any _TaskExecutor)? = nil
  ) -> Signal<Value, Failure> where Elements.Element == Value, Elements.Failure == Failure {
    iterating(Elements.self, on: executor) { producer throws(Failure) in
      for try await element in elements {
        guard await producer.send(element) else { return }
      }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func from<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    on executor: (any _TaskExecutor)? = nil
  ) -> Signal<Value, Failure> where Elements.Element == Value, Elements.Failure == Never {
    sending(elements, on: executor)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  fileprivate static func sending<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    on executor: (any _TaskExecutor)?
  ) -> Signal<Value, Failure> where Elements.Element == Value, Elements.Failure == Never {
    iterating(Elements.self, on: executor) { producer throws(Failure) in
      for await element in elements {
        guard await producer.send(element) else { return }
      }
    }
  }

  /// Returns a signal that runs `iterate` in a task for each subscription, or for one if the sequence can be iterated once.
  private static func iterating<Elements: AsyncSequence>(
    _: Elements.Type,
    on executor: (any _TaskExecutor)?,
    _ iterate: @escaping @Sendable (Producer<Value, Failure>) async throws(Failure) -> Void
  ) -> Signal<Value, Failure> {
    let elements = produce(on: executor, iterate)
    guard Elements.self is any SinglePassSequence.Type else { return elements }
    let isIterated = Atomic<Bool>(false)
    return Signal(
      DeferredSignal({ elements.description }) { _ in
        stopProgram(
          unless: !isIterated.exchange(true, ordering: .relaxed),
          """
          A signal of an AsyncStream is subscribed to a second time, and a stream can be iterated once: its subscribers would divide its \
          elements. Share one subscription: put share(), or share(whenUnobserved: .keep), behind from(_:). For retry or repeated make \
          a stream for each subscription: Signal.deferred { .from(makeStream()) }
          """
        )
        return elements
      }
    )
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
    on executor: (any _TaskExecutor)? = nil,
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) -> Signal<Value, Failure> {
    produce(on: executor) { producer throws(Failure) in await producer.send(try await work()) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func from<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    on executor: (any _TaskExecutor)? = nil
  ) -> Signal<Value, Never> where Elements.Element == Value, Elements.Failure == Never {
    sending(elements, on: executor)
  }
}

/// An asynchronous sequence of the standard library that can be iterated once. A second iteration gets a part of the elements, none,
/// or stops the program.
private protocol SinglePassSequence {}

extension AsyncStream: SinglePassSequence {}
extension AsyncThrowingStream: SinglePassSequence {}
extension AsyncMapSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncCompactMapSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncFlatMapSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncFilterSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncPrefixSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncPrefixWhileSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncDropFirstSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncDropWhileSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncThrowingMapSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncThrowingCompactMapSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncThrowingFlatMapSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncThrowingFilterSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncThrowingPrefixWhileSequence: SinglePassSequence where Base: SinglePassSequence {}
extension AsyncThrowingDropWhileSequence: SinglePassSequence where Base: SinglePassSequence {}
