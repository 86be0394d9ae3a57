import _ReactiveSignalsShims

/// A value that stays on the main actor, on its way through a signal.
///
/// `@unchecked Sendable`: only code on the main actor makes one and takes the value out, which a debug build checks. A ``MainSignal`` gets
/// its events there from each source, scheduler and task, and sends them nowhere else. Another thread may hold the value, and may release
/// the last reference to it, as it may with the values that a closure of the main actor has captured.
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

/// As the functions below, for a closure of any actor, which an ``IsolatedHandler`` calls there.
@inlinable
func withoutIsolation<A>(_ body: @escaping @isolated(any) @Sendable (A) -> Void) -> @Sendable (A) -> Void {
  unsafe unsafeBitCast(body, to: (@Sendable (A) -> Void).self)
}

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
  unsafe unsafeBitCast(body, to: (@Sendable () throws(Failure) -> Result).self)
}

@inlinable
func unisolated<A, Result, Failure: Error>(
  throwing body: @escaping @MainActor (A) throws(Failure) -> Result
) -> @Sendable (A) throws(Failure) -> Result {
  unsafe unsafeBitCast(body, to: (@Sendable (A) throws(Failure) -> Result).self)
}

@inlinable
func unisolated<A, B, Result, Failure: Error>(
  throwing body: @escaping @MainActor (A, B) throws(Failure) -> Result
) -> @Sendable (A, B) throws(Failure) -> Result {
  unsafe unsafeBitCast(body, to: (@Sendable (A, B) throws(Failure) -> Result).self)
}
