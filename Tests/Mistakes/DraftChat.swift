// error: main actor-isolated property 'draft' can not be mutated from a Sendable closure
import ReactiveSignals

@MainActor final class Chat {
  var draft = ""
  let send: Command<String, Int, Never>

  init(post: @escaping @Sendable (String) -> Signal<Int, Never>) { send = Command { post($0) } }

  func tapSend() {
    send.execute(draft).subscribe(next: { [weak self] _ in self?.draft = "" }, failed: { _ in })
  }
}
