#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import ReactiveSignals
import ReactiveSignalsTestingTraits
import ReactiveSignalsUI
import Testing

@Suite(.withoutLeaks) @MainActor struct AppKitTests {
  final class App: NSObject {
    var count = 0
    @objc func press(_ sender: AnyObject) { count += 1 }
  }

  @Test("A target of a control is called, and is there again")
  func target() {
    let app = App()
    let button = NSButton(frame: .init())
    button.target = app
    button.action = #selector(App.press(_:))
    let presses = Log<NSButton>()
    let subscription = button.actions.subscribe { presses.values.append($0) }
    button.performClick(nil)
    #expect(presses.values.count == 1 && app.count == 1)
    subscription.dispose()
    #expect(button.target === app && button.action == #selector(App.press(_:)))
    button.performClick(nil)
    #expect(presses.values.count == 1 && app.count == 2)
  }

  @Test("A table takes the changes of arrays")
  func table() {
    let table = NSTableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("column")))
    let rows = MutableProperty([Row(id: 1, text: 0)])
    let binding = rows.signal.bind(to: table, cell: "Row", as: NSTableCellView.self) { _, _, _ in }
    #expect(table.numberOfRows == 1)
    rows.value = [Row(id: 2, text: 0), Row(id: 1, text: 0)]
    #expect(table.numberOfRows == 2)
    binding.dispose()
  }
}
#endif
