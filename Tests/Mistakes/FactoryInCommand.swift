// compiles
import ReactiveSignals

final class Editor: Sendable {
  enum Action { case undo }

  let actions = Subject<Action, Never>()
  let undo: Command<Void, Void, Never>

  init() {
    undo = Command { [actions] in
      actions.send(.undo)
      return .empty
    }
  }
}
