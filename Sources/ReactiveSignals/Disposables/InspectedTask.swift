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
  /// Adds a task of a subscription until it is removed, and returns its number.
  func beginTask(_ reference: CompoundDisposable.ParentReference) -> Int {
    add { Inspection.RunningTask(number: $0, began: now(), reference: reference) }
  }
}
