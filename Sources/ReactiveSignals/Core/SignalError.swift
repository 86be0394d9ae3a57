/// The failures that operators make themselves.
///
/// RAC: `RACSignalErrorDomain`.
public enum SignalError: Error, Hashable, Sendable {
  /// A signal has not ended in time. RAC: `RACSignalErrorTimedOut`.
  case timedOut
}
