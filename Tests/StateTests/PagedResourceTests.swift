import _ReactiveSignalsAtomics
import TestSupport

@Suite(.withoutLeaks) struct PagedResourceTests {
  private typealias List = PagedResource<Int, Int, TestFailure>

  /// Two elements for each page, and three pages.
  private static func page(_ cursor: Int?) -> List.Page {
    let number = cursor ?? 0
    return ([2 * number, 2 * number + 1], number < 2 ? number + 1 : nil)
  }

  @Test("Pages are appended one at a time, until the last one")
  func pages() {
    let scheduler = TestScheduler()
    let list = List { cursor in
      scheduler.cold("--a|").map { _ in Self.page(cursor) }.promoteFailure(to: TestFailure.self).erased
    }
    let recorder = list.state.signal.map(\.description).recorded().recorder
    list.loadMore()
    scheduler.run()
    #expect(list.hasMore.value)
    for _ in 1...3 {
      list.loadMore()
      list.loadMore()
      scheduler.run()
    }
    #expect(
      recorder.values == [
        "loading()", "loaded([0, 1])", "loading(last: [0, 1])", "loaded([0, 1, 2, 3])",
        "loading(last: [0, 1, 2, 3])",
        "loaded([0, 1, 2, 3, 4, 5])",
      ]
    )
    expectEqual(list.value, [0, 1, 2, 3, 4, 5])
    #expect(!list.hasMore.value)
  }

  @Test("A load that has failed is repeated, and the pages before it stay")
  func failure() {
    let loads = PageLoads()
    let list = List { loads.load($0) }
    loads.end(with: Self.page(nil))
    list.loadMore()
    loads.fail()
    expectEqual(list.state.value, .failed(.one, last: [0, 1]))
    list.loadMore(showing: 1)
    expectEqual(list.failure.value, .one)
    list.loadMore()
    #expect(list.isLoading.value)
    loads.end(with: Self.page(1))
    expectEqual(list.value, [0, 1, 2, 3])
    #expect(loads.cursors == [nil, 1, 1])
  }

  @Test("A load that has ended without a page is repeated")
  func empty() {
    let isEmpty = MutableProperty(true)
    let list = List { cursor in
      isEmpty.value ? .empty : Signal.just(Self.page(cursor)).promoteFailure(to: TestFailure.self).erased
    }
    expectEqual(list.state.value, .idle(last: nil))
    list.loadMore()
    expectEqual(list.value, [])
    isEmpty.value = false
    list.loadMore()
    expectEqual(list.value, [0, 1])
    isEmpty.value = true
    list.loadMore()
    #expect(list.hasMore.value)
    isEmpty.value = false
    list.loadMore()
    expectEqual(list.value, [0, 1, 2, 3])
  }

  @Test("The list stays while another page is loaded, and if that fails, with any options")
  func keepingNoPrevious() {
    let loads = PageLoads()
    let list = List(options: ResourceOptions(keepingPrevious: false)) { loads.load($0) }
    loads.end(with: Self.page(nil))
    list.loadMore()
    expectEqual(list.value, [0, 1])
    loads.fail()
    expectEqual(list.value, [0, 1])
    list.refresh()
    expectEqual(list.value, [0, 1])
    loads.fail()
    expectEqual(list.state.value, .failed(.one, last: [0, 1]))
  }

  @Test("An element near the end loads the next page")
  func prefetch() {
    let loads = PageLoads()
    let list = List { loads.load($0) }
    loads.end(with: (Array(0..<20), 1))
    list.loadMore(showing: 9)
    #expect(!list.isLoading.value)
    list.loadMore(showing: 10)
    list.loadMore(showing: 11)
    #expect(loads.cursors == [nil, 1])
    loads.end(with: ([20], 2))
    list.loadMore(showing: 17, within: 3)
    #expect(loads.cursors == [nil, 1])
    list.loadMore(showing: 18, within: 3)
    #expect(loads.cursors == [nil, 1, 2])
  }

  @Test("A refresh is awaited, and a list loads while it is observed")
  func awaited() async {
    let list = PagedResource(options: ResourceOptions(whileObserved: .stop)) {
      (cursor: Int?) async throws(TestFailure) in Self.page(cursor)
    }
    expectEqual(list.value, [])
    #expect(await list.refresh() == .loaded([0, 1]))
    list.loadMore()
    #expect(await list.signal.filter { $0.count == 4 }.first() == [0, 1, 2, 3])
  }

  @Test("Threads that ask for more load each page once")
  func threads() {
    for _ in 0..<(isSanitized ? 50 : 300) {
      let cursors = Mutex<[Int]>([])
      let list = List { cursor in
        cursors.withLock { $0.append(cursor ?? 0) }
        return .just(([cursor ?? 0], (cursor ?? 0) + 1))
      }
      onThreads(3) { _ in for _ in 1...5 { list.loadMore() } }
      let loaded = cursors.withLock { $0 }
      expectEqual(loaded, Array(0..<loaded.count))
      expectEqual(list.value, loaded)
    }
  }

  @Test("Random histories of a list follow a sequential model")
  func histories() {
    for number in 0..<UInt64(isSanitized ? 100 : History.count / 2) {
      guard let fault = run(seed: History.seed &* 1_000_000 &+ number) else { continue }
      Issue.record("\(fault) (history \(number), seed \(History.seed))")
      return
    }
  }

  private func run(seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    let loads = PageLoads()
    let list = List { loads.load($0) }
    var (model, log) = (PagesModel(), [String]())
    for step in 1...20 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        log.append("more")
        list.loadMore()
        model.loadMore()
      case 2:
        log.append("refresh")
        list.refresh()
        model.begin(nil, after: [])
      case 3:
        log.append("fail")
        loads.fail()
        model.fail()
      default:
        let next = Int.random(in: 0..<4, using: &generator) > 0 ? step : nil
        log.append("page \(step) \(next == nil ? "" : "and more")")
        loads.end(with: ([step], next))
        model.end([step], next)
      }
      if list.state.value != model.state || loads.cursors != model.cursors {
        return "\(list.state.value) \(loads.cursors) instead of \(model.state) \(model.cursors) after \(log)"
      }
    }
    return nil
  }
}

