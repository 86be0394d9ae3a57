/// An entry of a ``Heap``.
@usableFromInline
package protocol HeapEntry: Sendable {
  /// Returns whether this entry precedes another one. Entries are totally ordered.
  func comesBefore(_ other: Self) -> Bool

  /// A Boolean value that indicates whether the entry has been canceled.
  var isCancelled: Bool { get }
}

/// A binary heap of timed work, whose first entry is the one that is due first.
///
/// Canceled entries stay in the heap until they are first or are the majority.
///
/// - Complexity: Inserting, removing and canceling are amortized O(log *n*).
@usableFromInline
package struct Heap<Entry: HeapEntry>: Sendable {
  /// The entries. The first one precedes all others, and one of the next two is the second in order.
  @usableFromInline package internal(set) var entries: [Entry] = []
  @usableFromInline var cancellations = 0

  @_alwaysEmitIntoClient
  package init() {}

  @_alwaysEmitIntoClient
  package mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var index = entries.count - 1
    while index > 0, entries[index].comesBefore(entries[(index - 1) / 2]) {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  @_alwaysEmitIntoClient
  package mutating func removeFirst() -> Entry? {
    guard let last = entries.popLast() else { return nil }
    guard let first = entries.first else { return forget(last) }
    replaceFirst(by: last)
    return forget(first)
  }

  @_alwaysEmitIntoClient
  package mutating func removeAll() -> [Entry] {
    cancellations = 0
    defer { entries = [] }
    return entries
  }

  /// Replaces the first entry. The heap must not be empty.
  @_alwaysEmitIntoClient
  package mutating func replaceFirst(by entry: Entry) {
    entries[0] = entry
    sink(0)
  }

  /// Counts the cancellation of an entry. Returns entries that the caller releases, outside of locks.
  @_alwaysEmitIntoClient
  package mutating func noteCancellation() -> [Entry] {
    cancellations += 1
    guard 2 * cancellations > entries.count else { return [] }
    let all = entries
    entries = all.filter { !$0.isCancelled }
    cancellations = 0
    for index in (0..<entries.count / 2).reversed() { sink(index) }
    return all
  }

  @_alwaysEmitIntoClient
  mutating func forget(_ entry: Entry) -> Entry {
    if entry.isCancelled { cancellations = max(0, cancellations - 1) }
    return entry
  }

  @_alwaysEmitIntoClient
  mutating func sink(_ start: Int) {
    var index = start
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2] where child < entries.count {
        if entries[child].comesBefore(entries[first]) { first = child }
      }
      guard first != index else { return }
      entries.swapAt(index, first)
      index = first
    }
  }
}
