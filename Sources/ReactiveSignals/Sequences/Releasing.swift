import _ReactiveSignalsShims

/// Releases objects one after another whose nested releases would overflow the stack.
///
/// An object that is released while the thread releases another one waits until the thread is done.
///
/// The thread stores the address of an array on its own stack in thread-local memory. Only that thread reads the address,
/// and it removes it before the array is destroyed. Each access to the array ends before any object is released.
enum Releasing {
  static func release<Remains: Sendable>(_ remains: consuming Remains) {
    if let address = unsafe rs_postponed_releases() {
      let postponed = unsafe address.assumingMemoryBound(to: [AnyObject].self)
      return unsafe postponed.pointee.append(Parcel(consume remains))
    }
    var remains: Remains? = consume remains
    var postponed: [AnyObject] = []
    unsafe withUnsafeMutablePointer(to: &postponed) { postponed in
      unsafe rs_set_postponed_releases(postponed)
      _ = remains.take()
      while unsafe postponed.pointee.popLast() != nil {}
      rs_set_postponed_releases(nil)
    }
  }

  private final class Parcel<Remains: Sendable>: Sendable {
    let remains: Remains

    init(_ remains: consuming Remains) { self.remains = remains }
  }
}
