// error: call to main actor-isolated instance method 'execute(_:replay:)' in a synchronous nonisolated context [#ActorIsolatedCall]
import Dispatch
import ReactiveSignals

@MainActor func save(_ command: MainCommand<Int, Int, Never>) {
  DispatchQueue.global().async { command.execute(1) }
}
