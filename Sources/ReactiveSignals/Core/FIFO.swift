/// A queue: first in, first out, in amortised constant time. A ring in an array that grows as needed.
@usableFromInline
struct FIFO<Element> {
  private var storage: [Element?] = []
  private var head = 0
  @usableFromInline private(set) var count = 0

  @usableFromInline
  init() {}

  @usableFromInline var isEmpty: Bool { count == 0 }

  @usableFromInline var first: Element? { count == 0 ? nil : storage[head] }

  @usableFromInline
  mutating func append(_ element: Element) {
    if count == storage.count { grow() }
    storage[(head + count) % storage.count] = element
    count += 1
  }

  @usableFromInline
  mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = storage[head].take()
    head = (head + 1) % storage.count
    count -= 1
    return element
  }

  private mutating func grow() {
    let free = repeatElement(nil as Element?, count: storage.isEmpty ? 4 : storage.count)
    storage = Array(storage[head...] + storage[..<head]) + free
    head = 0
  }
}

extension FIFO: Sendable where Element: Sendable {}

extension FIFO: Sequence {
  /// The elements, first in first.
  @usableFromInline
  func makeIterator() -> some IteratorProtocol<Element> {
    (0..<count).lazy.compactMap { storage[(head + $0) % storage.count] }.makeIterator()
  }
}
