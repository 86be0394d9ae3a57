// The form of Login, with main signals.
import ReactiveSignals

public enum LoginError: Error {
  case refused
  case offline
}

public struct Session: Equatable {
  public var user: String
}

@MainActor
public final class Login {
  public let name = MainMutableProperty("")
  public let password = MainMutableProperty("")
  public let message: MainProperty<String>
  public let submit: MainCommand<Void, Session, LoginError>

  public init(logIn: @escaping (String, String) -> MainSignal<Session, LoginError>) {
    let credentials = name.combineLatest(password)
    let isValid = credentials.map { $0.count > 2 && $1.count >= 8 }
    submit = MainCommand(enabledIf: isValid) { [credentials] in
      let (name, password) = credentials.value
      return logIn(name, password).retry(1)
    }
    let answers = submit.executions.flatMap(.latest) { execution in
      execution.map { "Welcome, \($0.user)" }.replaceFailure(with: "Try again")
    }
    message = MainProperty(initial: "", then: answers.merge(name.changes.mapReplace("")))
  }

  public func strength() -> MainSignal<String, Never> {
    password.signal.map(\.count).distinctUntilChanged().map { $0 < 8 ? "weak" : $0 < 12 ? "good" : "strong" }
  }
}
