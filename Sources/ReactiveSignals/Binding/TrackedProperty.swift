import Observation
import _ReactiveSignalsShims

/// A property of an observable object, and the isolation that both belong to.
///
/// The object is held weakly.
///
/// `@unchecked Sendable`: object and key path are used in their isolation only, where `observe` was called. Without one
/// they are used by whoever subscribes and whoever writes; both may do that with the object. Whether the object is there
/// anyone may ask.
final class TrackedProperty<Value: Sendable>: @unchecked Sendable {
  let isolation: (any Actor)?
  // The type of the object is known to the closures only: it may conform to `Observable` in its isolation only.
  private let value: () -> Value?
  private let isReleased: () -> Bool
  private let watch: (TrackingNotice) -> (any Disposable)?
  /// The threads that are reading the value.
  private let readers = Locked<[UInt]>([])

  init<Object: Observable & AnyObject>(
    _ object: Object,
    _ keyPath: KeyPath<Object, Value>,
    isolation: (any Actor)?
  ) {
    self.isolation = isolation
    value = { [weak object] in object?[keyPath: keyPath] }
    isReleased = { [weak object] in object == nil }
    watch = { [weak object] notice in object.flatMap { Self.watch($0, notice) } }
  }

  /// Whether the object has been released.
  var isGone: Bool { isReleased() }

  /// Whether the calling thread is just reading the value, so that what changes is changed by the reading.
  var isBeingReadHere: Bool {
    let me = rs_thread_token()
    return readers.withLock { $0.contains(me) }
  }

  // What follows is called in the isolation.

  /// The value; nothing when the object is gone.
  func read() -> Value? { reading(value) }

  /// The value. From when this returns, `notice` is told of changes.
  func read(_ tracking: Tracking, _ notice: TrackingNotice) -> Value? {
    reading { tracking.start(notice, value) }
  }

  private func reading(_ body: () -> Value?) -> Value? {
    let me = rs_thread_token()
    readers.withLock { $0.append(me) }
    defer {
      readers.withLock { readers in
        if let index = readers.lastIndex(of: me) { readers.remove(at: index) }
      }
    }
    LockCheck.assertNoLocksHeld()
    return body()
  }

  /// Has `notice` released with the object, if that can be. Disposing takes it back.
  func watchRelease(_ notice: TrackingNotice) -> (any Disposable)? { watch(notice) }

  private static func watch<Object: Observable & AnyObject>(
    _ object: Object,
    _ notice: TrackingNotice
  ) -> (any Disposable)? {
    #if canImport(ObjectiveC)
    return ReleaseSentinel.put(into: object) { withExtendedLifetime(notice) {} }
    #else
    // What the object's registrar holds for us goes with the object. So it is to hold something that is not about any
    // property: about the object as a whole, whose change nobody announces.
    guard let registrar = RegistrarSearch.registrar(of: object) else { return nil }
    let tracking = Tracking()
    tracking.start(notice) { registrar.access(object, keyPath: \.self) }
    return BlockDisposable { tracking.cancel() }
    #endif
  }
}
