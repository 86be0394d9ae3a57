/// An error that can state that a task has been canceled.
///
///     enum ReadError: CancellationRepresentable {
///       case noFile, canceled
///       static var cancellation: ReadError { .canceled }
///     }
///
/// In a canceled task, a loop over the ``SignalProtocol/values`` of a signal throws it where it is the failure type, and so do
/// ``SignalProtocol/first()``, ``SignalProtocol/last()``, ``SignalProtocol/collected()`` and ``SignalProtocol/completion()``. So a part of
/// the values never passes as all of them.
/// `CancellationError` is such an error, and those of Foundation are `URLError` and `POSIXError`.
public protocol CancellationRepresentable: Error {
  /// The error of a canceled task.
  static var cancellation: Self { get }
}

extension CancellationError: CancellationRepresentable {
  public static var cancellation: CancellationError { CancellationError() }
}

extension Error {
  /// The error of a canceled task, if the type has one.
  static var ofCanceledTask: Self? {
    (Self.self as? any CancellationRepresentable.Type ?? CancellationError.self).cancellation as? Self
  }
}
