import Observation
import TestSupport

// The screens of the article "State First". Beside each stands one of async/await and `@Observable`, and a test that shows its fault.

@Suite("Screens of state", .withoutLeaks) @MainActor struct StateFirstTests {
  @Test("A search shows the answer to its text, whichever comes last")
  func search() async {
    let scheduler = TestScheduler()
    let server = AnsweringServer<String, [String]>()
    let screen = SearchScreen(on: scheduler) { await server.answer(to: $0) }
    let states = screen.results.state.signal.signal.recorded().recorder
    for text in ["s", "sw"] {
      screen.text.value = text
      scheduler.advance(by: .milliseconds(300))
      await server.receives(text)
    }
    server.send(["swift"], to: "sw")
    while screen.results.isLoading.value { await Task.yield() }
    server.send(["s"], to: "s")
    screen.text.value = "swi"
    scheduler.advance(by: .milliseconds(300))
    await server.receives("swi")
    server.send(["swim"], to: "swi")
    while screen.results.isLoading.value { await Task.yield() }
    expectEqual(states.values.compactMap(\.value), [["swift"], ["swift"], ["swim"]])
  }

  @Test("A search by tasks shows an old answer, and hides its spinner early")
  func observableSearch() async {
    let server = AnsweringServer<String, [String]>()
    let screen = ObservableSearchScreen(pause: {}) { await server.answer(to: $0) }
    for text in ["s", "sw"] {
      screen.text = text
      await server.receives(text)
    }
    server.send(["s"], to: "s")
    while screen.isLoading { await Task.yield() }
    expectEqual(screen.results, ["s"])
    server.send(["swift"], to: "sw")
    while screen.results == ["s"] { await Task.yield() }
    expectEqual(screen.results, ["swift"])
  }

  @Test("A list asks for a page once, however many rows want it")
  func list() async {
    let server = AnsweringServer<Int, Page>()
    let screen = ListScreen { await server.answer(to: $0 ?? 0) }
    await server.receives(0)
    server.send((["a", "b"], 1), to: 0)
    while screen.items.isLoading.value { await Task.yield() }
    screen.shows(0)
    screen.shows(1)
    await server.receives(1)
    server.send((["c", "d"], nil), to: 1)
    while screen.items.isLoading.value { await Task.yield() }
    expectEqual(screen.items.value, ["a", "b", "c", "d"])
    expectEqual(server.count, 2)
    #expect(!screen.items.hasMore.value)
  }

  @Test("A list by tasks asks twice for the page that two rows want, and shows it twice")
  func observableList() async {
    let server = AnsweringServer<Int, Page>()
    let screen = ObservableListScreen { await server.answer(to: $0) }
    let rows = [Task { await screen.loadMore() }, Task { await screen.loadMore() }]
    while server.count < rows.count { await Task.yield() }
    for _ in rows {
      await server.receives(0)
      server.send((["a", "b"], 1), to: 0)
    }
    for row in rows { await row.value }
    expectEqual(screen.items, ["a", "b", "a", "b"])
  }

  @Test("Of two changes that overlap, a profile takes back the one that fails")
  func profile() async {
    let server = AnsweringServer<String, Bool>()
    let screen = ProfileScreen(Profile(name: "Ada", city: "Paris")) { field throws(SaveError) in
      try await server.confirm(field)
    }
    let (name, city) = (Task { await screen.rename("Grace") }, Task { await screen.move(to: "London") })
    await server.receives("name")
    await server.receives("city")
    expectEqual(screen.profile.value, Profile(name: "Grace", city: "London"))
    server.send(false, to: "name")
    await name.value
    expectEqual(screen.profile.value, Profile(name: "Ada", city: "London"))
    server.send(true, to: "city")
    await city.value
    expectEqual(screen.profile.value, Profile(name: "Ada", city: "London"))
    expectEqual(screen.message.value, "offline")
  }

  @Test("A profile that keeps a copy to go back to loses the change beside the one that fails")
  func observableProfile() async {
    let server = AnsweringServer<String, Bool>()
    let screen = ObservableProfileScreen(Profile(name: "Ada", city: "Paris")) { field throws(SaveError) in
      try await server.confirm(field)
    }
    let name = Task { await screen.rename("Grace") }
    await server.receives("name")
    let city = Task { await screen.move(to: "London") }
    await server.receives("city")
    server.send(true, to: "city")
    await city.value
    server.send(false, to: "name")
    await name.value
    expectEqual(screen.profile, Profile(name: "Ada", city: "Paris"))
  }

