import _ReactiveSignalsShims

/// The loop in which a thread ends subjects in a row, when the release of the first one ends them.
///
/// A subject ends the subjects that are subscribed to it. When sixteen of these calls nest in a release, the others wait until these have
/// returned, in their order. So a row of any length is released in constant stack.
///
/// It is safe, because the loop is thread-local, and the call that makes it keeps it meanwhile.
@safe
@usableFromInline
final class EndLoop {
  private struct End {
    let run: () -> Void
  }

  private static var limit: Int { 16 }

  private var depth = 0
  private var waiting = FIFO<End>()

  /// A Boolean value that indicates whether the release of a subject is ending others on this thread.
  @usableFromInline
  static var isRunning: Bool { unsafe rs_current_end_loop() != nil }

  /// Ends a subject, in the loop that runs or in a new one.
  @usableFromInline
  static func perform(_ end: @escaping () -> Void) {
    if let current = unsafe rs_current_end_loop() {
      return unsafe Unmanaged<EndLoop>.fromOpaque(current).takeUnretainedValue().perform(end)
    }
    let loop = EndLoop()
    unsafe rs_set_current_end_loop(Unmanaged.passUnretained(loop).toOpaque())
    loop.perform(end)
    rs_set_current_end_loop(nil)
  }

  private func perform(_ end: @escaping () -> Void) {
    guard depth < Self.limit else { return waiting.append(End(run: end)) }
    depth += 1
    end()
    while depth == 1, let next = waiting.popFirst() { next.run() }
    depth -= 1
  }
}
