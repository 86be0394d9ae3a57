#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
import Foundation
import ReactiveSignals

/// The rows of a list view, which the object that the view asks for them shares with the binding.
@MainActor
final class ListSource<Element> {
  private(set) var rows = ListRows<Element>()
  let binding = ListBinding<Element>()

  /// Shows the arrays of a signal until the view is released.
  ///
  /// - Parameters:
  ///   - arrays: The arrays.
  ///   - view: The view. It is held weakly.
  ///   - known: A closure that returns the number of rows that the view knows, or `nil` if it is on no screen.
  ///   - identity: A closure that returns the identity of an element.
  ///   - areEqual: A closure that returns whether two elements with one identity have the same content.
  ///   - show: A closure that makes the view show the rows.
  func show<View: AnyObject, ID: Hashable>(
    _ arrays: MainSignal<[Element], Never>,
    in view: View,
    known: @escaping @MainActor (View) -> Int?,
    id identity: @escaping @MainActor (Element) -> ID,
    by areEqual: @escaping @MainActor (Element, Element) -> Bool,
    _ show: @escaping @MainActor (View, ListRows<Element>.Transition, @escaping () -> Void) -> Void
  ) {
    let lifetime = Lifetime(of: view)
    binding.add(lifetime.observe { [weak binding] in binding?.dispose() })
    binding.add(
      arrays.take(during: lifetime).subscribe { [weak view] array in
        guard let view else { return }
        let count = known(view)
        // The view asks for the rows from before while it prepares an update, and for the new ones inside of it.
        var changed = self.rows
        let transition = changed.show(
          array,
          isOnScreen: count != nil,
          known: count ?? 0,
          id: { identity($0) },
          by: { areEqual($0, $1) }
        )
        let next = changed
        show(view, transition) { self.rows = next }
        self.rows = next
      }
    )
  }

  /// Reports the rows that the user selects and deselects.
  func report(
    selections: MainSignal<[Int], Never>,
    deselections: MainSignal<[Int], Never> = .never
  ) {
    binding.add(
      selections.subscribe { [weak self] places in
        for place in places {
          if let self, let element = rows[place] { binding.select(element) }
        }
      }
    )
    binding.add(
      deselections.subscribe { [weak self] places in
        for place in places {
          if let self, let element = rows[place] { binding.deselect(element) }
        }
      }
    )
  }

  /// Moves a row as the user has done.
  func move(from place: Int, to destination: Int) {
    if let element = rows.move(from: place, to: destination) {
      binding.move(element, from: place, to: destination)
    }
  }
}

/// The data source that a list view keeps, because it refers to it weakly, and its binding.
private final class DataSourceSlot: Sendable {
  let binding = SerialDisposable()
  let source = Locked(nil as (any AnyObject & Sendable)?)

  deinit { binding.dispose() }
}

/// Makes an object the data source of a list view during a binding. A binding from before ends.
///
/// - Parameters:
///   - data: The data source, which the view keeps.
///   - view: The view.
///   - binding: The binding.
///   - set: A closure that sets the data source of the view.
///   - end: A closure that removes the data source at the end of the binding.
@MainActor
func keep<View: AnyObject & Sendable, Source: AnyObject & Sendable>(
  _ data: Source,
  asDataSourceOf view: View,
  until binding: ListBinding<some Any>,
  set: () -> Void,
  end: @escaping @MainActor (View, Source) -> Void
) {
  let slot = associatedObject(of: view) { DataSourceSlot() }
  slot.binding.inner = nil
  slot.source.withLock { $0 = data }
  set()
  binding.add(
    BlockDisposable { [weak view, weak data] in
      runOnMain { [weak view, weak data] in
        if let view, let data { end(view, data) }
      }
    }
  )
  slot.binding.inner = binding
}
#endif
