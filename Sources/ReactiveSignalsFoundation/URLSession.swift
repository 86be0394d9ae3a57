public import Foundation
public import ReactiveSignals

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSession {
  /// A signal that makes a request, and sends the answer with its data.
  ///
  ///     URLSession.shared.signal(for: URLRequest(url: url))
  ///       .map { data, response in data.count }
  ///       .retry(2)
  ///       .subscribe(next: { print($0) }, failed: { print($0.code) })
  ///
  /// Each subscription makes the request anew; disposal cancels it. The answer is sent on the session's delegate queue. An
  /// answer that says that the server could not serve is no failure.
  ///
  /// RAC: `rac_sendAsynchronousRequest:`.
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

  /// A signal that gets what `url` names, and sends the answer with its data. Otherwise as ``signal(for:)-(URLRequest)``.
  public func signal(for url: URL) -> Signal<(data: Data, response: URLResponse), URLError> {
    signal(for: URLRequest(url: url))
  }
}
