import ReactiveSignals
import Testing

private enum LoginError: Error {
  case wrongPassword, offline
}

private struct Session: Equatable {
  let token: String
}

/// A form with a command, and a banner of its failures.
private final class LoginModel {
  @MainMutableProperty var email = ""
  @MainMutableProperty var password = ""
  @MainMutableProperty var session: Session?
  let submit: MainCommand<Void, Session, LoginError>
  let emailProblem: MainProperty<String?>
  let canSubmit: MainProperty<Bool>
  private(set) var banner: MainProperty<String?>

  init(login: @escaping (String, String) -> MainSignal<Session, LoginError>) {
    let (email, password) = (MainMutableProperty(""), MainMutableProperty(""))
    emailProblem = email.map { $0.isEmpty || $0.contains("@") ? nil : "Not an address" }
    canSubmit = emailProblem.combineLatest(password).combineLatest(email).map { first, email in
      first.0 == nil && first.1.count >= 8 && !email.isEmpty
    }
    submit = MainCommand(enabledIf: canSubmit) { login(email.value, password.value) }
    banner = MainProperty(
      initial: nil,
      then: submit.failures.map { $0 == .offline ? "You are offline" : "Wrong password" }
        .merge(submit.isExecuting.changes.filter { $0 }.map { _ in nil })
    )
    $email <~> email
    $password <~> password
    submit.executions.flatten(.latest).bind(to: $session)
  }
}

struct LoginTests {
  @Test("A form checks its fields, signs in, and shows a failure until the next attempt")
  func login() {
    var answer: MainSignal<Session, LoginError> = .fail(.offline)
    let model = LoginModel { email, password in answer }
    model.email = "ada"
    #expect(model.emailProblem.value == "Not an address")
    model.submit.execute()
    #expect(model.banner.value == nil)
    model.email = "ada@example.org"
    model.password = "analytical"
    #expect(model.canSubmit.value)
    model.submit.execute()
    #expect(model.banner.value == "You are offline")
    answer = .just(Session(token: "t"))
    model.submit.execute()
    #expect(model.banner.value == nil)
    #expect(model.session == Session(token: "t"))
  }
}
