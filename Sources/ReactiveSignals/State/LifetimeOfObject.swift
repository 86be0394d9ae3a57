#if canImport(ObjectiveC)
extension Lifetime {
  /// Creates the lifetime of any object, which ends when the object is released.
  ///
  /// <!-- fragment -->
  ///
  ///     updates.take(during: Lifetime(of: player)).subscribe { print($0) }
  ///     Lifetime(of: player) += updates.subscribe { print($0) }
  ///
  /// The object needs no ``Token`` of its own. All lifetimes of one object end together, on the thread that releases it, after its
  /// `deinit` and after the weak references to it have become `nil`. The lifetime does not keep the object alive.
  ///
  /// It exists on Apple platforms only, because it is an associated object of the Objective-C runtime.
  ///
  /// RAC: `rac_deallocDisposable`, `rac_willDeallocSignal`.
  ///
  /// - Parameter object: The object.
  public init(of object: AnyObject) {
    self = associatedObject(of: object) { Token() }.lifetime
  }
}
#endif
