/// A list whose elements are removed by the token that each got when it was appended.
///
/// A removed element leaves a hole. Holes are closed when they are the majority.
///
/// - Complexity: `append` is amortized O(1), and `remove` is amortized O(log *n*).
@usableFromInline
struct TokenList<Element: Sendable>: Sendable {
  @usableFromInline var entries: [(token: UInt, element: Element?)] = []
  @usableFromInline var nextToken: UInt
  @usableFromInline var holes = 0

  /// - Parameter firstToken: The token of the first element. Tokens are consecutive.
  @inlinable
  init(firstToken: UInt = 0) { nextToken = firstToken }

  /// The number of elements and of holes between them.
  @inlinable var room: Int { entries.count }

  @inlinable var isEmpty: Bool { entries.count == holes }

  @inlinable var count: Int { entries.count - holes }

  // A closure, because a generic key path is created on the heap each time.
  @inlinable var elements: [Element] { isEmpty ? [] : entries.compactMap { $0.element } }

  @inlinable
  func forEach(_ body: (Element) -> Void) {
    for (_, element) in entries {
      if let element { body(element) }
    }
  }

  @inlinable var elementsWithTokens: [(token: UInt, element: Element)] {
    entries.compactMap { token, element in element.map { (token, $0) } }
  }

  @inlinable
  mutating func append(_ element: Element) -> UInt {
    defer { nextToken += 1 }
    entries.append((nextToken, element))
    return nextToken
  }

  /// Removes and returns the element with a token. Returns `nil` when it has been removed already.
  @inlinable
  mutating func remove(_ token: UInt) -> Element? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].token < token { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].token == token else { return nil }
    guard let element = entries[low].element.take() else { return nil }
    holes += 1
    if 2 * holes > entries.count {
      entries.removeAll { $0.element == nil }
      holes = 0
    }
    return element
  }

  @inlinable
  mutating func removeAll() -> [Element] {
    defer {
      entries = []
      holes = 0
    }
    return elements
  }
}
