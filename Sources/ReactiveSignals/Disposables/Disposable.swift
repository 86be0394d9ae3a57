/// Something that can be cancelled or cleaned up, once.
///
/// RAC: `RACDisposable`.
public protocol Disposable: AnyObject, Sendable {
  /// Whether ``dispose()`` has been called. It is already true while the cleanup runs.
  var isDisposed: Bool { get }

  /// Cleans up. Only the first call does anything; any thread may make it, at any moment.
  func dispose()
}
