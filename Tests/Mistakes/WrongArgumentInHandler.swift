// error: cannot convert value of type 'User' to expected argument type 'Int'
import ReactiveSignals

struct User: Sendable { let name: String }

func print(count: Int) {}

func show(_ users: Signal<User, Never>) {
  users.subscribe { print(count: $0) }
}
