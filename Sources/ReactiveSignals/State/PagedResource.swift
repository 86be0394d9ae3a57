/// A list that is loaded page by page.
///
///     let numbers = PagedResource { (cursor: Int?) in
///       let first = cursor ?? 0
///       return Signal<(elements: [Int], next: Int?), Never>.just(([first, first + 1], first < 2 ? first + 2 : nil))
///     }
///     print(numbers.value)
///     numbers.loadMore()
///     print(numbers.value, numbers.hasMore.value)
///     // [0, 1]
///     // [0, 1, 2, 3] false
///
/// It is a property of the elements of all pages so far. A page has its elements, and the cursor of the next page, such as its number, or
/// `nil` if it is the last. The first page is loaded when the list is created, with the cursor `nil`.
///
/// - One page is loaded at a time: ``loadMore()`` does nothing while a load runs, whichever threads call it.
/// - ``refresh()->()`` loads the first page again, which then replaces the list. Until then, and if it fails, the list stays as it is.
/// - When a load has failed, ``loadMore()`` repeats it: the load of a page, or the refresh.
/// - A list that is old, with ``ResourceOptions/staleAfter(_:on:)``, loads its last page again.
///
/// The list cancels its load when it and all properties of it have been released. A load is a ``Resource``, with its ``ResourceOptions``.
/// The list is shown while a page is loaded, with `keepingPrevious: false` too.
///
/// - Complexity: O(*n*) for each page, with *n* elements.
///
/// Android: `Pager`. TanStack: `useInfiniteQuery`.
public final class PagedResource<Element: Sendable, Cursor: Sendable, Failure: Error>: PropertyProtocol {
  /// The elements of a page, and the cursor of the next one.
  public typealias Page = (elements: [Element], next: Cursor?)

  /// The pages so far, with the number of the request of the last one.
  private typealias Pages = (request: Int, elements: [Element], next: Cursor?)

  /// A request for a page, and the pages that it is added to, or `nil` if it replaces them.
  private typealias Request = (number: Int, former: Pages?)

  private let requests: MutableProperty<Request>
  private let pages: Resource<Pages, Failure>

  /// The state of the load, with the elements.
  public var state: Property<ResourceState<[Element], Failure>> {
    pages.state.map { $0.map(\.elements) }
  }

  /// A property that is `true` while a load runs.
  public var isLoading: Property<Bool> { pages.isLoading }

  /// The failure of the last load, or `nil` if it has not failed, or if another load runs.
  public var failure: Property<Failure?> { pages.failure }

  /// A property that is `true` unless the last page is loaded.
  public var hasMore: Property<Bool> {
    pages.state.map { $0.value.map { $0.next != nil } ?? true }.distinctUntilChanged()
  }

  public var property: Property<[Element]> { pages.state.map { $0.value?.elements ?? [] } }

  /// Creates a list whose loads are signals.
  ///
  /// - Parameters:
  ///   - options: The rules by which the pages are loaded.
  ///   - load: A closure that returns the signal of a page, for its cursor, which is `nil` for the first page. Only the first value of the signal
  ///     counts.
  public init(
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @Sendable (Cursor?) -> Signal<Page, Failure>
  ) {
    requests = MutableProperty((0, nil))
    pages = Resource(optional: requests.map(Optional.some), options.keepingPrevious()) { (request: Request) in
      load(request.former?.next).take(1)
        .map { page in
          (request.number, (request.former?.elements ?? []) + page.elements, page.next)
        }
        .erased
    }
  }

  /// Creates a list whose loads are asynchronous closures.
  ///
  /// - Parameters:
  ///   - options: The rules by which the pages are loaded.
  ///   - load: A closure that loads a page in a task, for its cursor, which is `nil` for the first page.
  public convenience init(
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @Sendable (Cursor?) async throws(Failure) -> Page
  ) {
    self.init(options: options) { cursor in
      Signal.task { () async throws(Failure) in try await load(cursor) }
    }
  }

  /// Loads the next page, or repeats the load that has failed or ended without a page. Does nothing while a load runs, or if there is no
  /// other page.
  public func loadMore() {
    switch pages.state.value {
    case .failed, .idle: pages.reload()
    case .loaded(let former) where former.next != nil:
      // Nothing is written if another thread has begun a load meanwhile.
      try? requests.modify { request throws(CancellationError) in
        guard request.number == former.request else { throw CancellationError() }
        request = (request.number + 1, former)
      }
    case .loaded, .loading: break
    }
  }

  /// Loads the next page if an element near the end is shown. Call it for each element that appears.
  ///
  ///     let numbers = PagedResource { (cursor: Int?) in
  ///       Signal<(elements: [Int], next: Int?), Never>.just((Array(0..<20), (cursor ?? 0) + 1))
  ///     }
  ///     numbers.loadMore(showing: 3)
  ///     print(numbers.value.count)
  ///     numbers.loadMore(showing: 15)
  ///     print(numbers.value.count)
  ///     // 20
  ///     // 40
  ///
  /// Unlike ``loadMore()``, it does not repeat a load that has failed, so that scrolling does not.
  ///
  /// - Parameters:
  ///   - position: The position of the element.
  ///   - distance: The number of elements behind it, with fewer of which the page is loaded.
  public func loadMore(showing position: Int, within distance: Int = 10) {
    guard case .loaded(let former) = pages.state.value else { return }
    if former.elements.count - position <= distance { loadMore() }
  }

  /// Loads the first page again, in place of a load that runs. It then replaces the list.
  public func refresh() {
    requests.modify { $0 = ($0.number + 1, nil) }
  }

  /// Loads the first page again, and waits for the end of the load, as ``Resource/reload()->_`` does.
  ///
  /// - Returns: The state at the end of the load.
  @discardableResult
  public func refresh() async -> ResourceState<[Element], Failure> {
    restart()
    return await pages.join().map(\.elements)
  }

  private func restart() { refresh() }
}
