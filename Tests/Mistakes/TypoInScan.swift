// error: missing argument label 'into:' in call
import ReactiveSignals

struct User: Sendable { let name: String }
struct Broken: Error { let code: Int }

func show(_ users: Signal<User, Broken>) {
  users.scan(0) { $0 + $1.nme }.subscribe { _ in }
}
