public import ReactiveSignals

/// An array that any thread may append to.
///
/// It is separate from the recording or signal that reads it, so that a handler that appends to it does not keep that object
/// alive. Recordings hold subscriptions, and signals hold schedulers.
@usableFromInline
final class LockedArray<Element: Sendable>: Sendable {
  @usableFromInline let array = Locked<[Element]>([])

  @usableFromInline
  init() {}

  @inlinable
  var elements: [Element] { array.withLock { $0 } }

  /// Appends an element and returns its index.
  @inlinable
  @discardableResult
  func append(_ element: Element) -> Int {
    array.withLock { array in
      array.append(element)
      return array.count - 1
    }
  }

  /// Replaces the element at `index`.
  func replace(at index: Int, with element: Element) {
    array.withLock { $0[index] = element }
  }
}
