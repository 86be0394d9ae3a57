#if canImport(SwiftUI)
public import ReactiveSignals
public import SwiftUI

extension View {
  /// Observes a property from each appearance of this view until it disappears.
  ///
  /// <!-- fragment -->
  ///
  ///     Text("\(model.price.value)").observing(model.price)
  ///
  /// A view that reads a property is updated by it, and does not count as its observer, since it is not told when the reading ends. With this
  /// modifier, a property of `whileObserved:` is subscribed to its signal while the view is on the screen. The property is the one that the
  /// view had when it appeared: for another one, give the view another `id(_:)`.
  ///
  /// - Parameter property: The property.
  /// - Returns: A view that observes the property.
  public func observing(_ property: some PropertyProtocol) -> some View {
    modifier(WhileVisible { property.changes.subscribe { _ in } })
  }

  /// Observes a property of the main actor from each appearance of this view until it disappears.
  ///
  /// It behaves as the form for other properties.
  ///
  /// - Parameter property: The property.
  /// - Returns: A view that observes the property.
  public func observing(_ property: some MainPropertyProtocol) -> some View {
    modifier(WhileVisible { property.changes.subscribe { _ in } })
  }
}

/// A modifier that subscribes while its view is on the screen.
private struct WhileVisible: ViewModifier {
  let subscribe: @MainActor () -> any Disposable
  @State private var visit = Visit()

  func body(content: Content) -> some View {
    content
      .onAppear { visit.subscription.inner = subscribe() }
      .onDisappear { visit.subscription.inner = nil }
  }
}

/// The subscription of a view, which owns it.
private final class Visit: Sendable {
  let subscription = SerialDisposable()

  deinit { subscription.dispose() }
}
#endif
