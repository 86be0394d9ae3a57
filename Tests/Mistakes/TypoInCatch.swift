// error: value of type 'Broken' has no member 'cde'
import ReactiveSignals

struct User: Sendable { let name: String }
struct Broken: Error { let code: Int }

func show(_ users: Signal<User, Broken>) {
  users.catch { error in Signal.just(User(name: error.cde)) }.subscribe { _ in }
}
