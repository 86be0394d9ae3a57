/// A failure raised by an operator.
///
/// RAC: `RACSignalErrorDomain`.
public enum SignalError: Error, Hashable, Sendable {
  /// The signal has not ended in time. RAC: `RACSignalErrorTimedOut`.
  case timedOut
}
