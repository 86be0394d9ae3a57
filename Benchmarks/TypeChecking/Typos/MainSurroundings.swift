import ReactiveSignals

struct Failed: Error {}
struct Other: Error {}
final class Object: Sendable {}
struct User: Sendable, Hashable {
  var id = 0
  var name = ""
  var price = 1.0
}

let numbers = MainSignal<Int, Failed>.empty
let texts = MainSignal<String, Failed>.empty
let flags = MainSignal<Bool, Failed>.empty
let signals = MainSignal<MainSignal<Int, Failed>, Failed>.empty
let requests = MainSignal<Int, Failed>.empty
let safe = MainSignal<String, Never>.empty
let users = MainSignal<User, Never>.empty
let loads = MainSignal<User, Failed>.empty
let main = MainScheduler.shared
let object = Object()
func use<Value>(_ value: Value) {}
