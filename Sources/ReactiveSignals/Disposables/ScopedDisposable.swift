/// A disposable that disposes another one when it is released.
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

  /// Creates a disposable that disposes `inner` when it is disposed or released.
  public init(_ inner: any Disposable) {
    self.inner = inner
  }

  deinit { inner.dispose() }

  public var isDisposed: Bool { inner.isDisposed }

  public func dispose() { inner.dispose() }
}

extension Disposable {
  /// Returns a disposable that disposes this one when it is released. A ``ScopedDisposable`` returns itself.
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
