// compiles
import ReactiveSignals

final class Editor: Sendable {
  enum Action { case insert(String), undo }
  struct State {
    var past: [String] = []
    var text = ""
  }

  private let actions = Subject<Action, Never>()
  let text: Property<String>
  let undo: Command<Void, Void, Never>

  init() {
    let state = Property(
      initial: State(),
      then: actions.scan(into: State()) { state, action in
        switch action {
        case .insert(let text):
          state.past.append(state.text)
          state.text += text
        case .undo:
          guard let last = state.past.popLast() else { return }
          state.text = last
        }
      }
    )
    text = state.map(\.text)
    undo = Command(enabledIf: state.map { !$0.past.isEmpty }) { [actions] in
      actions.send(.undo)
      return .empty
    }
  }
}
