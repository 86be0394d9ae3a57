import ReactiveSignals
import Testing

private struct Page {
  let items: [Int]
  let next: Int?
}

private struct PageError: Error {}

/// A list that loads its next page when the user reaches the bottom, and begins anew when the user pulls.
private final class PagedList {
  private(set) var items = MainProperty<[Int]>([])
  @MainMutableProperty private(set) var isLoading = false
  private let bottom = MainSubject<Void, Never>()
  private let refresh = MainSubject<Void, Never>()

  init(load: @escaping (Int) -> MainSignal<Page, PageError>) {
    let pages = refresh.start(with: ()).flatMap(.latest) { [bottom, unowned self] in
      bottom.start(with: ())
        .flatScan(Page(items: [], next: 0), .first) { last, _ -> MainSignal<Page, Never> in
          guard let number = last.next else { return .empty }
          return load(number)
            .on(subscribed: { self.isLoading = true })
            .finally { self.isLoading = false }
            .catch { _ in .empty }
        }
        .scan(into: [Int]()) { all, page in all += page.items }
    }
    items = MainProperty(initial: [], then: pages)
  }

  func reachedBottom() { bottom.send() }
  func pullToRefresh() { refresh.send() }
}

struct PagedListTests {
  @Test("Pages follow one another, and a pull begins anew")
  func pages() {
    let requests = MainSubject<Page, PageError>()
    var numbers: [Int] = []
    let list = PagedList { number in
      numbers.append(number)
      return requests.take(1)
    }
    #expect(list.isLoading)
    list.reachedBottom()
    #expect(numbers == [0])
    requests.send(Page(items: [1, 2], next: 1))
    #expect(!list.isLoading)
    list.reachedBottom()
    requests.send(Page(items: [3], next: nil))
    list.reachedBottom()
    #expect(numbers == [0, 1])
    #expect(list.items.value == [1, 2, 3])
    list.pullToRefresh()
    requests.send(Page(items: [4], next: nil))
    #expect(list.items.value == [4])
  }
}
