// error: value of type 'User' has no member 'nme'
import ReactiveSignals

struct User: Sendable { let name: String }

func show(_ users: Signal<User, Never>) {
  users.map { $0.nme }.subscribe { print($0) }
}
