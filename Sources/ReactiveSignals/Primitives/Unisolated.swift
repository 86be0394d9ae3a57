import _ReactiveSignalsShims

/// A value that stays on the main actor, on its way through a signal.
///
/// `@unchecked Sendable`: only code on the main actor makes one and takes the value out, which a debug build checks. A ``MainSignal`` gets
/// its events there from each source, scheduler and task, and sends them nowhere else. The main actor releases the value too, and the closures
/// of the signal. For another thread can hold these only by way of one of the following objects, each of which gives its last reference to
/// the main actor:
///
/// - The box of an erased signal: ``MainSignal`` marks it (`stayingOnMain`), and with it everything behind it.
/// - The subscription: a marked signal that is attached in it marks it (`endOnMain`). So its members, and all that they hold, are disposed
///   and released on the main actor, wherever the disposal or the last reference comes.
/// - The border to a source, scheduler or producer elsewhere, whose side of the main actor an ``OnMainOwner`` keeps.
/// - A task, which is enqueued on the main actor, and which ends and is released there.
///
/// A value of `MainSignal.just` or an element of `MainSignal.from` is a part of that structure. When code moves the signal itself to another
/// thread, without an operator, it is released where the structure is, like the properties of any structure of the main actor.
@usableFromInline
struct OnMain<Value>: Inspection.Excluded, @unchecked Sendable {
  @usableFromInline var content: Value

  @inlinable
  init(_ value: Value) { content = value }

  /// The value. The caller is on the main actor.
  @inlinable var value: Value {
    get {
      assert(isOnMain(), "A value of the main actor is used elsewhere")
      return content
    }
    set { content = newValue }
  }
}

extension OnMain: CustomStringConvertible {
  @usableFromInline var description: String { "\(content)" }
}

/// Returns whether the caller is on the main actor, or excludes its work.
@usableFromInline
func isOnMain() -> Bool {
  let executor = unsafe ExecutorWords(MainActor.sharedUnownedExecutor)
  return executor.identity == rs_current_executor() || executor.isExcluded
}

// The closures of main signals, as the operators of `Signal` take them. A function has the same representation with and without the
// isolation, so it is taken off once, and a call costs no more. The operator calls the closure on the main actor: see `OnMain`.

@inlinable
func unisolated<Result>(_ body: @escaping @MainActor () -> Result) -> @Sendable () -> Result {
  unsafe unsafeBitCast(body, to: (@Sendable () -> Result).self)
}

@inlinable
func unisolated<A, Result>(_ body: @escaping @MainActor (A) -> Result) -> @Sendable (A) -> Result {
  unsafe unsafeBitCast(body, to: (@Sendable (A) -> Result).self)
}

@inlinable
func unisolated<A, B, Result>(_ body: @escaping @MainActor (A, B) -> Result) -> @Sendable (A, B) -> Result {
  unsafe unsafeBitCast(body, to: (@Sendable (A, B) -> Result).self)
}

@inlinable
func unisolated<A, B, C, Result>(
  _ body: @escaping @MainActor (A, B, C) -> Result
) -> @Sendable (A, B, C) -> Result {
  unsafe unsafeBitCast(body, to: (@Sendable (A, B, C) -> Result).self)
}

@inlinable
func unisolated<A, B, C, D, Result>(
  _ body: @escaping @MainActor (A, B, C, D) -> Result
) -> @Sendable (A, B, C, D) -> Result {
  unsafe unsafeBitCast(body, to: (@Sendable (A, B, C, D) -> Result).self)
}

@inlinable
func unisolated<A, B, Result>(
  _ body: @escaping @MainActor (inout A, B) -> Result
) -> @Sendable (inout A, B) -> Result {
  unsafe unsafeBitCast(body, to: (@Sendable (inout A, B) -> Result).self)
}

@inlinable
func unisolated<A, Result>(updating body: @escaping @MainActor (inout A) -> Result)
  -> @Sendable (inout A) -> Result
{
  unsafe unsafeBitCast(body, to: (@Sendable (inout A) -> Result).self)
}

