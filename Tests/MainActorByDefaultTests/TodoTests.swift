import ReactiveSignals
import Testing

private struct Todo: Equatable {
  var id: Int
  var title: String
  var isDone = false
}

private enum TodoEvent { case create(Todo), delete(Int), done(Int, Bool) }

private final class TodoService {
  let events = MainSubject<TodoEvent, Never>()
  private var saved: [Todo] = []

  func fetch() -> MainSignal<[Todo], Never> { .deferred { .just(self.saved) } }

  func create(_ title: String) -> MainSignal<Todo, Never> {
    fetch().map { todos in
      let new = Todo(id: todos.count, title: title)
      self.saved.append(new)
      return new
    }
    .on(next: { self.events.send(.create($0)) })
  }

  func mark(_ id: Int, done: Bool) -> MainSignal<Todo, Never> {
    fetch().compactMap { todos in
      guard let index = todos.firstIndex(where: { $0.id == id }) else { return nil }
      self.saved[index].isDone = done
      return self.saved[index]
    }
    .on(next: { self.events.send(.done($0.id, done)) })
  }
}

private protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation
  associatedtype State
  var initialState: State { get }
  func mutate(_ action: Action) -> MainSignal<Mutation, Never>
  func transform(_ mutations: MainSignal<Mutation, Never>) -> MainSignal<Mutation, Never>
  func reduce(_ state: State, _ mutation: Mutation) -> State
}

private final class Store<R: Reactor> {
  let actions = MainSubject<R.Action, Never>()
  private(set) var state: R.State

  init(_ reactor: R) {
    state = reactor.initialState
    let mutations = actions.flatMap { [weak reactor] action in reactor?.mutate(action) ?? .empty }
    reactor.transform(mutations)
      .scan(reactor.initialState) { [weak reactor] state, mutation in
        reactor?.reduce(state, mutation) ?? state
      }
      .bind(to: \.state, on: self)
  }
}

private final class TodoReactor: Reactor {
  enum Action { case refresh, toggleEditing, toggle(Int) }
  enum Mutation { case toggleEditing, set([Todo]), insert(Todo), update(Int, Bool) }
  struct State { var isEditing = false, todos: [Todo] = [] }

  let initialState = State()
  let service: TodoService
  init(service: TodoService) { self.service = service }

  func mutate(_ action: Action) -> MainSignal<Mutation, Never> {
    switch action {
    case .refresh: service.fetch().map { .set($0) }
    case .toggleEditing: .just(.toggleEditing)
    case .toggle(let id): service.mark(id, done: true).flatMap { _ in .empty }
    }
  }

  func transform(_ mutations: MainSignal<Mutation, Never>) -> MainSignal<Mutation, Never> {
    mutations.merge(
      service.events.compactMap { event in
        switch event {
        case .create(let todo): .insert(todo)
        case .done(let id, let isDone): .update(id, isDone)
        case .delete: nil
        }
      }
    )
  }

  func reduce(_ state: State, _ mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .toggleEditing: state.isEditing.toggle()
    case .set(let todos): state.todos = todos
    case .insert(let todo): state.todos.insert(todo, at: 0)
    case .update(let id, let isDone):
      for index in state.todos.indices where state.todos[index].id == id {
        state.todos[index].isDone = isDone
      }
    }
    return state
  }
}

struct TodoTests {
  @Test("Actions and events of the service change the state")
  func actions() {
    let service = TodoService()
    let reactor = TodoReactor(service: service)
    let store = Store(reactor)
    service.create("tea").subscribe()
    store.actions.send(.toggleEditing)
    store.actions.send(.toggle(0))
    #expect(store.state.isEditing)
    #expect(store.state.todos == [Todo(id: 0, title: "tea", isDone: true)])
    service.create("milk").subscribe()
    #expect(store.state.todos.map(\.title) == ["milk", "tea"])
    store.actions.send(.refresh)
    #expect(store.state.todos.map(\.title) == ["tea", "milk"])
  }
}
