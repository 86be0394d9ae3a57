#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import ReactiveSignals
import ReactiveSignalsUI

// F241: rac_command of a control
@MainActor func commands(
  _ button: NSButton,
  _ save: Command<String, Void, Never>,
  _ close: Command<Void, Void, Never>
) {
  button.bind(to: save) { $0.title }
  button.bind(to: close)
  button.actions.subscribe { print($0.title) }
}

// F242: rac_textSignal of a control and of a text
@MainActor func texts(_ field: NSTextField, _ view: NSTextView, _ name: MutableProperty<String>) {
  field.textSignal.subscribe { print($0) }
  view.textSignal.subscribe { print($0) }
  field.textChannel() <~> name
  view.textChannel() <~> name
}

// F243: rac_channelToBinding:options:
@MainActor func cocoaBindings(_ field: NSTextField, _ name: MutableProperty<String>) {
  MainChannelTerminal(field, binding: .value, default: "") <~> name
}

struct Song: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
}

@MainActor func tables(_ songs: Signal<[Song], Never>, _ table: NSTableView, _ search: NSSearchField) {
  songs.bind(to: table, cell: "Song", as: NSTableCellView.self) { view, song, _ in
    view.textField?.stringValue = song.title
  }
  .selections.subscribe { print($0.title) }
  songs.bind(to: table, id: \.id, by: ==, cell: "Song", as: NSTableCellView.self) { _, _, lifetime in
    lifetime.observe { print("filled again") }
  }
  table.selections.map(\.isEmpty).subscribe { print($0) }
  search.textSignal.subscribe { print($0) }
}

@MainActor func controls(
  _ slider: NSSlider,
  _ box: NSButton,
  _ volume: MutableProperty<Double>,
  _ click: NSClickGestureRecognizer
) {
  slider.channel(of: \.doubleValue) <~> volume
  box.signal(of: \.state).map { $0 == .on }.subscribe { print($0) }
  click.actions.subscribe { print($0.numberOfClicksRequired) }
}
#endif
