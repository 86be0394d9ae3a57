public import Foundation
public import ReactiveSignals

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// The failure of a request whose answer is checked.
public enum ResponseError: Error, CustomStringConvertible {
  /// The request has failed, and there is no response.
  case failed(URLError)
  /// The server has answered with another status than those that are valid. The data often says why.
  case status(HTTPURLResponse, Data)
  /// The response does not come from a server of HTTP, and has no status.
  case noStatus(URLResponse)
  /// The file of a download cannot be written.
  case file(any Error)

  /// The reason, without the data and header fields of the response, and the secrets of its URL: its user, password and query.
  public var description: String {
    switch self {
    case .failed(let error): "failed: \(error)"
    case .status(let response, let data): "\(response.withoutSecrets), \(data.count) bytes"
    case .noStatus(let response): "no status: \(response.withoutSecrets)"
    case .file(let error): "file: \(error)"
    }
  }
}

extension ResponseError: CancellationRepresentable {
  public static var cancellation: ResponseError { .failed(.cancellation) }
}

extension URLResponse {
  /// The status and the URL without secrets.
  var withoutSecrets: String {
    let place = url?.withoutSecrets.absoluteString ?? "no URL"
    guard let answer = self as? HTTPURLResponse else { return place }
    return "status \(answer.statusCode) of \(place)"
  }
}

extension SignalProtocol where Value == (data: Data, response: URLResponse), Failure == URLError {
  /// Returns a signal of the data of the responses whose status is valid. Another response is a failure.
  ///
  /// <!-- fragment -->
  ///
  ///     struct Item: Decodable { let title: String }
  ///     URLSession.shared.signal(for: url)
  ///       .validated()
  ///       .decode([Item].self)
  ///       .subscribe(next: { print($0.count) }, failed: { print($0) })
  ///
  /// - **Sends**: the data of each valid response.
  /// - **Ends**: completes as this signal does. Fails with ``ResponseError/status(_:_:)`` at another status, and with
  ///   ``ResponseError/failed(_:)`` when the request fails.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter statuses: The valid statuses.
  /// - Returns: A signal of data.
  /// - Complexity: O(1) for each response.
  public func validated(_ statuses: Range<Int> = 200..<300) -> Signal<Data, ResponseError> {
    mapFailure { ResponseError.failed($0) }
      .tryMap { data, response throws(ResponseError) in
        guard let answer = response as? HTTPURLResponse else { throw .noStatus(response) }
        guard statuses.contains(answer.statusCode) else { throw .status(answer, data) }
        return data
      }
      .erased
  }
}
