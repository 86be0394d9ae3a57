package import Foundation
import ReactiveSignals

#if canImport(FoundationNetworking)
package import FoundationNetworking
#endif

/// The redirects that a request follows.
///
/// At a redirect to another origin, which is another scheme, host or port, the request loses its fields `Authorization`, `Proxy-Authorization`
/// and `Cookie`, and the user and password of its URL. `https` instead of `http` on the same host, at the usual ports, is the same origin. The
/// cookies of the storage of the session for the new URL are set. Other fields are sent on: put no secret into a field of your own if the
/// server may redirect.
///
/// A delegate of the session that decides about redirects is asked first.
public enum Redirects: Sendable, Hashable {
  /// All redirects, except from `https` to another scheme. These fail with `URLError.Code.appTransportSecurityRequiresSecureConnection`.
  case secure
  /// All redirects, also from `https` to `http`, where everybody on the way reads and changes the request and the response.
  case all
}

/// The decision of a task about its redirects.
package final class RedirectDecision: Sendable {
  private struct State {
    var isCanceled = false
    var refusal: URLError?
  }

  private let redirects: Redirects
  /// The session that the user has, and whose delegate decides first.
  private let owner: URLSession
  private let state = Locked(State())

  package init(_ redirects: Redirects, _ owner: URLSession) {
    self.redirects = redirects
    self.owner = owner
  }

  /// Returns the failure of the request, if it has failed: a redirect that was refused, or the error of its task. Its URL has no secrets.
  package func failure(of error: (any Error)?) -> URLError? {
    if let refusal = state.withLock({ $0.refusal }) { return refusal }
    guard let error else { return nil }
    guard let error = error as? URLError else { return URLError(.unknown) }
    var information: [String: Any] = [NSLocalizedDescriptionKey: error.localizedDescription]
    if let url = error.failingURL { information[NSURLErrorFailingURLErrorKey] = url.withoutSecrets }
    return URLError(error.code, userInfo: information)
  }

  /// Ends the task.
  ///
  /// On Linux, `URLSessionTask.cancel()` ends the process if the task completes, or answers a redirect, between the call and its effect. The
  /// reason is in Foundation of Swift 6.3: the call only enqueues the work that stops the transfer on the queue of the task. This work looks
  /// the task up in its session, and requires that it waits for no redirect. A completion removes the task from its session. Three rules
  /// exclude that:
  ///
  /// 1. The task is canceled in an operation of the delegate queue of its session, which is serial. A completion and the question about a
  ///    redirect are operations there too. So a task that has completed is known to have, and no other task completes meanwhile.
  /// 2. The operation lasts until the transfer has stopped: `priority` is read on the queue of the task, behind that work. The work is
  ///    enqueued during the call, because the session has no cache: see ``TaskSessions``.
  /// 3. A canceled task answers no redirect: `isCanceled` is read and written on the delegate queue.
  package func cancel(_ task: URLSessionTask, of session: URLSession) {
    #if canImport(FoundationNetworking)
    session.delegateQueue.addOperation {
      self.state.withLock { $0.isCanceled = true }
      task.cancel()
      _ = task.priority
    }
    #else
    task.cancel()
    #endif
  }

  /// Answers the question of a task about a redirect.
  func decide(
    _ task: URLSessionTask,
    of session: URLSession,
    after response: HTTPURLResponse,
    _ request: URLRequest,
    _ completion: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let answer = { @Sendable (request: URLRequest?) in
      #if canImport(FoundationNetworking)
      session.delegateQueue.addOperation {
        if !self.state.withLock({ $0.isCanceled }) {
          completion(request.flatMap { self.checked($0, after: response) })
        }
      }
      #else
      completion(request.flatMap { self.checked($0, after: response) })
      #endif
    }
    guard let delegate = owner.delegate as? any URLSessionTaskDelegate else { return answer(request) }
    #if canImport(FoundationNetworking)
    owner.delegateQueue.addOperation { [owner] in
      delegate.urlSession(
        owner,
        task: task,
        willPerformHTTPRedirection: response,
        newRequest: request,
        completionHandler: answer
      )
    }
    #else
    let call: Void? = delegate.urlSession?(
      owner,
      task: task,
      willPerformHTTPRedirection: response,
      newRequest: request,
      completionHandler: answer
    )
    if call == nil { answer(request) }
    #endif
  }

  /// Returns the request that follows a redirect, or `nil` if it is not followed.
  package func checked(_ request: URLRequest, after response: HTTPURLResponse) -> URLRequest? {
    guard let old = response.url, let new = request.url else { return request }
    if redirects == .secure, old.isSecure, !new.isSecure {
      let reason = URLError(
        .appTransportSecurityRequiresSecureConnection,
        userInfo: [NSURLErrorFailingURLErrorKey: new.withoutSecrets]
      )
      state.withLock { $0.refusal = reason }
      return nil
    }
    var request = request
    if !new.isOfOrigin(of: old) {
      for field in ["Authorization", "Proxy-Authorization", "Cookie"] {
        request.setValue(nil, forHTTPHeaderField: field)
      }
      // A relative redirect keeps them.
      if new.user != nil, new.user == old.user, new.password == old.password { request.url = new.withoutUser }
    }
    #if canImport(FoundationNetworking)
    // Foundation sets them for a task without a delegate alone.
    let configuration = owner.configuration
    if configuration.httpShouldSetCookies, let url = request.url,
      let cookies = configuration.httpCookieStorage?.cookies(for: url), !cookies.isEmpty
    {
      request.setValue(HTTPCookie.requestHeaderFields(with: cookies)["Cookie"], forHTTPHeaderField: "Cookie")
    }
    #endif
    return request
  }
}

extension URL {
  /// This URL without its user, password, query and fragment.
  var withoutSecrets: URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    parts.query = nil
    parts.fragment = nil
    return parts.url?.withoutUser ?? self
  }

  fileprivate var withoutUser: URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    parts.user = nil
    parts.password = nil
    return parts.url ?? self
  }

  fileprivate var isSecure: Bool { scheme?.lowercased() == "https" }

  /// Returns whether a request to this URL may have the secrets of one to another URL.
  fileprivate func isOfOrigin(of old: URL) -> Bool {
    guard host?.lowercased() == old.host?.lowercased() else { return false }
    if !old.isSecure, isSecure { return (old.port ?? 80) == 80 && (port ?? 443) == 443 }
    let usual = isSecure ? 443 : 80
    return isSecure == old.isSecure && (port ?? usual) == (old.port ?? usual)
  }
}
