// error: value of type 'User' has no member 'nme'
import ReactiveSignals

struct User: Sendable { let name: String }

func show(_ users: Signal<User, Never>) {
  users.withLatest(from: users) { $0.nme + $1.name }.subscribe { print($0) }
}
