import Foundation
import ReactiveSignals
import Todo

// A to-do list in a terminal. The list is printed when it changes, in this program or in another one with the same file:
//
//     swift run --package-path Examples/Todo todo-list list.sqlite

let path = CommandLine.arguments.dropFirst().first ?? "todo.sqlite"
let list = try TodoList(path: path)
let clock = QueueScheduler(label: "todo-list")

/// The commands of both kinds fail with errors of the database.
for failures in [list.add.failures, list.toggle.failures, list.remove.failures] {
  failures.subscribe { show("  failed: \($0)") }
}
let watching = list.watchOthers(every: .milliseconds(300), on: clock)
let showing = list.entries.subscribe(
  next: { entries in
    let lines = entries.map { "  \($0.isDone ? "[x]" : "[ ]") \($0.id ?? 0) \($0.title)" }
    show((["\(list.filter.value.rawValue), \(entries.count):"] + lines).joined(separator: "\n"))
  },
  failed: { show("  failed: \($0)") }
)

show("Commands: add TITLE, toggle NUMBER, remove NUMBER, show all|open|done, quit")
reading: while let line = readLine() {
  let words = line.split(separator: " ", maxSplits: 1).map(String.init)
  let argument = words.dropFirst().first ?? ""
  // Each command ends before the next line is read.
  switch words.first {
  case nil: continue
  case "quit": break reading
  case "add": list.add.execute(argument).waitUntilEnded()
  case "toggle": list.toggle.execute(Int64(argument) ?? 0).waitUntilEnded()
  case "remove": list.remove.execute(Int64(argument) ?? 0).waitUntilEnded()
  case "show": list.filter.value = Filter(rawValue: argument) ?? .all
  case let command?: show("  no command \(command)")
  }
}
showing.dispose()
watching.dispose()
show("\(list.openCount.value) open")

/// Prints a text at once, also into a file.
func show(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

extension SignalProtocol {
  /// Waits for the end. The failures are printed above.
  func waitUntilEnded() { materialize().waitUntilCompleted() }
}
