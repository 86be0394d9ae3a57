// A form with a name and a password, and a button that is enabled while both are valid.
import ReactiveSignals

public enum LoginError: Error {
  case refused
  case offline
}

public struct Session: Sendable, Equatable {
  public var user: String
}

public final class Login: Sendable {
  public let name = MutableProperty("")
  public let password = MutableProperty("")
  public let message: Property<String>
  public let submit: Command<Void, Session, LoginError>

  public init(logIn: @escaping @Sendable (String, String) -> Signal<Session, LoginError>) {
    let credentials = name.combineLatest(password)
    let isValid = credentials.map { $0.count > 2 && $1.count >= 8 }
    submit = Command(enabledIf: isValid) { [credentials] in
      let (name, password) = credentials.value
      return logIn(name, password).retry(1)
    }
    let answers = submit.executions.flatMap(.latest) { execution in
      execution.map { "Welcome, \($0.user)" }.replaceFailure(with: "Try again")
    }
    message = Property(initial: "", then: answers.merge(name.changes.mapReplace("")))
  }

  public func strength() -> Signal<String, Never> {
    password.signal.map(\.count).distinctUntilChanged().map { $0 < 8 ? "weak" : $0 < 12 ? "good" : "strong" }
      .erased
  }
}
