/// Work or a resource that can be canceled or cleaned up once.
///
/// RAC: `RACDisposable`.
public protocol Disposable: AnyObject, Sendable {
  /// A Boolean value that indicates whether ``dispose()`` has been called. It is already `true` while the cleanup runs.
  var isDisposed: Bool { get }

  /// Cleans up. Only the first call has an effect. Any thread may make it at any time.
  func dispose()
}
