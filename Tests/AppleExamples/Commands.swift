#if canImport(UIKit) && !os(watchOS)
import ReactiveSignals
import ReactiveSignalsUI
import UIKit

struct SaveError: Error {}

@MainActor final class NoteScreen: UIViewController {
  private let text = MutableProperty("")
  private let saveButton = UIButton(frame: .zero)
  private let spinner = UIActivityIndicatorView(frame: .zero)
  private let save = Command { (text: String) -> Signal<Void, SaveError> in
    text.isEmpty ? .fail(SaveError()) : .just(())
  }
  private let close = Command { () -> Signal<Void, Never> in .just(()) }

  // F235: rac_command of a button and of a bar button item
  override func viewDidLoad() {
    saveButton.bind(to: save) { [text] _ in text.value }
    let item = UIBarButtonItem()
    item.bind(to: close)
    item.bind(to: save) { $0.title ?? "" }
    item.actions.subscribe { print($0.title ?? "") }
    navigationItem.rightBarButtonItem = item
    save.isExecuting.signal.bind(to: \.isActive, on: spinner)
    text.signal.bind(to: \.normalTitle, on: saveButton)
  }
}

// B496: the end of a binding enables the control.
@MainActor func unbind(_ button: UIButton, _ command: Command<Void, Void, Never>) {
  let binding = button.bind(to: command)
  binding.dispose()
}

#if !os(tvOS)
// F236: rac_command of a refresh control
@MainActor func refresh(_ control: UIRefreshControl, _ reload: Command<Void, [String], SaveError>) {
  control.bind(to: reload)
}
#endif
#endif
