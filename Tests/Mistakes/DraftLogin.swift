// compiles
import ReactiveSignals

struct Session: Sendable {}
struct Refused: Error, Equatable {}

final class Login: Sendable {
  let email = MutableProperty("")
  let password = MutableProperty("")
  let problem: Property<String?>
  let submit: Command<Void, Session, Refused>
  let session = MutableProperty<Session?>(nil)
  let banner: Property<String?>

  init(server: @escaping @Sendable (String, String) -> Signal<Session, Refused>) {
    problem = email.map { $0.contains("@") ? nil : "No address" }
    let isLong = password.map { $0.count > 7 }
    submit = Command(
      enabledIf: problem.combineLatest(isLong).combineLatest(email).map { problem, isLong, email in
        problem == nil && isLong && !email.isEmpty
      }
    ) { [email, password] in
      server(email.value, password.value)
    }
    banner = Property(
      initial: nil,
      then: submit.failures.map { _ in "Wrong password" }
        .merge(submit.isExecuting.changes.filter { $0 }.map { _ in nil })
    )
    submit.executions.flatten(.latest).bind(to: session)
  }
}
