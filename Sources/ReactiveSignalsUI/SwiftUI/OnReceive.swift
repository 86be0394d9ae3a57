#if canImport(SwiftUI)
public import ReactiveSignals
public import SwiftUI

extension View {
  /// Calls a closure with each value of a signal as long as this view exists.
  ///
  /// <!-- fragment -->
  ///
  ///     List(notes) { NoteRow(note: $0) }
  ///       .onReceive(save.failures) { failure in message = failure.text }
  ///
  /// The view subscribes when it first appears. The subscription goes on while another view is pushed over it or presented, and ends when the
  /// view is removed. The signal is the one that the view had when it appeared, since signals have no identity that could change: for another
  /// signal, use `onReceive(_:id:perform:)`. The closure is the latest. It runs on the main actor: a value sent there is handled
  /// in place, and a value sent elsewhere asynchronously, in order.
  ///
  /// - Parameters:
  ///   - signal: The signal, which cannot fail. Handle failures first, for example with `replaceFailure(with:)`.
  ///   - action: The closure to call with each value.
  /// - Returns: A view that receives the values.
  public func onReceive<S: MainSignalConvertible>(
    _ signal: S,
    perform action: @escaping @MainActor (S.Value) -> Void
  ) -> some View where S.Failure == Never {
    onReceive(signal, id: 0, perform: action)
  }

  /// Calls a closure with each value of a signal, and subscribes to another signal when its identity changes.
  ///
  /// <!-- fragment -->
  ///
  ///     NoteView(note).onReceive(note.changes, id: note.id) { change in show(change) }
  ///
  /// The view then disposes the subscription from before, and subscribes to the signal that it has now. It behaves as
  /// `onReceive(_:perform:)` otherwise.
  ///
  /// - Parameters:
  ///   - signal: The signal, which cannot fail.
  ///   - id: The identity of the signal.
  ///   - action: The closure to call with each value.
  /// - Returns: A view that receives the values.
  public func onReceive<S: MainSignalConvertible>(
    _ signal: S,
    id: some Equatable,
    perform action: @escaping @MainActor (S.Value) -> Void
  ) -> some View where S.Failure == Never {
    modifier(SignalReceiver(signal: signal, id: id, action: action))
  }
}

/// A modifier that subscribes to a signal as long as its view exists.
private struct SignalReceiver<S: MainSignalConvertible, ID: Equatable>: ViewModifier
where S.Failure == Never {
  let signal: S
  let id: ID
  let action: @MainActor (S.Value) -> Void
  @State private var reception = Reception<S.Value, ID>()

  func body(content: Content) -> some View {
    reception.action = action
    // The first appearance counts as a change. Later ones do not.
    return content.onChange(of: id, initial: true) { [reception, signal] in
      reception.start(signal, id: id)
    }
  }
}

/// The subscription of a view, and the closure of its latest evaluation. The view owns it.
@MainActor
private final class Reception<Value, ID: Equatable> {
  private struct Source {
    let id: ID
  }

  private let subscription = SerialDisposable()
  private var source: Source?
  var action: (@MainActor (Value) -> Void)?

  nonisolated init() {}

  /// Subscribes, unless the view has appeared once more with the same signal.
  func start(_ signal: some MainSignalConvertible<Value, Never>, id: ID) {
    if let source, source.id == id { return }
    source = Source(id: id)
    subscription.inner = signal.mainSignal.subscribe { [weak self] in self?.action?($0) }
  }

  deinit { subscription.dispose() }
}
#endif