@inlinable
func unisolated<A, B, Result>(
  sending body: @escaping @MainActor (A, (B) -> Void) -> Result
) -> @Sendable (A, (B) -> Void) -> Result {
  unsafe unsafeBitCast(body, to: (@Sendable (A, (B) -> Void) -> Result).self)
}

@inlinable
func unisolated<Result, Failure: Error>(
  throwing body: @escaping @MainActor () throws(Failure) -> Result
) -> @Sendable () throws(Failure) -> Result {
  let result = unisolated { @MainActor () -> Swift.Result<Result, Failure> in
    Swift.Result { () throws(Failure) in try body() }
  }
  return { () throws(Failure) in try result().get() }
}

@inlinable
func unisolated<A, Result, Failure: Error>(
  throwing body: @escaping @MainActor (A) throws(Failure) -> Result
) -> @Sendable (A) throws(Failure) -> Result {
  let result = unisolated { @MainActor (a: A) -> Swift.Result<Result, Failure> in
    Swift.Result { () throws(Failure) in try body(a) }
  }
  return { a throws(Failure) in try result(a).get() }
}

@inlinable
func unisolated<A, B, Result, Failure: Error>(
  throwing body: @escaping @MainActor (A, B) throws(Failure) -> Result
) -> @Sendable (A, B) throws(Failure) -> Result {
  let result = unisolated { @MainActor (a: A, b: B) -> Swift.Result<Result, Failure> in
    Swift.Result { () throws(Failure) in try body(a, b) }
  }
  return { a, b throws(Failure) in try result(a, b).get() }
}

/// Takes the isolation off a closure of any actor, which an ``IsolatedHandler`` calls on that actor.
@inlinable
func withoutIsolation<A>(_ body: @escaping @isolated(any) @Sendable (A) -> Void) -> @Sendable (A) -> Void {
  unsafe unsafeBitCast(IsolatedClosure(body), to: PlainClosure<A>.self).body
}

/// A closure in a struct of its own, since systems before macOS 15 and iOS 18 cannot name its type at run time.
@frozen
@usableFromInline
struct IsolatedClosure<A> {
  @usableFromInline let body: @isolated(any) @Sendable (A) -> Void

  @inlinable
  init(_ body: @escaping @isolated(any) @Sendable (A) -> Void) { self.body = body }
}

/// The same closure, without its isolation.
@frozen
@usableFromInline
struct PlainClosure<A> {
  @usableFromInline let body: @Sendable (A) -> Void
}

/// Starts a task of an actor, which is enqueued there immediately. A task that begins elsewhere waits for the global pool first, and stays
/// behind the work that is enqueued on the actor meanwhile.
///
/// - Parameters:
///   - actor: The actor.
///   - priority: The priority of the task.
///   - isDetached: A Boolean value that indicates whether the task inherits nothing from the caller.
///   - work: The work, which is called and released on the actor.
@discardableResult
func startTask(
  on actor: any Actor,
  priority: TaskPriority? = nil,
  isDetached: Bool = false,
  _ work: @escaping @Sendable (isolated any Actor) async -> Void
) -> Task<Void, Never> {
  typealias Work = @Sendable (isolated any Actor) async -> Void
  // The closure of the task has the isolation of the parameter. The function itself uses nothing of the actor, so any thread may call it.
  let start: (isolated any Actor, TaskPriority?, Bool, @escaping Work) -> Task<Void, Never> = makeTask
  typealias StartTask = (any Actor, TaskPriority?, Bool, @escaping Work) -> Task<Void, Never>
  return unsafe unsafeBitCast(start, to: StartTask.self)(actor, priority, isDetached, work)
}

private func makeTask(
  on actor: isolated any Actor,
  _ priority: TaskPriority?,
  _ isDetached: Bool,
  _ work: @escaping @Sendable (isolated any Actor) async -> Void
) -> Task<Void, Never> {
  let operation = isolated { await work(actor) }
  return isDetached
    ? Task.detached(priority: priority, operation: operation) : Task(priority: priority, operation: operation)
}

/// Returns a closure with the isolation of the function around it, as the closure of a task has it, and that of a detached task has not.
private func isolated(
  @_inheritActorContext _ body: @escaping @isolated(any) @Sendable () async -> Void
) -> @isolated(any) @Sendable () async -> Void { body }
