/// An error that can state that a task has been canceled.
///
///     enum ReadError: CancellationRepresentable {
///       case noFile, canceled
///       static var cancellation: ReadError { .canceled }
///     }
///
/// In a canceled task, ``SignalProtocol/first()``, ``SignalProtocol/last()``, ``SignalProtocol/collected()`` and
/// ``SignalProtocol/completion()`` throw it where it is the failure type of the signal. So a part of the values never passes as all of them.
/// `CancellationError` is such an error, and those of Foundation are `URLError` and `POSIXError`.
public protocol CancellationRepresentable: Error {
  /// The error of a canceled task.
  static var cancellation: Self { get }
}

extension CancellationError: CancellationRepresentable {
  public static var cancellation: CancellationError { CancellationError() }
}
