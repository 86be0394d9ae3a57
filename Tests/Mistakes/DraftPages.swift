// compiles
import ReactiveSignals

struct Page: Sendable {
  var rows: [Int] = []
  var next: Int? = 0
}
struct Lost: Error {}

final class Pages: Sendable {
  let rows: Property<[Int]>
  let isLoading = MutableProperty(false)
  private let bottom = Subject<Void, Never>()
  private let reload = Subject<Void, Never>()

  init(load: @escaping @Sendable (Int) -> Signal<Page, Lost>) {
    let pages = reload.start(with: ()).flatMap(.latest) { [bottom, isLoading] in
      bottom.start(with: ())
        .flatScan(Page(), .first) { last, _ in
          guard let number = last.next else { return .empty }
          return load(number)
            .on(subscribed: { isLoading.value = true }, disposed: { isLoading.value = false })
            .catch { _ in .empty }
        }
        .scan(into: [Int]()) { rows, page in rows += page.rows }
    }
    rows = Property(initial: [], then: pages)
  }
}
