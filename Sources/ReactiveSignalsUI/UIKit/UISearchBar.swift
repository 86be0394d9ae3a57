#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import ReactiveSignals
public import UIKit

extension UISearchBar {
  /// A signal of the text: first the current one, then the text after each edit by the user.
  ///
  /// <!-- fragment -->
  ///
  ///     searchBar.textSignal.debounce(for: .milliseconds(300), on: .main).bind(to: model.query)
  ///
  /// The end of editing and the cancel button count as an edit if they leave another text: the cancel button clears it, and the framework
  /// does not report that as an edit. It behaves as ``searches`` otherwise.
  ///
  /// - **Sends**: the current text, and then the text after each edit by the user.
  /// - **Ends**: completes when the bar is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The bar is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var textSignal: MainSignal<String, Never> {
    ReactiveSignalsUI.signal(of: self, \.content, edits: edits)
  }

  /// Returns an end of a channel whose other end is the text.
  ///
  /// The end sends the edits of the user, as ``textSignal`` does, and neither a starting value nor what the app writes. A text sent to the
  /// end is written to the bar, on the main actor, unless the bar has it already. The end completes when the bar is released.
  ///
  /// - Returns: A terminal of the channel.
  public func textChannel() -> MainChannelTerminal<String> {
    ReactiveSignalsUI.channel(of: self, \.content, edits: edits)
  }

  /// A signal that sends when the user taps the search button of the keyboard.
  ///
  /// <!-- fragment -->
  ///
  ///     searchBar.textSignal.sample(on: searchBar.searches).bind(to: model.query)
  ///
  /// Subscribing puts a ``DelegateProxy`` in front of the delegate of the bar. A delegate that the app sets after that stands behind the
  /// proxy, and receives all calls.
  ///
  /// - **Sends**: a value at each search.
  /// - **Ends**: completes when the bar is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The bar is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var searches: MainSignal<Void, Never> { calls(of: self, by: { $0.proxy }) { $0.searches } }

  /// A signal that sends when the user taps the cancel button. It behaves as ``searches``.
  public var cancellations: MainSignal<Void, Never> { calls(of: self, by: { $0.proxy }) { $0.cancellations } }

  /// A signal that sends when the user taps the bookmark button. It behaves as ``searches``.
  public var bookmarkTaps: MainSignal<Void, Never> { calls(of: self, by: { $0.proxy }) { $0.bookmarkTaps } }

  /// A signal of the index of each scope that the user selects. It behaves as ``searches``.
  public var scopeSelections: MainSignal<Int, Never> {
    calls(of: self, by: { $0.proxy }) { $0.scopeSelections }
  }

  /// A signal that sends when the user begins to edit the text. It behaves as ``searches``.
  public var editingStarts: MainSignal<Void, Never> { calls(of: self, by: { $0.proxy }) { $0.editingStarts } }

  /// A signal that sends when the user ends editing. It behaves as ``searches``.
  public var editingEnds: MainSignal<Void, Never> { calls(of: self, by: { $0.proxy }) { $0.editingEnds } }

  private var edits: MainSignal<Void, Never> {
    textEdits(
      of: self,
      \.content,
      typing: calls(of: self, by: { $0.proxy }) { $0.edits },
      ends: calls(of: self, by: { $0.proxy }) { $0.ends }
    )
  }

  /// The text. Writing the same text leaves the selection and the marked text as they are.
  private var content: String {
    get { text ?? "" }
    set { if newValue != text { text = newValue } }
  }

  private var proxy: SearchBarProxy {
    delegateProxy(of: self, delegate: delegate) { $0.delegate = $1 as? any UISearchBarDelegate }
  }
}

private final class SearchBarProxy: DelegateProxy, UISearchBarDelegate {
  let edits = MainSubject<Void, Never>()
  /// Sends behind the delegate of the app, which may clear the text.
  let ends = MainSubject<Void, Never>()
  let searches = MainSubject<Void, Never>()
  let cancellations = MainSubject<Void, Never>()
  let bookmarkTaps = MainSubject<Void, Never>()
  let scopeSelections = MainSubject<Int, Never>()
  let editingStarts = MainSubject<Void, Never>()
  let editingEnds = MainSubject<Void, Never>()

  private var next: (any UISearchBarDelegate)? { next(as: (any UISearchBarDelegate).self) }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    edits.send(())
    next?.searchBar?(searchBar, textDidChange: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searches.send(())
    next?.searchBarSearchButtonClicked?(searchBar)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    cancellations.send(())
    next?.searchBarCancelButtonClicked?(searchBar)
    ends.send(())
  }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    bookmarkTaps.send(())
    next?.searchBarBookmarkButtonClicked?(searchBar)
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    scopeSelections.send(selectedScope)
    next?.searchBar?(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    editingStarts.send(())
    next?.searchBarTextDidBeginEditing?(searchBar)
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    editingEnds.send(())
    next?.searchBarTextDidEndEditing?(searchBar)
    ends.send(())
  }
}
#endif
