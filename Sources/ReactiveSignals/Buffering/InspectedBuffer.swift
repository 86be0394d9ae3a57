extension Inspection {
  /// The member of a subscription through which the inspector sees a buffer.
  final class Buffer: Disposable {
    private let dropCounter: DropCounter?
    private let count: @Sendable () -> Int?

    /// - Parameters:
    ///   - dropCounter: The counter of the dropped values, if the buffer drops any.
    ///   - count: A closure that returns the number of values that wait, or `nil` if the buffer is gone. It does not retain the buffer.
    init(dropCounter: DropCounter?, _ count: @escaping @Sendable () -> Int?) {
      self.dropCounter = dropCounter
      self.count = count
    }

    var waitingCount: Int { count() ?? 0 }

    var dropCount: Int { dropCounter?.count ?? 0 }

    /// The subscription gives up the member of a buffer that is gone and has dropped nothing.
    var isDisposed: Bool { count() == nil && dropCount == 0 }

    func dispose() {}
  }
}
