// A list of chats with the number of unread messages, a search, and a title that shows who types.
import ReactiveSignals

public struct Message: Sendable, Equatable {
  public var chat: Int
  public var author: String
  public var text: String
}

public struct Row: Sendable, Equatable {
  public var chat: Int
  public var preview: String
  public var unread: Int
}

public final class Chat: Sendable {
  public let search = Subject<String, Never>()
  public let open = Subject<Int, Never>()
  let messages: Signal<Message, Never>
  let typing: Signal<String, Never>
  let main = MainScheduler.shared

  public init(messages: Signal<Message, Never>, typing: Signal<String, Never>) {
    self.messages = messages.share(replay: 1).erased
    self.typing = typing
  }

  public func rows() -> Signal<[Row], Never> {
    messages.withLatest(from: open.start(with: 0))
      .scan(into: [Int: Row]()) { rows, pair in
        let (message, open) = pair
        let unread = message.chat == open ? 0 : (rows[message.chat]?.unread ?? 0) + 1
        rows[message.chat] = Row(chat: message.chat, preview: message.text, unread: unread)
      }
      .map { rows in rows.values.sorted { $0.chat < $1.chat } }
      .replayLazily(capacity: .last(1)).erased
  }

  public func found() -> Signal<[Row], Never> {
    let texts = search.debounce(for: .milliseconds(300), on: main).distinctUntilChanged()
    return rows().combineLatest(texts.start(with: "")).map { rows, text in
      text.isEmpty ? rows : rows.filter { $0.preview.contains(text) }
    }
    .deliver(on: main).erased
  }

  public func title() -> Signal<String, Never> {
    typing.map { "\($0) is typing" }.merge(typing.debounce(for: .seconds(2), on: main).mapReplace("Chats"))
      .start(with: "Chats").distinctUntilChanged().erased
  }

  public func unread() -> Signal<Int, Never> {
    rows().map { $0.reduce(0) { $0 + $1.unread } }.distinctUntilChanged().erased
  }
}
