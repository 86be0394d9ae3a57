import Observation
import ReactiveSignals
import ReactiveSignalsTesting
import Testing

private struct Message: Equatable {
  let id: Int
  let text: String
}

/// A chat of an observable class, whose own properties are observed and bound.
@Observable
private final class ChatModel {
  var draft = ""
  private(set) var messages: [Message] = []
  private(set) var isTyping = false
  let unread = MainMutableProperty(0)
  @ObservationIgnored private(set) var send = MainCommand<String, Message, Never> { _ in .empty }

  init(
    incoming: MainSignal<Message, Never>,
    typing: MainSignal<Void, Never>,
    on scheduler: some TimedScheduler,
    post: @escaping (String) -> MainSignal<Message, Never>
  ) {
    send = MainCommand(enabledIf: observe(self, \.draft).onMain().map { !$0.isEmpty }) { post($0) }
    incoming.merge(send.values).subscribe { [weak self] message in
      self?.messages.append(message)
      self?.unread.modify { $0 += 1 }
    }
    typing.mapReplace(true)
      .merge(typing.debounce(for: .seconds(3), on: scheduler).mapReplace(false))
      .distinctUntilChanged()
      .bind(to: \.isTyping, on: self)
  }

  func tapSend() {
    send.execute(draft).subscribe(next: { [weak self] _ in self?.draft = "" }, failed: { _ in })
  }
}

struct ChatTests {
  @Test("Messages arrive, typing is shown for three seconds, and a draft is sent")
  func chat() {
    let scheduler = TestScheduler()
    let incoming = MainSubject<Message, Never>()
    let typing = MainSubject<Void, Never>()
    let chat = ChatModel(incoming: incoming.mainSignal, typing: typing.mainSignal, on: scheduler) {
      .just(Message(id: 2, text: $0))
    }
    incoming.send(Message(id: 1, text: "hello"))
    typing.send()
    #expect(chat.isTyping)
    scheduler.advance(by: .seconds(3))
    #expect(!chat.isTyping)
    chat.tapSend()
    #expect(chat.messages.count == 1)
    chat.draft = "hi"
    chat.tapSend()
    #expect(chat.messages == [Message(id: 1, text: "hello"), Message(id: 2, text: "hi")])
    #expect(chat.draft == "")
    #expect(chat.unread.value == 2)
  }
}