/// Loads of pages, each of which the test ends.
private final class PageLoads: Sendable {
  private let state = Mutex(
    (cursors: [Int?](), last: Subject<PagedResource<Int, Int, TestFailure>.Page, TestFailure>())
  )

  var cursors: [Int?] { state.withLock { $0.cursors } }

  func load(_ cursor: Int?) -> Signal<PagedResource<Int, Int, TestFailure>.Page, TestFailure> {
    let load = Subject<PagedResource<Int, Int, TestFailure>.Page, TestFailure>()
    state.withLock { state in
      state.cursors.append(cursor)
      state.last = load
    }
    return load.erased
  }

  func end(with page: PagedResource<Int, Int, TestFailure>.Page) { state.withLock { $0.last }.send(page) }
  func fail() { state.withLock { $0.last }.fail(.one) }
}

/// The pages of a list, on one thread.
private struct PagesModel {
  private var list: [Int]?, next: Int?
  private var load: (cursor: Int?, former: [Int])? = (nil, [])
  private var failed: (cursor: Int?, former: [Int])?
  private(set) var cursors: [Int?] = [nil]

  var state: ResourceState<[Int], TestFailure> {
    if load != nil { return .loading(last: list) }
    if failed != nil { return .failed(.one, last: list) }
    return list.map { .loaded($0) } ?? .idle(last: nil)
  }

  mutating func begin(_ cursor: Int?, after former: [Int]) {
    cursors.append(cursor)
    (load, failed) = ((cursor, former), nil)
  }

  mutating func loadMore() {
    if load != nil { return }
    if let failed { return begin(failed.cursor, after: failed.former) }
    if let next, let list { begin(next, after: list) }
  }

  mutating func fail() {
    guard let load else { return }
    (failed, self.load) = (load, nil)
  }

  mutating func end(_ page: [Int], _ next: Int?) {
    guard let load else { return }
    (list, self.next, self.load) = (load.former + page, next, nil)
  }
}
