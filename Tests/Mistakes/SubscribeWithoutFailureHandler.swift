// error: conformance of 'UnhandledFailure' to 'HandledFailure' is unavailable: Handle the failure: add 'failed:', or use 'replaceFailure(with:)' or 'catch' first.
// A failure that nobody handles would disappear. The folder `UnhandledFailures` has the other forms.
import ReactiveSignals

struct Broken: Error {}

func show(_ texts: Signal<String, Broken>) {
  texts.subscribe { print($0) }
}
