extension Inspection {
  /// The member of a subscription through which the inspector sees a buffer.
  final class Buffer: Disposable {
    /// A closure that returns the number of values that wait, or `nil` if the buffer is gone, and the number of those that it has dropped. It
    /// does not retain the buffer.
    let counts: @Sendable () -> (waiting: Int?, dropped: Int)

    init(_ counts: @escaping @Sendable () -> (waiting: Int?, dropped: Int)) { self.counts = counts }

    /// The subscription gives up the member of a buffer that is gone and has dropped nothing.
    var isDisposed: Bool { counts() == (nil, 0) }

    func dispose() {}
  }
}
