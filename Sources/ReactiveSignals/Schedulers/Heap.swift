/// An entry of a ``Heap``.
package protocol HeapEntry: Sendable {
  /// Whether it comes before `other`: of any two entries one does.
  func comesBefore(_ other: Self) -> Bool

  /// Whether nobody wants it any more.
  var isCancelled: Bool { get }
}

/// Timed work with what is due first at hand: a binary heap.
///
/// Cancelled entries stay where they are until they come first or are the majority, so that cancelling is
/// amortised O(log *n*), as inserting and removing are.
package struct Heap<Entry: HeapEntry>: Sendable {
  /// The first one, then the others; either of the next two can be the second.
  package private(set) var entries: [Entry] = []
  private var cancellations = 0

  package init() {}

  package mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var index = entries.count - 1
    while index > 0, entries[index].comesBefore(entries[(index - 1) / 2]) {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  package mutating func removeFirst() -> Entry? {
    guard let last = entries.popLast() else { return nil }
    guard let first = entries.first else { return forget(last) }
    replaceFirst(by: last)
    return forget(first)
  }

  package mutating func removeAll() -> [Entry] {
    cancellations = 0
    defer { entries = [] }
    return entries
  }

  /// Puts `entry` in place of the first one, which there has to be.
  package mutating func replaceFirst(by entry: Entry) {
    entries[0] = entry
    sink(0)
  }

  /// To be called when an entry has been cancelled. Returns what it sweeps out, for the caller to release where it
  /// likes.
  package mutating func noteCancellation() -> [Entry] {
    cancellations += 1
    guard 2 * cancellations > entries.count else { return [] }
    let all = entries
    entries = all.filter { !$0.isCancelled }
    cancellations = 0
    for index in (0..<entries.count / 2).reversed() { sink(index) }
    return all
  }

  private mutating func forget(_ entry: Entry) -> Entry {
    if entry.isCancelled { cancellations = max(0, cancellations - 1) }
    return entry
  }

  private mutating func sink(_ start: Int) {
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
