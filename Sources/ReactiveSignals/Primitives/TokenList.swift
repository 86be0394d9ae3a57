/// Elements in the order they came, each of which can be taken out by the token it got.
///
/// One that leaves makes a hole; holes are closed when they are the majority, so that leaving costs amortised
/// logarithmic time.
struct TokenList<Element: Sendable>: Sendable {
  private var entries: [(token: UInt, element: Element?)] = []
  private var nextToken: UInt
  private var holes = 0

  /// - Parameter firstToken: from this on, tokens are consecutive.
  init(firstToken: UInt = 0) { nextToken = firstToken }

  /// The elements and the holes between them.
  var room: Int { entries.count }

  var isEmpty: Bool { entries.count == holes }

  // A closure, as a generic key path is made anew, on the heap, each time.
  var elements: [Element] { isEmpty ? [] : entries.compactMap { $0.element } }

  var elementsWithTokens: [(token: UInt, element: Element)] {
    entries.compactMap { token, element in element.map { (token, $0) } }
  }

  mutating func append(_ element: Element) -> UInt {
    defer { nextToken += 1 }
    entries.append((nextToken, element))
    return nextToken
  }

  /// Takes the element of that token out. Harmless when it has left already.
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

  mutating func removeAll() -> [Element] {
    defer {
      entries = []
      holes = 0
    }
    return elements
  }
}
