import ReactiveSignals

struct Failed: Error {}
struct Other: Error {}
final class Object: Sendable {}
struct User: Sendable, Hashable {
  var id = 0
  var name = ""
  var price = 1.0
}

let numbers = Signal<Int, Never>.empty
let texts = Signal<String, Never>.empty
let flags = Signal<Bool, Never>.empty
let signals = Signal<Signal<Int, Never>, Never>.empty
let requests = Signal<Int, Failed>.empty
let safe = Signal<String, Never>.empty
let users = Signal<User, Never>.empty
let loads = Signal<User, Failed>.empty
let main = MainScheduler.shared
let property = MutableProperty(1)
let object = Object()
@Sendable func load(_ user: User) -> Signal<User, Never> { .just(user) }
@Sendable func loadOrFail(_ user: User) -> Signal<User, Failed> { .just(user) }
func use<Value>(_ value: Value) {}
