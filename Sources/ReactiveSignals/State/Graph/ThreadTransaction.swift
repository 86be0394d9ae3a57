import _ReactiveSignalsShims

/// The transaction that the calling thread is in.
///
/// The thread keeps its address while ``perform(in:_:)`` keeps it alive; only that thread reads it.
enum ThreadTransaction {
  static var current: AnyObject? {
    guard let address = unsafe rs_current_transaction() else { return nil }
    return unsafe Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
  }

  static func perform<Result, Failure: Error>(
    in transaction: AnyObject,
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(transaction) {} }
    return try unsafe perform(in: Unmanaged.passUnretained(transaction).toOpaque(), work)
  }

  /// Runs `work` outside the thread's transaction.
  static func suspend<Result>(_ work: () -> Result) -> Result {
    unsafe perform(in: nil, work)
  }

  private static func perform<Result, Failure: Error>(
    in address: UnsafeRawPointer?,
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = unsafe rs_current_transaction()
    unsafe rs_set_current_transaction(address)
    defer { unsafe rs_set_current_transaction(before) }
    return try work()
  }
}