  @Test("A price is that of the symbol beside it")
  func price() {
    let feeds = ["A": MainSubject<Int, Never>(), "B": MainSubject<Int, Never>()]
    let screen = PriceScreen(symbol: "A") { feeds[$0]?.mainSignal ?? .never }
    let lines = screen.line.signal.signal.recorded().recorder
    feeds["A"]?.send(1)
    screen.symbol.value = "B"
    feeds["A"]?.send(2)
    feeds["B"]?.send(30)
    feeds["B"]?.send(31)
    expectEqual(lines.values, ["A …", "A 1", "B …", "B 30", "B 31"])
  }

  @Test("A price read by a loop stands beside another symbol")
  func observablePrice() async {
    let feeds = ["A": AsyncStream<Int>.makeStream(), "B": AsyncStream<Int>.makeStream()]
    let screen = ObservablePriceScreen(symbol: "A") { feeds[$0]?.stream ?? AsyncStream { nil } }
    screen.follow()
    feeds["A"]?.continuation.yield(1)
    while screen.line != "A 1" { await Task.yield() }
    screen.symbol = "B"
    expectEqual(screen.line, "B 1")
    feeds["B"]?.continuation.yield(30)
    while screen.line != "B 30" { await Task.yield() }
    for feed in feeds.values { feed.continuation.finish() }
  }

  @Test("An editor saves its texts one after the other, and the last one last")
  func editor() async {
    let scheduler = TestScheduler()
    let server = AnsweringServer<String, Bool>()
    let screen = EditorScreen("a", on: scheduler) { field throws(SaveError) in try await server.confirm(field)
    }
    screen.edit("ab")
    screen.edit("abc")
    expectEqual(screen.text.value, "abc")
    screen.undo()
    expectEqual(screen.text.value, "ab")
    #expect(screen.canRedo.value)
    scheduler.advance(by: .seconds(1))
    await server.receives("ab")
    expectEqual(screen.status.value, "saving")
    screen.redo()
    scheduler.advance(by: .seconds(1))
    await server.receives("abc")
    server.send(true, to: "abc")
    while screen.status.value == "saving" { await Task.yield() }
    expectEqual(screen.status.value, "saved")
    #expect(!screen.canRedo.value)
    server.send(true, to: "ab")
  }
}

// MARK: Search

@MainActor private final class SearchScreen {
  let text = MainMutableProperty("")
  let results: MainResource<[String], any Error>

  init(on scheduler: any TimedScheduler, search: @escaping (String) async throws -> [String]) {
    let settled = text.changes.debounce(for: .milliseconds(300), on: scheduler).distinctUntilChanged()
    let query = MainProperty(initial: nil, then: settled.map { $0.isEmpty ? nil : $0 })
    results = MainResource(for: query) { text in try await search(text) }
  }
}

@MainActor @Observable private final class ObservableSearchScreen {
  var text = "" { didSet { load() } }
  private(set) var results: [String]?
  private(set) var isLoading = false
  private(set) var failure: (any Error)?
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private let pause: () async throws -> Void
  @ObservationIgnored private let search: (String) async throws -> [String]

  init(pause: @escaping () async throws -> Void, search: @escaping (String) async throws -> [String]) {
    (self.pause, self.search) = (pause, search)
  }

  private func load() {
    task?.cancel()
    task = Task { [text] in
      do {
        try await pause()
        isLoading = true
        results = try await search(text)
        failure = nil
      } catch {
        failure = error
      }
      isLoading = false
    }
  }
}

// MARK: A list of pages

private typealias Page = (elements: [String], next: Int?)

@MainActor private final class ListScreen {
  let items: PagedResource<String, Int, Never>

  init(load: @escaping @MainActor @Sendable (Int?) async -> Page) {
    items = PagedResource { cursor in await load(cursor) }
  }

  func shows(_ position: Int) { items.loadMore(showing: position) }
}

@MainActor @Observable private final class ObservableListScreen {
  private(set) var items: [String] = []
  private(set) var isLoading = false
  @ObservationIgnored private var next: Int? = 0
  @ObservationIgnored private let load: (Int) async -> Page

  init(load: @escaping (Int) async -> Page) { self.load = load }

  func loadMore() async {
    guard let cursor = next else { return }
    isLoading = true
    let page = await load(cursor)
    items += page.elements
    next = page.next
    isLoading = false
  }
}

// MARK: A save that can fail

private struct Profile: Equatable {
  var name: String
  var city: String
}

private enum SaveError: Error { case offline }

@MainActor private final class ProfileScreen {
  let profile: MainResource<Profile, Never>
  let message = MainMutableProperty<String?>(nil)
  private let save: (String) async throws(SaveError) -> Void

  init(_ profile: Profile, save: @escaping (String) async throws(SaveError) -> Void) {
    self.profile = MainResource { .just(profile) }
    self.save = save
  }

