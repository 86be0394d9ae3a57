public import ReactiveSignals

/// The screen of a list that is loaded page by page. Nothing in it is subscribed: all that it shows is derived from the state of the load.
public struct PageList: Sendable {
  public let titles: PagedResource<String, Int, CatalogError>

  /// The lines of the screen.
  public let lines: Property<[String]>

  /// Creates a list of the titles of a catalog. The first page is loaded at once.
  public init(of catalog: some Catalog) {
    titles = PagedResource { cursor in catalog.page(cursor ?? 0) }
    lines = titles.state.combineLatest(titles.hasMore).map { state, hasMore in
      (state.value ?? []).map { "  " + $0 } + [Self.footer(state, hasMore)]
    }
  }

  private static func footer(
    _ state: ResourceState<[String], CatalogError>,
    _ hasMore: Bool
  ) -> String {
    switch state {
    case .loading: "  …"
    case .failed(let error, _): "  ! \(error): 'more' tries again"
    case .loaded, .idle: hasMore ? "  'more' shows more" : "  that is all"
    }
  }
}
