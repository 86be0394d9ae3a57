// compiles
import ReactiveSignals

@MainActor protocol Service { func load(_ id: Int) -> Signal<String, Never> }
@MainActor func titles(_ ids: Signal<Int, Never>, _ service: any Service) -> MainSignal<String, Never> {
  ids.onMain().flatMap { service.load($0) }
}
