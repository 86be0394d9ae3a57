// error: value of type 'User' has no member 'nme'
import ReactiveSignals

struct User: Sendable { let name: String }

func show(_ users: Signal<User, Never>) {
  users.filter { $0.nme.isEmpty }.subscribe { print($0) }
}
