/// An error of an execution of a ``Command``.
///
/// RAC: `RACCommandErrorNotEnabled` among the errors of the work.
public enum CommandError<Failure: Error>: Error {
  /// The command was not enabled, and its work did not start.
  case notEnabled
  /// The work failed.
  case failed(Failure)
}

extension CommandError: Equatable where Failure: Equatable {}
extension CommandError: Hashable where Failure: Hashable {}
