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
/// Without a disposable of its own, it serves as a bag for the subscriptions of an object:
///
///     final class Screen {
///       private let subscriptions = ScopedDisposable()
///       init(_ signal: Signal<Int, Never>) {
///         signal.subscribe { print($0) }.store(in: subscriptions)
///       }
///     }   // the subscriptions end with the screen
///
/// RAC: `RACScopedDisposable`.
public final class ScopedDisposable: Disposable {
  private let inner: any Disposable
  /// The disposables stored in this one: `inner` itself, if it is a compound.
  fileprivate let members: CompoundDisposable

  /// Creates a disposable that disposes `inner` when it is disposed or released.
  public init(_ inner: any Disposable) {
    self.inner = inner
    members = inner as? CompoundDisposable ?? CompoundDisposable()
  }

  /// Creates a disposable for others, which it disposes when it is disposed or released. Store them with `store(in:)`.
  public convenience init() { self.init(CompoundDisposable()) }

  deinit { dispose() }

  public var isDisposed: Bool { inner.isDisposed }

  public func dispose() {
    inner.dispose()
    members.dispose()
  }
}

extension Disposable {
  /// Returns a disposable that disposes this one when it is released. A ``ScopedDisposable`` returns itself.
  ///
  /// RAC: `asScopedDisposable`.
  public func scoped() -> ScopedDisposable {
    self as? ScopedDisposable ?? ScopedDisposable(self)
  }

  /// Adds this disposable to `compound`, which disposes it when it is disposed itself.
  ///
  /// Releasing the compound disposes nothing. An object whose subscriptions end when it is released stores them in a
  /// ``ScopedDisposable`` or a ``Lifetime/Token``.
  public func store(in compound: CompoundDisposable) {
    compound.add(self)
  }

  /// Adds this disposable to `scoped`, which disposes it when it is disposed or released itself.
  ///
  ///     final class Screen {
  ///       private let subscriptions = ScopedDisposable()
  ///
  ///       init(_ updates: Signal<Int, Never>, _ errors: Signal<String, Never>) {
  ///         updates.subscribe { print("update", $0) }.store(in: subscriptions)
  ///         errors.subscribe { print("error", $0) }.store(in: subscriptions)
  ///       }
  ///     }   // the subscriptions end with the screen
  public func store(in scoped: ScopedDisposable) {
    scoped.members.add(self)
  }
}
