import _ReactiveSignalsShims

/// The loop in which a thread attaches sinks to erased signals, one after another.
///
/// Each erased signal is attached inside the call that attaches the one before it. When too many of these calls have nested, the next one
/// waits until they have returned (see ``Bounce``). So a tail call, which is one in the same subscription, takes constant stack. An operator
/// attaches in its own subscription as the last thing that it does, or with ``finish(_:)``. The reasons are in *Tail calls* in
/// `Documentation/Design/Core.md`.
///
/// The loop is thread-local: the list of an outer loop is kept here, and put back.
@usableFromInline
struct AttachLoop {
  /// The loop that continues after this one; `nil` when this call nests in one of the same subscription.
  private let outer: (subscription: UInt, list: Bounce.Suspended)?

  /// Enters the loop of a subscription.
  ///
  /// - Returns: The loop, to leave after the call; `nil` when too many calls nest.
  static func enter(_ subscription: CompoundDisposable) -> AttachLoop? {
    if isRunning(in: subscription) { return Bounce.enter(.attachment) ? AttachLoop(outer: nil) : nil }
    let outer = (rs_attach_subscription(), Bounce.suspend(.attachment))
    rs_set_attach_subscription(key(of: subscription))
    _ = Bounce.enter(.attachment)
    return AttachLoop(outer: outer)
  }

  /// Continues the loop of `subscription` with another one, which ends with it. The caller attaches nothing else.
  @usableFromInline
  static func move(from subscription: CompoundDisposable, to inner: CompoundDisposable) {
    if isRunning(in: subscription) { rs_set_attach_subscription(key(of: inner)) }
  }

  /// Calls `attach`, and returns when everything is attached: for an operator that attaches a sink in its own subscription and then goes on.
  ///
  /// The loop that runs is set aside meanwhile, so nothing of this call waits in it.
  static func finish(_ attach: () -> Void) {
    let outer = rs_attach_subscription()
    rs_set_attach_subscription(0)
    attach()
    rs_set_attach_subscription(outer)
  }

  /// Makes the loop of `subscription` do `attach` when the calls that nest have returned.
  static func postpone(in subscription: CompoundDisposable, _ attach: @escaping () -> Void) {
    Bounce.postpone(.attachment) {
      if !subscription.isDisposed { attach() }
    }
  }

  /// Leaves the loop. The first call to enter it does what waits.
  func leave() {
    Bounce.leave(.attachment)
    guard let outer else { return }
    rs_set_attach_subscription(outer.subscription)
    Bounce.resume(.attachment, outer.list)
  }

  private static func isRunning(in subscription: CompoundDisposable) -> Bool {
    rs_attach_subscription() == key(of: subscription)
  }

  private static func key(of subscription: CompoundDisposable) -> UInt {
    UInt(bitPattern: ObjectIdentifier(subscription))
  }
}
