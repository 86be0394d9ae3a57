/// A first-in, first-out queue: a ring buffer in an array that grows as needed. It gives the memory of a burst back.
///
/// - Complexity: `append` and `popFirst` are amortized O(1).
@usableFromInline
package struct FIFO<Element> {
  /// The storage of the ring buffer. Its length is a power of two, so that a mask wraps an index around.
  @usableFromInline var storage: [Element?] = []
  @usableFromInline var head = 0
  @usableFromInline var count = 0

  @inlinable
  package init() {}

  @inlinable package var isEmpty: Bool { count == 0 }

  @inlinable var first: Element? { count == 0 ? nil : storage[head] }

  @inlinable
  package mutating func append(_ element: Element) {
    if count == storage.count { resize(to: Swift.max(4, 2 &* storage.count)) }
    storage[wrapped(head &+ count)] = element
    count += 1
  }

  @inlinable
  package mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = storage[head].take()
    head = wrapped(head &+ 1)
    count -= 1
    if storage.count > 1024, count < storage.count / 8 { resize(to: storage.count / 4) }
    return element
  }

  /// Changes an element.
  ///
  /// - Parameter index: The number of the element, counted from the first.
  mutating func change(_ index: Int, _ body: (inout Element) -> Void) {
    let index = wrapped(head &+ index)
    guard var element = storage[index].take() else { return }
    body(&element)
    storage[index] = element
  }

  @inlinable
  func wrapped(_ index: Int) -> Int { index & (storage.count &- 1) }

  // Inlinable, since a queue that grows would take twenty times the instructions for each element that it moves.
  @inlinable
  @inline(never)
  mutating func resize(to size: Int) {
    var resized = [Element?](repeating: nil, count: size)
    for index in 0..<count { resized[index] = storage[wrapped(head &+ index)].take() }
    storage = resized
    head = 0
  }
}

extension FIFO: Sendable where Element: Sendable {}

extension FIFO: Sequence {
  /// An iterator over the elements, oldest first.
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    @usableFromInline let queue: FIFO
    @usableFromInline var index = 0

    @inlinable
    init(_ queue: FIFO) { self.queue = queue }

    @inlinable
    package mutating func next() -> Element? {
      guard index < queue.count else { return nil }
      defer { index &+= 1 }
      return queue.storage[queue.wrapped(queue.head &+ index)]
    }
  }

  @inlinable
  package func makeIterator() -> Iterator { Iterator(self) }
}
