#if canImport(SwiftUI)
public import ReactiveSignals
public import SwiftUI

extension View {
  /// Calls a closure with each value of a signal while this view is on screen.
  ///
  /// <!-- fragment -->
  ///
  ///     List(notes) { NoteRow(note: $0) }
  ///       .onReceive(save.failures) { failure in message = failure.text }
  ///
  /// The view subscribes when it appears, and the subscription ends when it disappears. The signal is the one that the view had when it
  /// appeared, and the closure is the latest. The closure runs on the main actor: a value sent there is handled in place, and a value
  /// sent elsewhere asynchronously, in order.
  ///
  /// - Parameters:
  ///   - signal: The signal, which cannot fail. Handle failures first, for example with `replaceFailure(with:)`.
  ///   - action: The closure to call with each value.
  /// - Returns: A view that receives the values.
  public func onReceive<S: SignalProtocol>(
    _ signal: S,
    perform action: @escaping @MainActor (S.Value) -> Void
  ) -> some View where S.Failure == Never {
    modifier(SignalReceiver(signal: signal, action: action))
  }
}

/// A modifier that subscribes to a signal while its view is on screen.
private struct SignalReceiver<S: SignalProtocol>: ViewModifier where S.Failure == Never {
  let signal: S
  let action: @MainActor (S.Value) -> Void
  @State private var reception = Reception<S.Value>()

  func body(content: Content) -> some View {
    reception.action = action
    return
      content
      .onAppear { [reception, signal] in
        reception.subscription.inner = signal.observe { @MainActor in reception.action?($0) }
      }
      .onDisappear { [reception] in reception.subscription.inner = nil }
  }
}

/// The subscription of a view, and the closure of its latest evaluation.
@MainActor
private final class Reception<Value: Sendable> {
  let subscription = SerialDisposable()
  var action: (@MainActor (Value) -> Void)?

  nonisolated init() {}

  deinit { subscription.dispose() }
}
#endif
