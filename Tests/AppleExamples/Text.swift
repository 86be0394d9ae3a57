#if canImport(UIKit) && !os(watchOS)
import ReactiveSignals
import ReactiveSignalsUI
import UIKit

// F227: rac_textSignal, rac_newTextChannel
@MainActor func textFields(_ field: UITextField, _ button: UIButton, _ name: MutableProperty<String>) {
  field.textSignal.map { !$0.isEmpty }.bind(to: \.isEnabled, on: button)
  field.textChannel() <~> name
}

// F228: rac_textSignal of a text view. It needs no delegate.
@MainActor func textViews(_ view: UITextView, _ label: UILabel, _ note: MutableProperty<String>) {
  view.textSignal.map { "\($0.count) characters" }.bind(to: \.text, on: label)
  view.textChannel() <~> note
  view.editingStarts.merge(view.editingEnds).subscribe { print("editing") }
}
#endif
