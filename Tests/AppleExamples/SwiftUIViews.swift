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
#endif
