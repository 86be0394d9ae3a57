import ReactiveSignalsTestingTraits
import ReactiveSignalsUI
import Testing

@Suite(.withoutLeaks) struct SectionItemsTests {
  static func items(from old: [Row], to new: [Row], present: [Int], others: [Int] = []) -> SectionItems<Int> {
    SectionItems(from: old, to: new, present: present, others: others, id: \.id, by: ==)
  }

  @Test("Items that stand twice, or in another section, are left out and told")
  func duplicates() {
    let items = Self.items(
      from: [],
      to: [1, 2, 1, 3, 9].map { Row(id: $0, text: 0) },
      present: [],
      others: [9]
    )
    #expect(items.items == [1, 2, 3])
    #expect(items.duplicates == [1, 9])
    #expect(items.changed.isEmpty)
  }

  @Test("An item that stays and has other content is changed, and one that is new or equal is not")
  func changed() {
    let old = [Row(id: 1, text: 0), Row(id: 2, text: 0), Row(id: 3, text: 0)]
    let new = [Row(id: 3, text: 1), Row(id: 2, text: 0), Row(id: 4, text: 0)]
    #expect(Self.items(from: old, to: new, present: [1, 2, 3]).changed == [3])
    // The app has removed the items: a snapshot rejects to reconfigure one that it does not have.
    #expect(Self.items(from: old, to: new, present: []).changed.isEmpty)
  }

  @Test("The first of two elements with one item stands for it")
  func firstCounts() {
    let old = [Row(id: 1, text: 0), Row(id: 1, text: 5)]
    #expect(Self.items(from: old, to: [Row(id: 1, text: 0)], present: [1]).changed.isEmpty)
    #expect(Self.items(from: old, to: [Row(id: 1, text: 5)], present: [1]).changed == [1])
  }
}
