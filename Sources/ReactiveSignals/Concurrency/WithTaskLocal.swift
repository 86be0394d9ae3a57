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
    let upstream = erased
    return Signal<Value, Failure> { call in
      call.answer("[\(upstream)] withTaskLocal") { sink, subscription in
        let bound = local.get()
        let binding = AnySink<Value, Failure>(
          next: { value in local.withValue(bound) { sink.send(value) } },
          end: { failure in local.withValue(bound) { sink.end(failure) } }
        )
        upstream.attach(erased: binding, in: subscription)
      }
    }
  }
}
