/// Holds one disposable at a time: a place for work that is replaced by newer work.
///
///     let serial = SerialDisposable()
///     serial.inner = BlockDisposable { print("first") }
///     serial.inner = BlockDisposable { print("second") }   // first
///     serial.dispose()                                     // second
///
/// Once it is disposed it stays empty, and what is put into it is disposed at once.
///
/// RAC: `RACSerialDisposable`, whose setter dropped the old disposable undisposed.
public final class SerialDisposable: Disposable {
  private struct State: Sendable {
    var inner: (any Disposable)?
    var isDisposed = false
  }

  private let state: Locked<State>

  /// Starts with `inner`, or empty.
  public init(_ inner: (any Disposable)? = nil) {
    state = Locked(State(inner: inner))
  }

  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// The disposable it holds. Setting it disposes the one before.
  public var inner: (any Disposable)? {
    get { state.withLock { $0.inner } }
    set { swap(newValue)?.dispose() }
  }

  /// Puts `new` in and returns the disposable it held, *undisposed*. When the serial disposable is disposed
  /// already, disposes `new` and returns `nil`.
  @discardableResult
  public func swap(_ new: (any Disposable)?) -> (any Disposable)? {
    let (old, accepted) = state.withLock { state -> ((any Disposable)?, Bool) in
      guard !state.isDisposed else { return (nil, false) }
      defer { state.inner = new }
      return (state.inner, true)
    }
    if !accepted { new?.dispose() }
    return old
  }

  public func dispose() {
    let inner = state.withLock { state in
      state.isDisposed = true
      return state.inner.take()
    }
    inner?.dispose()
  }
}
