/// The items of a section of a list whose items are unique, as a snapshot of a diffable data source takes them.
package struct SectionItems<Item: Hashable> {
  /// The items, each of which stands once, where it stands first.
  package private(set) var items: [Item] = []
  /// The items that stand a second time, or in another section. A snapshot with these would end the program.
  package private(set) var duplicates: [Item] = []
  /// The items that the section has already, and whose elements have other content now.
  package private(set) var changed: [Item] = []

  /// Creates the items of a section.
  ///
  /// - Parameters:
  ///   - old: The elements before.
  ///   - new: The elements that the section is to show.
  ///   - present: The items of the section.
  ///   - others: The items of the other sections.
  ///   - identity: A closure that returns the item of an element.
  ///   - areEqual: A closure that returns whether two elements with one item have the same content.
  package init<Element>(
    from old: [Element],
    to new: [Element],
    present: [Item],
    others: [Item],
    id identity: (Element) -> Item,
    by areEqual: (Element, Element) -> Bool
  ) {
    let present = Set(present)
    let before = Dictionary(old.map { (identity($0), $0) }) { first, _ in first }
    var seen = Set(others)
    for element in new {
      let item = identity(element)
      guard seen.insert(item).inserted else {
        duplicates.append(item)
        continue
      }
      items.append(item)
      if present.contains(item), let last = before[item], !areEqual(last, element) { changed.append(item) }
    }
  }
}
