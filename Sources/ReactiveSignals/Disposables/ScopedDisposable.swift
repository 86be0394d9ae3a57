/// Disposes another disposable when it is released.
///
/// Store it in the object whose lifetime the work should share.
///
///     final class Screen {
///       let updates: ScopedDisposable
///       init(_ signal: Signal<Int, Never>) {
///         updates = signal.subscribe { print($0) }.scoped()
///       }
///     }   // the subscription ends with the screen
///
/// RAC: `RACScopedDisposable`.
public final class ScopedDisposable: Disposable {
  private let inner: any Disposable

  /// Disposes `inner` when it is disposed or released.
  public init(_ inner: any Disposable) {
    self.inner = inner
  }

  deinit { inner.dispose() }

  public var isDisposed: Bool { inner.isDisposed }

  public func dispose() { inner.dispose() }
}

extension Disposable {
  /// A disposable that disposes this one when it is released; itself when it is such a one.
  ///
  /// RAC: `asScopedDisposable`.
  public func scoped() -> ScopedDisposable {
    self as? ScopedDisposable ?? ScopedDisposable(self)
  }

  /// Adds this disposable to `compound`.
  public func store(in compound: CompoundDisposable) {
    compound.add(self)
  }
}
