#if canImport(ObjectiveC)
import Foundation
import ObjectiveC

/// Goes with the Objective-C object it is put into, and says so.
final class ReleaseSentinel: NSObject, Sendable {
  private let released: @Sendable () -> Void

  private init(_ released: @escaping @Sendable () -> Void) { self.released = released }

  deinit { released() }

  static func put(into object: NSObject, _ released: @escaping @Sendable () -> Void) {
    let sentinel = ReleaseSentinel(released)
    // Its own address serves as the key: it is there as long as the sentinel is.
    let key = unsafe UnsafeRawPointer(Unmanaged.passUnretained(sentinel).toOpaque())
    unsafe objc_setAssociatedObject(object, key, sentinel, .OBJC_ASSOCIATION_RETAIN)
  }
}
#endif
