import ReactiveSignals
import Testing

private struct Token: Equatable { let value: String, isValid: Bool }
private enum AuthError: Error { case loginRequired, unauthorized }

/// Gives a token, with one refresh for all who ask meanwhile.
private final class Authenticator {
  private var token: Token?
  private var refresh: MainSignal<Token, AuthError>?
  private let fetch: () -> MainSignal<Token, AuthError>

  init(_ token: Token?, fetch: @escaping () -> MainSignal<Token, AuthError>) {
    self.token = token
    self.fetch = fetch
  }

  func validToken(refreshing isForced: Bool = false) -> MainSignal<Token, AuthError> {
    if let refresh { return refresh }
    guard let token else { return .fail(.loginRequired) }
    if token.isValid, !isForced { return .just(token) }
    let refresh = fetch().on(next: { self.token = $0 }, terminated: { self.refresh = nil }).share()
    self.refresh = refresh
    return refresh
  }
}

private struct Network {
  let authenticator: Authenticator
  let load: (String, Token) -> MainSignal<String, AuthError>

  func authenticated(_ path: String) -> MainSignal<String, AuthError> {
    authenticator.validToken().flatMap { load(path, $0) }.catch { error -> MainSignal<String, AuthError> in
      guard error == .unauthorized else { return .fail(error) }
      return authenticator.validToken(refreshing: true).flatMap { load(path, $0) }
    }
  }
}

struct AuthenticatorTests {
  @Test("A token that is refused is refreshed once, for all requests")
  func refresh() {
    let fresh = MainSubject<Token, AuthError>()
    var fetches = 0
    let authenticator = Authenticator(Token(value: "old", isValid: true)) {
      fetches += 1
      return fresh.take(1)
    }
    let network = Network(authenticator: authenticator) { path, token in
      token.value == "old" ? .fail(.unauthorized) : .just("\(path) \(token.value)")
    }
    var answers: [String] = []
    for path in ["a", "b"] {
      network.authenticated(path).subscribe(next: { answers.append($0) }, failed: { answers.append("\($0)") })
    }
    #expect(answers.isEmpty)
    fresh.send(Token(value: "new", isValid: true))
    #expect(fetches == 1)
    #expect(answers == ["a new", "b new"])
    Network(authenticator: Authenticator(nil) { .never }, load: { _, _ in .never }).authenticated("c")
      .subscribe(next: { answers.append($0) }, failed: { answers.append("\($0)") })
    #expect(answers.last == "loginRequired")
  }
}
