#if canImport(WebKit) && ((canImport(UIKit) && !os(watchOS) && !os(tvOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst)))
import Foundation
public import ReactiveSignals
public import WebKit

extension WKWebView {
  /// A signal that sends when the view begins to load a page.
  ///
  /// Subscribing puts a ``DelegateProxy`` in front of the navigation delegate of the view. A delegate that the app sets after that stands
  /// behind the proxy, and receives all calls. The progress, the title and the like are observed by `KVOSignal(webView, \.title)`.
  ///
  /// - **Sends**: a value at the beginning of each load.
  /// - **Ends**: completes when the view is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The view is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var loadStarts: MainSignal<Void, Never> { calls(of: self, by: { $0.proxy }) { $0.starts } }

  /// A signal that sends when the view begins to show the content of a page. It behaves as ``loadStarts``.
  public var contentArrivals: MainSignal<Void, Never> { calls(of: self, by: { $0.proxy }) { $0.arrivals } }

  /// A signal that sends when the view has loaded a page. It behaves as ``loadStarts``.
  ///
  /// <!-- fragment -->
  ///
  ///     webView.loadStarts.map { true }.merge(webView.loads.map { false }).bind(to: \.isActive, on: spinner)
  public var loads: MainSignal<Void, Never> { calls(of: self, by: { $0.proxy }) { $0.loads } }

  /// A signal of the error of each load that fails, before or after its content arrives. It behaves as ``loadStarts``.
  public var loadFailures: MainSignal<any Error, Never> { calls(of: self, by: { $0.proxy }) { $0.failures } }

  private var proxy: WebViewProxy {
    delegateProxy(
      of: self,
      setter: NSSelectorFromString("setNavigationDelegate:"),
      delegate: navigationDelegate
    ) {
      $0.navigationDelegate = $1 as? any WKNavigationDelegate
    }
  }
}

private final class WebViewProxy: DelegateProxy, WKNavigationDelegate {
  let starts = MainSubject<Void, Never>()
  let arrivals = MainSubject<Void, Never>()
  let loads = MainSubject<Void, Never>()
  let failures = MainSubject<any Error, Never>()

  private var next: (any WKNavigationDelegate)? { next(as: (any WKNavigationDelegate).self) }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    starts.send(())
    next?.webView?(webView, didStartProvisionalNavigation: navigation)
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    arrivals.send(())
    next?.webView?(webView, didCommit: navigation)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    loads.send(())
    next?.webView?(webView, didFinish: navigation)
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    failures.send(error)
    next?.webView?(webView, didFail: navigation, withError: error)
  }

  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    failures.send(error)
    next?.webView?(webView, didFailProvisionalNavigation: navigation, withError: error)
  }
}
#endif
