/// The waiting of a queue of inner signals. It pauses the outer signal when too many inner signals wait, and the queue while its subscriber
/// wants no value.
@usableFromInline
final class QueuePacing: Sendable {
  /// The pressure on the outer signal, and the number of inner signals that wait at which it is raised.
  private let pressure: Pressure?
  private let limit: Int
  /// The place where the queue waits.
  private let pacer: Pacer?

  private init(_ pressure: Pressure?, _ limit: Int, _ pacer: Pacer?) {
    self.pressure = pressure
    self.limit = limit
    self.pacer = pacer
  }

  /// - Parameters:
  ///   - limit: The number of inner signals that wait at which the outer signal begins to wait, if it does.
  ///   - subscription: The subscription of the result.
  ///   - source: The subscription of the outer signal, which is replaced by one under the pressure of the queue.
  /// - Returns: The waiting; `nil` if there can be none.
  @usableFromInline
  static func make(
    _ limit: Int?,
    in subscription: CompoundDisposable,
    _ source: inout CompoundDisposable
  ) -> QueuePacing? {
    let downstream = subscription.pressure
    guard limit != nil || downstream != nil else { return nil }
    let pressure = limit == nil ? nil : Pressure(before: downstream)
    if let pressure { source = CompoundDisposable(childOf: subscription, under: pressure) }
    return QueuePacing(pressure, limit ?? .max, downstream == nil ? nil : Pacer(subscription))
  }

  /// Returns whether no inner signal may be started for now. Then `body` is called when one may. One thread at a time calls this.
  ///
  /// That is the case while the subscriber wants no value, and inside the gate, where the values of an inner signal would wait and raise
  /// no pressure.
  @usableFromInline
  func pauses(outside gate: borrowing Gate, continuing body: @escaping @Sendable () -> Void) -> Bool {
    if let pacer, pacer.subscription.isHeldBack, pacer.isWaiting || pacer.holdsBack(continuing: body) {
      return true
    }
    if gate.isCurrentThread {
      gate.afterLeaving(body)
      return true
    }
    return false
  }

  /// Raises or lowers the pressure on the outer signal. The caller may hold a lock.
  ///
  /// - Returns: The sources that waited, to resume without a lock and outside of the gate.
  @usableFromInline
  func adjust(to count: Int) -> [WaitingSource] { pressure?.adjust(to: count, of: limit) ?? [] }
}
