public import Foundation
public import ReactiveSignals

extension URLError: CancellationRepresentable {
  public static var cancellation: URLError { URLError(.cancelled) }
}

extension POSIXError: CancellationRepresentable {
  public static var cancellation: POSIXError { POSIXError(.ECANCELED) }
}
