/// Writes several properties as one change: those who observe them are told once, when `body` has returned.
///
///     let first = MutableProperty("Ada"), last = MutableProperty("Byron")
///     first.combineLatest(last).signal.subscribe { print($0 + " " + $1) }
///     transaction {
///       first.value = "Augusta"
///       last.value = "King"
///     }
///     // Ada Byron
///     // Augusta King
///
/// Each write is accepted at once: who asks for a `value`, in `body` or on another thread, gets it. A property that is
/// written several times is told once, with its value at the end. A transaction inside a transaction is part of it. When
/// `body` throws, what it has written stays, and is told.
///
/// Transactions take no lock and do not exclude one another. They concern properties only: what is sent to a
/// subject meanwhile is delivered as ever.
///
/// - Returns: what `body` returns.
@discardableResult
public func transaction<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  LockCheck.assertNoLocksHeld()
  if Transaction.current != nil { return try body() }
  let transaction = Transaction()
  // After the thread has left it: observers are not part of it.
  defer { transaction.commit() }
  return try ThreadTransaction.perform(in: transaction, body)
}

/// The sources that are written in a transaction, and the stamps of its last writes to them. It belongs to one thread.
final class Transaction {
  private var writes: [(source: any PropertySource, stamp: UInt)] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  static var current: Transaction? { ThreadTransaction.current as? Transaction }

  func add(_ source: any PropertySource, stamp: UInt) {
    if let index = indices[ObjectIdentifier(source)] {
      writes[index].stamp = stamp
    } else {
      indices[ObjectIdentifier(source)] = writes.count
      writes.append((source, stamp))
    }
  }

  func commit() {
    guard let home = writes.first?.source.home else { return }
    // What is written in one change belongs together from then on.
    for write in writes.dropFirst() { home.join(write.source.home) }
    home.submit {
      let changed = writes.filter { $0.source.queue($0.stamp) }
      return changed.isEmpty ? nil : .writes(changed.map(\.source))
    }
    for write in writes { write.source.endIfAbandoned() }
  }
}
