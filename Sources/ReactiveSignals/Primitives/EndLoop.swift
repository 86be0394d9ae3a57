import _ReactiveSignalsShims

/// The loop in which a thread ends subjects in a row, when the release of the first one ends them.
///
/// A subject ends the subjects that are subscribed to it. When sixteen of these calls nest in a release, the others wait until these have
/// returned, in their order. So a row of any length is released in constant stack.
///
/// It is safe, because the loop is thread-local, and the thread owns the reference to what waits until the first call takes that back.
@safe
@usableFromInline
enum EndLoop {
  private struct End {
    let run: () -> Void
  }

  /// The ends that wait.
  private final class Queue {
    var ends = FIFO<End>()
  }

  private static var limit: Int32 { 16 }

  /// A Boolean value that indicates whether the release of a subject is ending others on this thread.
  @usableFromInline
  static var isRunning: Bool { rs_end_depth() > 0 }

  /// Ends a subject, in the loop that runs or in a new one.
  @usableFromInline
  static func perform(_ end: @escaping () -> Void) {
    guard enter() else { return postpone(end) }
    end()
    leave()
  }

  /// Enters the loop. Returns `false` if too many ends nest.
  static func enter() -> Bool {
    let depth = rs_end_depth()
    guard depth < limit else { return false }
    rs_set_end_depth(depth + 1)
    return true
  }

  /// Leaves the loop. The first call to enter it ends those that wait.
  static func leave() {
    let depth = rs_end_depth()
    if depth == 1 { runWaiting() }
    rs_set_end_depth(depth - 1)
  }

  @inline(never)
  private static func postpone(_ end: @escaping () -> Void) {
    let end = End(run: end)
    if let waiting = unsafe rs_waiting_ends() {
      return unsafe Unmanaged<Queue>.fromOpaque(waiting)._withUnsafeGuaranteedRef { $0.ends.append(end) }
    }
    let queue = Queue()
    queue.ends.append(end)
    unsafe rs_set_waiting_ends(Unmanaged.passRetained(queue).toOpaque())
  }

  private static func runWaiting() {
    guard let waiting = unsafe rs_waiting_ends() else { return }
    let queue = unsafe Unmanaged<Queue>.fromOpaque(waiting).takeRetainedValue()
    while let end = queue.ends.popFirst() { end.run() }
    rs_set_waiting_ends(nil)
  }
}
