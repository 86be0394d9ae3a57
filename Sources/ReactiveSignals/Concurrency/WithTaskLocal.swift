extension SignalProtocol {
  /// Returns a signal that sends its events with the value that a task-local variable had at subscription.
  ///
  ///     enum Request {
  ///       @TaskLocal static var id = 0
  ///     }
  ///     let replies = Subject<String, Never>()
  ///     Request.$id.withValue(7) {
  ///       replies.withTaskLocal(Request.$id).subscribe { print(Request.id, $0) }
  ///     }
  ///     replies.send("done")
  ///     // 7 done
  ///
  /// The value is bound while the events are delivered: for the closures of the operators behind this one, for the handlers, and
  /// for tasks that these start, such as those of `asyncMap` and of `observe`. Operators in front of it see the value of the thread
  /// that sends. An operator that changes threads, such as `deliver(on:)`, leaves the value behind, and so belongs in front.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the value of the variable.
  ///
  /// - Parameter local: The task-local variable, written `$name`.
  /// - Returns: A signal of the same events.
  /// - Complexity: O(1) for each value.
  public func withTaskLocal<Local: Sendable>(_ local: TaskLocal<Local>) -> some SignalProtocol<Value, Failure>
  {
    StagedPerSubscription(self) { _ in WithTaskLocal(local) }
  }
}

private struct WithTaskLocal<Value: Sendable, Local: Sendable, Failure: Error>: Stage {
  typealias Input = Value
  typealias Output = Value

  let local: TaskLocal<Local>
  let value: Local

  init(_ local: TaskLocal<Local>) {
    self.local = local
    value = local.get()
  }

  func receive<Down: Sink & ~Copyable>(_ value: Value, into down: inout Down)
  where Down.Value == Value, Down.Failure == Failure {
    local.withValue(self.value) { down.send(value) }
  }

  func end<Down: Sink & ~Copyable>(_ failure: Failure?, into down: inout Down)
  where Down.Value == Value, Down.Failure == Failure {
    local.withValue(value) { down.end(failure) }
  }
}
