// The main-actor forms of operators. Written by scripts/main-forms.swift.

extension MainSignalProtocol {
  /// Returns a signal that sends its events with the value that a task-local variable had at subscription.
  ///
  /// It behaves as ``SignalProtocol/withTaskLocal(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the value of the variable.
  ///
  /// - Parameter local: The task-local variable, written `$name`.
  /// - Returns: A signal of the same events.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func withTaskLocal<Local>(_ local: TaskLocal<Local>) -> MainSignal<Value, Failure>
  where Local: Sendable {
    MainSignal(base.withTaskLocal(local))
  }

  /// Returns this signal with a name as its ``SignalProtocol/description``.
  ///
  /// It behaves as ``SignalProtocol/named(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the name.
  ///
  /// - Parameter name: The description of the result.
  /// - Returns: A signal that sends the events of this one.
  /// - Complexity: O(1). Events cost nothing.
  @_alwaysEmitIntoClient
  public func named(_ name: String) -> MainSignal<Value, Failure> {
    MainSignal(base.named(name))
  }

  /// Subscribes to this signal: starts the source, and calls a handler for each event.
  ///
  /// It behaves as ``SignalProtocol/subscribe(next:failed:completed:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - next: The handler of values.
  ///   - failed: The handler of a failure.
  ///   - completed: The handler of completion.
  /// - Returns: The subscription. Disposing it ends it without calling a handler. Releasing it does not end it.
  @_alwaysEmitIntoClient
  @discardableResult
  public func subscribe(
    next: @escaping (Value) -> Void,
    failed: @escaping (Failure) -> Void,
    completed: @escaping () -> Void = {}
  ) -> any Disposable {
    base.subscribe(
      next: unisolated { next($0.value) },
      failed: unisolated { failed($0) },
      completed: unisolated { completed() }
    )
  }

  /// Subscribes to this signal with one handler for all events.
  ///
  /// It behaves as ``SignalProtocol/subscribeEvents(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter handler: The handler of events.
  /// - Returns: The subscription.
  @_alwaysEmitIntoClient
  @discardableResult
  public func subscribeEvents(_ handler: @escaping (Event<Value, Failure>) -> Void) -> any Disposable {
    base.subscribeEvents(unisolated { handler($0.map { $0.value }) })
  }

  /// Returns a signal whose failures state that they passed this place in the source code.
  ///
  /// It behaves as ``SignalProtocol/checkpoint(_:fileID:line:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: completes when the source completes. Fails when the source fails, with a ``CheckpointFailure``.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the label and the place.
  ///
  /// - Parameters:
  ///   - label: A text for the checkpoint.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A signal whose failures contain the ones of this signal and the checkpoint.
  /// - Complexity: O(*n*) for a failure that has passed *n* checkpoints. Values cost nothing.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func checkpoint(_ label: String? = nil, fileID: String = #fileID, line: Int = #line) -> MainSignal<
    Value, CheckpointFailure<Failure>
  > {
    MainSignal(base.checkpoint(label, fileID: fileID, line: line))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func checkpoint<Underlying>(_ label: String? = nil, fileID: String = #fileID, line: Int = #line)
    -> MainSignal<Value, Failure> where Underlying: Error, Failure == CheckpointFailure<Underlying>
  {
    MainSignal(base.checkpoint(label, fileID: fileID, line: line))
  }

  /// Returns a signal with the same events that other programs can watch while this one runs.
  ///
  /// It behaves as ``SignalProtocol/probed(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, after the probe.
  /// - **Disposal**: disposes the source and fires a probe.
  /// - **Thread**: the main actor.
  /// - **Memory**: the name.
  ///
  /// - Parameter name: The argument of the probes.
  /// - Returns: A signal that sends the events of this one.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func probed(_ name: String) -> MainSignal<Value, Failure> {
    MainSignal(base.probed(name))
  }

  /// Returns a signal with the same events whose subscriptions have a name in ``Diagnostics/live``.
  ///
  /// It behaves as ``SignalProtocol/tracked(_:fileID:line:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does.
  /// - **Disposal**: disposes the source and removes the subscription from the list.
  /// - **Thread**: the main actor.
  /// - **Memory**: one entry in the list for each subscription while recording is on.
  ///
  /// - Parameters:
  ///   - name: The name in the list. By default it is the ``SignalProtocol/description`` of this signal.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A signal that sends the events of this one.
  /// - Complexity: O(1) for each subscription. Values cost nothing unless the inspector runs.
  @_alwaysEmitIntoClient
  public func tracked(_ name: String? = nil, fileID: String = #fileID, line: Int = #line) -> MainSignal<
    Value, Failure
  > {
    MainSignal(base.tracked(name, fileID: fileID, line: line))
  }

  /// Returns a signal that sends whether all values satisfy `predicate`, and then completes.
  ///
  /// It behaves as ``SignalProtocol/allSatisfy(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: `false` at the first value that does not satisfy the predicate, or `true` when the source completes.
  /// - **Ends**: completes after that value, and disposes the source. Fails when the source fails before, without a
  ///   value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter predicate: A function that is called for each value, on the thread that sends it, until it returns `false`.
  /// - Returns: A signal of one Boolean value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func allSatisfy(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Bool, Failure> {
    MainSignal(base.allSatisfy(unisolated { predicate($0.value) }).map { OnMain($0) })
  }

  /// Returns a signal that sends all values as one array when the source completes, and then completes.
  ///
  /// It behaves as ``SignalProtocol/collect()``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one array when the source completes, empty for an empty source.
  /// - **Ends**: completes after the array. Fails immediately when the source fails, without a value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: all values, without a limit.
  ///
  /// - Returns: A signal of one array.
  /// - Complexity: O(1) for each value, amortized.
  @_alwaysEmitIntoClient
  public func collect() -> MainSignal<[Value], Failure> {
    MainSignal(base.collect().mainArrays())
  }

  /// Returns a signal that sends the values in arrays of `count`. It behaves as ``buffer(count:)``.
  ///
  /// It behaves as ``SignalProtocol/collect(count:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter count: The number of values in an array; positive.
  /// - Returns: A signal of arrays.
  @_alwaysEmitIntoClient
  public func collect(count: Int) -> MainSignal<[Value], Failure> {
    MainSignal(base.collect(count: count).mainArrays())
  }

  /// Returns a signal that sends whether any value satisfies `predicate`, and then completes.
  ///
  /// It behaves as ``SignalProtocol/contains(where:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: `true` at the first value that satisfies the predicate, or `false` when the source completes.
  /// - **Ends**: completes after that value, and disposes the source. Fails when the source fails before, without a
  ///   value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter predicate: A function that is called for each value, on the thread that sends it, until it returns `true`.
  /// - Returns: A signal of one Boolean value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func contains(where predicate: @escaping (Value) -> Bool) -> MainSignal<Bool, Failure> {
    MainSignal(base.contains(where: unisolated { predicate($0.value) }).map { OnMain($0) })
  }

