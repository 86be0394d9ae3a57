import ReactiveSignals
import Testing

private struct LoadError: Error {}

/// Pages of values that are loaded as they are asked for.
private func paginate<Parameters, Cursor, Envelope, Value: Equatable>(
  first: MainSignal<Parameters, Never>,
  next: MainSignal<Void, Never>,
  values: @escaping (Envelope) -> [Value],
  cursor: @escaping (Envelope) -> Cursor,
  load: @escaping (Parameters) -> MainSignal<Envelope, LoadError>,
  loadNext: @escaping (Cursor) -> MainSignal<Envelope, LoadError>
) -> (values: MainSignal<[Value], Never>, isLoading: MainProperty<Bool>) {
  let last = MainMutableProperty<Cursor?>(nil)
  let isLoading = MainMutableProperty(false)
  let cursors = last.signal.compactMap { $0 }.sample(on: next)
  let pages = first.flatMap(.latest) { parameters in
    cursors.map(loadNext).start(with: load(parameters))
      .flatMap(.latest) { page in
        page
          .on(
            subscribed: { isLoading.value = true },
            next: { last.value = cursor($0) },
            terminated: { isLoading.value = false }
          )
          .map(values)
          .catch { _ in .empty }
      }
      .take(untilMatching: \.isEmpty)
      .scan([]) { $0 + $1 }
  }
  return (pages.distinctUntilChanged(), isLoading.property)
}

private struct Project: Equatable { var slug: String }
private struct Comment: Equatable { var id: Int, replies: Int }
private struct CommentPage { var comments: [Comment], cursor: Int }

private protocol CommentService {
  func comments(of slug: String, after: Int?) -> MainSignal<CommentPage, LoadError>
}

private final class CommentsModel {
  @MainMutableProperty var project: Project?
  private let rows = MainSubject<(row: Int, total: Int), Never>()
  private let selections = MainSubject<Comment, Never>()
  private let refreshes = MainSubject<Void, Never>()
  private(set) var comments: MainSignal<([Comment], Project), Never> = .never
  private(set) var replies: MainSignal<(Comment, Project), Never> = .never
  private(set) var isLoading = MainProperty(false)

  init(service: any CommentService) {
    let projects = $project.signal.compactMap { $0 }
    let isClose = rows.map { $0.row >= $0.total - 3 }.distinctUntilChanged().filter { $0 }.map { _ in }
    let (values, isLoading) = paginate(
      first: projects.merge(refreshes.withLatest(from: projects) { $1 }),
      next: isClose,
      values: { $0.comments },
      cursor: { $0.cursor },
      load: { service.comments(of: $0.slug, after: nil) },
      loadNext: { [unowned self] in service.comments(of: project?.slug ?? "", after: $0) }
    )
    self.isLoading = isLoading
    comments = values.combineLatest(projects)
    replies = selections.filter { $0.replies > 0 }.withLatest(from: projects)
  }

  func willDisplay(_ row: Int, of total: Int) { rows.send((row, total)) }
  func select(_ comment: Comment) { selections.send(comment) }
  func refresh() { refreshes.send() }
}

private final class Comments: CommentService {
  func comments(of slug: String, after: Int?) -> MainSignal<CommentPage, LoadError> {
    let id = (after ?? 0) + 1
    return .just(CommentPage(comments: [Comment(id: id, replies: id - 1)], cursor: id))
  }
}

struct CommentsTests {
  @Test("Comments are loaded page by page, and anew")
  func pages() {
    let model = CommentsModel(service: Comments())
    var ids: [[Int]] = []
    var opened: [Int] = []
    model.comments.subscribe { comments, _ in ids.append(comments.map(\.id)) }
    model.replies.subscribe { comment, _ in opened.append(comment.id) }
    model.project = Project(slug: "p")
    model.willDisplay(0, of: 10)
    model.willDisplay(8, of: 10)
    model.select(Comment(id: 1, replies: 0))
    model.select(Comment(id: 2, replies: 1))
    model.refresh()
    #expect(ids == [[1], [1, 2], [1]])
    #expect(opened == [2])
    #expect(!model.isLoading.value)
  }
}
