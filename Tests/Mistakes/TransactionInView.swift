// compiles
import ReactiveSignals

struct Transaction {}
protocol View {}

extension View {
  func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

struct NameView: View {
  let first = MutableProperty(""), last = MutableProperty("")

  func save() {
    Property.transaction {
      first.value = "Augusta"
      last.value = "King"
    }
  }
}
