extension Inspection {
  /// A running task of a subscription, as the inspector sees it.
  package struct RunningTask: Sendable {
    package let number: Int
    package let began: UInt64
    fileprivate let reference: CompoundDisposable.ParentReference

    /// The number of the recorded subscription that the task belongs to.
    package var owner: Int? { reference.compound?.recordedNumber }
  }
}

extension Inspection {
  /// Returns the work of a task, which is in the list of the inspector while it runs.
  func watching(
    _ work: @escaping @Sendable () async -> Void,
    of subscription: CompoundDisposable
  ) -> @Sendable () async -> Void {
    let reference = subscription.makeReferenceForChildren()
    return { [self] in
      let number = add { Inspection.RunningTask(number: $0, began: now(), reference: reference) }
      await work()
      remove(number)
    }
  }
}
