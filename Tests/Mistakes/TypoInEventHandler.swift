// error: value of type 'Event<User, Never>' has no member 'nme'
import ReactiveSignals

struct User: Sendable { let name: String }

func show(_ users: Signal<User, Never>) {
  users.subscribeEvents { print($0.nme) }
}
