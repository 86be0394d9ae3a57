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
  /// - **Ends**: completes after the response. Fails with the error of the request, whose URL has no user, password or query. A redirect that
  ///   is refused fails with `URLError.Code.appTransportSecurityRequiresSecureConnection`.
  /// - **Disposal**: cancels the request. On Linux this is safe at any time, as `URLSessionTask.cancel()` is not. It takes effect on another thread.
  /// - **Thread**: the delegate queue of the session. On Linux the request belongs to a session with the configuration of this one, and without
  ///   its cache, which Foundation never fills there. So `invalidateAndCancel()` does not cancel it.
  /// - **Memory**: the data.
  ///
  /// The description of a response contains its URL and its header fields, such as cookies. So write no description of a value into a log.
  ///
  /// RAC: `rac_sendAsynchronousRequest:`.
  ///
  /// - Parameters:
  ///   - request: The request to make.
  ///   - redirects: The redirects to follow.
  /// - Returns: A signal of one value that fails with the error of the request.
  /// - Complexity: O(*n*) for *n* bytes of data.
  public func signal(
    for request: URLRequest,
    redirects: Redirects = .secure
  ) -> Signal<(data: Data, response: URLResponse), URLError> {
    .create { subscriber in
      let decision = RedirectDecision(redirects, self)
      let end = { @Sendable (data: Data?, response: URLResponse?, error: (any Error)?) in
        let failure = decision.failure(of: error)
        guard failure == nil, let data, let response else {
          return subscriber.fail(failure ?? URLError(.unknown))
        }
        subscriber.send((data, response))
        subscriber.complete()
      }
      #if canImport(FoundationNetworking)
      let session = TaskSessions.session(for: self)
      let task = session.dataTask(with: request) { data, response, error in
        self.delegateQueue.addOperation { end(data, response, error) }
      }
      #else
      let session = self
      let task = session.dataTask(with: request, completionHandler: end)
      #endif
      task.delegate = TransferDelegate(decision)
      task.resume()
      subscriber.onDispose { decision.cancel(task, of: session) }
    }
  }

  /// Returns a signal that requests `url`, sends the response with its data and completes.
  ///
  /// It behaves as ``signal(for:redirects:)-(URLRequest,_)``.
  ///
  /// - Parameters:
  ///   - url: The URL to request.
  ///   - redirects: The redirects to follow.
  /// - Returns: A signal of one value that fails with the error of the request.
  /// - Complexity: O(*n*) for *n* bytes of data.
  public func signal(
    for url: URL,
    redirects: Redirects = .secure
  ) -> Signal<(data: Data, response: URLResponse), URLError> {
    signal(for: URLRequest(url: url), redirects: redirects)
  }
}
