// error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
import ReactiveSignals

struct LoadError: Error {}
@MainActor func show(_ titles: MainSignal<String, LoadError>) {
  titles.subscribe { print($0) }
}