  func rename(_ name: String) async { await change("name") { $0.name = name } }
  func move(to city: String) async { await change("city") { $0.city = city } }

  private func change(_ field: String, _ change: @escaping (inout Profile) -> Void) async {
    do throws(SaveError) {
      try await profile.update(optimistically: change) { () async throws(SaveError) in try await save(field) }
    } catch {
      message.value = "\(error)"
    }
  }
}

@MainActor @Observable private final class ObservableProfileScreen {
  private(set) var profile: Profile
  private(set) var message: String?
  @ObservationIgnored private let save: (String) async throws(SaveError) -> Void

  init(_ profile: Profile, save: @escaping (String) async throws(SaveError) -> Void) {
    (self.profile, self.save) = (profile, save)
  }

  func rename(_ name: String) async { await change("name") { $0.name = name } }
  func move(to city: String) async { await change("city") { $0.city = city } }

  private func change(_ field: String, _ change: (inout Profile) -> Void) async {
    let last = profile
    change(&profile)
    do throws(SaveError) {
      try await save(field)
    } catch {
      profile = last
      message = "\(error)"
    }
  }
}

// MARK: Live prices

@MainActor private final class PriceScreen {
  let symbol: MainMutableProperty<String>
  let line: MainProperty<String>

  init(symbol: String, prices: @escaping (String) -> MainSignal<Int, Never>) {
    let symbol = MainMutableProperty(symbol)
    let price = MainResource(for: symbol, options: ResourceOptions(keepingPrevious: false), prices)
    line = symbol.combineLatest(price).map { "\($0) \($1.map { "\($0)" } ?? "…")" }
    self.symbol = symbol
  }
}

@MainActor @Observable private final class ObservablePriceScreen {
  var symbol: String { didSet { follow() } }
  private var price: Int?
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private let prices: (String) -> AsyncStream<Int>

  init(symbol: String, prices: @escaping (String) -> AsyncStream<Int>) {
    (self.symbol, self.prices) = (symbol, prices)
  }

  var line: String { "\(symbol) \(price.map { "\($0)" } ?? "…")" }

  func follow() {
    task?.cancel()
    task = Task { [prices = prices(symbol)] in
      for await price in prices { self.price = price }
    }
  }
}

// MARK: An editor with undo

private struct History: Equatable {
  var done: [String]
  var undone: [String] = []
  var text: String { done.last ?? "" }
}

@MainActor private final class EditorScreen {
  let text: MainProperty<String>
  let canUndo: MainProperty<Bool>, canRedo: MainProperty<Bool>
  let status: MainProperty<String>
  private let history: MainMutableProperty<History>

  init(
    _ text: String,
    on scheduler: any TimedScheduler,
    save: @escaping (String) async throws(SaveError) -> Void
  ) {
    let history = MainMutableProperty(History(done: [text]))
    self.text = history.map(\.text)
    canUndo = history.map { $0.done.count > 1 }
    canRedo = history.map { !$0.undone.isEmpty }
    let settled = self.text.changes.debounce(for: .seconds(1), on: scheduler)
    let draft = MainProperty(initial: nil, then: settled.map(Optional.some))
    let saved = MainResource(for: draft) { text throws(SaveError) in try await save(text) }
    status = saved.state.map { $0.isLoading ? "saving" : $0.failure == nil ? "saved" : "not saved" }
    self.history = history
  }

  func edit(_ text: String) { history.value = History(done: history.value.done + [text]) }
  func undo() { history.modify { if $0.done.count > 1 { $0.undone.append($0.done.removeLast()) } } }
  func redo() { history.modify { if let text = $0.undone.popLast() { $0.done.append(text) } } }
}

// MARK: -

/// A server whose answers the test gives, each when it wants.
@MainActor private final class AnsweringServer<Request: Hashable, Answer: Sendable> {
  private var waiting: [Request: [CheckedContinuation<Answer, Never>]] = [:]
  private(set) var count = 0

  /// Suspends the task until the test answers the request.
  func answer(to request: Request) async -> Answer {
    count += 1
    return await withCheckedContinuation { waiting[request, default: []].append($0) }
  }

  func receives(_ request: Request) async {
    while waiting[request, default: []].isEmpty { await Task.yield() }
  }

  /// Answers the first of these requests.
  func send(_ answer: Answer, to request: Request) {
    waiting[request]?.removeFirst().resume(returning: answer)
  }
}

extension AnsweringServer where Answer == Bool {
  func confirm(_ request: Request) async throws(SaveError) {
    if !(await answer(to: request)) { throw .offline }
  }
}
