// compiles
import ReactiveSignals

struct LoadError: Error {}
func load(_ text: String) async throws -> [Int] { [text.count] }
func loadTyped(_ text: String) async throws(LoadError) -> [Int] { [text.count] }

func results(_ texts: Signal<String, Never>) {
  texts.asyncMap { try await load($0) }.replaceFailure(with: []).subscribe { print($0) }
  texts.asyncMap { text async throws(LoadError) in try await loadTyped(text) }.replaceFailure(with: [])
    .subscribe { print($0) }
  texts.asyncMap(maxConcurrent: 3, load).subscribe(next: { print($0) }, failed: { print($0) })
  texts.asyncMap { $0.count }.subscribe { print($0) }
  texts.asyncMap(on: QueueScheduler(label: "loading")) { try await load($0) }.replaceFailure(with: [])
    .subscribe { print($0) }
}

@MainActor
func mainResults(_ texts: MainSignal<String, Never>) {
  texts.asyncMap { try await load($0) }.replaceFailure(with: []).subscribe { print($0) }
  texts.asyncMap { text async throws(LoadError) in try await loadTyped(text) }.replaceFailure(with: [])
    .subscribe { print($0) }
  texts.asyncMap { $0.count }.subscribe { print($0) }
}
