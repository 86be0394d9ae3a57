/// The rows that a list view shows, and the way from each array to the next.
package struct ListRows<Element> {
  /// The way in which a list view comes to show other rows.
  package enum Transition: Hashable, Sendable {
    /// The view loads all rows anew.
    case reload
    /// The view takes the changes of an update.
    case update(ListUpdate)
    /// The rows are the same.
    case none
  }

  private var elements: [Element] = []

  package init() {}

  /// The number of rows.
  package var count: Int { elements.count }

  /// Returns the element of a row, if there is such a row.
  package subscript(place: Int) -> Element? { elements.indices.contains(place) ? elements[place] : nil }

  /// Replaces the rows.
  ///
  /// A view that is on no screen loads all rows anew, and so does one that knows another number of rows: it would answer an update with an
  /// exception.
  ///
  /// - Parameters:
  ///   - new: The elements of the rows.
  ///   - isOnScreen: A Boolean value that indicates whether the view is in a window.
  ///   - known: The number of rows that the view knows.
  ///   - identity: A closure that returns the identity of an element.
  ///   - areEqual: A closure that returns whether two elements with one identity have the same content.
  /// - Returns: The way from the rows before to these.
  package mutating func show<ID: Hashable>(
    _ new: [Element],
    isOnScreen: Bool,
    known: Int,
    id identity: (Element) -> ID,
    by areEqual: (Element, Element) -> Bool
  ) -> Transition {
    let old = elements
    elements = new
    guard isOnScreen, known == old.count else { return .reload }
    let update = ListUpdate(from: old, to: new, id: identity, by: areEqual)
    return update.isEmpty ? .none : .update(update)
  }

  /// Moves a row as the user has moved it. The view shows it already.
  ///
  /// - Parameters:
  ///   - place: The place of the row.
  ///   - destination: Its place afterward.
  /// - Returns: The element of the row, if there is one.
  package mutating func move(from place: Int, to destination: Int) -> Element? {
    guard elements.indices.contains(place), elements.indices.contains(destination) else { return nil }
    let element = elements.remove(at: place)
    elements.insert(element, at: destination)
    return element
  }
}
