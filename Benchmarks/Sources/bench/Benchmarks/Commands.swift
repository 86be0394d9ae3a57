import ReactiveSignals
import Synchronization

extension Benchmark {
  /// Executions of a command, with an observer of its state.
  static var command: Benchmark {
    Benchmark(
      id: "W23",
      name: "executions of a command",
      count: 20_000,
      unit: "execution",
      contestants: [
        .action,
        .reactiveSignals { count in
          let sum = Sum()
          let command = Command { (value: Int) in Signal<Int, Never>.just(value &+ 1) }
          command.isExecuting.changes.subscribe { sum.add($0 ? 1 : 0) }
          return {
            for value in 0..<count {
              command.execute(value).subscribe(next: { sum.add($0) }, failed: { _ in })
            }
            return sum.take()
          }
        },
      ]
    )
  }

  /// Loads of a resource, one for each parameter, with an observer of its state.
  static var resource: Benchmark {
    Benchmark(
      id: "W23a",
      name: "loads of a resource",
      count: 20_000,
      unit: "load",
      contestants: [
        .action,
        .reactiveSignals { count in
          let sum = Sum()
          let parameter = MutableProperty(-1)
          let resource = Resource(for: parameter) { value in Signal<Int, Never>.just(value &+ 1) }
          resource.state.changes.subscribe { state in
            if case .loaded(let value) = state { sum.add(value) } else { sum.add(1) }
          }
          return {
            for value in 0..<count { parameter.value = value }
            return withExtendedLifetime(resource) { sum.take() }
          }
        },
      ]
    )
  }
}

/// An action that runs once at a time and announces its state, as programs without a library write it.
private final class ActionWithState: Sendable {
  /// The handlers that are told 1 when the action starts, and 0 when it has ended.
  let changes = Handlers()
  private let isExecuting = Mutex(false)
  private let work: @Sendable (Int) -> Int

  init(_ work: @escaping @Sendable (Int) -> Int) { self.work = work }

  func execute(_ input: Int, _ completion: (Int) -> Void) {
    let isFirst = isExecuting.withLock { isExecuting in
      defer { isExecuting = true }
      return !isExecuting
    }
    guard isFirst else { return }
    changes.send(1)
    completion(work(input))
    isExecuting.withLock { $0 = false }
    changes.send(0)
  }
}

extension Contestant {
  /// An action with its state, by hand.
  fileprivate static var action: Contestant {
    .handWritten { count in
      let sum = Sum()
      let action = ActionWithState { $0 &+ 1 }
      action.changes.add { sum.add($0) }
      return {
        for value in 0..<count { action.execute(value) { sum.add($0) } }
        return sum.take()
      }
    }
  }
}
