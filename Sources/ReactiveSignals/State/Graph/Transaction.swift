import _ReactiveSignalsShims

/// Writes several properties as one change.
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
/// Each write is accepted immediately and is visible to every thread. The observers receive one change, after `body` has returned. A
/// property that is written several times publishes its final value once. A nested transaction joins the outer one. When `body`
/// throws, the writes before the error stay and are published.
///
/// Transactions take no lock and do not exclude one another. They affect properties only. A subject delivers values in a
/// transaction as usual.
///
/// In a SwiftUI view the modifier `transaction(_:)` hides this function. `Property.transaction` is the same.
///
/// - Parameter body: A closure that writes properties.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`.
@discardableResult
public func transaction<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  LockCheck.assertNoLocksHeld()
  if PropertyNetwork.Transaction.current != nil { return try body() }
  let transaction = PropertyNetwork.Transaction()
  // The thread leaves the transaction first, because observers are not part of it.
  defer { transaction.commit() }
  return try PropertyNetwork.Transaction.slot.with(transaction, body)
}

extension PropertyNetwork {
  /// The sources written in a transaction, and the stamps of its last writes to them. A transaction belongs to one thread.
  @usableFromInline
  final class Transaction {
    private var writes: [(source: PropertyNode, stamp: UInt)] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The source whose writes are noted, if this is no transaction but a watch.
    private let watched: PropertyNode?
    private var hasWrittenWatched = false
    /// The transaction or the watch in which this one has begun.
    private let outer = slot.value

    fileprivate init(watching source: PropertyNode? = nil) { watched = source }

    fileprivate static var slot: ThreadLocal<Transaction> { ThreadLocal(slot: rs_slot_transaction) }

    /// The transaction that the calling thread is in.
    @usableFromInline static var current: Transaction? { ofThread(writing: nil) }

    /// The transaction that the calling thread is in, which writes a source.
    @usableFromInline
    static func ofThread(writing source: PropertyNode?) -> Transaction? {
      var found: Transaction?
      var next = slot.value
      while let transaction = next {
        if let watched = transaction.watched {
          if let source, watched === source { transaction.hasWrittenWatched = true }
        } else if found == nil {
          found = transaction
        }
        next = transaction.outer
      }
      return found
    }

    /// Calls the closure of `modify` once more. If it writes the property itself, it would be called without end.
    @usableFromInline
    static func watching<Result, Failure: Error>(
      _ source: PropertyNode,
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let watch = Transaction(watching: source)
      defer {
        stopProgram(
          unless: !watch.hasWrittenWatched,
          """
          The closure of modify(_:) writes the property that it changes, and would be called again without end. Change the value that the \
          closure receives, and write the property outside of it
          """
        )
      }
      return try slot.with(watch, body)
    }

    @usableFromInline
    func add(_ source: PropertyNode, stamp: UInt) {
      if let index = indices[ObjectIdentifier(source)] {
        writes[index].stamp = stamp
      } else {
        indices[ObjectIdentifier(source)] = writes.count
        writes.append((source, stamp))
      }
    }

    /// Publishes the writes: those of the main actor as one change, and the others as another one.
    func commit() {
      commit(writes.filter { $0.source.staysOnMain })
      commit(writes.filter { !$0.source.staysOnMain })
    }

    private func commit(_ writes: [(source: PropertyNode, stamp: UInt)]) {
      guard let home = writes.first?.source.home else { return }
      // Sources written in one change belong to one network from then on.
      for write in writes.dropFirst() { home.join(write.source.home) }
      home.submit { root in
        let changed = writes.filter { $0.source.queue($0.stamp, lockedBy: root) }
        return changed.isEmpty ? nil : .writes(changed.map(\.source))
      }
      for write in writes { write.source.endIfAbandoned() }
    }
  }
}
