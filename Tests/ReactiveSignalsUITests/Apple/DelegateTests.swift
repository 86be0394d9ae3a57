#if canImport(UIKit) && !os(watchOS)
import ReactiveSignals
import ReactiveSignalsTestingTraits
import ReactiveSignalsUI
import Testing
import UIKit

/// Delegates on a simulator: the patterns of `DelegateSlotTests`, with the runtime of Objective-C and with UIKit.
@Suite(.withoutLeaks) @MainActor struct DelegateTests {
  final class App: NSObject, UITableViewDelegate {
    var scrolls = 0
    var highlights = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { highlights += 1 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
  }

  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Sends a message to the delegate of the table, as UIKit does for a method that it remembers.
  func send(_ selector: Selector) {
    _ = unsafe table.delegate?.perform(selector, with: table, with: IndexPath(row: 0, section: 0))
  }

  @Test("A delegate of the app and the signals both receive a call")
  func both() {
    let app = App()
    table.delegate = app
    let offsets = Log<CGPoint>()
    let subscription = table.scrolls.subscribe { offsets.values.append($0) }
    table.contentOffset = CGPoint(x: 0, y: 10)
    #expect(app.scrolls > 0 && offsets.values.last == CGPoint(x: 0, y: 10))
    subscription.dispose()
  }

  @Test("A method of a delegate that is gone does nothing")
  func gone() {
    var app: App? = App()
    table.delegate = app
    let subscription = table.selections.subscribe { _ in }
    let selector = #selector((any UITableViewDelegate).tableView(_:didHighlightRowAt:))
    send(selector)
    #expect(app?.highlights == 1)
    app = nil
    // UIKit would not send it any more, since the delegate has been set again. An exception would end the tests.
    send(selector)
    #expect(table.delegate?.responds(to: selector) == false)
    subscription.dispose()
  }

  @Test("A delegate that is set later stands behind, and the getter returns the one of the library")
  func setLater() {
    let selected = Log<IndexPath>()
    let subscription = table.selections.subscribe { selected.values.append($0) }
    let app = App()
    table.delegate = app
    send(#selector((any UITableViewDelegate).tableView(_:didSelectRowAt:)))
    send(#selector((any UITableViewDelegate).tableView(_:didHighlightRowAt:)))
    #expect(selected.values.count == 1 && app.highlights == 1)
    #expect(table.delegate as? App == nil)
    #expect(DelegateProxy.original(of: table.delegate, as: App.self) === app)
    table.delegate = nil
    send(#selector((any UITableViewDelegate).tableView(_:didSelectRowAt:)))
    #expect(selected.values.count == 2)
    subscription.dispose()
  }

  @MainActor @objc protocol Layout: NSObjectProtocol {
    @objc func columns() -> Int
  }

  final class LayoutApp: NSObject, UITableViewDelegate, Layout {
    func columns() -> Int { 3 }
  }

  @Test("A cast of the delegate to a protocol of Objective-C succeeds if the delegate of the app conforms")
  func cast() {
    let app = LayoutApp()
    table.delegate = app
    let subscription = table.selections.subscribe { _ in }
    #expect((table.delegate as? any Layout)?.columns() == 3)
    subscription.dispose()
  }

  @Test("The signals complete when the view is released")
  func release() {
    let ends = Log<Void>()
    autoreleasepool {
      let view = UIScrollView(frame: .init())
      view.scrolls.subscribeEvents { if $0.isTerminal { ends.values.append(()) } }
    }
    #expect(ends.values.count == 1)
  }
}
#endif
