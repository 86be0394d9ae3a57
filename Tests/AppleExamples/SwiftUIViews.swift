#if canImport(SwiftUI)
import ReactiveSignals
import ReactiveSignalsUI
import SwiftUI

struct SignUpError: Error, Sendable {
  let text: String
}

@MainActor final class SignUp {
  let name = MutableProperty("")
  let isPublic = MutableProperty(false)
  let submit: Command<Void, Void, SignUpError>

  init() {
    submit = Command(enabledIf: name.map { !$0.isEmpty }) { () -> Signal<Void, SignUpError> in .just(()) }
  }
}

/// A list of SwiftUI needs an observable array alone: SwiftUI finds the differences.
struct NamesView: View {
  let names: MutableProperty<[String]>

  var body: some View {
    List(names.value, id: \.self) { Text($0) }
  }
}

/// The signal of a view that is evaluated with another model.
struct RoomView: View {
  let room: Int
  let messages: Signal<String, Never>
  @State private var last = ""

  var body: some View {
    Text(last).onReceive(messages, id: room) { last = $0 }
  }
}

struct SignUpForm: View {
  let model: SignUp
  @State private var message = ""

  var body: some View {
    Form {
      TextField("Name", text: model.name.binding)
      Toggle("Public", isOn: model.isPublic.binding.animation())
      Button("Submit") { model.submit.execute() }
        .disabled(!model.submit.isEnabled.value)
      Text(message)
    }
    .onReceive(model.submit.failures) { message = $0.text }
  }
}

/// A price that is followed while the view is on the screen.
@MainActor final class Quote {
  let price: Property<Int>
  let change: MainProperty<Int>

  init(prices: Signal<Int, Never>) {
    price = Property(initial: 0, then: prices, whileObserved: .keep(for: .seconds(5), on: .main))
    change = MainProperty(initial: 0, then: prices, whileObserved: .stop)
  }
}

struct QuoteView: View {
  let quote: Quote

  var body: some View {
    Text("\(quote.price.value) \(quote.change.value)")
      .observing(quote.price)
      .observing(quote.change)
  }
}
#endif
