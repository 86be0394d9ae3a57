import _ReactiveSignalsSimulationShims

typealias TestClosure = @concurrent @Sendable () async throws -> Void

/// Calls `body` with a closure that tasks may hold.
///
/// A task that is stuck in the closure never runs again, and it holds the closure for ever. The standard library stops a program whose
/// closure is held longer than `withoutActuallyEscaping` allows, so the references of stuck tasks are released. No one uses them.
func withReusableClosure<Result>(
  _ closure: @concurrent @Sendable () async throws -> Void,
  _ body: (@escaping TestClosure) -> Result
) -> Result {
  withoutActuallyEscaping(closure) { closure in
    // A closure is a pair of words: its function, and its context, which is `nil` or a native object. The bit cast traps when the sizes
    // differ.
    let context = unsafe unsafeBitCast(Wrapped(closure: closure), to: Words.self).context
    let count = unsafe rs_retain_count(UnsafeMutableRawPointer(bitPattern: context))
    let result = body(closure)
    // The references above `count` belong to stuck tasks. Their simulation drops their jobs, so no code uses or releases the references.
    // The simulation runs on this thread and has ended, so no other thread changes the count. `closure` keeps the first `count` ones.
    unsafe rs_release_to_count(UnsafeMutableRawPointer(bitPattern: context), count)
    return result
  }
}

/// A closure in a structure, which has the representation of the closure itself.
private struct Wrapped {
  let closure: TestClosure
}

private struct Words {
  let function: UInt
  let context: UInt
}
