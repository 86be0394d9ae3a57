// Platforms: macOS iOS visionOS
import _Concurrency
#if os(macOS)
@_exported public import AppKit
#else
@_exported public import UIKit
#endif

@objc @MainActor open class WKNavigation: NSObject {}

@objc @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  @objc optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  @objc optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  @objc optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  @objc optional func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  )
  @objc optional func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  )
}

#if os(macOS)
@objc @MainActor open class WKWebView: NSView {
  public override init(frame: CGRect)
  weak open var navigationDelegate: (any WKNavigationDelegate)?
  @objc open var title: String? { get }
}
#else
@objc @MainActor open class WKWebView: UIView {
  public override init(frame: CGRect)
  weak open var navigationDelegate: (any WKNavigationDelegate)?
  @objc open var title: String? { get }
}
#endif
