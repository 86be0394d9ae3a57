#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
public import ReactiveSignals

/// The binding of a signal of arrays to a list view, with signals of the elements that the user selects and edits.
///
/// <!-- fragment -->
///
///     let list = model.notes.signal.bind(to: tableView, cell: "Note", as: NoteCell.self) { cell, note, lifetime in
///       cell.textLabel?.text = note.title
///       note.isUnread.signal.take(during: lifetime).map { !$0 }.bind(to: \.isHidden, on: cell.dot)
///     }
///     list.selections.subscribe { [weak self] note in self?.open(note) }
///
/// The binding ends when it is disposed, and when the view is released. Releasing it does not end it. Its signals complete with it.
@MainActor
public final class ListBinding<Element>: Disposable {
  private nonisolated let subscription = CompoundDisposable()
  private let subjects = Subjects()

  @MainActor
  private struct Subjects {
    let selections = MainSubject<Element, Never>()
    let deselections = MainSubject<Element, Never>()
    let deletions = MainSubject<Element, Never>()
    let insertions = MainSubject<Element, Never>()
    let moves = MainSubject<(element: Element, from: Int, to: Int), Never>()
  }

  init() {
    subscription.add(
      BlockDisposable { [subjects] in
        runOnMain {
          subjects.selections.complete()
          subjects.deselections.complete()
          subjects.deletions.complete()
          subjects.insertions.complete()
          subjects.moves.complete()
        }
      }
    )
  }

  /// A Boolean value that indicates whether the binding has ended.
  public nonisolated var isDisposed: Bool { subscription.isDisposed }

  /// Ends the binding. The view keeps the rows that it shows until it asks for them again.
  public nonisolated func dispose() { subscription.dispose() }

  /// A signal of the element of each row that the user selects.
  ///
  /// - **Sends**: the element that the row shows at that time.
  /// - **Ends**: completes when the binding ends. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The view is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var selections: MainSignal<Element, Never> { subjects.selections.mainSignal }

  /// A signal of the element of each row that the user deselects. It behaves as ``selections``.
  public var deselections: MainSignal<Element, Never> { subjects.deselections.mainSignal }

  /// A signal of the element of each row that the user deletes. It behaves as ``selections``.
  ///
  /// The row stays until an array without the element is sent.
  /// It sends if the binding allows ``ListEdits/deletionAndInsertion``.
  public var deletions: MainSignal<Element, Never> { subjects.deletions.mainSignal }

  /// A signal of the element of each row whose insertion control the user taps. It behaves as ``selections``.
  ///
  /// It sends if the binding allows ``ListEdits/deletionAndInsertion``.
  public var insertions: MainSignal<Element, Never> { subjects.insertions.mainSignal }

  /// A signal of each row that the user moves, with its places before and after. It behaves as ``selections``.
  ///
  /// The view shows the row at its new place already, and the app moves the element in its array.
  /// It sends if the binding allows ``ListEdits/moves``.
  public var moves: MainSignal<(element: Element, from: Int, to: Int), Never> { subjects.moves.mainSignal }

  func add(_ disposable: any Disposable) { subscription.add(disposable) }
  func select(_ element: Element) { subjects.selections.send(element) }
  func deselect(_ element: Element) { subjects.deselections.send(element) }
  func delete(_ element: Element) { subjects.deletions.send(element) }
  func insert(_ element: Element) { subjects.insertions.send(element) }
  func move(_ element: Element, from: Int, to: Int) { subjects.moves.send((element, from, to)) }
}
#endif
