import Synchronization

/// A subject as programs without a library write it: closures behind a lock, which is not held while they run.
final class Handlers: Sendable {
  private struct Handler: Sendable {
    let id: Int
    let action: @Sendable (Int) -> Void
  }

  private struct State: Sendable {
    var nextID = 0
    var handlers: [Handler] = []
  }

  private let state = Mutex(State())

  /// Adds a handler and returns the number that removes it.
  @discardableResult
  func add(_ action: @escaping @Sendable (Int) -> Void) -> Int {
    state.withLock { state in
      state.nextID += 1
      state.handlers.append(Handler(id: state.nextID, action: action))
      return state.nextID
    }
  }

  func remove(_ id: Int) {
    state.withLock { $0.handlers.removeAll { $0.id == id } }
  }

  /// Removes all handlers and calls them.
  func sendOnce(_ value: Int) {
    let handlers = state.withLock { state in
      defer { state.handlers = [] }
      return state.handlers
    }
    for handler in handlers { handler.action(value) }
  }

  func send(_ value: Int) {
    let handlers = state.withLock { $0.handlers }
    for handler in handlers { handler.action(value) }
  }
}
