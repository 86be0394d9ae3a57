import ReactiveSignals
import Testing

/// A text with undo and redo.
private final class Document {
  enum Action { case edit(String), undo, redo }
  struct History { var past: [String] = [], present = "", future: [String] = [] }

  private let actions = MainSubject<Action, Never>()
  let text: MainProperty<String>
  let undo: MainCommand<Void, Void, Never>
  let redo: MainCommand<Void, Void, Never>

  init() {
    let history = MainProperty(
      initial: History(),
      then: actions.scan(into: History()) { history, action in
        switch action {
        case .edit(let text):
          history.past.append(history.present)
          history.present = text
          history.future = []
        case .undo:
          guard let last = history.past.popLast() else { return }
          history.future.append(history.present)
          history.present = last
        case .redo:
          guard let next = history.future.popLast() else { return }
          history.past.append(history.present)
          history.present = next
        }
      }
    )
    text = history.map(\.present)
    undo = MainCommand(enabledIf: history.map { !$0.past.isEmpty }) { [actions] in
      actions.send(.undo)
      return .empty
    }
    redo = MainCommand(enabledIf: history.map { !$0.future.isEmpty }) { [actions] in
      actions.send(.redo)
      return .empty
    }
  }

  func edit(_ text: String) { actions.send(.edit(text)) }
}

struct DocumentTests {
  @Test("Edits can be undone and repeated")
  func history() {
    let document = Document()
    #expect(!document.undo.isEnabled.value)
    document.edit("a")
    document.edit("b")
    document.undo.execute()
    #expect(document.text.value == "a")
    #expect(document.redo.isEnabled.value)
    document.redo.execute()
    #expect(document.text.value == "b")
    #expect(!document.redo.isEnabled.value)
  }
}
