import Foundation
import GRDB
import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing
import Todo

@Suite(.withoutLeaks, .timeLimit(.minutes(1)))
struct TodoListTests {
  private let list: TodoList

  init() throws { list = try TodoList(DatabaseQueue()) }

  private func titles(_ entries: [Todo]?) -> [String] {
    (entries ?? []).map { ($0.isDone ? "x " : "") + $0.title }
  }

  @Test("The entries follow the commands and the filter")
  func entries() async throws {
    var entries = list.entries.values(buffering: .all).makeAsyncIterator()
    #expect(titles(try await entries.next()) == [])
    let milk = try #require(try await list.add.execute("milk").first()?.id)
    #expect(titles(try await entries.next()) == ["milk"])
    try await list.add.execute("bread").completion()
    #expect(titles(try await entries.next()) == ["milk", "bread"])
    try await list.toggle.execute(milk).completion()
    #expect(titles(try await entries.next()) == ["x milk", "bread"])
    list.filter.value = .open
    #expect(titles(try await entries.next()) == ["bread"])
    list.filter.value = .done
    #expect(titles(try await entries.next()) == ["x milk"])
    try await list.remove.execute(milk).completion()
    #expect(titles(try await entries.next()) == [])
  }

  @Test("The number of open entries follows the database")
  func openCount() async throws {
    #expect(list.openCount.value == 0)
    let milk = try #require(try await list.add.execute("milk").first()?.id)
    _ = await list.openCount.signal.first { $0 == 1 }.first()
    try await list.toggle.execute(milk).completion()
    _ = await list.openCount.signal.first { $0 == 0 }.first()
  }

  @Test("A title without text, and an unknown number, are refused and change nothing")
  func failures() async throws {
    let (failures, watching) = list.add.failures.merge(list.toggle.failures).merge(list.remove.failures)
      .recorded()
    await #expect(throws: (any Error).self) { try await list.add.execute("").completion() }
    await #expect(throws: (any Error).self) { try await list.toggle.execute(7).completion() }
    await #expect(throws: (any Error).self) { try await list.remove.execute(7).completion() }
    // A command announces a failure when the execution has ended.
    while failures.values.count < 3 { await Task.yield() }
    #expect(titles(try await list.entries.first()) == [])
    watching.dispose()
  }

  @Test("Two lists with one file show the same entries")
  func twoLists() async throws {
    let file = URL.temporaryDirectory.appending(path: "todo-\(UUID()).sqlite")
    defer {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + end) }
    }
    let first = try TodoList(path: file.path)
    let second = try TodoList(path: file.path)
    let clock = TestScheduler()
    let watching = second.watchOthers(every: .seconds(1), on: clock)
    let (entries, showing) = second.entries.recorded()
    try await first.add.execute("milk").completion()
    while titles(entries.values.last) != ["milk"] {
      clock.advance(by: .seconds(1))
      try await Task.sleep(for: .milliseconds(5))
    }
    showing.dispose()
    watching.dispose()
  }
}
