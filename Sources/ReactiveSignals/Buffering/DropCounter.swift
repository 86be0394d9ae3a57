import _ReactiveSignalsAtomics

/// A counter of the values that a ``BufferingPolicy`` has dropped.
///
///     let dropped = DropCounter()
///     signal.deliver(on: scheduler, buffering: .oldest(10, counting: dropped)).subscribe { show($0) }
///     print(dropped.count)
///
/// A counter that is given to several subscriptions counts for all of them.
public final class DropCounter: Sendable {
  private let dropped = Atomic(0)

  /// Creates a counter at zero.
  public init() {}

  /// The number of values dropped so far.
  public var count: Int { dropped.load(ordering: .relaxed) }

  @usableFromInline
  func countOne() { count(1) }

  package func count(_ number: Int) { dropped.add(number, ordering: .relaxed) }
}
