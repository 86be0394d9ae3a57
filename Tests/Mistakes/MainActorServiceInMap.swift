// error: capture of 'service' with non-Sendable type 'any Service' in a '@Sendable' closure [#SendableClosureCaptures]
import ReactiveSignals

@MainActor protocol Service { func load(_ id: Int) -> Signal<String, Never> }
@MainActor func titles(_ ids: Signal<Int, Never>, _ service: any Service) -> Signal<String, Never> {
  ids.flatMap { service.load($0) }.erased
}
