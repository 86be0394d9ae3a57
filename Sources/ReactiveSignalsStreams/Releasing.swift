import _ReactiveSignalsShims

/// A loop that releases objects one after another, which otherwise would release each other recursively and overflow the
/// stack.
///
/// A release that is requested during another one on the same thread is postponed until that one has finished.
///
/// Thread-local memory holds the address of an array on the stack of the thread. Only that thread reads the address, and it
/// is reset before the array is destroyed. Each access to the array ends before any object is released.
enum Releasing {
  static func release<Value: Sendable>(_ value: consuming Value) {
    if let address = unsafe rs_postponed_releases() {
      let postponed = unsafe address.assumingMemoryBound(to: [AnyObject].self)
      return unsafe postponed.pointee.append(Box(consume value))
    }
    var value: Value? = consume value
    var postponed: [AnyObject] = []
    unsafe withUnsafeMutablePointer(to: &postponed) { postponed in
      unsafe rs_set_postponed_releases(postponed)
      _ = value.take()
      while unsafe postponed.pointee.popLast() != nil {}
      rs_set_postponed_releases(nil)
    }
  }

  private final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: consuming Value) { self.value = value }
  }
}
