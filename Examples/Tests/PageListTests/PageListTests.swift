import PageList
import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct PageListTests {
  private let scheduler = TestScheduler()

  @Test("The list shows a page, asks for the next one once, and repeats the request that fails")
  func pages() {
    let catalog = PretendCatalog(on: scheduler)
    let list = PageList(of: catalog)
    let footers = list.lines.signal.compactMap(\.last).distinctUntilChanged().recorded().recorder
    scheduler.run()
    list.titles.loadMore()
    list.titles.loadMore()
    scheduler.run()
    #expect(catalog.requestCount == 2)
    #expect(list.titles.value.count == 8)
    list.titles.loadMore()
    scheduler.run()
    #expect(list.titles.value.count == 8)
    list.titles.loadMore()
    scheduler.run()
    #expect(list.titles.value.count == 12)
    list.titles.loadMore()
    #expect(catalog.requestCount == 4)
    #expect(
      footers.values == [
        "  …", "  'more' shows more", "  …", "  'more' shows more", "  …",
        "  ! unreachable: 'more' tries again", "  …", "  that is all",
      ]
    )
  }

  @Test("A refresh replaces the list, which is shown until then")
  func refresh() {
    let list = PageList(of: PretendCatalog(on: scheduler))
    scheduler.run()
    list.titles.loadMore()
    scheduler.advance(by: .milliseconds(100))
    list.titles.refresh()
    #expect(list.titles.value.count == 4)
    scheduler.run()
    #expect(list.titles.failure.value == .unreachable)
    #expect(list.titles.value.count == 4)
    list.titles.loadMore()
    scheduler.run()
    #expect(list.lines.value == (1...4).map { "  Title \($0)" } + ["  'more' shows more"])
  }
}
