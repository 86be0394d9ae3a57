/// Why an execution of a ``Command`` failed.
///
/// RAC: `RACCommandErrorNotEnabled` among the errors of the work.
public enum CommandError<Failure: Error>: Error {
  /// The command was not enabled; nothing was done.
  case notEnabled
  /// The work failed.
  case failed(Failure)
}

extension CommandError: Equatable where Failure: Equatable {}
extension CommandError: Hashable where Failure: Hashable {}
