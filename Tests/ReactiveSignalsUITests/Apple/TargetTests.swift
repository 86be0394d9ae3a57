#if canImport(UIKit) && !os(watchOS)
import ReactiveSignals
import ReactiveSignalsTestingTraits
import ReactiveSignalsUI
import Testing
import UIKit

/// Targets, methods and texts on a simulator.
@Suite(.withoutLeaks) @MainActor struct TargetTests {
  final class App: NSObject {
    var senders: [AnyObject] = []
    @objc func save(_ sender: AnyObject) { senders.append(sender) }
  }

  @Test("A target of a bar button item is called with the item, and is there again")
  func barButtonItem() throws {
    let app = App()
    let item = UIBarButtonItem()
    item.target = app
    item.action = #selector(App.save(_:))
    let actions = Log<UIBarButtonItem>()
    let subscription = item.actions.subscribe { actions.values.append($0) }
    let target = try #require(item.target as? any NSObjectProtocol)
    _ = unsafe target.perform(item.action, with: item, with: nil)
    #expect(actions.values.count == 1 && app.senders.count == 1 && app.senders.first === item)
    subscription.dispose()
    #expect(item.target === app && item.action == #selector(App.save(_:)))
  }

  class Controller: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  }

  @Test("A method that a subclass overrides is one call, before and after")
  func methods() {
    let controller: UIViewController = Controller(nibName: nil, bundle: nil)
    let base = UIViewController(nibName: nil, bundle: nil)
    let appears = #selector(UIViewController.viewDidAppear(_:))
    let log = Log<String>()
    let subscriptions = [
      controller.signal(before: appears).subscribe { log.values.append("before") },
      controller.signal(of: Bool.self, after: appears).subscribe { log.values.append("after \($0)") },
      base.signal(after: appears).subscribe { log.values.append("base") },
    ]
    controller.viewDidAppear(true)
    #expect(log.values == ["before", "after true"])
    base.viewDidAppear(false)
    #expect(log.values == ["before", "after true", "base"])
    for subscription in subscriptions { subscription.dispose() }
    controller.viewDidAppear(true)
    #expect(log.values.count == 3)
  }

  #if !os(tvOS)
  @Test("The cancel button of a search bar that the app makes clear the text is an edit")
  func searchBar() {
    final class App: NSObject, UISearchBarDelegate {
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.text = nil }
    }
    let app = App()
    let bar = UISearchBar(frame: .init())
    bar.delegate = app
    let texts = Log<String>()
    let subscription = bar.textSignal.subscribe { texts.values.append($0) }
    bar.text = "swift"
    bar.delegate?.searchBar?(bar, textDidChange: "swift")
    bar.delegate?.searchBarCancelButtonClicked?(bar)
    bar.delegate?.searchBarTextDidEndEditing?(bar)
    #expect(texts.values == ["", "swift", ""])
    subscription.dispose()
  }
  #endif
}
#endif
