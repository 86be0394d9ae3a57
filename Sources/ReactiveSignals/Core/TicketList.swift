/// Elements in the order they came, each of which can be taken out by the ticket it got.
///
/// One that leaves makes a hole; holes are closed when they are the majority, so that leaving costs amortised
/// logarithmic time.
struct TicketList<Element: Sendable>: Sendable {
  private var entries: [(ticket: UInt, element: Element?)] = []
  private var nextTicket: UInt
  private var holes = 0

  /// - Parameter firstTicket: from this on, tickets are consecutive.
  init(firstTicket: UInt = 0) { nextTicket = firstTicket }

  /// The elements and the holes between them.
  var room: Int { entries.count }

  var isEmpty: Bool { entries.count == holes }

  // A closure, as a generic key path is made anew, on the heap, each time.
  var elements: [Element] { isEmpty ? [] : entries.compactMap { $0.element } }

  var elementsWithTickets: [(ticket: UInt, element: Element)] {
    entries.compactMap { ticket, element in element.map { (ticket, $0) } }
  }

  mutating func append(_ element: Element) -> UInt {
    defer { nextTicket += 1 }
    entries.append((nextTicket, element))
    return nextTicket
  }

  /// Takes the element of that ticket out. Harmless when it has left already.
  mutating func remove(_ ticket: UInt) -> Element? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].ticket < ticket { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].ticket == ticket else { return nil }
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
