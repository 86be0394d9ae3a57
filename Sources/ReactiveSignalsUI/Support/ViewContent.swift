#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
import ReactiveSignals

/// The present content of a view that shows one piece after another.
final class ViewContent: Sendable {
  private let token = Locked(Lifetime.Token())

  /// The lifetime of the present content.
  var lifetime: Lifetime { token.withLock { $0 }.lifetime }

  /// Ends the lifetime of the present content, and returns that of the next.
  @discardableResult
  func renew() -> Lifetime {
    let next = Lifetime.Token()
    let last = token.withLock { token in
      defer { token = next }
      return token
    }
    last.dispose()
    return next.lifetime
  }
}
#endif
