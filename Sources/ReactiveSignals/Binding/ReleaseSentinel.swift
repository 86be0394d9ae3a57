#if canImport(ObjectiveC)
import ObjectiveC
import Synchronization

/// Goes with the object it is put into, and says so.
final class ReleaseSentinel: Sendable {
  private let released: @Sendable () -> Void
  private let isWithdrawn = Atomic<Bool>(false)

  private init(_ released: @escaping @Sendable () -> Void) { self.released = released }

  deinit {
    if !isWithdrawn.load(ordering: .acquiring) { released() }
  }

  /// Its own address serves as the key: it is there as long as the sentinel is.
  private var key: UnsafeRawPointer { unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// Has `released` called when `object` is released. Disposing takes that back.
  static func put(into object: AnyObject, _ released: @escaping @Sendable () -> Void) -> any Disposable {
    let sentinel = ReleaseSentinel(released)
    unsafe objc_setAssociatedObject(object, sentinel.key, sentinel, .OBJC_ASSOCIATION_RETAIN)
    return BlockDisposable { [weak object, weak sentinel] in
      guard let sentinel else { return }
      sentinel.isWithdrawn.store(true, ordering: .releasing)
      if let object { unsafe objc_setAssociatedObject(object, sentinel.key, nil, .OBJC_ASSOCIATION_RETAIN) }
    }
  }
}
#else
import Observation
@_spi(Reflection) import Swift

/// Finds what an observable object says its changes by.
enum RegistrarSearch {
  /// The registrar that `object` has as a stored property of its own class, or of one it inherits from.
  static func registrar(of object: AnyObject) -> ObservationRegistrar? {
    var found: ObservationRegistrar?
    // Of a class. The option has a name, but as a variable that any thread may write.
    let options = _EachFieldOptions(rawValue: 1)
    unsafe _forEachField(of: type(of: object), options: options) { _, offset, type, _ in
      guard type == ObservationRegistrar.self else { return true }
      // The object is there as long as this runs, and has a registrar at that place. It is not written while the object is
      // in use: all who track the object would be forgotten. No other property is read, as others may be writing it.
      let address = unsafe Unmanaged.passUnretained(object).toOpaque()
      found = unsafe address.load(fromByteOffset: offset, as: ObservationRegistrar.self)
      return false
    }
    return found
  }
}
#endif
