import _ReactiveSignalsShims

/// The loop in which a thread attaches sinks to erased signals, one after another.
///
/// The last signal of a sequence gets the sink and the subscription of the result. It can end in another sequence, and so on without
/// end. Each erased signal is attached inside the call that attaches the one before it. When too many of these calls have nested, the
/// next one waits until they have returned. So a tail call takes constant stack, and so does a chain of any number of erased operators.
///
/// A tail call is one in the same subscription. An operator that starts a signal in another subscription starts another loop, unless
/// that is the last thing it does. Then the loop continues with that subscription.
///
/// It is safe, because the loop is thread-local, and the thread owns the reference to what waits until it takes that out.
@safe
@usableFromInline
struct AttachLoop {
  /// The number of calls that nest.
  private static var limit: Int32 { 16 }

  /// The loop that continues after this one; `nil` when this call nests in one of the same subscription.
  private let outer: rs_attach_loop?

  /// Enters the loop of a subscription.
  ///
  /// - Returns: The loop, to leave after the call; `nil` when too many calls nest.
  static func enter(_ subscription: CompoundDisposable) -> AttachLoop? {
    let key = UInt(bitPattern: ObjectIdentifier(subscription))
    let current = unsafe rs_current_attach_loop()
    if unsafe current.subscription != key {
      unsafe rs_set_current_attach_loop(rs_attach_loop(subscription: key, depth: 0, waiting: nil))
      return unsafe AttachLoop(outer: current)
    }
    guard unsafe current.depth < limit else { return nil }
    rs_change_attach_depth(1)
    return unsafe AttachLoop(outer: nil)
  }

  /// Continues the loop of `subscription` with another one, which ends with it. The caller attaches nothing else.
  @usableFromInline
  static func move(from subscription: CompoundDisposable, to inner: CompoundDisposable) {
    if unsafe rs_current_attach_loop().subscription == UInt(bitPattern: ObjectIdentifier(subscription)) {
      rs_set_attach_subscription(UInt(bitPattern: ObjectIdentifier(inner)))
    }
  }

  /// Makes the loop of `subscription` do `attach` when the calls that nest have returned.
  static func postpone(in subscription: CompoundDisposable, _ attach: @escaping () -> Void) {
    let earlier = takeWaiting()
    let step = AttachStep {
      earlier?.run()
      if !subscription.isDisposed { attach() }
    }
    unsafe rs_set_waiting_attach(Unmanaged.passRetained(step).toOpaque())
  }

  /// Leaves the loop. The first call to enter it does what waits.
  func leave() {
    guard let outer = unsafe outer else { return rs_change_attach_depth(-1) }
    while let step = Self.takeWaiting() { step.run() }
    unsafe rs_set_current_attach_loop(outer)
  }

  private static func takeWaiting() -> AttachStep? {
    guard let waiting = unsafe rs_current_attach_loop().waiting else { return nil }
    rs_set_waiting_attach(nil)
    return unsafe Unmanaged<AttachStep>.fromOpaque(waiting).takeRetainedValue()
  }
}

/// The work that a loop does when the calls that nest have returned.
private final class AttachStep {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}
