import Observation
import _ReactiveSignalsShims

/// A property of an observable object, and the isolation in which both are used. The object is held weakly.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class ObservedProperty<Value: Sendable>: Sendable {
  let isolation: (any Actor)?
  // These closures use the object, and hide its type, whose conformance to `Observable` may be isolated.
  //
  // Safe: the object and the closure that reads it are used only in the isolation of the call of `observe`. Without an isolation, the
  // subscribing threads and the writing threads use them, and the caller of `observe` has allowed both. Any thread may ask whether the object
  // exists.
  private nonisolated(unsafe) let value: () -> Value?
  private nonisolated(unsafe) let isGone: () -> Bool
  private nonisolated(unsafe) let trackEnd: (Tracking.Handler) -> (any Disposable)?
  /// The threads that are reading the value.
  private let readers = Locked<[UInt]>([])

  init<Object: Observation.Observable & AnyObject>(
    _ object: Object,
    isolation: (any Actor)?,
    reading read: @escaping (Object) -> Value
  ) {
    self.isolation = isolation
    unsafe value = { [weak object] in object.map(read) }
    unsafe isGone = { [weak object] in object == nil }
    unsafe trackEnd = { [weak object] handler in object.flatMap { Self.trackRelease(of: $0, handler) } }
  }

  /// A Boolean value that indicates whether the caller is in the isolation.
  var isHere: Bool { IsolatedHandler<Void>(isolation, {}).isHere }

  /// Calls `body` in the isolation: in place there, and otherwise in a task of the actor.
  func perform(_ body: @escaping @Sendable () -> Void) {
    if let isolation, !isHere { startTask(on: isolation) { _ in body() } } else { body() }
  }

  /// A Boolean value that indicates whether the object has been released.
  var isReleased: Bool { unsafe isGone() }

  /// A Boolean value that indicates whether the current thread is reading the value. A change reported meanwhile is made by the reading itself.
  var isBeingReadOnCurrentThread: Bool {
    let thread = rs_thread_token()
    return readers.withLock { $0.contains(thread) }
  }

  // The following methods are called in the isolation.

  /// Returns the value, or `nil` if the object has been released.
  func read() -> Value? { unsafe reading(value) }

  /// Returns the value, and reports changes to `handler` from its return on.
  func read(_ tracking: Tracking, _ handler: Tracking.Handler) -> Value? {
    reading { unsafe tracking.start(handler, value) }
  }

  private func reading(_ body: () -> Value?) -> Value? {
    let thread = rs_thread_token()
    readers.withLock { $0.append(thread) }
    defer {
      readers.withLock { readers in
        if let index = readers.lastIndex(of: thread) { readers.remove(at: index) }
      }
    }
    LockCheck.assertNoLocksHeld()
    return body()
  }

  /// Releases `handler` with the object.
  ///
  /// - Returns: A disposable that ends the tracking, or `nil` if the release of the object cannot be tracked.
  func trackRelease(_ handler: Tracking.Handler) -> (any Disposable)? { unsafe trackEnd(handler) }

  private static func trackRelease<Object: Observation.Observable & AnyObject>(
    of object: Object,
    _ handler: Tracking.Handler
  ) -> (any Disposable)? {
    #if canImport(ObjectiveC)
    return Lifetime(of: object).observe { withExtendedLifetime(handler) {} }
    #else
    // The registrar of the object is released with it, and so is the handler that the registrar holds. The tracking concerns the
    // object as a whole, because no change of that is ever reported.
    guard let registrar = ObservationRegistrar.stored(in: object) else { return nil }
    let tracking = Tracking()
    tracking.start(handler) { registrar.access(object, keyPath: \.self) }
    return BlockDisposable { tracking.cancel() }
    #endif
  }
}
