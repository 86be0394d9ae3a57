public import Foundation
public import ReactiveSignals

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSession {
  /// Returns a signal that makes a request, sends the response with its data and completes.
  ///
  ///     URLSession.shared.signal(for: URLRequest(url: url))
  ///       .map { data, response in data.count }
  ///       .retry(2)
  ///       .subscribe(next: { print($0) }, failed: { print($0.code) })
  ///
  /// A response with an error status is a value, not a failure, unless `validated(_:)` follows.
  ///
  /// - **Sends**: the response with its data. Each subscription makes the request again.
  /// - **Ends**: completes after the response. Fails with the error of the request.
  /// - **Disposal**: cancels the request.
  /// - **Thread**: the delegate queue of the session.
  /// - **Memory**: the data.
  ///
  /// RAC: `rac_sendAsynchronousRequest:`.
  ///
  /// - Parameter request: The request to make.
  /// - Returns: A signal of one value that fails with the error of the request.
  /// - Complexity: O(*n*) for *n* bytes of data.
  public func signal(for request: URLRequest) -> Signal<(data: Data, response: URLResponse), URLError> {
    .create { subscriber in
      let task = self.dataTask(with: request) { data, response, error in
        if let data, let response, error == nil {
          subscriber.send((data, response))
          subscriber.complete()
        } else {
          subscriber.fail(error as? URLError ?? URLError(.unknown))
        }
      }
      subscriber.onDispose { task.cancel() }
      task.resume()
    }
  }

  /// Returns a signal that requests `url`, sends the response with its data and completes.
  ///
  /// It behaves as ``signal(for:)-(URLRequest)``.
  ///
  /// - Parameter url: The URL to request.
  /// - Returns: A signal of one value that fails with the error of the request.
  /// - Complexity: O(*n*) for *n* bytes of data.
  public func signal(for url: URL) -> Signal<(data: Data, response: URLResponse), URLError> {
    signal(for: URLRequest(url: url))
  }
}