  /// Returns a signal that sends the number of values when the source completes, and then completes.
  ///
  /// It behaves as ``SignalProtocol/count()``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one number when the source completes.
  /// - **Ends**: completes after the number. Fails immediately when the source fails, without a value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the number.
  ///
  /// - Returns: A signal of one number.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func count() -> MainSignal<Int, Failure> {
    MainSignal(base.count().map { OnMain($0) })
  }

  /// Returns a signal that sends `value` when the source completes without a value.
  ///
  /// It behaves as ``SignalProtocol/ifEmpty(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the source, or `value` when the source completes without one.
  /// - **Ends**: as the source does. The completion of an empty source follows `value`.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: `value`.
  ///
  /// - Parameter value: The value that takes the place of no value.
  /// - Returns: A signal of at least one value, unless it fails.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func ifEmpty(_ value: Value) -> MainSignal<Value, Failure> {
    MainSignal(base.ifEmpty(OnMain(value)))
  }

  /// Returns a signal that sends whether the source completes without a value, and then completes.
  ///
  /// It behaves as ``SignalProtocol/isEmpty()``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: `false` at the first value, or `true` when the source completes without one.
  /// - **Ends**: completes after that value, and disposes the source. Fails when the source fails before, without a
  ///   value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Returns: A signal of one Boolean value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func isEmpty() -> MainSignal<Bool, Failure> {
    MainSignal(base.isEmpty().map { OnMain($0) })
  }

  /// Returns a signal that sends the least value by a given order when the source completes, and then completes.
  ///
  /// It behaves as ``SignalProtocol/min(by:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter areInIncreasingOrder: A function that returns whether its first argument is less than its second: a strict
  ///   weak order.
  /// - Returns: A signal of at most one value.
  @_alwaysEmitIntoClient
  public func min(by areInIncreasingOrder: @escaping (Value, Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.min(by: unisolated { areInIncreasingOrder($0.value, $1.value) }))
  }

  /// Returns a signal that sends the greatest value by a given order when the source completes, and then completes.
  ///
  /// It behaves as ``SignalProtocol/max(by:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter areInIncreasingOrder: A function that returns whether its first argument is less than its second: a strict
  ///   weak order.
  /// - Returns: A signal of at most one value.
  @_alwaysEmitIntoClient
  public func max(by areInIncreasingOrder: @escaping (Value, Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.max(by: unisolated { areInIncreasingOrder($0.value, $1.value) }))
  }

  /// Returns a signal that combines each value with the result so far. It sends the result when the source completes, and
  /// then completes.
  ///
  /// It behaves as ``SignalProtocol/reduce(_:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one result when the source completes, `initial` for an empty source. Each subscription starts with
  ///   `initial`.
  /// - **Ends**: completes after the result. Fails immediately when the source fails, without a value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the result so far.
  ///
  /// - Parameters:
  ///   - initial: The result so far of the first value.
  ///   - next: A function of the result so far and a value. It runs on the thread that sends the value.
  /// - Returns: A signal of one result.
  /// - Complexity: O(1) for each value, plus `next`.
  @_alwaysEmitIntoClient
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Value) -> T) -> MainSignal<T, Failure> {
    MainSignal(base.reduce(OnMain(initial), unisolated { OnMain(next($0.value, $1.value)) }))
  }

  /// Returns a signal that updates a state with each value. It sends the state when the source completes, and then
  /// completes.
  ///
  /// It behaves as ``SignalProtocol/reduce(into:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - initial: The state at the beginning.
  ///   - update: A function that updates the state with a value. It runs on the thread that sends the value.
  /// - Returns: A signal of one state.
  @_alwaysEmitIntoClient
  public func reduce<T>(into initial: T, _ update: @escaping (inout T, Value) -> Void) -> MainSignal<
    T, Failure
  > {
    MainSignal(base.reduce(into: OnMain(initial), unisolated { update(&$0.value, $1.value) }))
  }

  /// Returns a signal that sends the latest values of both signals, as a pair, whenever one of them sends.
  ///
  /// It behaves as ``SignalProtocol/combineLatest(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a pair for each value, as soon as both signals have sent one.
  /// - **Ends**: completes when both signals have completed, or as soon as no pair can follow: when a signal completes without a value,
  ///   the other one is disposed. Fails with the first failure, after the other signal has been disposed.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the main actor.
  /// - **Memory**: one value of each signal.
  ///
  /// - Parameter other: The signal of the second values.
  /// - Returns: A signal of pairs.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func combineLatest<Other>(_ other: Other) -> MainSignal<(Value, Other.Value), Failure>
  where Other: MainSignalConvertible, Failure == Other.Failure {
    MainSignal(base.combineLatest(other.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  /// Returns a signal that sends the latest values of both signals, and can hold back a failure until both have ended.
  ///
  /// It behaves as ``SignalProtocol/combineLatest(_:delayingFailures:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - other: The signal of the second values.
  ///   - delayingFailures: A Boolean value that decides whether a failure waits for the end of the other signal.
  /// - Returns: A signal of pairs.
  @_alwaysEmitIntoClient
  public func combineLatest<Other>(_ other: Other, delayingFailures: Bool = true) -> MainSignal<
    (Value, Other.Value), Failure
  > where Other: MainSignalConvertible, Failure == Other.Failure {
    MainSignal(
      base.combineLatest(other.base, delayingFailures: delayingFailures).map(
        unisolated { OnMain(($0.0.value, $0.1.value)) }
      )
    )
  }

  /// Returns a signal that sends the values of this signal and, when it has completed, the values of `next`.
  ///
  /// It behaves as ``SignalProtocol/concat(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of this signal, and after its completion those of `next`.
  /// - **Ends**: as `next` does. Fails when this signal fails, and does not start `next`.
  /// - **Disposal**: disposes the signal that runs.
  /// - **Thread**: the main actor.
  /// - **Memory**: the signal that runs.
  ///
  /// - Parameter next: The signal that follows.
  /// - Returns: A signal of the values of both.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func concat<Next>(_ next: Next) -> MainSignal<Value, Failure>
  where Next: MainSignalConvertible, Failure == Next.Failure, Value == Next.Value {
    MainSignal(base.concat(next.base))
  }

  /// Returns a signal that sends the values of this signal and then those of `next`, and can do so even when this signal
  /// fails.
  ///
  /// It behaves as ``SignalProtocol/concat(_:delayingFailures:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - next: The signal that follows.
  ///   - delayingFailures: A Boolean value that decides whether a failure of this signal waits for the end of `next`.
  /// - Returns: A signal of the values of both.
  @_alwaysEmitIntoClient
  public func concat<Next>(_ next: Next, delayingFailures: Bool) -> MainSignal<Value, Failure>
  where Next: MainSignalConvertible, Failure == Next.Failure, Value == Next.Value {
    MainSignal(base.concat(next.base, delayingFailures: delayingFailures))
  }

  /// Returns a signal that holds back the values of this signal while the latest value of `condition` is `true`, and then sends them.
  ///
  /// It behaves as ``SignalProtocol/hold(while:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the source, at once or when they are no longer held.
  /// - **Ends**: completes when the source has completed and nothing is held. Fails immediately when the source fails, and drops what is held.
  /// - **Disposal**: disposes both signals and drops what is held.
  /// - **Thread**: the main actor.
  /// - **Memory**: the held values, without a limit unless `policy` sets one. With ``BufferingPolicy/waiting(_:)`` the source waits.
  ///
  /// - Parameters:
  ///   - condition: A signal that decides whether values are held. They are not before its first value.
  ///   - policy: The policy for the values that are held.
  /// - Returns: A signal of all values.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func hold<Condition>(while condition: Condition, buffering policy: BufferingPolicy<Failure> = .all)
    -> MainSignal<Value, Failure>
  where Condition: MainSignalConvertible, Condition.Failure == Never, Condition.Value == Bool {
    MainSignal(base.hold(while: condition.base.map { $0.content }, buffering: policy))
  }

  /// Returns a signal that fails with `error` when the source completes without a value.
  ///
  /// It behaves as ``SignalProtocol/ifEmpty(failingWith:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the source.
  /// - **Ends**: as the source does, if it has sent a value or failed. Fails with `error` when the source completes without a
  ///   value.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: `error`. No value is kept.
  ///
  /// - Parameter error: The failure that takes the place of no value.
  /// - Returns: A signal of at least one value, unless it fails.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func ifEmpty(failingWith error: Failure) -> MainSignal<Value, Failure> {
    MainSignal(base.ifEmpty(failingWith: error))
  }

  /// Returns a signal that continues with `alternative` when this signal completes without a value.
  ///
  /// It behaves as ``SignalProtocol/ifEmpty(switchTo:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of this signal, or those of `alternative` if there are none.
  /// - **Ends**: as this signal does, if it has sent a value or failed. Otherwise as `alternative` does.
  /// - **Disposal**: disposes the signal that runs.
  /// - **Thread**: the main actor.
  /// - **Memory**: the signal that runs.
  ///
  /// - Parameter alternative: The signal that takes the place of an empty one.
  /// - Returns: A signal with the values of this signal, or of the alternative.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func ifEmpty<Alternative>(switchTo alternative: Alternative) -> MainSignal<Value, Failure>
  where Alternative: MainSignalConvertible, Failure == Alternative.Failure, Value == Alternative.Value {
    MainSignal(base.ifEmpty(switchTo: alternative.base))
  }

  /// Returns a signal that sends the values of this signal and of `other` as they arrive.
  ///
  /// It behaves as ``SignalProtocol/merge(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of both signals, when they arrive.
  /// - **Ends**: completes when both signals have completed. Fails with the first failure, after the other signal has
  ///   been disposed.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter other: The other signal.
  /// - Returns: A signal of the values of both.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func merge<Other>(_ other: Other) -> MainSignal<Value, Failure>
  where Other: MainSignalConvertible, Failure == Other.Failure, Value == Other.Value {
    MainSignal(base.merge(other.base))
  }

  /// Returns a signal that sends the values of both signals as they arrive, and can hold back a failure until both have
  /// ended.
  ///
  /// It behaves as ``SignalProtocol/merge(_:delayingFailures:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - other: The other signal.
  ///   - delayingFailures: A Boolean value that decides whether a failure waits for the end of the other signal.
  /// - Returns: A signal of the values of both.
  @_alwaysEmitIntoClient
  public func merge<Other>(_ other: Other, delayingFailures: Bool) -> MainSignal<Value, Failure>
  where Other: MainSignalConvertible, Failure == Other.Failure, Value == Other.Value {
    MainSignal(base.merge(other.base, delayingFailures: delayingFailures))
  }

  /// Returns a signal that sends the values of two sorted signals in their order.
  ///
  /// It behaves as ``SignalProtocol/mergeSorted(_:buffering:by:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a value when it precedes the values that may follow. It does as soon as a value of the other signal waits that does not
  ///   precede it, or when the other signal has completed.
  /// - **Ends**: completes when both signals have completed and all values have been sent. Fails immediately with the first failure, of a
  ///   signal or of `policy`, and drops the values that wait.
  /// - **Disposal**: disposes both signals, and drops the values that wait.
  /// - **Thread**: the main actor.
  /// - **Memory**: the values of each signal that wait for the other one, without a limit unless `policy` sets one.
  ///
  /// - Parameters:
  ///   - other: The other signal.
  ///   - policy: The policy for the values of each signal that wait for the other one.
  ///   - areInIncreasingOrder: A predicate that returns whether its first argument precedes its second one.
  /// - Returns: A signal of the values of both.
  /// - Complexity: O(1) for each value, plus `areInIncreasingOrder`.
  @_alwaysEmitIntoClient
  public func mergeSorted<Other>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all,
    by areInIncreasingOrder: @escaping (Value, Value) -> Bool
  ) -> MainSignal<Value, Failure>
  where Other: MainSignalConvertible, Failure == Other.Failure, Value == Other.Value {
    MainSignal(
      base.mergeSorted(
        other.base,
        buffering: policy,
        by: unisolated { areInIncreasingOrder($0.value, $1.value) }
      )
    )
  }

  /// Returns a signal with the events of this signal or of `other`, whichever sends an event first.
  ///
  /// It behaves as ``SignalProtocol/race(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the signal that sends the first event.
  /// - **Ends**: as that signal does.
  /// - **Disposal**: disposes both signals, or the one that has won.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter other: The other signal.
  /// - Returns: A signal of the events of the winner.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func race<Other>(_ other: Other) -> MainSignal<Value, Failure>
  where Other: MainSignalConvertible, Failure == Other.Failure, Value == Other.Value {
    MainSignal(base.race(other.base))
  }

  /// Returns a signal that sends the events of the signal that sends a value first, this one or `other`.
  ///
  /// It behaves as ``SignalProtocol/raceForValue(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the signal that sends a value first.
  /// - **Ends**: as that signal does. When both signals have ended without a value, fails with the first failure, or completes
  ///   if there was none.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the main actor.
  /// - **Memory**: the first failure of a signal that has left the race. No value is kept.
  ///
  /// - Parameter other: The other signal.
  /// - Returns: A signal of the events of the first to send a value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func raceForValue<Other>(_ other: Other) -> MainSignal<Value, Failure>
  where Other: MainSignalConvertible, Failure == Other.Failure, Value == Other.Value {
    MainSignal(base.raceForValue(other.base))
  }

  /// Returns a signal that is subscribed to this signal while the latest value of `condition` is `true`.
  ///
  /// It behaves as ``SignalProtocol/running(while:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of this signal while the condition is `true`.
  /// - **Ends**: as this signal does. Completes also when `condition` completes while its latest value is not `true`, since no value can
  ///   follow.
  /// - **Disposal**: disposes both signals. A `false` disposes this signal.
  /// - **Thread**: the main actor.
  /// - **Memory**: the latest value of `condition`.
  ///
  /// - Parameter condition: A signal that decides whether this signal runs. It does not run before the first value.
  /// - Returns: A signal of the values of all subscriptions.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func running<Condition>(while condition: Condition) -> MainSignal<Value, Failure>
  where Condition: MainSignalConvertible, Condition.Failure == Never, Condition.Value == Bool {
    MainSignal(base.running(while: condition.base.map { $0.content }))
  }

  /// Returns a signal that sends the latest value of this signal whenever `sampler` sends a value.
  ///
  /// It behaves as ``SignalProtocol/sample(on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the latest value of this signal at each value of `sampler`, even if it has been sent before.
  /// - **Ends**: completes when either signal completes, without values that have not been sampled. Fails with the
  ///   first failure of either signal.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the main actor.
  /// - **Memory**: one value.
  ///
  /// - Parameter sampler: The signal whose values trigger a sample.
  /// - Returns: A signal of samples.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func sample<Sampler>(on sampler: Sampler) -> MainSignal<Value, Failure>
  where Sampler: MainSignalConvertible, Failure == Sampler.Failure {
    MainSignal(base.sample(on: sampler.base))
  }

  /// Returns a signal that sends whether both signals send values that a predicate finds equal, in the same order, and then
  /// completes.
  ///
  /// It behaves as ``SignalProtocol/sequenceEqual(_:buffering:by:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - other: The signal to compare this one with.
  ///   - policy: The policy for the values by which one signal is ahead.
  ///   - areEqual: The predicate, called with the values at the same position.
  /// - Returns: A signal of one Boolean value.
  @_alwaysEmitIntoClient
  public func sequenceEqual<Other>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all,
    by areEqual: @escaping (Value, Value) -> Bool
  ) -> MainSignal<Bool, Failure>
  where Other: MainSignalConvertible, Failure == Other.Failure, Value == Other.Value {
    MainSignal(
      base.sequenceEqual(other.base, buffering: policy, by: unisolated { areEqual($0.value, $1.value) }).map {
        OnMain($0)
      }
    )
  }

  /// Returns a signal that sends `value` first, and then the values of this signal.
  ///
  /// It behaves as ``SignalProtocol/start(with:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: `value`, and then the values of this signal.
  /// - **Ends**: as this signal does.
  /// - **Disposal**: disposes this signal. In the handler of `value` it prevents its start.
  /// - **Thread**: the main actor.
  /// - **Memory**: `value`.
  ///
  /// - Parameter value: The first value.
  /// - Returns: A signal that sends one value more than this one.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func start(with value: Value) -> MainSignal<Value, Failure> {
    MainSignal(base.start(with: OnMain(value)))
  }

  /// Returns a signal that drops the values of this signal, and continues with another one when this signal completes.
  ///
  /// It behaves as ``SignalProtocol/then(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the signal that `next` returns.
  /// - **Ends**: as that signal does. Fails when this signal fails, and does not call `next`.
  /// - **Disposal**: disposes the signal that runs.
  /// - **Thread**: the main actor.
  /// - **Memory**: the signal that runs.
  ///
  /// - Parameter next: A closure that returns the signal to continue with.
  /// - Returns: A signal of the values of that signal.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func then<Next>(_ next: @escaping () -> Next) -> MainSignal<Next.Value, Failure>
  where Next: MainSignalConvertible, Failure == Next.Failure {
    MainSignal(base.then(unisolated { next().base }))
  }

  /// Returns a signal that sends each value of this signal together with the latest value of `other`.
  ///
  /// It behaves as ``SignalProtocol/withLatest(from:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a pair for each value that arrives after the first value of `other`.
  /// - **Ends**: completes when this signal completes, or when `other` completes without a value, after which no pair can follow. Fails
  ///   with the first failure of either signal.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the main actor.
  /// - **Memory**: one value of `other`.
  ///
  /// - Parameter other: The signal of the second values.
  /// - Returns: A signal of pairs.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func withLatest<Other>(from other: Other) -> MainSignal<(Value, Other.Value), Failure>
  where Other: MainSignalConvertible, Failure == Other.Failure {
    withLatest(from: other) { ($0, $1) }
  }

  /// Returns a signal that combines each value with the latest value of another signal.
  ///
  /// It behaves as ``SignalProtocol/withLatest(from:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - other: The signal of the second values.
  ///   - transform: A function of a value and the latest value of `other`.
  /// - Returns: A signal of the results of the function.
  @_alwaysEmitIntoClient
  public func withLatest<Other, T>(from other: Other, _ transform: @escaping (Value, Other.Value) -> T)
    -> MainSignal<T, Failure> where Other: MainSignalConvertible, Failure == Other.Failure
  {
    MainSignal(base.withLatest(from: other.base, unisolated { OnMain(transform($0.value, $1.value)) }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<First, Second>(
    from first: First,
    _ second: any MainSignalConvertible<Second, Failure>
  ) -> MainSignal<(Value, First.Value, Second), Failure>
  where First: MainSignalConvertible, Failure == First.Failure {
    MainSignal(
      base.withLatest(from: first.base, second.mainSignal.base).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value)) }
      )
    )
  }

  /// Returns a signal that pairs the values of both signals by their position.
  ///
  /// It behaves as ``SignalProtocol/zip(_:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a row as soon as it has a value of each signal.
  /// - **Ends**: completes as soon as no row can follow: when a signal has completed and none of its values waits. The
  ///   other signals are disposed then, and not before. Fails immediately with the first failure, and drops the values
  ///   that wait.
  /// - **Disposal**: disposes all signals and drops the values that wait.
  /// - **Thread**: the main actor.
  /// - **Memory**: the values that wait for their row, without a limit unless `policy` sets one for each signal. A
  ///   dropped value is in no row, and the values after it move up. A failure raised by the policy is delivered
  ///   immediately.
  ///
  /// - Parameters:
  ///   - other: The signal of the second values.
  ///   - policy: The policy for values of one signal that wait.
  /// - Returns: A signal of pairs.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func zip<Other>(_ other: Other, buffering policy: BufferingPolicy<Failure> = .all) -> MainSignal<
    (Value, Other.Value), Failure
  > where Other: MainSignalConvertible, Failure == Other.Failure {
    MainSignal(base.zip(other.base, buffering: policy).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  /// Returns a signal that sends the last values of both signals, as a pair, when both have completed.
  ///
  /// It behaves as ``SignalProtocol/zipLast(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: at most one pair, when the later of the two signals completes.
  /// - **Ends**: completes after the pair, or as soon as a signal has completed without a value, which disposes the
  ///   other one. Fails immediately with the first failure, after the other signal has been disposed.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the main actor.
  /// - **Memory**: one value of each signal.
  ///
  /// - Parameter other: The signal of the second value.
  /// - Returns: A signal of at most one pair.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func zipLast<Other>(_ other: Other) -> MainSignal<(Value, Other.Value), Failure>
  where Other: MainSignalConvertible, Failure == Other.Failure {
    MainSignal(base.zipLast(other.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  /// Returns a signal that sends each value for which `work` returns, and fails when `work` throws.
  ///
  /// It behaves as ``SignalProtocol/attempt(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter work: A closure that may throw. It runs for each value, on the thread that sends it.
  /// - Returns: A signal of the values that pass.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func attempt(_ work: @escaping (Value) throws(Failure) -> Void) -> MainSignal<Value, Failure> {
    MainSignal(base.attempt(unisolated(throwing: { a throws(Failure) in try work(a.value) })))
  }

  /// Returns a signal that continues with the signal that `handler` returns for an error, when this signal fails.
  ///
  /// It behaves as ``SignalProtocol/catch(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of this signal, and after its failure the values of the signal that `handler` returns.
  /// - **Ends**: completes when this signal completes. After a failure it ends as the signal of the handler does, and
  ///   cannot fail if that signal cannot.
  /// - **Disposal**: disposes the signal that runs.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter handler: A closure that returns the signal to continue with.
  /// - Returns: A signal of the values of both.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func `catch`<Next>(_ handler: @escaping (Failure) -> Next) -> MainSignal<Value, Next.Failure>
  where Next: MainSignalConvertible, Value == Next.Value {
    MainSignal(base.catch(unisolated { handler($0).base }))
  }

  /// Returns a signal that continues with `signal` when this signal fails. Otherwise it behaves as ``catch(_:)``.
  ///
  /// It behaves as ``SignalProtocol/catch(to:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - signal: The signal to continue with.
  /// - Returns: A signal of the values of both.
  @_alwaysEmitIntoClient
  public func `catch`<Next>(to signal: Next) -> MainSignal<Value, Next.Failure>
  where Next: MainSignalConvertible, Value == Next.Value {
    MainSignal(base.catch(to: signal.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func `catch`(_ handler: @escaping (Failure) -> MainSignal<Value, Never>) -> MainSignal<Value, Never>
  {
    MainSignal(base.catch(unisolated { handler($0).base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func `catch`(to signal: MainSignal<Value, Never>) -> MainSignal<Value, Never> {
    MainSignal(base.catch(to: signal.base))
  }

  /// Returns a signal that fails with `transform(error)` when this signal fails with `error`.
  ///
  /// It behaves as ``SignalProtocol/mapFailure(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of this signal, unchanged.
  /// - **Ends**: completes when this signal completes. Fails immediately when this signal fails, with the result of
  ///   `transform`.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter transform: A function that returns the new failure.
  /// - Returns: A signal with another failure type.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func mapFailure<NewFailure>(_ transform: @escaping (Failure) -> NewFailure) -> MainSignal<
    Value, NewFailure
  > where NewFailure: Error {
    MainSignal(base.mapFailure(unisolated { transform($0) }))
  }

  /// Returns a signal that subscribes to this signal again each time it completes, without limit.
  ///
  /// It behaves as ``SignalProtocol/repeated()``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of all rounds.
  /// - **Ends**: fails with the first failure. It never completes.
  /// - **Disposal**: disposes the round that runs.
  /// - **Thread**: the main actor.
  /// - **Memory**: one round. Rounds that complete immediately follow each other in a loop, and take constant stack.
  ///
  /// - Returns: A signal of the values of all rounds.
  /// - Complexity: O(1) for each value and round.
  @_alwaysEmitIntoClient
  public func repeated() -> MainSignal<Value, Failure> {
    MainSignal(base.repeated())
  }

  /// Returns a signal that subscribes to this signal `times` times in all, one after the other.
  ///
  /// It behaves as ``SignalProtocol/repeated(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter times: The number of rounds. With 0, the result completes immediately.
  /// - Returns: A signal of the values of all rounds.
  @_alwaysEmitIntoClient
  public func repeated(_ times: Int) -> MainSignal<Value, Failure> {
    MainSignal(base.repeated(times))
  }

  /// Returns a signal that subscribes to this signal again, a delay after each completion, `times` times in all.
  ///
  /// It behaves as ``SignalProtocol/repeated(_:after:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of all rounds.
  /// - **Ends**: completes with the last round, without a delay. Fails with the first failure.
  /// - **Disposal**: disposes the round that runs, or cancels the delay.
  /// - **Thread**: the main actor.
  /// - **Memory**: one round or one timer.
  ///
  /// - Parameters:
  ///   - times: The number of rounds. By default there is no limit. With 0, the result completes immediately.
  ///   - delay: The time between a completion and the next round. It is not negative.
  ///   - scheduler: The scheduler that measures the delays.
  /// - Returns: A signal of the values of all rounds.
  /// - Complexity: O(1) for each value and round, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func repeated(
    _ times: Int = .max,
    after delay: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.repeated(times, after: delay, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that subscribes to this signal again after a completion, when a signal derived from the
  /// completions sends a value.
  ///
  /// It behaves as ``SignalProtocol/repeated(when:)``, on the main actor, and the values may be of any type.
  ///
  /// - A value starts the next round. A value that arrives while a round runs is ignored.
  /// - A failure fails the result immediately.
  /// - A completion means that there are no more rounds. The result completes: immediately when a completion waits for an answer,
  ///   and otherwise with the round that runs. So `{ $0.take(2) }` allows two more rounds.
  ///
  /// - **Sends**: the values of all rounds.
  /// - **Ends**: completes when the answers complete. Fails with the first failure of this signal or of the answers.
  /// - **Disposal**: disposes the round that runs, and the signal of the answers.
  /// - **Thread**: the main actor.
  /// - **Memory**: one round. Rounds that complete and are answered immediately follow each other in a loop, and take
  ///   constant stack. A completion that waits for an answer holds the subscription.
  ///
  /// - Parameter handler: A closure that makes the signal of answers from the signal of completions.
  /// - Returns: A signal of the values of all rounds.
  /// - Complexity: O(1) for each value and round.
  @_alwaysEmitIntoClient
  public func repeated<Trigger>(when handler: @escaping (_ completions: MainSignal<Void, Failure>) -> Trigger)
    -> MainSignal<Value, Failure> where Trigger: MainSignalConvertible, Failure == Trigger.Failure
  {
    MainSignal(base.repeated(when: unisolated { handler(MainSignal($0.map { OnMain(()) })).base }))
  }

  /// Returns a signal that sends `value` and completes when this signal fails.
  ///
  /// It behaves as ``SignalProtocol/replaceFailure(with:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of this signal, and `value` after its failure.
  /// - **Ends**: completes when this signal completes, and after `value`. It never fails.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the main actor.
  /// - **Memory**: `value`.
  ///
  /// - Parameter value: The value that takes the place of a failure.
  /// - Returns: A signal that cannot fail.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func replaceFailure(with value: Value) -> MainSignal<Value, Never> {
    MainSignal(base.replaceFailure(with: OnMain(value)))
  }

  /// Returns a signal that subscribes to this signal again each time it fails, without limit.
  ///
  /// It behaves as ``SignalProtocol/retry()``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of all attempts.
  /// - **Ends**: completes with the first completion. It never fails.
  /// - **Disposal**: disposes the attempt that runs.
  /// - **Thread**: the main actor.
  /// - **Memory**: one attempt, and this signal with the objects that it retains, such as a subject. Attempts that fail immediately follow each
  ///   other in a loop, and take constant stack.
  ///
  /// - Returns: A signal of the values of all attempts.
  /// - Complexity: O(1) for each value and attempt.
  @_alwaysEmitIntoClient
  public func retry() -> MainSignal<Value, Failure> {
    MainSignal(base.retry())
  }

  /// Returns a signal that subscribes to this signal again, at most `times` times, when it fails.
  ///
  /// It behaves as ``SignalProtocol/retry(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter times: The number of attempts that may follow the first. With 0, the result is this signal.
  /// - Returns: A signal of the values of all attempts.
  @_alwaysEmitIntoClient
  public func retry(_ times: Int) -> MainSignal<Value, Failure> {
    MainSignal(base.retry(times))
  }

  /// Returns a signal that subscribes to this signal again, at most `times` times, a time after each failure that the failure decides about.
  ///
  /// It behaves as ``SignalProtocol/retry(_:on:after:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of all attempts.
  /// - **Ends**: completes with the first completion. Fails immediately with the failure of the last attempt, or with one for which `delay`
  ///   returns `nil`.
  /// - **Disposal**: disposes the attempt that runs, or cancels the delay.
  /// - **Thread**: the main actor.
  /// - **Memory**: one attempt or one timer.
  ///
  /// - Parameters:
  ///   - times: The number of attempts that may follow the first; not negative.
  ///   - scheduler: The scheduler that measures the delays.
  ///   - delay: A closure that returns the time until the next attempt, or `nil`. It is not called for the failure of the last attempt.
  /// - Returns: A signal of the values of all attempts.
  /// - Complexity: O(1) for each value and attempt, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func retry(
    _ times: Int,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    after delay: @escaping (Failure) -> Duration?
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.retry(times, on: OnMainScheduler(scheduler), after: unisolated { delay($0) }))
  }

  /// Returns a signal that subscribes to this signal again, at most `times` times, a delay after each failure.
  ///
  /// It behaves as ``SignalProtocol/retry(_:backoff:on:using:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of all attempts.
  /// - **Ends**: completes with the first completion. Fails with the failure of the last attempt, immediately.
  /// - **Disposal**: disposes the attempt that runs, or cancels the delay.
  /// - **Thread**: the main actor.
  /// - **Memory**: one attempt or one timer.
  ///
  /// - Parameters:
  ///   - times: The number of attempts that may follow the first; not negative.
  ///   - backoff: The delays. Each subscription starts with the first.
  ///   - scheduler: The scheduler that measures the delays.
  ///   - generator: The source of the jitter of `backoff`. Each subscription starts with a copy.
  /// - Returns: A signal of the values of all attempts.
  /// - Complexity: O(1) for each value and attempt, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func retry(
    _ times: Int,
    backoff: Backoff,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.retry(times, backoff: backoff, on: OnMainScheduler(scheduler), using: generator))
  }

  /// Returns a signal that subscribes to this signal again after each failure, without end, a delay after each.
  ///
  /// It behaves as ``SignalProtocol/retry(backoff:on:using:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - backoff: The delays. Each subscription starts with the first.
  ///   - scheduler: The scheduler that measures the delays.
  ///   - generator: The source of the jitter of `backoff`. Each subscription starts with a copy.
  /// - Returns: A signal of the values of all attempts.
  @_alwaysEmitIntoClient
  public func retry(
    backoff: Backoff,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) -> MainSignal<Value, Never> {
    MainSignal(base.retry(backoff: backoff, on: OnMainScheduler(scheduler), using: generator))
  }

  /// Returns a signal that subscribes to this signal again when it fails, at most `times` times in a row.
  ///
  /// It behaves as ``SignalProtocol/retry(consecutive:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter times: The number of attempts without a value that may follow a failure; not negative.
  /// - Returns: A signal of the values of all attempts.
  @_alwaysEmitIntoClient
  public func retry(consecutive times: Int) -> MainSignal<Value, Failure> {
    MainSignal(base.retry(consecutive: times))
  }

  /// Returns a signal that subscribes to this signal again, a delay after each failure, at most `times` times in a row.
  ///
  /// It behaves as ``SignalProtocol/retry(consecutive:backoff:on:using:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - times: The number of attempts without a value that may follow a failure; not negative.
  ///   - backoff: The delays of each row.
  ///   - scheduler: The scheduler that measures the delays.
  ///   - generator: The source of the jitter of `backoff`. Each row starts with a copy.
  /// - Returns: A signal of the values of all attempts.
  @_alwaysEmitIntoClient
  public func retry(
    consecutive times: Int,
    backoff: Backoff,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) -> MainSignal<Value, Failure> {
    MainSignal(
      base.retry(consecutive: times, backoff: backoff, on: OnMainScheduler(scheduler), using: generator)
    )
  }

  /// Returns a signal that subscribes to this signal again after a failure, when a signal derived from the failures
  /// sends a value.
  ///
  /// It behaves as ``SignalProtocol/retry(when:)``, on the main actor, and the values may be of any type.
  ///
  /// - A value starts the next attempt. A value that arrives while an attempt runs is ignored.
  /// - A failure fails the result immediately.
  /// - A completion means that there are no more attempts. The failure that waits for an answer, or the next one, fails the
  ///   result. So `{ $0.take(2) }` allows two more attempts.
  ///
  /// - **Sends**: the values of all attempts.
  /// - **Ends**: completes with the first completion of this signal. Fails with a failure of the answers, or with one
  ///   of this signal that is not answered.
  /// - **Disposal**: disposes the attempt that runs, and the signal of the answers.
  /// - **Thread**: the main actor.
  /// - **Memory**: one attempt. Attempts that fail and are answered immediately follow each other in a loop, and take
  ///   constant stack. A failure that waits for an answer is kept, together with the subscription.
  ///
  /// - Parameter handler: A closure that makes the signal of answers from the signal of failures.
  /// - Returns: A signal of the values of all attempts.
  /// - Complexity: O(1) for each value and attempt.
  @_alwaysEmitIntoClient
  public func retry<Trigger>(when handler: @escaping (_ errors: MainSignal<Failure, Failure>) -> Trigger)
    -> MainSignal<Value, Failure> where Trigger: MainSignalConvertible, Failure == Trigger.Failure
  {
    MainSignal(base.retry(when: unisolated { handler(MainSignal($0.map { OnMain($0) })).base }))
  }

  /// Returns a signal of the values that satisfy `isIncluded`, and fails when `isIncluded` throws.
  ///
  /// It behaves as ``SignalProtocol/tryFilter(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values that satisfy the predicate.
  /// - **Ends**: completes when this signal completes. Fails when it fails, or with the first error that `isIncluded`
  ///   throws, which disposes it.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter isIncluded: A predicate that may throw. It runs for each value, on the thread that sends it.
  /// - Returns: A signal of the included values.
  /// - Complexity: O(1) for each value.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func tryFilter(_ isIncluded: @escaping (Value) throws(Failure) -> Bool) -> MainSignal<Value, Failure>
  {
    MainSignal(base.tryFilter(unisolated(throwing: { a throws(Failure) in try isIncluded(a.value) })))
  }

  /// Returns a signal that sends `transform(value)` for each value, and fails when `transform` throws.
  ///
  /// It behaves as ``SignalProtocol/tryMap(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one result for each value.
  /// - **Ends**: completes when this signal completes. Fails when it fails, or with the first error that `transform`
  ///   throws, which disposes it.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter transform: A function that may throw. It runs for each value, on the thread that sends it.
  /// - Returns: A signal of results.
  /// - Complexity: O(1) for each value.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func tryMap<T>(_ transform: @escaping (Value) throws(Failure) -> T) -> MainSignal<T, Failure> {
    MainSignal(base.tryMap(unisolated(throwing: { a throws(Failure) in OnMain(try transform(a.value)) })))
  }

  /// Returns a signal that combines each value with the result so far, and fails when `next` throws. It sends the result
  /// when the source completes, and then completes.
  ///
  /// It behaves as ``SignalProtocol/tryReduce(_:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - initial: The result so far of the first value.
  ///   - next: A function of the result so far and a value, which may throw. It runs on the thread that sends the value.
  /// - Returns: A signal of one result.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func tryReduce<T>(_ initial: T, _ next: @escaping (T, Value) throws(Failure) -> T) -> MainSignal<
    T, Failure
  > {
    MainSignal(
      base.tryReduce(
        OnMain(initial),
        unisolated(throwing: { a, b throws(Failure) in OnMain(try next(a.value, b.value)) })
      )
    )
  }

  /// Returns a signal of the running results of combining the values, and fails when `next` throws.
  ///
  /// It behaves as ``SignalProtocol/tryScan(_:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - initial: The value that the first value is combined with.
  ///   - next: A function of the last result and a value, which may throw. It runs on the thread that sends the value.
  /// - Returns: A signal of results.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func tryScan<T>(_ initial: T, _ next: @escaping (T, Value) throws(Failure) -> T) -> MainSignal<
    T, Failure
  > {
    MainSignal(
      base.tryScan(
        OnMain(initial),
        unisolated(throwing: { a, b throws(Failure) in OnMain(try next(a.value, b.value)) })
      )
    )
  }

  /// Returns a signal without the values that `areEqual` finds equal to the last value sent.
  ///
  /// It behaves as ``SignalProtocol/distinctUntilChanged(by:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the first value, and each later value that differs from the last one sent.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the last value sent.
  ///
  /// - Parameter areEqual: The predicate, called with the last value sent and the new value, on the thread that sends.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func distinctUntilChanged(by areEqual: @escaping (Value, Value) -> Bool) -> MainSignal<
    Value, Failure
  > {
    MainSignal(base.distinctUntilChanged(by: unisolated { areEqual($0.value, $1.value) }))
  }

  /// Returns a signal of the values that satisfy `isIncluded`, in their order.
  ///
  /// It behaves as ``SignalProtocol/filter(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values that satisfy the predicate.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter isIncluded: The predicate, called for each value on the thread that sends it.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.filter(unisolated { isIncluded($0.value) }))
  }

  /// Returns a signal that drops all values and delivers only completion or failure.
  ///
  /// It behaves as ``SignalProtocol/ignoreValues()``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: nothing.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func ignoreValues() -> MainSignal<Value, Failure> {
    MainSignal(base.ignoreValues())
  }

  /// Returns a signal of `type` that drops all values and delivers only completion or failure.
  ///
  /// It behaves as ``SignalProtocol/ignoreValues(as:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: nothing.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter type: The type of the values of the result.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func ignoreValues<T>(as type: T.Type) -> MainSignal<T, Failure> {
    MainSignal(base.ignoreValues(as: OnMain<T>.self))
  }

  /// Returns a signal that sends the values that are not `nil`.
  ///
  /// It behaves as ``SignalProtocol/skipNil()``, on the main actor, and the values may be of any type.
  ///
  /// - Returns: A signal of the values.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func skipNil<Wrapped>() -> MainSignal<Wrapped, Failure> where Value == Wrapped? {
    MainSignal(base.map(unisolated { $0.value.map { OnMain($0) } }).skipNil())
  }

  /// Returns a signal that sends each value, and the values of the signal that `transform` returns for it. These are
  /// passed to `transform` too, recursively.
  ///
  /// It behaves as ``SignalProtocol/expand(maxConcurrent:buffering:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - An inner signal is started immediately, or as soon as the call that starts another one has returned. With `maxConcurrent`,
  ///   it waits until fewer inner signals run.
  ///
  /// - **Sends**: each value, before `transform` runs for it.
  /// - **Ends**: completes when this signal and all inner signals have completed. Fails with the first failure, of this
  ///   signal or of an inner one, after the others have been disposed. No inner signal is started after that.
  /// - **Disposal**: disposes this signal and all inner signals. An expansion without end runs until then: see
  ///   ``take(_:)``.
  /// - **Thread**: the main actor.
  /// - **Memory**: the inner signals that run and those that wait, without a limit unless `policy` sets one. Inner
  ///   signals that are dropped are never started. With ``BufferingPolicy/waiting(_:)`` this signal waits for them, and the inner signals
  ///   do not. None is started while the subscriber wants no value.
  ///
  /// - Parameters:
  ///   - maxConcurrent: The number of inner signals that may run at the same time; at least 1.
  ///   - policy: The policy for inner signals that wait. Its failure disposes the running ones too.
  ///   - transform: A function that returns the inner signal of a value.
  /// - Returns: A signal of the values of this signal and of all inner signals.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func expand(
    maxConcurrent: Int = .max,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping (Value) -> MainSignal<Value, Failure>
  ) -> MainSignal<Value, Failure> {
    MainSignal(
      base.expand(maxConcurrent: maxConcurrent, buffering: policy, unisolated { transform($0.value).base })
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func expand<Inner>(
    maxConcurrent: Int = .max,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: ((Value) -> Inner)?
  ) -> MainSignal<Value, Failure>
  where Inner: MainSignalConvertible, Failure == Inner.Failure, Value == Inner.Value {
    MainSignal(
      base.expand(
        maxConcurrent: maxConcurrent,
        buffering: policy,
        transform.map { transform in unisolated { transform($0.value).base } }
      )
    )
  }

  /// Returns a signal that maps each value to a signal, and sends the values of these inner signals as they arrive.
  ///
  /// It behaves as ``SignalProtocol/flatMap(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the inner signals when they arrive.
  /// - **Ends**: completes when this signal and all inner signals have completed. Fails with the first failure, of this
  ///   signal or of an inner one, after the others have been disposed. No inner signal is started after that.
  /// - **Disposal**: disposes this signal and all inner signals.
  /// - **Thread**: the main actor.
  /// - **Memory**: the inner signals that run, any number of them. Any number of inner signals that complete immediately take constant
  ///   stack.
  ///
  /// - Parameter transform: A function that returns the inner signal of a value.
  /// - Returns: A signal of the values of the inner signals.
  /// - Complexity: O(1) for each value and inner signal.
  @_alwaysEmitIntoClient
  public func flatMap<T>(_ transform: @escaping (Value) -> MainSignal<T, Failure>) -> MainSignal<T, Failure> {
    MainSignal(base.flatMap(unisolated { transform($0.value).base }))
  }

  /// Returns a signal that maps each value to a signal, and sends the values of these inner signals in the order of a strategy.
  ///
  /// It behaves as ``SignalProtocol/flatMap(_:buffering:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Memory**: the inner signals that run: any number with `.merge`, otherwise the number that the strategy allows.
  ///   With `.concat`, `.merge(limit:)` and `.ordered(limit:)` also those that wait, without a limit unless `policy`
  ///   sets one. With ``BufferingPolicy/waiting(_:)`` this signal waits while that many inner signals wait, and by default while 512
  ///   wait for a subscriber that can wait. Inner signals that are dropped are never started. Any number of inner signals that complete
  ///   immediately take constant stack.
  ///
  /// - Parameters:
  ///   - strategy: The treatment of inner signals that run at the same time.
  ///   - policy: The policy for inner signals that wait. Its failure disposes the running ones too.
  ///   - transform: A function that returns the inner signal of a value.
  /// - Returns: A signal of the values of the inner signals.
  @_alwaysEmitIntoClient
  public func flatMap<T>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping (Value) -> MainSignal<T, Failure>
  ) -> MainSignal<T, Failure> {
    MainSignal(base.flatMap(strategy, buffering: policy, unisolated { transform($0.value).base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatMap<Inner>(_ transform: ((Value) -> Inner)?) -> MainSignal<Inner.Value, Failure>
  where Inner: MainSignalConvertible, Failure == Inner.Failure {
    MainSignal(base.flatMap(transform.map { transform in unisolated { transform($0.value).base } }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatMap<Inner>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: ((Value) -> Inner)?
  ) -> MainSignal<Inner.Value, Failure> where Inner: MainSignalConvertible, Failure == Inner.Failure {
    MainSignal(
      base.flatMap(
        strategy,
        buffering: policy,
        transform.map { transform in unisolated { transform($0.value).base } }
      )
    )
  }

  /// Returns a signal that maps each value to a signal, sends the values of these inner signals, and can hold back failures
  /// until all have ended.
  ///
  /// It behaves as ``SignalProtocol/flatMap(_:delayingFailures:buffering:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - strategy: The treatment of inner signals that run at the same time.
  ///   - delayingFailures: A Boolean value that decides whether a failure waits for the end of the other signals.
  ///   - policy: The policy for inner signals that wait. Its failure disposes the running ones too.
  ///   - transform: A function that returns the inner signal of a value.
  /// - Returns: A signal of the values of the inner signals.
  @_alwaysEmitIntoClient
  public func flatMap<T>(
    _ strategy: FlattenStrategy = .merge,
    delayingFailures: Bool,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping (Value) -> MainSignal<T, Failure>
  ) -> MainSignal<T, Failure> {
    MainSignal(
      base.flatMap(
        strategy,
        delayingFailures: delayingFailures,
        buffering: policy,
        unisolated { transform($0.value).base }
      )
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatMap<Inner>(
    _ strategy: FlattenStrategy = .merge,
    delayingFailures: Bool,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: ((Value) -> Inner)?
  ) -> MainSignal<Inner.Value, Failure> where Inner: MainSignalConvertible, Failure == Inner.Failure {
    MainSignal(
      base.flatMap(
        strategy,
        delayingFailures: delayingFailures,
        buffering: policy,
        transform.map { transform in unisolated { transform($0.value).base } }
      )
    )
  }

  /// Returns a signal that maps the last result and each value to a signal, and sends the values of these inner signals as
  /// the results.
  ///
  /// It behaves as ``SignalProtocol/flatScan(_:_:buffering:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - The last result is the last value that an inner signal has sent, and `initial` before that. `initial` itself is not
  ///   sent.
  /// - `next` runs when its inner signal is about to start, on the same thread. With `.concat`, that is when the inner signal
  ///   before it has completed.
  ///
  /// - **Sends**: the values of the inner signals, and not `initial`. Each subscription begins with `initial`.
  /// - **Ends**: as ``flatMap(_:buffering:_:)`` does: completes when all have completed, and fails with the first
  ///   failure.
  /// - **Disposal**: disposes this signal and all inner signals.
  /// - **Thread**: the main actor.
  /// - **Memory**: the last result, and the inner signals that run or wait, as with ``flatMap(_:buffering:_:)``.
  ///
  /// - Parameters:
  ///   - initial: The result that the first value is combined with.
  ///   - strategy: The treatment of inner signals that run at the same time.
  ///   - policy: The policy for values that wait. Its failure disposes the running inner signals too.
  ///   - next: A function that returns the inner signal of the last result and a value.
  /// - Returns: A signal of the values of the inner signals.
  /// - Complexity: O(1) for each value and inner signal.
  @_alwaysEmitIntoClient
  public func flatScan<T>(
    _ initial: T,
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ next: ((T, Value) -> MainSignal<T, Failure>)?
  ) -> MainSignal<T, Failure> {
    MainSignal(
      base.flatScan(
        OnMain(initial),
        strategy,
        buffering: policy,
        next.map { next in unisolated { next($0.value, $1.value).base } }
      )
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatScan<Inner, T>(
    _ initial: T,
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ next: ((T, Value) -> Inner)?
  ) -> MainSignal<T, Failure> where Inner: MainSignalConvertible, T == Inner.Value, Failure == Inner.Failure {
    MainSignal(
      base.flatScan(
        OnMain(initial),
        strategy,
        buffering: policy,
        next.map { next in unisolated { next($0.value, $1.value).base } }
      )
    )
  }

  /// Returns a signal that continues with the signal that `transform` makes of the first value and of all values.
  ///
  /// It behaves as ``SignalProtocol/switchOnFirst(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the signal of `transform`.
  /// - **Ends**: completes or fails as the signal of `transform` does, which disposes the source. A source that completes or fails
  ///   without a value ends the result in the same way.
  /// - **Disposal**: disposes the source and the signal of `transform`.
  /// - **Thread**: the main actor.
  /// - **Memory**: one value for each subscription.
  ///
  /// - Parameter transform: A function that returns a signal made of the first value and the shared signal of all values.
  /// - Returns: A signal of the events of the signal of `transform`.
  /// - Complexity: O(*n*) for each value, where *n* is the number of uses.
  @_alwaysEmitIntoClient
  public func switchOnFirst<Result>(
    _ transform: @escaping (_ first: Value, _ values: MainSignal<Value, Failure>) -> Result
  ) -> MainSignal<Result.Value, Failure> where Result: MainSignalConvertible, Failure == Result.Failure {
    MainSignal(base.switchOnFirst(unisolated { transform($0.value, MainSignal($1)).base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func switchOnFirst<T>(
    _ transform: @escaping (_ first: Value, _ values: MainSignal<Value, Failure>) -> MainSignal<T, Failure>
  ) -> MainSignal<T, Failure> {
    MainSignal(base.switchOnFirst(unisolated { transform($0.value, MainSignal($1)).base }))
  }

  /// Returns a signal that collects the values in arrays of `count` elements.
  ///
  /// It behaves as ``SignalProtocol/buffer(count:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: an array when it is full, and a shorter one with the remaining values at completion.
  /// - **Ends**: completes when the source completes, after the remaining values. Fails immediately when the source
  ///   fails, and drops them.
  /// - **Disposal**: disposes the source and drops the remaining values.
  /// - **Thread**: the main actor.
  /// - **Memory**: fewer than `count` values.
  ///
  /// - Parameter count: The number of values in an array. It is positive.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func buffer(count: Int) -> MainSignal<[Value], Failure> {
    MainSignal(base.buffer(count: count).mainArrays())
  }

  /// Returns a signal that collects the values of each `duration` in an array.
  ///
  /// It behaves as ``SignalProtocol/buffer(for:upTo:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: an array when its time has passed, or when it has `count` values. There are no empty arrays.
  /// - **Ends**: completes when the source completes, after the remaining values. Fails immediately when the source
  ///   fails, and drops them.
  /// - **Disposal**: disposes the source, cancels the timer and drops the remaining values.
  /// - **Thread**: the main actor.
  /// - **Memory**: the values of one array, without a limit unless there is a `count`.
  ///
  /// - Parameters:
  ///   - duration: The time that an array collects values. It is not negative.
  ///   - count: The number of values that an array may have. It is positive.
  ///   - scheduler: The scheduler that measures the time and sends the arrays.
  /// - Complexity: O(1) for each value, amortized, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func buffer(
    for duration: Duration,
    upTo count: Int = .max,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<[Value], Failure> {
    MainSignal(base.buffer(for: duration, upTo: count, on: OnMainScheduler(scheduler)).mainArrays())
  }

  /// Returns a signal that collects the values of `duration` in an array, and begins an array every `step`.
  ///
  /// It behaves as ``SignalProtocol/buffer(for:every:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - duration: The time that an array collects values. It is positive.
  ///   - step: The time between the beginnings of two arrays. It is positive.
  ///   - scheduler: The scheduler that measures the time and sends the arrays.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(`duration` / `step`) for each value.
  @_alwaysEmitIntoClient
  public func buffer(
    for duration: Duration,
    every step: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<[Value], Failure> {
    MainSignal(base.buffer(for: duration, every: step, on: OnMainScheduler(scheduler)).mainArrays())
  }

  /// Returns a signal that collects the values in arrays, and sends an array whenever `boundary` sends a value.
  ///
  /// It behaves as ``SignalProtocol/buffer(on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: an array at each value of `boundary` that follows other values. There are no empty arrays.
  /// - **Ends**: completes when this signal completes, after the remaining values. Fails immediately with the first
  ///   failure of either signal, and drops them.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the main actor.
  /// - **Memory**: the values of one array, without a limit.
  ///
  /// - Parameter boundary: The signal whose values end an array.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(1) for each value, amortized.
  @_alwaysEmitIntoClient
  public func buffer<Boundary>(on boundary: Boundary) -> MainSignal<[Value], Failure>
  where Boundary: MainSignalConvertible, Failure == Boundary.Failure {
    MainSignal(base.buffer(on: boundary.base).mainArrays())
  }

  /// Returns a signal that collects values in arrays. Each value of `openings` begins an array, which ends when the signal
  /// that `closing` makes for it sends a value or ends.
  ///
  /// It behaves as ``SignalProtocol/buffer(opening:closing:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: an array when its closing signal sends a value, completes or fails. At completion of this signal the open
  ///   arrays follow, the oldest first. There are no empty arrays: an opening that is closed before a value arrives sends
  ///   nothing.
  /// - **Ends**: completes when this signal completes, after the open arrays, or when `openings` has completed and no array is
  ///   open. Fails immediately with the first failure of either signal, and drops the values.
  /// - **Disposal**: disposes this signal, `openings` and the closing signals, and drops the values.
  /// - **Thread**: the main actor.
  /// - **Memory**: the values of the open arrays, without a limit.
  ///
  /// - Parameters:
  ///   - openings: The signal whose values begin an array.
  ///   - closing: A function of such a value that returns the signal that ends the array.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(*n*) for each value, where *n* is the number of open arrays.
  @_alwaysEmitIntoClient
  public func buffer<Openings, Closing>(
    opening openings: Openings,
    closing: @escaping (Openings.Value) -> Closing
  ) -> MainSignal<[Value], Failure>
  where Openings: MainSignalConvertible, Closing: MainSignalConvertible, Failure == Openings.Failure {
    MainSignal(
      base.buffer(opening: openings.base, closing: unisolated { closing($0.value).base }).mainArrays()
    )
  }

  /// Returns a signal that collects the values in arrays of `count` elements, and begins an array at every `step`-th value.
  ///
  /// It behaves as ``SignalProtocol/buffer(count:step:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: an array when it is full. At completion the arrays that have begun and are not full follow, the
  ///   oldest first.
  /// - **Ends**: completes when the source completes, after these arrays. Fails immediately when the source fails, and
  ///   drops them.
  /// - **Disposal**: disposes the source and drops the remaining values.
  /// - **Thread**: the main actor.
  /// - **Memory**: fewer than `count` values.
  ///
  /// - Parameters:
  ///   - count: The number of values in an array. It is positive.
  ///   - step: The number of values from the first of an array to the first of the next. It is positive.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(`count`) for each array.
  @_alwaysEmitIntoClient
  public func buffer(count: Int, step: Int) -> MainSignal<[Value], Failure> {
    MainSignal(base.buffer(count: count, step: step).mainArrays())
  }

  /// Returns a signal that collects the values in arrays, each of which ends with a value that satisfies `predicate`.
  ///
  /// It behaves as ``SignalProtocol/buffer(throughMatching:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: an array with each value that satisfies the predicate, which is its last. At completion an array of
  ///   the remaining values follows. There are no empty arrays.
  /// - **Ends**: completes when the source completes, after the remaining values. Fails immediately when the source
  ///   fails, and drops them.
  /// - **Disposal**: disposes the source and drops the remaining values.
  /// - **Thread**: the main actor.
  /// - **Memory**: the values of one array, without a limit.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(1) for each value, amortized.
  @_alwaysEmitIntoClient
  public func buffer(throughMatching predicate: @escaping (Value) -> Bool) -> MainSignal<[Value], Failure> {
    MainSignal(base.buffer(throughMatching: unisolated { predicate($0.value) }).mainArrays())
  }

  /// Returns a signal that collects the values in arrays, each of which ends when the signal that `closing` makes for it sends
  /// a value or ends.
  ///
  /// It behaves as ``SignalProtocol/buffer(until:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: an array when its closing signal sends a value, completes or fails, and the remaining values at completion.
  ///   There are no empty arrays.
  /// - **Ends**: completes when the source completes, after the remaining values. Fails immediately when the source
  ///   fails, and drops them.
  /// - **Disposal**: disposes the source and the closing signal, and drops the remaining values.
  /// - **Thread**: the main actor.
  /// - **Memory**: the values of one array, without a limit.
  ///
  /// - Parameter closing: A function that returns the signal that ends an array.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(1) for each value, amortized, plus the closing signal.
  @_alwaysEmitIntoClient
  public func buffer<Closing>(until closing: @escaping (MainSignal<Value, Failure>) -> Closing) -> MainSignal<
    [Value], Failure
  > where Closing: MainSignalConvertible {
    MainSignal(base.buffer(until: unisolated { closing(MainSignal($0.erased)).base }).mainArrays())
  }

  /// Returns a signal that collects consecutive values in arrays, and begins an array at each value that does not belong
  /// together with the one before it.
  ///
  /// It behaves as ``SignalProtocol/chunked(by:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: an array when the first value of the next one arrives, and the last array at completion. There are no empty
  ///   arrays.
  /// - **Ends**: completes when the source completes, after the last array. Fails immediately when the source fails, and
  ///   drops the values of the last array.
  /// - **Disposal**: disposes the source and drops the values of the last array.
  /// - **Thread**: the main actor.
  /// - **Memory**: the values of one array, without a limit.
  ///
  /// - Parameter belongTogether: A predicate of two consecutive values, called for each value but the first on the thread that
  ///   sends it.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(1) for each value, amortized.
  @_alwaysEmitIntoClient
  public func chunked(by belongTogether: @escaping (_ previous: Value, _ value: Value) -> Bool) -> MainSignal<
    [Value], Failure
  > {
    MainSignal(base.chunked(by: unisolated { belongTogether($0.value, $1.value) }).mainArrays())
  }

  /// Returns a signal that groups the values by their keys. It sends each group, a signal of its own, when the first
  /// value of the group arrives.
  ///
  /// It behaves as ``SignalProtocol/group(by:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a group when its first value arrives. That value follows in the group.
  /// - **Ends**: as the source does. The result ends first, and then the groups, in the order in which they were made.
  ///   ``group(by:until:buffering:)`` gives groups an end of their own.
  /// - **Disposal**: makes no more groups. While a group has a subscriber the source runs, until its end or until the last
  ///   subscriber leaves. After the disposal of the source the groups send nothing, not even an end. So a `count()` of a group is
  ///   either final or not sent.
  /// - **Thread**: the main actor.
  /// - **Memory**: each key, until the source ends. A group that has had no subscriber keeps its values, without a
  ///   limit unless `policy` sets one. A failure raised by the policy is the failure of the group, after the kept
  ///   values. The source and the other groups continue.
  ///   With ``BufferingPolicy/waiting(_:)``, or when the subscriber of the result can wait, the source waits while that
  ///   subscriber or one of a group wants no value. So a slow subscriber of one group stops all groups. A policy that
  ///   drops values prevents that. Values that wait for a first subscription do not make the source wait.
  ///
  /// - Parameters:
  ///   - key: A function that returns the key of a value.
  ///   - policy: The policy for values of a group that wait for its first subscription.
  /// - Returns: A signal of groups.
  /// - Complexity: O(1) for each value, on average, and O(*k*) with *k* subscribers of groups that can wait.
  @_alwaysEmitIntoClient
  public func group<Key>(by key: @escaping (Value) -> Key, buffering policy: BufferingPolicy<Failure> = .all)
    -> MainSignal<MainGroup<Key, Value, Failure>, Failure> where Key: Hashable, Key: Sendable
  {
    MainSignal(
      base.startedOnMain.group(by: unisolated { key($0.value) }, buffering: policy).map(
        unisolated { OnMain(MainGroup($0)) }
      )
    )
  }

  /// Returns a signal that groups the values by their keys, and sends `transform(value)` into the group instead of the
  /// value.
  ///
  /// It behaves as ``SignalProtocol/group(by:buffering:transform:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - key: A function that returns the key of a value.
  ///   - policy: The policy for values of a group that wait for its first subscription.
  ///   - transform: A function that returns the value to send.
  /// - Returns: A signal of groups.
  @_alwaysEmitIntoClient
  public func group<Key, Element>(
    by key: @escaping (Value) -> Key,
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping (Value) -> Element
  ) -> MainSignal<MainGroup<Key, Element, Failure>, Failure> where Key: Hashable, Key: Sendable {
    MainSignal(
      base.startedOnMain.group(
        by: unisolated { key($0.value) },
        buffering: policy,
        transform: unisolated { OnMain(transform($0.value)) }
      ).map(unisolated { OnMain(MainGroup($0)) })
    )
  }

  /// Returns a signal that groups the values by their keys, and ends each group when a signal derived from it sends a
  /// value or ends.
  ///
  /// It behaves as ``SignalProtocol/group(by:until:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - A group is sent first. Then `ending` is called and its signal is started, and then the first value is sent into the
  ///   group. An end that comes immediately takes effect after that value.
  /// - The group completes when that signal sends a value, completes or fails. The signal is disposed then. It is also disposed
  ///   when the result ends.
  /// - An `ending` made of the group itself is a subscriber of the group, and the first one if the receiver of the group has
  ///   not subscribed to it immediately. The group keeps no values after that. That subscriber does not keep the source.
  ///
  /// - Parameters:
  ///   - key: A function that returns the key of a value.
  ///   - ending: A function that returns the signal that ends a group.
  ///   - policy: The policy for values of a group that wait for its first subscription.
  /// - Returns: A signal of groups.
  @_alwaysEmitIntoClient
  public func group<Key, Ending>(
    by key: @escaping (Value) -> Key,
    until ending: @escaping (MainGroup<Key, Value, Failure>) -> Ending,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainGroup<Key, Value, Failure>, Failure>
  where Key: Hashable, Key: Sendable, Ending: MainSignalConvertible {
    MainSignal(
      base.startedOnMain.group(
        by: unisolated { key($0.value) },
        until: unisolated { ending(MainGroup($0)).base },
        buffering: policy
      ).map(unisolated { OnMain(MainGroup($0)) })
    )
  }

  /// Returns a signal that sends the values in windows of `count` values, each a signal that sends its values as they arrive.
  ///
  /// It behaves as ``SignalProtocol/window(count:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a window when its first value arrives. That value follows in the window.
  /// - **Ends**: as the source does. The result ends first, and then the open window.
  /// - **Disposal**: makes no more windows. An open window that has a subscriber keeps the source until the window ends or its
  ///   last subscriber leaves. A window without one sends nothing more, not even an end.
  /// - **Thread**: the main actor.
  /// - **Memory**: the open window. A window that has had no subscriber keeps its values, at most `count`, and fewer if
  ///   `policy` limits them. A failure raised by the policy ends that window after the kept values. The source and the
  ///   later windows continue.
  ///
  /// - Parameters:
  ///   - count: The number of values in a window. It is positive.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func window(count: Int, buffering policy: BufferingPolicy<Failure> = .all) -> MainSignal<
    MainSignal<Value, Failure>, Failure
  > {
    MainSignal(base.startedOnMain.window(count: count, buffering: policy).mainWindows())
  }

  /// Returns a signal that sends the values of each `duration` in a window, which is a signal that sends its values as they
  /// arrive.
  ///
  /// It behaves as ``SignalProtocol/window(for:upTo:on:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a window when its first value arrives. That value follows in the window. There are no empty windows.
  /// - **Ends**: as the source does. The result ends first, and then the open window.
  /// - **Disposal**: makes no more windows. An open window that has a subscriber keeps the source until the window ends or its
  ///   last subscriber leaves. A window without one sends nothing more, not even an end.
  /// - **Thread**: the main actor.
  /// - **Memory**: the open window, and one timer. A window that has had no subscriber keeps all its values, unless
  ///   `count` or `policy` limits them. A failure raised by the policy ends that window after the kept values. The
  ///   source and the later windows continue.
  ///
  /// - Parameters:
  ///   - duration: The time that a window is open. It is not negative.
  ///   - count: The number of values that a window may have. It is positive.
  ///   - scheduler: The scheduler that measures the time and completes the windows.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func window(
    for duration: Duration,
    upTo count: Int = .max,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure> {
    MainSignal(
      base.startedOnMain.window(for: duration, upTo: count, on: OnMainScheduler(scheduler), buffering: policy)
        .mainWindows()
    )
  }

  /// Returns a signal that sends the values in windows of `duration`, of which one begins every `step`.
  ///
  /// It behaves as ``SignalProtocol/window(for:every:on:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - duration: The time that a window is open. It is positive.
  ///   - step: The time between the beginnings of two windows. It is positive.
  ///   - scheduler: The scheduler that measures the time and ends the windows.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  /// - Complexity: O(`duration` / `step`) for each value.
  @_alwaysEmitIntoClient
  public func window(
    for duration: Duration,
    every step: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure> {
    MainSignal(
      base.startedOnMain.window(for: duration, every: step, on: OnMainScheduler(scheduler), buffering: policy)
        .mainWindows()
    )
  }

  /// Returns a signal that sends the values in windows, each of which ends when `boundary` sends a value.
  ///
  /// It behaves as ``SignalProtocol/window(on:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a window when its first value arrives. That value follows in the window. There are no empty windows.
  /// - **Ends**: completes when this signal completes. Fails with the first failure of either signal. The result ends
  ///   first, and then the open window.
  /// - **Disposal**: makes no more windows. An open window that has a subscriber keeps the source until the window ends or its
  ///   last subscriber leaves. A window without one sends nothing more, not even an end.
  /// - **Thread**: the main actor.
  /// - **Memory**: the open window. A window that has had no subscriber keeps its values, without a limit unless
  ///   `policy` sets one. A failure raised by the policy ends that window after the kept values. The source and the
  ///   later windows continue.
  ///
  /// - Parameters:
  ///   - boundary: The signal whose values end a window.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func window<Boundary>(on boundary: Boundary, buffering policy: BufferingPolicy<Failure> = .all)
    -> MainSignal<MainSignal<Value, Failure>, Failure>
  where Boundary: MainSignalConvertible, Failure == Boundary.Failure {
    MainSignal(base.startedOnMain.window(on: boundary.base, buffering: policy).mainWindows())
  }

  /// Returns a signal that sends the values in windows. Each value of `openings` begins a window, which ends when the signal
  /// that `closing` makes for it sends a value or ends.
  ///
  /// It behaves as ``SignalProtocol/window(opening:closing:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a window when its first value arrives. That value follows in the window. There are no empty windows.
  /// - **Ends**: completes when this signal completes, or when `openings` has completed and no window is open, since no window can
  ///   follow. Fails with the first failure of this signal or of `openings`. The result ends first, and then the open windows, the oldest
  ///   first, in the same way.
  /// - **Disposal**: makes no more windows. An open window that has a subscriber keeps the source until the window ends or its last
  ///   subscriber leaves. A window without one sends nothing more, not even a terminal event.
  /// - **Thread**: the main actor.
  /// - **Memory**: the open windows. A window keeps its values for its first subscriber, see ``WindowedSignal``, without a limit
  ///   unless `policy` sets one. A failure raised by the policy ends that window after the kept values. The source and the other
  ///   windows continue.
  ///
  /// - Parameters:
  ///   - openings: The signal whose values begin a window.
  ///   - closing: A function of such a value that returns the signal that ends the window.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  /// - Complexity: O(*n*) for each value, where *n* is the number of open windows.
  @_alwaysEmitIntoClient
  public func window<Openings, Closing>(
    opening openings: Openings,
    closing: @escaping (Openings.Value) -> Closing,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure>
  where Openings: MainSignalConvertible, Closing: MainSignalConvertible, Failure == Openings.Failure {
    MainSignal(
      base.startedOnMain.window(
        opening: openings.base,
        closing: unisolated { closing($0.value).base },
        buffering: policy
      ).mainWindows()
    )
  }

  /// Returns a signal that sends the values in windows of `count` values, and begins a window at every `step`-th value.
  ///
  /// It behaves as ``SignalProtocol/window(count:step:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - count: The number of values in a window. It is positive.
  ///   - step: The number of values from the first of a window to the first of the next. It is positive.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  /// - Complexity: O(`count` / `step`) for each value.
  @_alwaysEmitIntoClient
  public func window(count: Int, step: Int, buffering policy: BufferingPolicy<Failure> = .all) -> MainSignal<
    MainSignal<Value, Failure>, Failure
  > {
    MainSignal(base.startedOnMain.window(count: count, step: step, buffering: policy).mainWindows())
  }

  /// Returns a signal that sends the values in windows, each of which ends with a value that satisfies `predicate`.
  ///
  /// It behaves as ``SignalProtocol/window(throughMatching:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - predicate: The predicate, called for each value on the thread that sends it.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  @_alwaysEmitIntoClient
  public func window(
    throughMatching predicate: @escaping (Value) -> Bool,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure> {
    MainSignal(
      base.startedOnMain.window(throughMatching: unisolated { predicate($0.value) }, buffering: policy)
        .mainWindows()
    )
  }

  /// Returns a signal that sends the values in windows, each of which ends when the signal that `closing` makes for it sends a
  /// value or ends.
  ///
  /// It behaves as ``SignalProtocol/window(until:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a window when its first value arrives. There are no empty windows.
  /// - **Ends**: completes or fails as this signal does. The result ends first, and then the open window, in the same way.
  /// - **Disposal**: makes no more windows. An open window that has a subscriber keeps the source until the window ends or its last
  ///   subscriber leaves. A window without one sends nothing more, not even a terminal event.
  /// - **Thread**: the main actor.
  /// - **Memory**: the open window. It keeps its values for its first subscriber, see ``WindowedSignal``, without a limit unless
  ///   `policy` sets one. A failure raised by the policy ends that window after the kept values. The source and the later windows
  ///   continue.
  ///
  /// - Parameters:
  ///   - closing: A function that returns the signal that ends a window.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func window<Closing>(
    until closing: @escaping (MainSignal<Value, Failure>) -> Closing,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure> where Closing: MainSignalConvertible {
    MainSignal(
      base.startedOnMain.window(until: unisolated { closing(MainSignal($0.erased)).base }, buffering: policy)
        .mainWindows()
    )
  }

  /// Returns a signal that `transform` makes of this signal, which runs once for all the places where `transform` uses it.
  ///
  /// It behaves as ``SignalProtocol/publish(replay:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the signal of `transform`.
  /// - **Ends**: completes or fails as the signal of `transform` does, and disposes this signal.
  /// - **Disposal**: disposes this signal and the signal of `transform`.
  /// - **Thread**: the main actor.
  /// - **Memory**: `count` values for each subscription.
  ///
  /// - Parameters:
  ///   - count: The number of values that a late use receives first. It is not negative.
  ///   - transform: A function that returns a signal made of the shared one.
  /// - Returns: A signal of the events of the signal of `transform`.
  /// - Complexity: O(*n*) for each value, where *n* is the number of uses.
  @_alwaysEmitIntoClient
  public func publish<Result>(
    replay count: Int = 0,
    _ transform: @escaping (_ shared: MainSignal<Value, Failure>) -> Result
  ) -> MainSignal<Result.Value, Result.Failure> where Result: MainSignalConvertible {
    MainSignal(base.publish(replay: count, unisolated { transform(MainSignal($0)).base }))
  }

  /// Starts this signal, once, and returns a signal that sends each subscriber its earlier and later values.
  ///
  /// It behaves as ``SignalProtocol/replay(capacity:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the earlier values to each new subscriber, and then the later ones.
  /// - **Ends**: as this signal does. A late subscriber receives the end after the kept values.
  /// - **Disposal**: ends one subscription. This signal runs until it ends, or until the returned signal and its
  ///   subscribers are released.
  /// - **Thread**: the main actor.
  /// - **Memory**: all values, without a limit unless `capacity` sets one.
  ///
  /// - Parameter capacity: The number of values that a late subscriber receives.
  /// - Complexity: O(*n*) for each value, with *n* subscribers.
  @_alwaysEmitIntoClient
  public func replay(capacity: ReplayCapacity = .unlimited) -> MainSignal<Value, Failure> {
    MainSignal(base.replay(capacity: capacity))
  }

  /// Starts this signal, once, and returns a signal that sends each subscriber the last value and later values.
  ///
  /// It behaves as ``SignalProtocol/replayLast()``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public func replayLast() -> MainSignal<Value, Failure> {
    MainSignal(base.replayLast())
  }

  /// Returns a signal that starts this signal once, at its first subscription, and sends each subscriber its earlier and
  /// later values.
  ///
  /// It behaves as ``SignalProtocol/replayLazily(capacity:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter capacity: The number of values that a late subscriber receives.
  @_alwaysEmitIntoClient
  public func replayLazily(capacity: ReplayCapacity = .unlimited) -> MainSignal<Value, Failure> {
    MainSignal(base.replayLazily(capacity: capacity))
  }

  /// Returns a signal that sends the value at position `index`, counted from 0, and completes.
  ///
  /// It behaves as ``SignalProtocol/element(at:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: at most one value.
  /// - **Ends**: completes after the value, and disposes the source. If the source ends earlier, the result ends as it
  ///   does.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the number of values.
  ///
  /// - Parameter index: The position of the value. It is not negative.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func element(at index: Int) -> MainSignal<Value, Failure> {
    MainSignal(base.element(at: index))
  }

  /// Returns a signal that sends the values at the positions of `range`, counted from 0, and completes after the last of them.
  ///
  /// It behaves as ``SignalProtocol/elements(in:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values at the positions of `range`.
  /// - **Ends**: completes immediately after the last of them, and disposes the source. If the source ends earlier, the result
  ///   ends as it does. With a range without an upper bound, such as `2...`, it ends as the source does. With an empty range
  ///   it completes immediately, and the source is not started.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter range: The positions. None of them is negative.
  /// - Returns: A signal of the values at these positions.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func elements(in range: some RangeExpression<Int>) -> MainSignal<Value, Failure> {
    MainSignal(base.elements(in: range))
  }

  /// Returns a signal that sends the first value that satisfies `predicate`, and completes.
  ///
  /// It behaves as ``SignalProtocol/first(where:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: at most one value.
  /// - **Ends**: completes after the value, and disposes the source. If the source ends earlier, the result ends as it
  ///   does.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `true`.
  /// - Returns: A signal of at most one value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func first(where predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.first(where: unisolated { predicate($0.value) }))
  }

  /// Returns a signal that sends the last value that satisfies `predicate` when the source completes, and completes.
  ///
  /// It behaves as ``SignalProtocol/last(where:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the last value that satisfies `predicate`, when the source completes.
  /// - **Ends**: completes after that value, or without a value if none satisfies `predicate`. Fails immediately when the source
  ///   fails, without a value.
  /// - **Disposal**: disposes the source. In the handler of the value, it suppresses the completion.
  /// - **Thread**: the main actor.
  /// - **Memory**: one value for each subscription.
  ///
  /// - Parameter predicate: The predicate, called for each value.
  /// - Returns: A signal of at most one value.
  /// - Complexity: O(1) for each value, plus `predicate`.
  @_alwaysEmitIntoClient
  public func last(where predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.last(where: unisolated { predicate($0.value) }))
  }

  /// Returns a signal that sends the only value of the source when the source completes, and fails if there is none or more
  /// than one.
  ///
  /// It behaves as ``SignalProtocol/single()``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: at most one value, when the source completes.
  /// - **Ends**: completes after the value. Fails at the completion of an empty source, and at the second value, which
  ///   disposes the source. Fails when the source fails.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the value.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func single() -> MainSignal<Value, SingleError<Failure>> {
    MainSignal(base.single())
  }

  /// Returns a signal that drops the first `count` values.
  ///
  /// It behaves as ``SignalProtocol/skip(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values after the first `count`. Each subscription counts separately.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the number of values.
  ///
  /// - Parameter count: The number of values to drop. It is not negative.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func skip(_ count: Int) -> MainSignal<Value, Failure> {
    MainSignal(base.skip(count))
  }

  /// Returns a signal that drops the values of the first `duration` after the subscription, and sends all later values.
  ///
  /// It behaves as ``SignalProtocol/skip(for:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values that arrive after `duration`.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source and cancels the timer.
  /// - **Thread**: the main actor.
  /// - **Memory**: one timer until the time has passed.
  ///
  /// - Parameters:
  ///   - duration: The time for which values are dropped. It is not negative.
  ///   - scheduler: The scheduler that measures the time.
  /// - Complexity: O(1) for each value, plus one timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func skip(for duration: Duration, on scheduler: some TimedScheduler = MainScheduler.shared)
    -> MainSignal<Value, Failure>
  {
    MainSignal(base.skip(for: duration, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that sends all values except the last `count`.
  ///
  /// It behaves as ``SignalProtocol/skipLast(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a value when `count` values have followed it.
  /// - **Ends**: as the source does, immediately. The values that wait are dropped.
  /// - **Disposal**: disposes the source and drops the values that wait.
  /// - **Thread**: the main actor.
  /// - **Memory**: `count` values.
  ///
  /// - Parameter count: The number of values to drop. It is not negative.
  /// - Returns: A signal that sends `count` values less than this one.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func skipLast(_ count: Int) -> MainSignal<Value, Failure> {
    MainSignal(base.skipLast(count))
  }

  /// Returns a signal that drops the values of this signal until `trigger` sends a value or completes.
  ///
  /// It behaves as ``SignalProtocol/skip(until:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values that follow the first event of `trigger`.
  /// - **Ends**: as this signal does, at any time.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter trigger: The signal that opens this one.
  /// - Returns: A signal of the values that follow the trigger.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func skip<Trigger>(until trigger: Trigger) -> MainSignal<Value, Failure>
  where Trigger: MainSignalConvertible, Trigger.Failure == Never {
    MainSignal(base.skip(until: trigger.base))
  }

  /// Returns a signal that drops values while they satisfy `predicate`, then sends the first value that does not and all
  /// later values.
  ///
  /// It behaves as ``SignalProtocol/skip(while:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the first value that does not satisfy the predicate, and all later values.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `false`.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func skip(while predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.skip(while: unisolated { predicate($0.value) }))
  }

  /// Returns a signal that drops values until one satisfies `predicate`, then sends that value and all later values.
  ///
  /// It behaves as ``SignalProtocol/skip(untilMatching:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the first value that satisfies the predicate, and all later values.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `true`.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func skip(untilMatching predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.skip(untilMatching: unisolated { predicate($0.value) }))
  }

  /// Returns a signal that sends the first `count` values and completes.
  ///
  /// It behaves as ``SignalProtocol/take(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the first `count` values.
  /// - **Ends**: completes directly after the last of them, in the same call, and disposes the source. If the source
  ///   ends earlier, the result ends as it does. With a count of 0 it completes without subscribing to the source.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the number of values.
  ///
  /// - Parameter count: The number of values to send. It is not negative.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func take(_ count: Int) -> MainSignal<Value, Failure> {
    MainSignal(base.take(count))
  }

  /// Returns a signal that sends the values of this signal for `duration` after the subscription, and then completes.
  ///
  /// It behaves as ``SignalProtocol/take(for:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values that arrive within `duration`.
  /// - **Ends**: completes when the time has passed, and disposes the source. If the source ends earlier, the result
  ///   ends as it does, and the timer is canceled.
  /// - **Disposal**: disposes the source and cancels the timer.
  /// - **Thread**: the main actor.
  /// - **Memory**: one timer.
  ///
  /// - Parameters:
  ///   - duration: The time after which the result completes. It is not negative.
  ///   - scheduler: The scheduler that measures the time and sends the completion.
  /// - Complexity: O(1) for each value, plus one timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func take(for duration: Duration, on scheduler: some TimedScheduler = MainScheduler.shared)
    -> MainSignal<Value, Failure>
  {
    MainSignal(base.take(for: duration, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that sends the last `count` values when the source completes, and completes.
  ///
  /// It behaves as ``SignalProtocol/takeLast(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the last `count` values when the source completes, or all values if there are fewer.
  /// - **Ends**: completes after these values. Fails immediately when the source fails, without values.
  /// - **Disposal**: disposes the source, or stops between two values.
  /// - **Thread**: the main actor.
  /// - **Memory**: `count` values.
  ///
  /// - Parameter count: The number of values to send. It is not negative. With 0 the result still completes when the source
  ///   completes.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func takeLast(_ count: Int) -> MainSignal<Value, Failure> {
    MainSignal(base.takeLast(count))
  }

  /// Returns a signal that sends values through the first that satisfies `predicate`, and completes after that value, which
  /// is sent.
  ///
  /// It behaves as ``SignalProtocol/take(throughMatching:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values through the first that satisfies the predicate.
  /// - **Ends**: completes directly after that value, in the same call, and disposes the source. If the source ends
  ///   earlier, the result ends as it does.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `true`.
  /// - Returns: A signal whose last value is the first match.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func take(throughMatching predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.take(throughMatching: unisolated { predicate($0.value) }))
  }

  /// Returns a signal that sends the values of this signal until `trigger` sends a value or completes.
  ///
  /// It behaves as ``SignalProtocol/take(until:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values that precede the first event of `trigger`.
  /// - **Ends**: completes when `trigger` sends a value or completes, and disposes this signal. If this signal ends
  ///   earlier, the result ends as it does, after `trigger` has been disposed.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter trigger: The signal that ends this one.
  /// - Returns: A signal of the values that precede the trigger.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func take<Trigger>(until trigger: Trigger) -> MainSignal<Value, Failure>
  where Trigger: MainSignalConvertible, Trigger.Failure == Never {
    MainSignal(base.take(until: trigger.base))
  }

  /// Returns a signal that sends the values of this signal until `replacement` sends an event, and from then on the
  /// events of `replacement`.
  ///
  /// It behaves as ``SignalProtocol/take(untilReplacement:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of this signal until `replacement` sends an event, and then those of `replacement`.
  /// - **Ends**: as `replacement` does. Fails when this signal fails before. A completion of this signal does not end
  ///   the result.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter replacement: The signal that replaces this one.
  /// - Returns: A signal of the values of both.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func take<Replacement>(untilReplacement replacement: Replacement) -> MainSignal<Value, Failure>
  where Replacement: MainSignalConvertible, Failure == Replacement.Failure, Value == Replacement.Value {
    MainSignal(base.take(untilReplacement: replacement.base))
  }

  /// Returns a signal that sends values while they satisfy `predicate`, and completes at the first value that does not,
  /// which is dropped.
  ///
  /// It behaves as ``SignalProtocol/take(while:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values before the first that does not satisfy the predicate.
  /// - **Ends**: completes at that value, and disposes the source. If the source ends earlier, the result ends as it
  ///   does.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `false`.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func take(while predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.take(while: unisolated { predicate($0.value) }))
  }

  /// Returns a signal that sends values until one satisfies `predicate`, and completes at that value, which is dropped.
  ///
  /// It behaves as ``SignalProtocol/take(untilMatching:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values before the first that satisfies the predicate.
  /// - **Ends**: completes at that value, and disposes the source. If the source ends earlier, the result ends as it
  ///   does.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter predicate: The predicate, called for each value on the thread that sends it, until it returns `true`.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func take(untilMatching predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.take(untilMatching: unisolated { predicate($0.value) }))
  }

  /// Returns a signal that sends the latest value of each `duration`, when the duration has passed.
  ///
  /// It behaves as ``SignalProtocol/audit(for:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the latest value when `duration` has passed since the first value that waits.
  /// - **Ends**: completes when the source completes, after the waiting value. Fails immediately when the source fails,
  ///   and drops it.
  /// - **Disposal**: disposes the source, cancels the timer and drops the waiting value.
  /// - **Thread**: the main actor.
  /// - **Memory**: one value, and one timer while it waits.
  ///
  /// - Parameters:
  ///   - duration: The time between the first value and the latest one. It is not negative.
  ///   - scheduler: The scheduler that measures the time and sends the values.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func audit(for duration: Duration, on scheduler: some TimedScheduler = MainScheduler.shared)
    -> MainSignal<Value, Failure>
  {
    MainSignal(base.audit(for: duration, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that sends the latest value when the duration that `duration` returns for the first value has passed.
  ///
  /// It behaves as ``SignalProtocol/audit(on:for:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that measures the time and sends the values.
  ///   - duration: A function that returns the duration that a value starts. The duration is not negative. It runs for each
  ///     value that starts the timer, on the thread that sends the value.
  @_alwaysEmitIntoClient
  public func audit(
    on scheduler: some TimedScheduler = MainScheduler.shared,
    for duration: @escaping (Value) -> Duration
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.audit(on: OnMainScheduler(scheduler), for: unisolated { duration($0.value) }))
  }

  /// Returns a signal that sends the latest value when the signal that `trigger` returns for the first one sends a value or
  /// completes.
  ///
  /// It behaves as ``SignalProtocol/audit(until:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter trigger: A function of the first value that returns the signal that the latest one waits for.
  /// - Returns: A signal of the latest values.
  @_alwaysEmitIntoClient
  public func audit<Trigger>(until trigger: @escaping (Value) -> Trigger) -> MainSignal<Value, Failure>
  where Trigger: MainSignalConvertible, Trigger.Failure == Never {
    MainSignal(base.audit(until: unisolated { trigger($0.value).base }))
  }

  /// Returns a signal that sends a value when no other value has arrived for `duration` after it.
  ///
  /// It behaves as ``SignalProtocol/debounce(for:on:where:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a value when no other has arrived for `duration`.
  /// - **Ends**: completes when the source completes, after the waiting value. Fails immediately when the source fails,
  ///   and drops it.
  /// - **Disposal**: disposes the source, cancels the timer and drops the waiting value.
  /// - **Thread**: the main actor.
  /// - **Memory**: one value, and one timer at a time. Values in quick succession share a timer.
  ///
  /// - Parameters:
  ///   - duration: The time without another value. It is not negative.
  ///   - scheduler: The scheduler that measures the time and sends the values.
  ///   - isDebounced: The predicate that decides whether a value has to wait, called for each value on the thread that
  ///     sends it. By default all values wait.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func debounce(
    for duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    where isDebounced: @escaping (Value) -> Bool = { _ in true }
  ) -> MainSignal<Value, Failure> {
    MainSignal(
      base.debounce(
        for: duration,
        on: OnMainScheduler(scheduler),
        where: unisolated { isDebounced($0.value) }
      )
    )
  }

  /// Returns a signal that sends a value when no other value has arrived for the duration that `duration` returns for it.
  ///
  /// It behaves as ``SignalProtocol/debounce(on:for:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that measures the time and sends the values.
  ///   - duration: A function that returns the time without another value that a value waits for. It is not negative. The
  ///     function runs for each value, on the thread that sends it.
  @_alwaysEmitIntoClient
  public func debounce(
    on scheduler: some TimedScheduler = MainScheduler.shared,
    for duration: @escaping (Value) -> Duration?
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.debounce(on: OnMainScheduler(scheduler), for: unisolated { duration($0.value) }))
  }

  /// Returns a signal that sends a value when the signal that `trigger` returns for it sends a value or completes, unless
  /// another value has arrived before that.
  ///
  /// It behaves as ``SignalProtocol/debounce(until:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter trigger: A function of a value that returns the signal that the value waits for.
  /// - Returns: A signal of the values that no other value has replaced.
  @_alwaysEmitIntoClient
  public func debounce<Trigger>(until trigger: @escaping (Value) -> Trigger) -> MainSignal<Value, Failure>
  where Trigger: MainSignalConvertible, Trigger.Failure == Never {
    MainSignal(base.debounce(until: unisolated { trigger($0.value).base }))
  }

  /// Returns a signal that sends each value, and the completion, `duration` later.
  ///
  /// It behaves as ``SignalProtocol/delay(for:on:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: each value `duration` after it has arrived, in order.
  /// - **Ends**: completes `duration` after the source completes. Fails immediately when the source fails, and drops
  ///   the waiting values.
  /// - **Disposal**: disposes the source, cancels the timer and drops the waiting values.
  /// - **Thread**: the main actor.
  /// - **Memory**: the values that arrive within `duration`, without a limit unless `policy` sets one. They share one
  ///   timer. A failure raised by the policy is delivered immediately. With ``BufferingPolicy/waiting(_:)`` the source waits while
  ///   that many values wait, and its later values are late by that time.
  ///
  /// - Parameters:
  ///   - duration: The delay. It is not negative.
  ///   - scheduler: The scheduler that measures the time and sends the values.
  ///   - policy: The number of values that may wait, and the treatment of the others.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func delay(
    for duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.delay(for: duration, on: OnMainScheduler(scheduler), buffering: policy))
  }

  /// Returns a signal that sends each value after the duration that `duration` returns for it.
  ///
  /// It behaves as ``SignalProtocol/delay(on:for:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: each value after its own delay. A value with a short delay overtakes an earlier one with a long
  ///   delay.
  /// - **Ends**: completes when the source has completed and no value waits. Fails immediately when the source fails,
  ///   and drops the waiting values.
  /// - **Disposal**: disposes the source, cancels the timers and drops the waiting values.
  /// - **Thread**: the main actor.
  /// - **Memory**: the values that wait, without a limit, and a timer for each.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that measures the time and sends the values.
  ///   - duration: A function that returns the delay of a value. The delay is not negative. It runs on the thread that sends
  ///     the value.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func delay(
    on scheduler: some TimedScheduler = MainScheduler.shared,
    for duration: @escaping (Value) -> Duration
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.delay(on: OnMainScheduler(scheduler), for: unisolated { duration($0.value) }))
  }

  /// Returns a signal that sends each value when the signal that `trigger` returns for it sends a value or completes.
  ///
  /// It behaves as ``SignalProtocol/delay(until:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: each value when its trigger sends a value or completes, in the order of the triggers.
  /// - **Ends**: completes when the source has completed and no value waits. Fails immediately when the source fails,
  ///   and drops the waiting values. A trigger cannot fail.
  /// - **Disposal**: disposes the source and the triggers, and drops the waiting values.
  /// - **Thread**: the main actor.
  /// - **Memory**: the values that wait, and their triggers, without a limit.
  ///
  /// - Parameter trigger: A function that returns the signal that a value waits for. It runs on the thread that sends the
  ///   value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func delay<Trigger>(until trigger: @escaping (Value) -> Trigger) -> MainSignal<Value, Failure>
  where Trigger: MainSignalConvertible, Trigger.Failure == Never {
    MainSignal(base.delay(until: unisolated { trigger($0.value).base }))
  }

  /// Returns a signal that subscribes to this signal `duration` after it is subscribed to.
  ///
  /// It behaves as ``SignalProtocol/delaySubscription(for:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the source, which is started `duration` after the subscription.
  /// - **Ends**: as the source does.
  /// - **Disposal**: disposes the source. Before the start it cancels the timer, and the source never starts.
  /// - **Thread**: the main actor.
  /// - **Memory**: one timer before the start.
  ///
  /// - Parameters:
  ///   - duration: The time before this signal is subscribed to. It is not negative.
  ///   - scheduler: The scheduler that measures the time and starts this signal.
  /// - Complexity: O(1) for each value, plus one timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func delaySubscription(
    for duration: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.delaySubscription(for: duration, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal of the time between each value and the previous one, or the subscription for the first value.
  ///
  /// It behaves as ``SignalProtocol/measureInterval(on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one duration for each value, immediately.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: one time.
  ///
  /// - Parameter scheduler: The scheduler that measures the time. No work is scheduled on it.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func measureInterval(on scheduler: some TimedScheduler = MainScheduler.shared) -> MainSignal<
    Duration, Failure
  > {
    MainSignal(base.measureInterval(on: OnMainScheduler(scheduler)).map { OnMain($0) })
  }

  /// Returns a signal that sends at most one value in any `duration`.
  ///
  /// It behaves as ``SignalProtocol/throttle(for:latest:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: a value immediately if none has been sent for `duration`. With `latest`, the latest earlier value
  ///   follows when `duration` has passed. Without it, earlier values are dropped.
  /// - **Ends**: completes when the source completes, after the waiting value. Fails immediately when the source fails,
  ///   and drops it.
  /// - **Disposal**: disposes the source, cancels the timer and drops the waiting value.
  /// - **Thread**: the main actor.
  /// - **Memory**: at most one value, and a timer only while it waits.
  ///
  /// - Parameters:
  ///   - duration: The shortest time between two values. It is not negative.
  ///   - latest: A Boolean value that decides whether the latest early value is sent later. The default is `true`.
  ///   - scheduler: The scheduler that measures the time and sends the waiting values.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func throttle(
    for duration: Duration,
    latest: Bool = true,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.throttle(for: duration, latest: latest, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that sends no value for the duration that `duration` returns for the last value sent.
  ///
  /// It behaves as ``SignalProtocol/throttle(on:latest:for:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that measures the time and sends the waiting values.
  ///   - latest: A Boolean value that decides whether the latest early value is sent later. The default is `true`.
  ///   - duration: A function that returns the shortest time between a value and the next. It is not negative. The function
  ///     runs for each value that is sent, before it is sent and on the same thread.
  @_alwaysEmitIntoClient
  public func throttle(
    on scheduler: some TimedScheduler = MainScheduler.shared,
    latest: Bool = true,
    for duration: @escaping (Value) -> Duration
  ) -> MainSignal<Value, Failure> {
    MainSignal(
      base.throttle(on: OnMainScheduler(scheduler), latest: latest, for: unisolated { duration($0.value) })
    )
  }

  /// Returns a signal that sends a value and then drops values until the signal that `trigger` returns for the value sent
  /// sends a value or completes.
  ///
  /// It behaves as ``SignalProtocol/throttle(until:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter trigger: A function of a value that returns the signal that ends the pause after it.
  /// - Returns: A signal of the values that are not dropped.
  @_alwaysEmitIntoClient
  public func throttle<Trigger>(until trigger: @escaping (Value) -> Trigger) -> MainSignal<Value, Failure>
  where Trigger: MainSignalConvertible, Trigger.Failure == Never {
    MainSignal(base.throttle(until: unisolated { trigger($0.value).base }))
  }

  /// Returns a signal that fails with `error` if the source has not ended `duration` after the subscription.
  ///
  /// It behaves as ``SignalProtocol/timeout(after:failingWith:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the source until the timeout.
  /// - **Ends**: as the source does. Fails with `error` after `duration`, when the source has been disposed.
  /// - **Disposal**: disposes the source and cancels the timer.
  /// - **Thread**: the main actor.
  /// - **Memory**: one timer.
  ///
  /// - Parameters:
  ///   - duration: The time that the source may take. It is not negative.
  ///   - error: The failure after that time.
  ///   - scheduler: The scheduler that measures the time and sends the failure.
  /// - Complexity: O(1) for each value, plus one timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func timeout(
    after duration: Duration,
    failingWith error: Failure,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.timeout(after: duration, failingWith: error, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that fails with `error` if the source sends no event for `duration`.
  ///
  /// It behaves as ``SignalProtocol/timeout(ofSilence:failingWith:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the source until the timeout.
  /// - **Ends**: as the source does. Fails with `error` after a silence of `duration`, when the source has been
  ///   disposed.
  /// - **Disposal**: disposes the source and cancels the timer.
  /// - **Thread**: the main actor.
  /// - **Memory**: one timer at a time. Values in quick succession share it.
  ///
  /// - Parameters:
  ///   - duration: The time that the source may be silent. It is not negative.
  ///   - error: The failure after that time.
  ///   - scheduler: The scheduler that measures the time and sends the failure.
  /// - Complexity: O(1) for each value, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public func timeout(
    ofSilence duration: Duration,
    failingWith error: Failure,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.timeout(ofSilence: duration, failingWith: error, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that fails with `error` if the first event does not arrive within `first`, or a later one within `next`
  /// after the value before it.
  ///
  /// It behaves as ``SignalProtocol/timeout(first:next:failingWith:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - first: The time that the first event may take. It is not negative.
  ///   - next: The time that each later event may take, or `nil` if it may take any time. It is not negative.
  ///   - error: The failure after that time.
  ///   - scheduler: The scheduler that measures the time and sends the failure.
  @_alwaysEmitIntoClient
  public func timeout(
    first: Duration,
    next: Duration? = nil,
    failingWith error: Failure,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.timeout(first: first, next: next, failingWith: error, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that continues with `fallback` if this signal has not ended `duration` after the subscription.
  ///
  /// It behaves as ``SignalProtocol/timeout(after:switchTo:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - duration: The time that this signal may take. It is not negative.
  ///   - fallback: The signal to continue with.
  ///   - scheduler: The scheduler that measures the time.
  @_alwaysEmitIntoClient
  public func timeout<Fallback>(
    after duration: Duration,
    switchTo fallback: Fallback,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure>
  where Fallback: MainSignalConvertible, Failure == Fallback.Failure, Value == Fallback.Value {
    MainSignal(base.timeout(after: duration, switchTo: fallback.base, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that continues with `fallback` if this signal sends no event for `duration`.
  ///
  /// It behaves as ``SignalProtocol/timeout(ofSilence:switchTo:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - duration: The time that this signal may be silent. It is not negative.
  ///   - fallback: The signal to continue with.
  ///   - scheduler: The scheduler that measures the time.
  @_alwaysEmitIntoClient
  public func timeout<Fallback>(
    ofSilence duration: Duration,
    switchTo fallback: Fallback,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure>
  where Fallback: MainSignalConvertible, Failure == Fallback.Failure, Value == Fallback.Value {
    MainSignal(base.timeout(ofSilence: duration, switchTo: fallback.base, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that continues with `fallback` if the first event does not arrive within `first`, or a later one within
  /// `next` after the value before it.
  ///
  /// It behaves as ``SignalProtocol/timeout(first:next:switchTo:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - first: The time that the first event may take. It is not negative.
  ///   - next: The time that each later event may take, or `nil` if it may take any time. It is not negative.
  ///   - fallback: The signal to continue with.
  ///   - scheduler: The scheduler that measures the time.
  @_alwaysEmitIntoClient
  public func timeout<Fallback>(
    first: Duration,
    next: Duration? = nil,
    switchTo fallback: Fallback,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure>
  where Fallback: MainSignalConvertible, Failure == Fallback.Failure, Value == Fallback.Value {
    MainSignal(
      base.timeout(first: first, next: next, switchTo: fallback.base, on: OnMainScheduler(scheduler))
    )
  }

  /// Returns a signal of pairs of a value and the time at which it arrived.
  ///
  /// It behaves as ``SignalProtocol/timestamp(on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one pair for each value, immediately.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter scheduler: The scheduler that measures the time. No work is scheduled on it.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func timestamp(on scheduler: some TimedScheduler = MainScheduler.shared) -> MainSignal<
    (value: Value, time: Duration), Failure
  > {
    MainSignal(
      base.timestamp(on: OnMainScheduler(scheduler)).map(
        unisolated { OnMain((value: $0.value.value, time: $0.time)) }
      )
    )
  }

  /// Returns a signal of the results of combining each value with the previous value.
  ///
  /// It behaves as ``SignalProtocol/combinePrevious(_:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one result for each value.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the last value.
  ///
  /// - Parameters:
  ///   - initial: The value that precedes the first value.
  ///   - combine: The closure, called with the previous value and the value, on the thread that sends.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func combinePrevious<T>(
    _ initial: Value,
    _ combine: @escaping (_ previous: Value, _ value: Value) -> T
  ) -> MainSignal<T, Failure> {
    MainSignal(base.combinePrevious(OnMain(initial), unisolated { OnMain(combine($0.value, $1.value)) }))
  }

  /// Returns a signal of the non-`nil` results of `transform`.
  ///
  /// It behaves as ``SignalProtocol/compactMap(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the results that are not `nil`.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter transform: The closure, called for each value on the thread that sends it.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func compactMap<T>(_ transform: @escaping (Value) -> T?) -> MainSignal<T, Failure> {
    MainSignal(base.compactMap(unisolated { transform($0.value).map { OnMain($0) } }))
  }

  /// Returns a signal of the values of materialized events.
  ///
  /// It behaves as ``SignalProtocol/elements()``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the value of each event that has one.
  /// - **Ends**: as the signal of events does. Materialized ends pass by.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Returns: A signal of values.
  /// - Complexity: O(1) for each event.
  @_alwaysEmitIntoClient
  public func elements<Element, Failed>() -> MainSignal<Element, Failure>
  where Failed: Error, Value == Event<Element, Failed> {
    MainSignal(base.map(unisolated { $0.value.map { OnMain($0) } }).elements())
  }

  /// Returns a signal of the failures of materialized events.
  ///
  /// It behaves as ``SignalProtocol/failures()``, on the main actor, and the values may be of any type.
  ///
  /// - Returns: A signal of failures.
  /// - Complexity: O(1) for each event.
  @_alwaysEmitIntoClient
  public func failures<Element, Failed>() -> MainSignal<Failed, Failure>
  where Failed: Error, Value == Event<Element, Failed> {
    MainSignal(base.map(unisolated { $0.value.map { OnMain($0) } }).failures().map { OnMain($0) })
  }

  /// Returns a signal of pairs of the position of a value, counted from 0, and the value.
  ///
  /// It behaves as ``SignalProtocol/enumerated()``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one pair for each value. Each subscription counts separately.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the position.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func enumerated() -> MainSignal<(offset: Int, element: Value), Failure> {
    MainSignal(base.enumerated().map(unisolated { OnMain((offset: $0.offset, element: $0.element.value)) }))
  }

  /// Returns a signal that sends `separator` between each two values.
  ///
  /// It behaves as ``SignalProtocol/interspersed(with:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values, and `separator` between each two. The separator is sent when the value after it arrives, directly
  ///   before that value. So nothing is sent behind the last value.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source. In the handler of a separator it suppresses the value behind it.
  /// - **Thread**: the main actor.
  /// - **Memory**: `separator`. No value is kept.
  ///
  /// - Parameter separator: The value between two values.
  /// - Returns: A signal of the values and the separators.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func interspersed(with separator: Value) -> MainSignal<Value, Failure> {
    MainSignal(base.interspersed(with: OnMain(separator)))
  }

  /// Returns a signal of the results of `transform` for each value.
  ///
  /// It behaves as ``SignalProtocol/map(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one result for each value.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter transform: The closure, called for each value on the thread that sends it.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func map<T>(_ transform: @escaping (Value) -> T) -> MainSignal<T, Failure> {
    MainSignal(base.map(unisolated { OnMain(transform($0.value)) }))
  }

  /// Returns a signal that sends `replacement` for each value.
  ///
  /// It behaves as ``SignalProtocol/mapReplace(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: `replacement` for each value.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: `replacement`.
  ///
  /// - Parameter replacement: The value to send.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func mapReplace<T>(_ replacement: T) -> MainSignal<T, Failure> {
    MainSignal(base.mapReplace(OnMain(replacement)))
  }

  /// Returns a signal that sends each event as a value, including the terminal event, and then completes.
  ///
  /// It behaves as ``SignalProtocol/materialize()``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one event for each value, and one for the end.
  /// - **Ends**: completes after the event of the end. It never fails.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func materialize() -> MainSignal<Event<Value, Failure>, Never> {
    MainSignal(base.materialize().map(unisolated { OnMain($0.map { $0.value }) }))
  }

  /// Returns a signal of pairs of a value and the value that follows it.
  ///
  /// It behaves as ``SignalProtocol/pairwise()``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one pair for each value but the first.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the last value.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func pairwise() -> MainSignal<(Value, Value), Failure> {
    MainSignal(base.pairwise().map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  /// Returns a signal of the running results of combining the values.
  ///
  /// It behaves as ``SignalProtocol/scan(_:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one result for each value, and not `initial`. Each subscription begins with `initial`.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the last result.
  ///
  /// - Parameters:
  ///   - initial: The value that the first value is combined with.
  ///   - next: The closure, called with the last result and a value, on the thread that sends.
  /// - Complexity: O(1) for each value, plus `next`.
  @_alwaysEmitIntoClient
  public func scan<T>(_ initial: T, _ next: @escaping (T, Value) -> T) -> MainSignal<T, Failure> {
    MainSignal(base.scan(OnMain(initial), unisolated { OnMain(next($0.value, $1.value)) }))
  }

  /// Returns a signal of the states of an accumulation that each value updates.
  ///
  /// It behaves as ``SignalProtocol/scan(into:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - update: The closure, called with the state and a value, on the thread that sends.
  @_alwaysEmitIntoClient
  public func scan<T>(into initial: T, _ update: @escaping (inout T, Value) -> Void) -> MainSignal<T, Failure>
  {
    MainSignal(base.scan(into: OnMain(initial), unisolated { update(&$0.value, $1.value) }))
  }

  /// Returns a signal of the results of a function that also updates a state with each value.
  ///
  /// It behaves as ``SignalProtocol/scanMap(into:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: one result for each value. Each subscription begins with `initial`.
  /// - **Ends**: as the source does.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: the state, for each subscription.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - transform: A function that updates the state with a value and returns the value to send.
  /// - Returns: A signal of the results.
  /// - Complexity: O(1) for each value, plus `transform`.
  @_alwaysEmitIntoClient
  public func scanMap<State, T>(into initial: State, _ transform: @escaping (inout State, Value) -> T)
    -> MainSignal<T, Failure>
  {
    MainSignal(base.scanMap(into: OnMain(initial), unisolated { OnMain(transform(&$0.value, $1.value)) }))
  }

  /// Returns a signal of the results of a function of the state and each value, which returns the next state as well.
  ///
  /// It behaves as ``SignalProtocol/scanMap(_:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - transform: A function that returns the next state and the value to send. It runs on the thread that sends the value.
  /// - Returns: A signal of the results.
  @_alwaysEmitIntoClient
  public func scanMap<State, T>(_ initial: State, _ transform: @escaping (State, Value) -> (State, T))
    -> MainSignal<T, Failure>
  {
    MainSignal(
      base.scanMap(
        OnMain(initial),
        unisolated { (OnMain(transform($0.value, $1.value).0), OnMain(transform($0.value, $1.value).1)) }
      )
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func merge<Other>(_ other: Other) -> MainSignal<Value, Failure>
  where Other: MainSignalConvertible, Value == Other.Value, Other.Failure == Never {
    MainSignal(base.merge(other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat<Other>(_ other: Other) -> MainSignal<Value, Failure>
  where Other: MainSignalConvertible, Value == Other.Value, Other.Failure == Never {
    MainSignal(base.concat(other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Other>(_ other: Other) -> MainSignal<(Value, Other.Value), Failure>
  where Other: MainSignalConvertible, Other.Failure == Never {
    MainSignal(base.combineLatest(other.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Other>(_ other: Other) -> MainSignal<(Value, Other.Value), Failure>
  where Other: MainSignalConvertible, Other.Failure == Never {
    MainSignal(base.zip(other.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other>(from other: Other) -> MainSignal<(Value, Other.Value), Failure>
  where Other: MainSignalConvertible, Other.Failure == Never {
    withLatest(from: other) { ($0, $1) }
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other, T>(from other: Other, _ transform: @escaping (Value, Other.Value) -> T)
    -> MainSignal<T, Failure> where Other: MainSignalConvertible, Other.Failure == Never
  {
    MainSignal(base.withLatest(from: other.base, unisolated { OnMain(transform($0.value, $1.value)) }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func sample<Other>(on other: Other) -> MainSignal<Value, Failure>
  where Other: MainSignalConvertible, Other.Failure == Never {
    MainSignal(base.sample(on: other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func buffer<Other>(on other: Other) -> MainSignal<[Value], Failure>
  where Other: MainSignalConvertible, Other.Failure == Never {
    MainSignal(base.buffer(on: other.base).mainArrays())
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func race<Other>(_ other: Other) -> MainSignal<Value, Failure>
  where Other: MainSignalConvertible, Value == Other.Value, Other.Failure == Never {
    MainSignal(base.race(other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func ifEmpty<Other>(switchTo other: Other) -> MainSignal<Value, Failure>
  where Other: MainSignalConvertible, Value == Other.Value, Other.Failure == Never {
    MainSignal(base.ifEmpty(switchTo: other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout<Other>(
    after duration: Duration,
    switchTo other: Other,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure>
  where Other: MainSignalConvertible, Value == Other.Value, Other.Failure == Never {
    MainSignal(base.timeout(after: duration, switchTo: other.base, on: OnMainScheduler(scheduler)))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout<Other>(
    ofSilence duration: Duration,
    switchTo other: Other,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure>
  where Other: MainSignalConvertible, Value == Other.Value, Other.Failure == Never {
    MainSignal(base.timeout(ofSilence: duration, switchTo: other.base, on: OnMainScheduler(scheduler)))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func then<Other>(_ other: @escaping () -> Other) -> MainSignal<Other.Value, Failure>
  where Other: MainSignalConvertible, Other.Failure == Never {
    MainSignal(base.then(unisolated { other().base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func retry<Other>(when other: @escaping (MainSignal<Failure, Failure>) -> Other) -> MainSignal<
    Value, Failure
  > where Other: MainSignalConvertible, Other.Failure == Never {
    MainSignal(base.retry(when: unisolated { other(MainSignal($0.map { OnMain($0) })).base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func repeated<Other>(when other: @escaping (MainSignal<Void, Failure>) -> Other) -> MainSignal<
    Value, Failure
  > where Other: MainSignalConvertible, Other.Failure == Never {
    MainSignal(base.repeated(when: unisolated { other(MainSignal($0.map { OnMain(()) })).base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func merge(_ other: MainSignal<Value, Failure>) -> MainSignal<Value, Failure> {
    MainSignal(base.merge(other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat(_ other: MainSignal<Value, Failure>) -> MainSignal<Value, Failure> {
    MainSignal(base.concat(other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Factory>(_ other: MainSignal<Factory, Failure>) -> MainSignal<
    (Value, Factory), Failure
  > {
    MainSignal(base.combineLatest(other.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Factory>(_ other: MainSignal<Factory, Failure>) -> MainSignal<(Value, Factory), Failure> {
    MainSignal(base.zip(other.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Factory>(from other: MainSignal<Factory, Failure>) -> MainSignal<
    (Value, Factory), Failure
  > {
    withLatest(from: other) { ($0, $1) }
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func sample<Factory>(on other: MainSignal<Factory, Failure>) -> MainSignal<Value, Failure> {
    MainSignal(base.sample(on: other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func race(_ other: MainSignal<Value, Failure>) -> MainSignal<Value, Failure> {
    MainSignal(base.race(other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func ifEmpty(switchTo other: MainSignal<Value, Failure>) -> MainSignal<Value, Failure> {
    MainSignal(base.ifEmpty(switchTo: other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout(
    after duration: Duration,
    switchTo other: MainSignal<Value, Failure>,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.timeout(after: duration, switchTo: other.base, on: OnMainScheduler(scheduler)))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout(
    ofSilence duration: Duration,
    switchTo other: MainSignal<Value, Failure>,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.timeout(ofSilence: duration, switchTo: other.base, on: OnMainScheduler(scheduler)))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func then<Factory>(_ other: @escaping () -> MainSignal<Factory, Failure>) -> MainSignal<
    Factory, Failure
  > {
    MainSignal(base.then(unisolated { other().base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func take<Factory>(until other: MainSignal<Factory, Never>) -> MainSignal<Value, Failure> {
    MainSignal(base.take(until: other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func skip<Factory>(until other: MainSignal<Factory, Never>) -> MainSignal<Value, Failure> {
    MainSignal(base.skip(until: other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatMap<T>(_ transform: ((Value) -> MainSignal<T, Never>)?) -> MainSignal<T, Failure> {
    MainSignal(base.flatMap(transform.map { transform in unisolated { transform($0.value).base } }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatMap<T>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: ((Value) -> MainSignal<T, Never>)?
  ) -> MainSignal<T, Failure> {
    MainSignal(
      base.flatMap(
        strategy,
        buffering: policy,
        transform.map { transform in unisolated { transform($0.value).base } }
      )
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatMap<Inner>(_ transform: ((Value) -> Inner)??) -> MainSignal<Inner.Value, Failure>
  where Inner: MainSignalConvertible, Inner.Failure == Never {
    MainSignal(
      base.flatMap(
        transform.map { transform in transform.map { transform in unisolated { transform($0.value).base } } }
      )
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatMap<Inner>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: ((Value) -> Inner)??
  ) -> MainSignal<Inner.Value, Failure> where Inner: MainSignalConvertible, Inner.Failure == Never {
    MainSignal(
      base.flatMap(
        strategy,
        buffering: policy,
        transform.map { transform in transform.map { transform in unisolated { transform($0.value).base } } }
      )
    )
  }
}

extension MainSignalProtocol where Failure == Never {
  /// Subscribes to this signal, which cannot fail: starts the source, and calls a handler for each event.
  ///
  /// It behaves as ``SignalProtocol/subscribe(next:completed:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - next: The handler of values.
  ///   - completed: The handler of completion.
  /// - Returns: The subscription. Disposing it ends it without calling a handler. Releasing it does not end it.
  @_alwaysEmitIntoClient
  @discardableResult
  public func subscribe(next: @escaping (Value) -> Void = { _ in }, completed: @escaping () -> Void = {})
    -> any Disposable
  {
    base.subscribe(next: unisolated { next($0.value) }, completed: unisolated { completed() })
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func attempt<NewFailure>(_ work: @escaping (Value) throws(NewFailure) -> Void) -> MainSignal<
    Value, NewFailure
  > where NewFailure: Error {
    MainSignal(base.attempt(unisolated(throwing: { a throws(NewFailure) in try work(a.value) })))
  }

  /// Returns a signal with another failure type, to be combined with signals of that type.
  ///
  /// It behaves as ``SignalProtocol/promoteFailure(to:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of this signal, unchanged.
  /// - **Ends**: completes when this signal completes. It never fails.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter failure: The failure type.
  /// - Returns: A signal of the same values.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func promoteFailure<NewFailure>(to failure: NewFailure.Type) -> MainSignal<Value, NewFailure>
  where NewFailure: Error {
    MainSignal(base.promoteFailure(to: failure))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func tryFilter<NewFailure>(_ isIncluded: @escaping (Value) throws(NewFailure) -> Bool) -> MainSignal<
    Value, NewFailure
  > where NewFailure: Error {
    MainSignal(base.tryFilter(unisolated(throwing: { a throws(NewFailure) in try isIncluded(a.value) })))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func tryMap<T, NewFailure>(_ transform: @escaping (Value) throws(NewFailure) -> T) -> MainSignal<
    T, NewFailure
  > where NewFailure: Error {
    MainSignal(base.tryMap(unisolated(throwing: { a throws(NewFailure) in OnMain(try transform(a.value)) })))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func tryReduce<T, NewFailure>(_ initial: T, _ next: @escaping (T, Value) throws(NewFailure) -> T)
    -> MainSignal<T, NewFailure> where NewFailure: Error
  {
    MainSignal(
      base.tryReduce(
        OnMain(initial),
        unisolated(throwing: { a, b throws(NewFailure) in OnMain(try next(a.value, b.value)) })
      )
    )
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func tryScan<T, NewFailure>(_ initial: T, _ next: @escaping (T, Value) throws(NewFailure) -> T)
    -> MainSignal<T, NewFailure> where NewFailure: Error
  {
    MainSignal(
      base.tryScan(
        OnMain(initial),
        unisolated(throwing: { a, b throws(NewFailure) in OnMain(try next(a.value, b.value)) })
      )
    )
  }

  /// Returns a signal that sends the events which are the values of this signal: the inverse of ``materialize()``.
  ///
  /// It behaves as ``SignalProtocol/dematerialize()``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the events of the source.
  /// - **Ends**: completes or fails with the first terminal event among the values, and disposes the source. Completes
  ///   when the source completes without one.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func dematerialize<T, E>() -> MainSignal<T, E> where E: Error, Value == Event<T, E> {
    MainSignal(base.map(unisolated { $0.value.map { OnMain($0) } }).dematerialize())
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func merge<Other>(_ other: Other) -> MainSignal<Value, Other.Failure>
  where Other: MainSignalConvertible, Value == Other.Value {
    MainSignal(base.merge(other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat<Other>(_ other: Other) -> MainSignal<Value, Other.Failure>
  where Other: MainSignalConvertible, Value == Other.Value {
    MainSignal(base.concat(other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Other>(_ other: Other) -> MainSignal<(Value, Other.Value), Other.Failure>
  where Other: MainSignalConvertible {
    MainSignal(base.combineLatest(other.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Other>(_ other: Other) -> MainSignal<(Value, Other.Value), Other.Failure>
  where Other: MainSignalConvertible {
    MainSignal(base.zip(other.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other>(from other: Other) -> MainSignal<(Value, Other.Value), Other.Failure>
  where Other: MainSignalConvertible {
    withLatest(from: other) { ($0, $1) }
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other, T>(from other: Other, _ transform: @escaping (Value, Other.Value) -> T)
    -> MainSignal<T, Other.Failure> where Other: MainSignalConvertible
  {
    MainSignal(base.withLatest(from: other.base, unisolated { OnMain(transform($0.value, $1.value)) }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func take<Other>(untilReplacement other: Other) -> MainSignal<Value, Other.Failure>
  where Other: MainSignalConvertible, Value == Other.Value {
    MainSignal(base.take(untilReplacement: other.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func then<Other>(_ other: @escaping () -> Other) -> MainSignal<Other.Value, Other.Failure>
  where Other: MainSignalConvertible {
    MainSignal(base.then(unisolated { other().base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatMap<Inner>(_ transform: ((Value) -> Inner)?) -> MainSignal<Inner.Value, Inner.Failure>
  where Inner: MainSignalConvertible {
    MainSignal(base.flatMap(transform.map { transform in unisolated { transform($0.value).base } }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatMap<Inner>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Inner.Failure> = .all,
    _ transform: ((Value) -> Inner)?
  ) -> MainSignal<Inner.Value, Inner.Failure> where Inner: MainSignalConvertible {
    MainSignal(
      base.flatMap(
        strategy,
        buffering: policy,
        transform.map { transform in unisolated { transform($0.value).base } }
      )
    )
  }
}

extension MainSignal {
  /// Returns a signal that sends the result of `work` and completes, or fails with the error that `work` throws.
  ///
  /// It behaves as ``Signal/attempt(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the result of `work`, which runs for each subscription.
  /// - **Ends**: completes after the result. Fails with the error that `work` throws.
  /// - **Disposal**: suppresses the completion, if it happens in the handler of the result.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter work: A closure that may throw.
  /// - Returns: A signal of one result.
  /// - Complexity: O(1), plus `work`.
  @_alwaysEmitIntoClient
  public static func attempt(_ work: @escaping () throws(Failure) -> Value) -> MainSignal<Value, Failure> {
    MainSignal(Signal.attempt(unisolated(throwing: { () throws(Failure) in OnMain(try work()) })))
  }

  /// Returns a signal that calls `make` for each subscription, and behaves as the signal that `make` returns.
  ///
  /// It behaves as ``Signal/deferred(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the signal that `make` returns. `make` runs for each subscription.
  /// - **Ends**: as that signal does.
  /// - **Disposal**: disposes that signal.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter make: A closure that returns a signal.
  /// - Returns: A signal of the values of that signal.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public static func deferred<S>(_ make: @escaping () -> S) -> MainSignal<Value, Failure>
  where Value == S.Value, Failure == S.Failure, S: MainSignalConvertible {
    MainSignal(Signal.deferred(unisolated { make().base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func deferred(_ make: (() -> MainSignal<Value, Failure>)?) -> MainSignal<Value, Failure> {
    MainSignal(Signal.deferred(make.map { make in unisolated { make().base } }))
  }

  /// Returns a signal that fails immediately, without a value.
  ///
  /// It behaves as ``Signal/fail(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: nothing.
  /// - **Ends**: fails immediately with `error`. It never completes.
  /// - **Disposal**: has no effect: the subscription has ended.
  /// - **Thread**: the main actor.
  /// - **Memory**: `error` is kept by the signal.
  ///
  /// - Parameter error: The failure.
  /// - Returns: A signal without values.
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public static func fail(_ error: Failure) -> MainSignal<Value, Failure> {
    MainSignal(Signal.fail(error))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func just(_ value: Value) -> MainSignal<Value, Failure> {
    MainSignal(Signal.just(OnMain(value)))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func unfold<State>(_ state: State, _ next: @escaping (inout State) -> Value?) -> MainSignal<
    Value, Failure
  > {
    MainSignal(Signal.unfold(OnMain(state), unisolated(updating: { next(&$0.value).map { OnMain($0) } })))
  }

  /// Returns a signal with a resource that lives as long as the subscription.
  ///
  /// It behaves as ``Signal/using(resource:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the signal that `signal` returns for the resource.
  /// - **Ends**: as that signal does, after the resource has been disposed.
  /// - **Disposal**: disposes that signal, and then the resource.
  /// - **Thread**: the main actor.
  /// - **Memory**: one resource for each subscription.
  ///
  /// - Parameters:
  ///   - make: A closure that creates a resource.
  ///   - signal: A function that returns the signal that uses a resource.
  /// - Returns: A signal of the values of that signal.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public static func using<Acquired, S>(
    resource make: @escaping () -> Acquired,
    _ signal: @escaping (Acquired) -> S
  ) -> MainSignal<Value, Failure>
  where Value == S.Value, Failure == S.Failure, Acquired: Disposable, S: MainSignalConvertible {
    MainSignal(Signal.using(resource: unisolated { make() }, unisolated { signal($0).base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge(_ signals: [any MainSignalConvertible<Value, Failure>]) -> MainSignal<
    Value, Failure
  > {
    MainSignal(Signal.merge(signals.map { $0.mainSignal.base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat(_ signals: [any MainSignalConvertible<Value, Failure>]) -> MainSignal<
    Value, Failure
  > {
    MainSignal(Signal.concat(signals.map { $0.mainSignal.base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func race(_ signals: [any MainSignalConvertible<Value, Failure>]) -> MainSignal<
    Value, Failure
  > {
    MainSignal(Signal.race(signals.map { $0.mainSignal.base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<Element>(_ signals: [any MainSignalConvertible<Element, Failure>])
    -> MainSignal<[Element], Failure> where Value == [Element]
  {
    MainSignal(Signal.combineLatest(signals.map { $0.mainSignal.base }).mainArrays())
  }

  /// Returns a signal that sends the latest values of an array of signals, as arrays in the same order.
  ///
  /// It behaves as ``Signal/combineLatest(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Complexity: O(*n*) for each array sent, where *n* is the number of signals.
  @_alwaysEmitIntoClient
  public static func combineLatest<S>(_ signals: [S]) -> MainSignal<[S.Value], Failure>
  where Value == [S.Value], Failure == S.Failure, S: MainSignalConvertible {
    MainSignal(Signal.combineLatest(signals.map { $0.base }).mainArrays())
  }

  /// Returns a signal that sends the values of an array of signals, one signal after another.
  ///
  /// It behaves as ``Signal/concat(_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func concat<S>(_ signals: [S]) -> MainSignal<Value, Failure>
  where Value == S.Value, Failure == S.Failure, S: MainSignalConvertible {
    MainSignal(Signal.concat(signals.map { $0.base }))
  }

  /// Returns a signal that sends the values of an array of signals, one signal after another, even when one of them fails.
  ///
  /// It behaves as ``Signal/concat(ignoringFailuresOf:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter signals: The signals, which are started in order.
  /// - Returns: A signal of the values of all, which cannot fail.
  @_alwaysEmitIntoClient
  public static func concat<S>(ignoringFailuresOf signals: [S]) -> MainSignal<Value, Never>
  where Value == S.Value, Failure == Never, S: MainSignalConvertible {
    MainSignal(Signal.concat(ignoringFailuresOf: signals.map { $0.base }))
  }

  /// Returns a signal that sends the values of `then` while the latest value of `condition` is true, and those of `else`
  /// while it is false.
  ///
  /// It behaves as ``Signal/if(_:then:else:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the signal that the latest value of `condition` selects, and nothing before the first.
  /// - **Ends**: completes when `condition` and the signal that runs have completed. Fails with the first failure of
  ///   these two.
  /// - **Disposal**: disposes `condition` and the signal that runs.
  /// - **Thread**: the main actor.
  /// - **Memory**: the signal that runs.
  ///
  /// - Parameters:
  ///   - condition: The signal that decides.
  ///   - then: The signal for `true`.
  ///   - else: The signal for `false`.
  /// - Returns: A signal of the values of the signal that runs.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public static func `if`<Condition, Then, Else>(_ condition: Condition, then: Then, else: Else)
    -> MainSignal<Value, Failure>
  where
    Value == Then.Value, Failure == Condition.Failure, Condition: MainSignalConvertible,
    Then: MainSignalConvertible, Else: MainSignalConvertible, Condition.Failure == Then.Failure,
    Condition.Value == Bool, Then.Failure == Else.Failure, Then.Value == Else.Value
  {
    MainSignal(Signal.if(condition.base.map { $0.content }, then: then.base, else: `else`.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func `if`(
    _ condition: MainSignal<Bool, Failure>,
    then: MainSignal<Value, Failure>,
    else: MainSignal<Value, Failure>
  ) -> MainSignal<Value, Failure> {
    MainSignal(Signal.if(condition.base.map { $0.content }, then: then.base, else: `else`.base))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func `if`<Condition>(
    _ condition: Condition,
    then: MainSignal<Value, Failure>,
    else: MainSignal<Value, Failure>
  ) -> MainSignal<Value, Failure>
  where Failure == Condition.Failure, Condition: MainSignalConvertible, Condition.Value == Bool {
    MainSignal(Signal.if(condition.base.map { $0.content }, then: then.base, else: `else`.base))
  }

  /// Returns a signal that sends the values of an array of signals as they arrive.
  ///
  /// It behaves as ``Signal/merge(_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func merge<S>(_ signals: [S]) -> MainSignal<Value, Failure>
  where Value == S.Value, Failure == S.Failure, S: MainSignalConvertible {
    MainSignal(Signal.merge(signals.map { $0.base }))
  }

  /// Returns a signal with the events of whichever signal of an array sends an event first.
  ///
  /// It behaves as ``Signal/race(_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func race<S>(_ signals: [S]) -> MainSignal<Value, Failure>
  where Value == S.Value, Failure == S.Failure, S: MainSignalConvertible {
    MainSignal(Signal.race(signals.map { $0.base }))
  }

  /// Returns a signal that sends the events of the first signal of an array to send a value.
  ///
  /// It behaves as ``Signal/raceForValue(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter signals: The signals, which are started in order.
  /// - Returns: A signal of the events of the first to send a value.
  @_alwaysEmitIntoClient
  public static func raceForValue<S>(_ signals: [S]) -> MainSignal<Value, Failure>
  where Value == S.Value, Failure == S.Failure, S: MainSignalConvertible {
    MainSignal(Signal.raceForValue(signals.map { $0.base }))
  }

  /// Returns a signal that combines the values of an array of signals by their position, as arrays in the same order.
  ///
  /// It behaves as ``Signal/zip(_:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - Complexity: O(*n*) for each array sent, where *n* is the number of signals.
  @_alwaysEmitIntoClient
  public static func zip<S>(_ signals: [S], buffering policy: BufferingPolicy<Failure> = .all) -> MainSignal<
    [S.Value], Failure
  > where Value == [S.Value], Failure == S.Failure, S: MainSignalConvertible {
    MainSignal(Signal.zip(signals.map { $0.base }, buffering: policy).mainArrays())
  }

  /// Returns a signal that sends the last values of an array of signals when all have completed, as an array in the same
  /// order.
  ///
  /// It behaves as ``Signal/zipLast(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - Complexity: O(*n*), where *n* is the number of signals.
  @_alwaysEmitIntoClient
  public static func zipLast<S>(_ signals: [S]) -> MainSignal<[S.Value], Failure>
  where Value == [S.Value], Failure == S.Failure, S: MainSignalConvertible {
    MainSignal(Signal.zipLast(signals.map { $0.base }).mainArrays())
  }

  /// Returns a signal that sends the latest values of two signals.
  ///
  /// It behaves as ``Signal/combineLatest(_:_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func combineLatest<A, B>(_ a: A, _ b: B) -> MainSignal<(A.Value, B.Value), Failure>
  where
    Value == (A.Value, B.Value), Failure == A.Failure, A: MainSignalConvertible, B: MainSignalConvertible,
    A.Failure == B.Failure
  {
    MainSignal(Signal.combineLatest(a.base, b.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  /// Returns a signal that sends the latest values of three signals.
  ///
  /// It behaves as ``Signal/combineLatest(_:_:_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func combineLatest<A, B, C>(_ a: A, _ b: B, _ c: C) -> MainSignal<
    (A.Value, B.Value, C.Value), Failure
  >
  where
    Value == (A.Value, B.Value, C.Value), Failure == A.Failure, A: MainSignalConvertible,
    B: MainSignalConvertible, C: MainSignalConvertible, A.Failure == B.Failure, B.Failure == C.Failure
  {
    MainSignal(
      Signal.combineLatest(a.base, b.base, c.base).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value)) }
      )
    )
  }

  /// Returns a signal that sends the latest values of four signals.
  ///
  /// It behaves as ``Signal/combineLatest(_:_:_:_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func combineLatest<A, B, C, D>(_ a: A, _ b: B, _ c: C, _ d: D) -> MainSignal<
    (A.Value, B.Value, C.Value, D.Value), Failure
  >
  where
    Value == (A.Value, B.Value, C.Value, D.Value), Failure == A.Failure, A: MainSignalConvertible,
    B: MainSignalConvertible, C: MainSignalConvertible, D: MainSignalConvertible, A.Failure == B.Failure,
    B.Failure == C.Failure, C.Failure == D.Failure
  {
    MainSignal(
      Signal.combineLatest(a.base, b.base, c.base, d.base).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value, $0.3.value)) }
      )
    )
  }

  /// Returns a signal that sends the latest values of five signals.
  ///
  /// It behaves as ``Signal/combineLatest(_:_:_:_:_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func combineLatest<A, B, C, D, E>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) -> MainSignal<
    (A.Value, B.Value, C.Value, D.Value, E.Value), Failure
  >
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value), Failure == A.Failure, A: MainSignalConvertible,
    B: MainSignalConvertible, C: MainSignalConvertible, D: MainSignalConvertible, E: MainSignalConvertible,
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure
  {
    MainSignal(
      Signal.combineLatest(a.base, b.base, c.base, d.base, e.base).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value, $0.3.value, $0.4.value)) }
      )
    )
  }

  /// Returns a signal that sends the latest values of six signals.
  ///
  /// It behaves as ``Signal/combineLatest(_:_:_:_:_:_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func combineLatest<A, B, C, D, E, F>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F)
    -> MainSignal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), Failure == A.Failure,
    A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible, D: MainSignalConvertible,
    E: MainSignalConvertible, F: MainSignalConvertible, A.Failure == B.Failure, B.Failure == C.Failure,
    C.Failure == D.Failure, D.Failure == E.Failure, E.Failure == F.Failure
  {
    MainSignal(
      Signal.combineLatest(a.base, b.base, c.base, d.base, e.base, f.base).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value, $0.3.value, $0.4.value, $0.5.value)) }
      )
    )
  }

  /// Returns a signal that sends the latest values of seven signals.
  ///
  /// It behaves as ``Signal/combineLatest(_:_:_:_:_:_:_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func combineLatest<A, B, C, D, E, F, G>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G
  ) -> MainSignal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value), Failure == A.Failure,
    A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible, D: MainSignalConvertible,
    E: MainSignalConvertible, F: MainSignalConvertible, G: MainSignalConvertible, A.Failure == B.Failure,
    B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure, E.Failure == F.Failure,
    F.Failure == G.Failure
  {
    MainSignal(
      Signal.combineLatest(a.base, b.base, c.base, d.base, e.base, f.base, g.base).map(
        unisolated {
          OnMain(($0.0.value, $0.1.value, $0.2.value, $0.3.value, $0.4.value, $0.5.value, $0.6.value))
        }
      )
    )
  }

  /// Returns a signal that sends the latest values of eight signals.
  ///
  /// It behaves as ``Signal/combineLatest(_:_:_:_:_:_:_:_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    _ h: H
  ) -> MainSignal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value), Failure == A.Failure,
    A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible, D: MainSignalConvertible,
    E: MainSignalConvertible, F: MainSignalConvertible, G: MainSignalConvertible, H: MainSignalConvertible,
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure, G.Failure == H.Failure
  {
    MainSignal(
      Signal.combineLatest(a.base, b.base, c.base, d.base, e.base, f.base, g.base, h.base).map(
        unisolated {
          OnMain(
            ($0.0.value, $0.1.value, $0.2.value, $0.3.value, $0.4.value, $0.5.value, $0.6.value, $0.7.value)
          )
        }
      )
    )
  }

  /// Returns a signal that combines the values of two signals by their position.
  ///
  /// It behaves as ``Signal/zip(_:_:buffering:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func zip<A, B>(_ a: A, _ b: B, buffering policy: BufferingPolicy<Failure> = .all)
    -> MainSignal<(A.Value, B.Value), Failure>
  where
    Value == (A.Value, B.Value), Failure == A.Failure, A: MainSignalConvertible, B: MainSignalConvertible,
    A.Failure == B.Failure
  {
    MainSignal(
      Signal.zip(a.base, b.base, buffering: policy).map(unisolated { OnMain(($0.0.value, $0.1.value)) })
    )
  }

  /// Returns a signal that combines the values of three signals by their position.
  ///
  /// It behaves as ``Signal/zip(_:_:_:buffering:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C>(_ a: A, _ b: B, _ c: C, buffering policy: BufferingPolicy<Failure> = .all)
    -> MainSignal<(A.Value, B.Value, C.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value), Failure == A.Failure, A: MainSignalConvertible,
    B: MainSignalConvertible, C: MainSignalConvertible, A.Failure == B.Failure, B.Failure == C.Failure
  {
    MainSignal(
      Signal.zip(a.base, b.base, c.base, buffering: policy).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value)) }
      )
    )
  }

  /// Returns a signal that combines the values of four signals by their position.
  ///
  /// It behaves as ``Signal/zip(_:_:_:_:buffering:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<(A.Value, B.Value, C.Value, D.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value), Failure == A.Failure, A: MainSignalConvertible,
    B: MainSignalConvertible, C: MainSignalConvertible, D: MainSignalConvertible, A.Failure == B.Failure,
    B.Failure == C.Failure, C.Failure == D.Failure
  {
    MainSignal(
      Signal.zip(a.base, b.base, c.base, d.base, buffering: policy).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value, $0.3.value)) }
      )
    )
  }

  /// Returns a signal that combines the values of five signals by their position.
  ///
  /// It behaves as ``Signal/zip(_:_:_:_:_:buffering:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D, E>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<(A.Value, B.Value, C.Value, D.Value, E.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value), Failure == A.Failure, A: MainSignalConvertible,
    B: MainSignalConvertible, C: MainSignalConvertible, D: MainSignalConvertible, E: MainSignalConvertible,
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure
  {
    MainSignal(
      Signal.zip(a.base, b.base, c.base, d.base, e.base, buffering: policy).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value, $0.3.value, $0.4.value)) }
      )
    )
  }

  /// Returns a signal that combines the values of six signals by their position.
  ///
  /// It behaves as ``Signal/zip(_:_:_:_:_:_:buffering:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D, E, F>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), Failure == A.Failure,
    A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible, D: MainSignalConvertible,
    E: MainSignalConvertible, F: MainSignalConvertible, A.Failure == B.Failure, B.Failure == C.Failure,
    C.Failure == D.Failure, D.Failure == E.Failure, E.Failure == F.Failure
  {
    MainSignal(
      Signal.zip(a.base, b.base, c.base, d.base, e.base, f.base, buffering: policy).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value, $0.3.value, $0.4.value, $0.5.value)) }
      )
    )
  }

  /// Returns a signal that combines the values of seven signals by their position.
  ///
  /// It behaves as ``Signal/zip(_:_:_:_:_:_:_:buffering:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D, E, F, G>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value), Failure == A.Failure,
    A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible, D: MainSignalConvertible,
    E: MainSignalConvertible, F: MainSignalConvertible, G: MainSignalConvertible, A.Failure == B.Failure,
    B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure, E.Failure == F.Failure,
    F.Failure == G.Failure
  {
    MainSignal(
      Signal.zip(a.base, b.base, c.base, d.base, e.base, f.base, g.base, buffering: policy).map(
        unisolated {
          OnMain(($0.0.value, $0.1.value, $0.2.value, $0.3.value, $0.4.value, $0.5.value, $0.6.value))
        }
      )
    )
  }

  /// Returns a signal that combines the values of eight signals by their position.
  ///
  /// It behaves as ``Signal/zip(_:_:_:_:_:_:_:_:buffering:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D, E, F, G, H>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    _ h: H,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value), Failure>
  where
    Value == (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value), Failure == A.Failure,
    A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible, D: MainSignalConvertible,
    E: MainSignalConvertible, F: MainSignalConvertible, G: MainSignalConvertible, H: MainSignalConvertible,
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure, G.Failure == H.Failure
  {
    MainSignal(
      Signal.zip(a.base, b.base, c.base, d.base, e.base, f.base, g.base, h.base, buffering: policy).map(
        unisolated {
          OnMain(
            ($0.0.value, $0.1.value, $0.2.value, $0.3.value, $0.4.value, $0.5.value, $0.6.value, $0.7.value)
          )
        }
      )
    )
  }

  /// Returns a signal that sends the last values of two signals when all have completed.
  ///
  /// It behaves as ``Signal/zipLast(_:_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func zipLast<A, B>(_ a: A, _ b: B) -> MainSignal<(A.Value, B.Value), Failure>
  where
    Value == (A.Value, B.Value), Failure == A.Failure, A: MainSignalConvertible, B: MainSignalConvertible,
    A.Failure == B.Failure
  {
    MainSignal(Signal.zipLast(a.base, b.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  /// Returns a signal that sends the last values of three signals when all have completed.
  ///
  /// It behaves as ``Signal/zipLast(_:_:_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func zipLast<A, B, C>(_ a: A, _ b: B, _ c: C) -> MainSignal<
    (A.Value, B.Value, C.Value), Failure
  >
  where
    Value == (A.Value, B.Value, C.Value), Failure == A.Failure, A: MainSignalConvertible,
    B: MainSignalConvertible, C: MainSignalConvertible, A.Failure == B.Failure, B.Failure == C.Failure
  {
    MainSignal(
      Signal.zipLast(a.base, b.base, c.base).map(unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value)) })
    )
  }

  /// Returns a signal that sends the last values of four signals when all have completed.
  ///
  /// It behaves as ``Signal/zipLast(_:_:_:_:)``, on the main actor, and the values may be of any type.
  @_alwaysEmitIntoClient
  public static func zipLast<A, B, C, D>(_ a: A, _ b: B, _ c: C, _ d: D) -> MainSignal<
    (A.Value, B.Value, C.Value, D.Value), Failure
  >
  where
    Value == (A.Value, B.Value, C.Value, D.Value), Failure == A.Failure, A: MainSignalConvertible,
    B: MainSignalConvertible, C: MainSignalConvertible, D: MainSignalConvertible, A.Failure == B.Failure,
    B.Failure == C.Failure, C.Failure == D.Failure
  {
    MainSignal(
      Signal.zipLast(a.base, b.base, c.base, d.base).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value, $0.3.value)) }
      )
    )
  }
}

extension MainSignal where Value == Int, Failure == Never {
  /// Returns a signal that sends 0 after `interval`, 1 after another interval, and so on, until it is disposed.
  ///
  /// It behaves as ``Signal/interval(_:tolerance:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: numbers in increasing order, from 0. Tick *n* is due (*n* + 1) · `interval` after the subscription. It is sent then or
  ///   later, or is skipped.
  /// - **Ends**: never.
  /// - **Disposal**: cancels the timer.
  /// - **Thread**: the main actor.
  /// - **Memory**: one timer for each subscription.
  ///
  /// - Parameters:
  ///   - interval: The duration between ticks; positive.
  ///   - tolerance: The duration by which the system may delay a tick to save power.
  ///   - scheduler: The scheduler that measures the time and sends the ticks.
  /// - Returns: A signal of numbers.
  /// - Complexity: O(1) for each tick, plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public static func interval(
    _ interval: Duration,
    tolerance: Duration = .zero,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Int, Never> {
    MainSignal(
      Signal.interval(interval, tolerance: tolerance, on: OnMainScheduler(scheduler)).map { OnMain($0) }
    )
  }

  /// Returns a signal that sends 0 on `scheduler` after `delay`, and completes.
  ///
  /// It behaves as ``Signal/timer(after:on:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: 0, `delay` after the subscription.
  /// - **Ends**: completes after the value. It never fails.
  /// - **Disposal**: cancels the timer.
  /// - **Thread**: the main actor.
  /// - **Memory**: one timer for each subscription.
  ///
  /// - Parameters:
  ///   - delay: The delay.
  ///   - scheduler: The scheduler that measures the time and sends the value.
  /// - Returns: A signal of one value.
  /// - Complexity: O(1), plus the timer of `scheduler`.
  @_alwaysEmitIntoClient
  public static func timer(after delay: Duration, on scheduler: some TimedScheduler = MainScheduler.shared)
    -> MainSignal<Int, Never>
  {
    MainSignal(Signal.timer(after: delay, on: OnMainScheduler(scheduler)).map { OnMain($0) })
  }
}

extension MainSignal where Value == Int {
  @_alwaysEmitIntoClient
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func interval(
    _ interval: Duration,
    tolerance: Duration = .zero,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Int, Failure> {
    MainSignal(
      Signal.interval(interval, tolerance: tolerance, on: OnMainScheduler(scheduler)).map { OnMain($0) }
    )
  }

  @_alwaysEmitIntoClient
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func timer(after delay: Duration, on scheduler: some TimedScheduler = MainScheduler.shared)
    -> MainSignal<Int, Failure>
  {
    MainSignal(Signal.timer(after: delay, on: OnMainScheduler(scheduler)).map { OnMain($0) })
  }
}

extension MainSignal where Failure == Never {
  /// Returns a signal that sends `value` and completes, before `subscribe` returns.
  ///
  /// It behaves as ``Signal/just(_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: `value`.
  /// - **Ends**: completes after the value. It never fails.
  /// - **Disposal**: suppresses the completion, if it happens in the handler of the value.
  /// - **Thread**: the main actor.
  /// - **Memory**: `value` is kept by the signal.
  ///
  /// - Parameter value: The value.
  /// - Returns: A signal of one value.
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public static func just(_ value: Value) -> MainSignal<Value, Never> {
    MainSignal(Signal.just(OnMain(value)))
  }

  /// Returns a signal that sends the values that `next` derives from a state, and completes when `next` returns `nil`.
  ///
  /// It behaves as ``Signal/unfold(_:_:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values that `next` returns. Each subscription starts with `state`.
  /// - **Ends**: completes when `next` returns `nil`. It never fails.
  /// - **Disposal**: stops before the next call of `next`.
  /// - **Thread**: the main actor.
  /// - **Memory**: one state for each subscription.
  ///
  /// - Parameters:
  ///   - state: The state at the beginning.
  ///   - next: A function that updates the state and returns the next value, or `nil` at the end.
  /// - Returns: A signal of the values.
  /// - Complexity: O(1) for each value, plus `next`.
  @_alwaysEmitIntoClient
  public static func unfold<State>(_ state: State, _ next: @escaping (inout State) -> Value?) -> MainSignal<
    Value, Never
  > {
    MainSignal(Signal.unfold(OnMain(state), unisolated(updating: { next(&$0.value).map { OnMain($0) } })))
  }
}

extension MainSignalProtocol where Failure == Value.Failure, Value: MainSignalConvertible {
  /// Returns a signal that sends the values of the signals that this signal sends.
  ///
  /// It behaves as ``SignalProtocol/flatten(_:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - strategy: The treatment of inner signals that run at the same time.
  ///   - policy: The policy for inner signals that wait. Its failure disposes the running ones too.
  /// - Returns: A signal of the values of the inner signals.
  @_alwaysEmitIntoClient
  public func flatten(_ strategy: FlattenStrategy = .merge, buffering policy: BufferingPolicy<Failure> = .all)
    -> MainSignal<Value.Value, Failure>
  {
    MainSignal(base.map(unisolated { $0.value.base }).flatten(strategy, buffering: policy))
  }

  /// Returns a signal that sends the values of the signals that this signal sends, and can hold back failures until all have
  /// ended.
  ///
  /// It behaves as ``SignalProtocol/flatten(_:delayingFailures:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - strategy: The treatment of inner signals that run at the same time.
  ///   - delayingFailures: A Boolean value that decides whether a failure waits for the end of the other signals.
  ///   - policy: The policy for inner signals that wait. Its failure disposes the running ones too.
  /// - Returns: A signal of the values of the inner signals.
  @_alwaysEmitIntoClient
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    delayingFailures: Bool,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<Value.Value, Failure> {
    MainSignal(
      base.map(unisolated { $0.value.base }).flatten(
        strategy,
        delayingFailures: delayingFailures,
        buffering: policy
      )
    )
  }

  /// Returns a signal that sends the values of the latest of the signals that this signal sends: `flatten(.latest)`.
  ///
  /// It behaves as ``SignalProtocol/switchToLatest()``, on the main actor, and the values may be of any type.
  ///
  /// - Returns: A signal of the values of the inner signals.
  @_alwaysEmitIntoClient
  public func switchToLatest() -> MainSignal<Value.Value, Failure> {
    MainSignal(base.map(unisolated { $0.value.base }).switchToLatest())
  }

  /// Returns a signal that sends the values of the signals that this signal sends, one signal after another:
  /// `flatten(.concat)`.
  ///
  /// It behaves as ``SignalProtocol/concat(buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - Parameter policy: The policy for inner signals that wait. Its failure disposes the running one too.
  /// - Returns: A signal of the values of the inner signals.
  @_alwaysEmitIntoClient
  public func concat(buffering policy: BufferingPolicy<Failure> = .all) -> MainSignal<Value.Value, Failure> {
    MainSignal(base.map(unisolated { $0.value.base }).concat(buffering: policy))
  }

  /// Returns a signal that sends the values of the signals that this signal sends, one signal after another, and the values of
  /// `separator` between each two of them.
  ///
  /// It behaves as ``SignalProtocol/joined(separator:buffering:)``, on the main actor, and the values may be of any type.
  ///
  /// - **Sends**: the values of the inner signals in their order, and those of `separator` between each two of them.
  /// - **Ends**: completes when this signal and the last inner signal have completed. Fails with the first failure of this signal, an
  ///   inner signal or the separator.
  /// - **Disposal**: disposes this signal and the inner signal or separator that runs.
  /// - **Thread**: the main actor.
  /// - **Memory**: the signals that wait, without a limit unless `policy` sets one.
  ///
  /// - Parameters:
  ///   - separator: The signal between two signals.
  ///   - policy: The policy for signals that wait, the separators among them. Its failure disposes the running one too.
  /// - Returns: A signal of the values of the inner signals and of the separators.
  /// - Complexity: O(1) for each value and inner signal.
  @_alwaysEmitIntoClient
  public func joined<Separator>(separator: Separator, buffering policy: BufferingPolicy<Failure> = .all)
    -> MainSignal<Value.Value, Failure>
  where
    Separator: MainSignalConvertible, Failure == Separator.Failure, Separator.Failure == Value.Failure,
    Separator.Value == Value.Value
  {
    MainSignal(base.map(unisolated { $0.value.base }).joined(separator: separator.base, buffering: policy))
  }
}

extension MainSignalProtocol where Failure == SignalError {
  /// Returns a signal that fails with ``SignalError/timedOut`` if the source has not ended `duration` after the subscription.
  ///
  /// It behaves as `timeout(after:on:)` of a ``Signal``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - duration: The time that the source may take. It is not negative.
  ///   - scheduler: The scheduler that measures the time and sends the failure.
  @_alwaysEmitIntoClient
  public func timeout(after duration: Duration, on scheduler: some TimedScheduler = MainScheduler.shared)
    -> MainSignal<Value, SignalError>
  {
    MainSignal(base.timeout(after: duration, on: OnMainScheduler(scheduler)))
  }
}

extension MainSignalProtocol where Failure == any Error {
  /// Returns a signal that fails with ``SignalError/timedOut`` if the source has not ended `duration` after the subscription.
  ///
  /// It behaves as `timeout(after:on:)` of a ``Signal``, on the main actor, and the values may be of any type.
  ///
  /// - Parameters:
  ///   - duration: The time that the source may take. It is not negative.
  ///   - scheduler: The scheduler that measures the time and sends the failure.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout(after duration: Duration, on scheduler: some TimedScheduler = MainScheduler.shared)
    -> MainSignal<Value, any Error>
  {
    MainSignal(base.timeout(after: duration, on: OnMainScheduler(scheduler)))
  }
}

extension MainSignalProtocol where Value: MainSignalConvertible, Value.Failure == Never {
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatten(_ strategy: FlattenStrategy = .merge, buffering policy: BufferingPolicy<Failure> = .all)
    -> MainSignal<Value.Value, Failure>
  {
    MainSignal(base.map(unisolated { $0.value.base }).flatten(strategy, buffering: policy))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func switchToLatest() -> MainSignal<Value.Value, Failure> {
    MainSignal(base.map(unisolated { $0.value.base }).switchToLatest())
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat(buffering policy: BufferingPolicy<Failure> = .all) -> MainSignal<Value.Value, Failure> {
    MainSignal(base.map(unisolated { $0.value.base }).concat(buffering: policy))
  }
}

extension MainSignalProtocol where Failure == Never, Value: MainSignalConvertible {
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Value.Failure> = .all
  ) -> MainSignal<Value.Value, Value.Failure> {
    MainSignal(base.map(unisolated { $0.value.base }).flatten(strategy, buffering: policy))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func switchToLatest() -> MainSignal<Value.Value, Value.Failure> {
    MainSignal(base.map(unisolated { $0.value.base }).switchToLatest())
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat(buffering policy: BufferingPolicy<Value.Failure> = .all) -> MainSignal<
    Value.Value, Value.Failure
  > {
    MainSignal(base.map(unisolated { $0.value.base }).concat(buffering: policy))
  }
}
