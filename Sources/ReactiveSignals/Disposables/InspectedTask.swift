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
      let number = beginTask(reference)
      await work()
      remove(number)
    }
  }

  /// Returns the work of a task of an actor, which is in the list of the inspector while it runs.
  func watching(
    _ work: @escaping @Sendable (isolated any Actor) async -> Void,
    of subscription: CompoundDisposable
  ) -> @Sendable (isolated any Actor) async -> Void {
    let reference = subscription.makeReferenceForChildren()
    return { [self] actor in
      let number = beginTask(reference)
      await work(actor)
      remove(number)
    }
  }

  private func beginTask(_ reference: CompoundDisposable.ParentReference) -> Int {
    add { Inspection.RunningTask(number: $0, began: now(), reference: reference) }
  }
}
