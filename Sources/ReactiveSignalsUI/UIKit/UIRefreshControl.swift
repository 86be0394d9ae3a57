#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import ReactiveSignals
public import UIKit

extension UIRefreshControl {
  /// Executes a command when the user pulls to refresh, and ends refreshing when the execution has ended.
  ///
  /// <!-- fragment -->
  ///
  ///     refreshControl.bind(to: reload)
  ///
  /// Refreshing ends when the execution completes, fails or is canceled, and immediately if the command is not enabled. It behaves as
  /// the binding of another control otherwise.
  ///
  /// RAC: `rac_command`.
  ///
  /// - Parameter command: The command.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bind(to command: some CommandProtocol<Void>) -> any Disposable {
    command.bind(to: self, \.isEnabled, activations: signal(for: .valueChanged), in: commandSlot(of: self)) {
      $0.activate(()).subscribe(completed: { [weak control = $1] in control?.endRefreshing() })
    }
  }
}
#endif
