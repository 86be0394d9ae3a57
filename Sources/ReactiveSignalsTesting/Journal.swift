import ReactiveSignals

/// A list that grows while something is watched.
///
/// It is apart from the recording or the signal whose it is, so that a handler that writes to it does not keep them: they
/// hold subscriptions, and signals hold schedulers.
final class Journal<Entry: Sendable>: Sendable {
  private let list = Locked<[Entry]>([])

  var entries: [Entry] { list.withLock { $0 } }

  /// Adds an entry and returns its number.
  @discardableResult
  func append(_ entry: Entry) -> Int {
    list.withLock { list in
      list.append(entry)
      return list.count - 1
    }
  }

  /// Puts `entry` in place of the one with that number.
  func replace(_ number: Int, by entry: Entry) {
    list.withLock { $0[number] = entry }
  }
}
