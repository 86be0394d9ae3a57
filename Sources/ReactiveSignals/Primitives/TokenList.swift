/// A list whose elements are removed by the token that each got when it was appended.
///
/// A removed element leaves a gap. Gaps are closed when they are the majority.
///
/// - Complexity: `append` is amortized O(1), and `remove` is amortized O(log *n*).
package struct TokenList<Element: Sendable>: Sendable {
  var entries: [(token: UInt, element: Element?)] = []
  var nextToken: UInt
  var gaps = 0

  /// - Parameter firstToken: The token of the first element. Tokens are consecutive.
  package init(firstToken: UInt = 0) { nextToken = firstToken }

  /// The number of elements and of gaps between them.
  var room: Int { entries.count }

  var isEmpty: Bool { entries.count == gaps }

  // A closure, because a generic key path is created on the heap each time.
  package var elements: [Element] { isEmpty ? [] : entries.compactMap { $0.element } }

  func forEach(_ body: (Element) -> Void) {
    for (_, element) in entries {
      if let element { body(element) }
    }
  }

  var elementsWithTokens: [(token: UInt, element: Element)] {
    entries.compactMap { token, element in element.map { (token, $0) } }
  }

  package mutating func append(_ element: Element) -> UInt {
    defer { nextToken += 1 }
    entries.append((nextToken, element))
    return nextToken
  }

  /// Removes and returns the element with a token. Returns `nil` when it has been removed already.
  package mutating func remove(_ token: UInt) -> Element? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].token < token { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].token == token else { return nil }
    guard let element = entries[low].element.take() else { return nil }
    gaps += 1
    if 2 * gaps > entries.count {
      entries.removeAll { $0.element == nil }
      gaps = 0
    }
    return element
  }

  mutating func removeAll() -> [Element] {
    defer {
      entries = []
      gaps = 0
    }
    return elements
  }
}
