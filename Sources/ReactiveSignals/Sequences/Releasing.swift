import _ReactiveSignalsShims

/// Releases things one after another that would release each other from inside one another, and overflow the stack.
///
/// What is to be released while the thread is releasing something waits until that is done.
///
/// The thread keeps the address of an array on its own stack: only that thread reads it, and it is taken back before
/// the array goes. The array is touched for the time that it takes to add to it, or to take from it.
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
