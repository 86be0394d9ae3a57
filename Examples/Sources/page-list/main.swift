import PageList
import ReactiveSignals

// The list in a terminal. Type these lines, or send them through a pipe:
//
//     more
//     more
//     more
//     refresh
//     quit

let list = PageList(of: PretendCatalog(on: QueueScheduler(label: "catalog")))

list.lines.signal.subscribe { print($0.joined(separator: "\n") + "\n") }

print("Commands: more, refresh, quit")
reading: while let line = readLine() {
  // Wait for the page before, as a user does.
  list.titles.isLoading.signal.filter { !$0 }.take(1).waitUntilCompleted()
  switch line {
  case "more": list.titles.loadMore()
  case "refresh": list.titles.refresh()
  case "quit": break reading
  default: print("  no command \(line)")
  }
}
