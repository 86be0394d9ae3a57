import _ReactiveSignalsShims

/// A loop in place of recursion, on one thread.
///
/// Work nests in work of its kind, up to a limit. Further work waits, and is done in its order when the calls that nest have returned. So
/// any amount of it takes constant stack. A thread never waits for another, and does none of the work of another.
///
/// Safe: the lists are thread-local, and the thread owns one reference to each step that waits.
@safe
@usableFromInline
package enum Bounce {
  /// A kind of work. Each has a list of its own.
  @usableFromInline
  package enum Kind: Int {
    /// The releases of values that hold each other, see ``ChainLink``.
    case release
    /// The ends of subjects in a row, when the release of the first one ends them.
    case end
    /// The attachments of sinks to erased signals in one subscription, see ``AttachLoop``.
    case attachment
    /// The reports of ended executions of commands.
    case report
    /// The work of properties that begins and ends with their observation, see ``ObservedLinks``.
    case observation

    /// The thread's list of this kind.
    fileprivate var list: UnsafeMutablePointer<rs_bounce> { unsafe rs_bounce_list(rawValue) }
  }

  /// The number of calls that nest.
  private static var limit: Int { 16 }

  /// Returns a Boolean value that indicates whether this thread is doing work of a kind.
  @usableFromInline
  static func isRunning(_ kind: Kind) -> Bool { unsafe kind.list.pointee.depth > 0 }

  /// Does `work`: now, or after the calls that nest.
  @usableFromInline
  static func perform(_ kind: Kind, _ work: @escaping () -> Void) {
    guard enter(kind) else { return postpone(kind, work) }
    work()
    leave(kind)
  }

  /// Releases a value: now, or after the releases that nest.
  @inlinable
  package static func release<Value: ~Copyable>(_ value: consuming Value) {
    guard enter(.release) else { return postpone(Kept(value)) }
    _ = consume value
    leave(.release)
  }

  /// Counts a call, to leave after it. Returns `false` if too many nest.
  @usableFromInline
  static func enter(_ kind: Kind) -> Bool {
    let list = unsafe kind.list
    guard unsafe list.pointee.depth < limit else { return false }
    unsafe list.pointee.depth += 1
    return true
  }

  /// Ends a call. The outermost one does the work that waits.
  @usableFromInline
  static func leave(_ kind: Kind) {
    let list = unsafe kind.list
    if unsafe list.pointee.depth == 1 { unsafe runWaiting(in: list) }
    unsafe list.pointee.depth -= 1
  }

  /// Does `work` after the calls that nest.
  static func postpone(_ kind: Kind, _ work: @escaping () -> Void) {
    unsafe append(Step(work), to: kind.list)
  }

  /// Releases the value of a step after the releases that nest.
  @usableFromInline
  @inline(never)
  static func postpone(_ release: Step) { unsafe append(release, to: Kind.release.list) }

  /// The calls that nest in a list and its steps, set aside while another list is in its place.
  @safe
  struct Suspended {
    fileprivate let list: rs_bounce
  }

  /// Begins an empty list of a kind. The caller puts the former one back on this thread.
  static func suspend(_ kind: Kind) -> Suspended {
    let former = unsafe Suspended(list: kind.list.pointee)
    unsafe kind.list.pointee = rs_bounce()
    return former
  }

  /// Puts a list back, in place of one without steps.
  static func resume(_ kind: Kind, _ former: Suspended) { unsafe kind.list.pointee = former.list }

  private static func append(_ step: Step, to list: UnsafeMutablePointer<rs_bounce>) {
    let reference = unsafe Unmanaged.passRetained(step).toOpaque()
    if let last = unsafe list.pointee.last {
      unsafe Unmanaged<Step>.fromOpaque(last)._withUnsafeGuaranteedRef { unsafe $0.next = reference }
    } else {
      unsafe list.pointee.first = reference
    }
    unsafe list.pointee.last = reference
  }

  private static func runWaiting(in list: UnsafeMutablePointer<rs_bounce>) {
    while let first = unsafe list.pointee.first {
      let step = unsafe Unmanaged<Step>.fromOpaque(first).takeRetainedValue()
      unsafe list.pointee.first = step.next
      if unsafe step.next == nil { unsafe list.pointee.last = nil }
      // It may append other steps, and so may its release.
      step.work?()
    }
  }
}

extension Bounce {
  /// A step that waits: work to do, or a value to release, which the subclass has.
  @safe
  @usableFromInline
  class Step {
    /// The step that arrived after this one, to which the list owns a reference.
    fileprivate final var next: UnsafeMutableRawPointer?
    fileprivate final let work: (() -> Void)?

    @usableFromInline
    init(_ work: (() -> Void)? = nil) { self.work = work }
  }

  /// A step that releases a value, with itself.
  @usableFromInline
  final class Kept<Value: ~Copyable>: Step {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: consuming Value) {
      self.value = value
      super.init()
    }
  }
}
