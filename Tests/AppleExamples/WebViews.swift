#if canImport(WebKit)
import ReactiveSignals
import ReactiveSignalsUI
import WebKit

@MainActor func webViews(_ view: WKWebView, _ isLoading: MutableProperty<Bool>) {
  let ends = view.loads.merge(view.loadFailures.map { _ in })
  view.loadStarts.map { true }.merge(ends.map { false }).bind(to: isLoading)
  view.contentArrivals.subscribe { print("content") }
  KVOSignal(view, \.title).observe { print($0 ?? "") }
}
#endif
