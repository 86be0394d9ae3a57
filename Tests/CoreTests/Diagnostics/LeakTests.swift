import Foundation
import TestSupport

@Suite struct LeakTests {
  @Test("Each planted leak is found, at its line")
  func planted() async {
    let keepers = leaks.map { _ in Keeper() }
    let lines = Log<Int>()
    let left = await Diagnostics.subscriptionsLeft(within: .zero) {
      for (leak, keeper) in zip(leaks, keepers) { lines.append(await leak.plant(keeper)) }
    }
    #expect(leaks.count >= 30)
    for (leak, line) in zip(leaks, lines.entries) {
      #expect(
        left.contains { $0.callSite == Diagnostics.CallSite(fileID: #fileID, line: line) },
        "\(leak.name)"
      )
    }
    expectEqual(Set(left.map(\.callSite.line)), Set(lines.entries))
    for keeper in keepers { keeper.end() }
  }

  @Test("Nothing is found where the leaks are mended")
  func mended() async {
    let left = await Diagnostics.subscriptionsLeft(within: .seconds(20)) {
      for leak in leaks {
        let keeper = Keeper()
        _ = await leak.plant(keeper)
        keeper.end()
      }
    }
    expectEqual(left.map(\.callSite), [])
  }

  @Test("Tests that run at the same time do not see each other's subscriptions")
  func parallel() async {
    let keeper = Keeper()
    async let other = Diagnostics.subscriptionsLeft(within: .zero) {
      for _ in 1...100 {
        _ = keeper.keep(keeper.subject.subscribe())
        await Task.yield()
      }
    }
    for _ in 1...100 {
      let left = await Diagnostics.subscriptionsLeft(within: .zero) { await Task.yield() }
      expectEqual(left, [])
    }
    #expect(await other.count == 100)
    keeper.end()
  }

  @Test("An error of the closure is thrown")
  func failure() async {
    await #expect(throws: TestFailure.one) {
      try await Diagnostics.subscriptionsLeft { () async throws(TestFailure) in throw .one }
    }
  }
}

@Suite(.serialized) struct LeakTraitTests {
  /// Files whose suites do not have the trait: those about leaks and traits, and measurements.
  static let exempted = ["LeakTests.swift", "TraitTests.swift", "TableTests.swift"]

  @Test("Each suite of the library has the trait")
  func everySuite() throws {
    let tests = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    var suites = 0
    for file in try FileManager.default.subpathsOfDirectory(atPath: tests)
    where file.hasSuffix(".swift") && !Self.exempted.contains(where: { file.hasSuffix($0) }) {
      let text = try String(contentsOf: URL(filePath: "\(tests)/\(file)"), encoding: .utf8)
      for suite in text.split(separator: "@Suite", omittingEmptySubsequences: false).dropFirst() {
        suites += 1
        let head = suite.prefix { $0 != "{" }
        #expect(head.contains(".withoutLeaks"), "\(file)")
      }
    }
    #expect(suites > 280)
  }

  @Test("The trait states the lines of live subscriptions", .records([#line + 2, #line + 3]), .withoutLeaks)
  func trait() async {
    let keeper = Keeper()
    _ = keeper.keep(keeper.subject.subscribe())
    await Task { for _ in 1...2 { keeper.subject.subscribe() } }.value
    kept.withLock { $0.append(keeper) }
  }

  @Test(
    "Exempted tests may leave subscriptions",
    .records([]),
    .leavesSubscriptions("The test is about that")
  )
  func exemption() {
    let keeper = Keeper()
    _ = keeper.keep(keeper.subject.subscribe())
    kept.withLock { $0.append(keeper) }
  }

  @Test("Another thread has time to end a subscription", .records([]), .withoutLeaks)
  func patience() {
    let keeper = Keeper()
    keeper.subject.subscribe()
    Task {
      try await Task.sleep(for: .milliseconds(50))
      keeper.end()
    }
  }
}

/// The objects that keep planted leaks alive until their end.
private let kept = Shared<[Keeper]>([])

/// The sources of one leak, and the means to end it.
private final class Keeper: Sendable {
  let subject = Subject<Int, Never>()
  let property = MutableProperty(0)
  let scheduler = TestScheduler()
  let queue = QueueScheduler(label: "leaks")
  let owner = Shared<[any Sendable]>([])
  private let bag = CompoundDisposable()

  /// Keeps a subscription, and returns the line of the call.
  func keep(_ disposable: any Disposable, line: Int = #line) -> Int {
    bag.add(disposable)
    return line
  }

  /// Keeps a task until it has subscribed to the subject, and returns the line of the call.
  func keep(_ task: Task<Void, Never>, line: Int = #line) async -> Int {
    bag.add { task.cancel() }
    while subject.subscriptionCount == 0 { await Task.yield() }
    return line
  }

  func end() {
    bag.dispose()
    subject.complete()
    owner.exchange([])
  }
}

private struct Leak: Sendable {
  let name: String
  let plant: @Sendable (Keeper) async -> Int

  init(_ name: String, _ plant: @escaping @Sendable (Keeper) async -> Int) {
    self.name = name
    self.plant = plant
  }
}

private let leaks: [Leak] = [
  Leak("a subject that is kept") { $0.keep($0.subject.subscribe()) },
  Leak("one handler of all events") { $0.keep($0.subject.subscribeEvents { _ in }) },
  Leak("a behavior subject") {
    let subject = BehaviorSubject<Int, Never>(1)
    $0.owner.withLock { $0 = [subject] }
    return $0.keep(subject.subscribe())
  },
  Leak("a handler that captures its own disposable") {
    let own = SerialDisposable()
    own.inner = $0.subject.subscribe { _ in _ = own }
    return $0.keep(own, line: #line - 1)
  },
  Leak("a producer whose cleanup holds it") {
    $0.keep(Signal<Int, Never>.create { own in own.onDispose { _ = own } }.subscribe())
  },
  Leak("an interval that never ends") { $0.keep(Signal.interval(.seconds(60), on: $0.queue).subscribe()) },
  Leak("virtual time that does not pass") {
    $0.keep(Signal.interval(.seconds(1), on: $0.scheduler).subscribe())
  },
  Leak("a bag that is never disposed") {
    let bag = CompoundDisposable()
    $0.subject.subscribe().store(in: bag)
    return $0.keep(bag, line: #line - 1)
  },
  Leak("an inner signal that never ends") { keeper in
    keeper.keep(Signal.just(1).flatMap { _ in keeper.subject }.subscribe())
  },
  Leak("a switch to a signal that never ends") { keeper in
    keeper.keep(Signal.just(1).map { _ in keeper.subject }.switchToLatest().subscribe())
  },
  Leak("a subscriber of a shared signal") { $0.keep($0.subject.share().subscribe()) },
  Leak("a shared signal that is kept without subscribers") {
    let shared = $0.subject.share(whenUnobserved: .keep).erased
    $0.owner.withLock { $0 = [shared] }
    shared.subscribe().dispose()
    return #line - 1
  },
  Leak("a connection") {
    let connection = $0.subject.publish()
    return $0.keep(connection.connect())
  },
  Leak("an observer of a property") { $0.keep($0.property.signal.subscribe()) },
  Leak("an observer of a derived property") { $0.keep($0.property.map { $0 + 1 }.signal.subscribe()) },
  Leak("an observer of changes") { $0.keep($0.property.changes.observe { _ in }) },
  Leak("a binding to a property") { $0.keep($0.subject.bind(to: $0.property)) },
  Leak("a binding operator") { $0.keep($0.property <~ $0.subject) },
  Leak("a property of a signal") {
    let property = Property(initial: 0, then: $0.subject)
    $0.owner.withLock { $0 = [property] }
    return #line - 2
  },
  Leak("a task that iterates for ever") { keeper in
    await keeper.keep(
      Task { for await _ in keeper.subject.values {} },
      line: #line - 1
    )
  },
  Leak("a task that waits for the first value") { keeper in
    await keeper.keep(
      Task { _ = await keeper.subject.first() },
      line: #line - 1
    )
  },
  Leak("a task of a signal") {
    $0.keep(Signal.task { try? await Task.sleep(for: .seconds(60)) }.subscribe())
  },
  Leak("a task for a value") {
    $0.keep(Signal.just(1).asyncMap { _ in try? await Task.sleep(for: .seconds(60)) }.subscribe())
  },
  Leak("a stream") {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    $0.owner.withLock { $0 = [continuation] }
    return $0.keep(Signal.from(stream).subscribe())
  },
  Leak("one of two signals") { $0.keep(Signal.just(1).combineLatest($0.subject).subscribe()) },
  Leak("the second of two signals") { $0.keep(Signal.just(1).concat($0.subject).subscribe()) },
  Leak("a merged signal") { $0.keep(Signal.just(1).merge($0.subject).subscribe()) },
  Leak("a trigger that never comes") {
    $0.keep(Signal<Int, Never>.never.take(until: $0.subject).subscribe())
  },
  Leak("a pause that never ends") {
    $0.keep(Signal.just(1).concat(.never).debounce(for: .seconds(1), on: $0.scheduler).subscribe())
  },
  Leak("a repetition without end") {
    $0.keep(Signal.just(1).repeated(after: .seconds(1), on: $0.scheduler).subscribe())
  },
  Leak("a subject subscribed to another one") {
    let other = Subject<Int, Never>()
    $0.owner.withLock { $0 = [other] }
    return $0.keep($0.subject.subscribe(other))
  },
  Leak("an execution of a command") { keeper in
    let command = Command { keeper.subject }
    return keeper.keep(command.execute())
  },
  Leak("a subscriber of a group") { keeper in
    let groups = Log<any Disposable>()
    let result = keeper.subject.group(by: { $0 }).subscribe { group in
      groups.append(group.subscribe())
    }
    keeper.subject.send(1)
    result.dispose()
    return keeper.keep(groups.entries[0], line: #line - 4)
  },
  Leak("a window") { $0.keep($0.subject.window(count: 2).flatten().subscribe()) },
  Leak("a subscription in a handler") { keeper in
    Signal.just(1).subscribe { _ in
      keeper.subject.subscribe()
    }
    return #line - 2
  },
  Leak("scheduled work") { keeper in
    let end = Moment()
    keeper.queue.schedule {
      keeper.subject.subscribe()
      end.signal()
    }
    _ = end.wait()
    return #line - 4
  },
  Leak("work of a timer on a queue") { keeper in
    let end = Moment()
    Signal.timer(after: .milliseconds(1), on: keeper.queue).subscribe { _ in
      keeper.subject.subscribe()
      end.signal()
    }
    _ = end.wait()
    return #line - 4
  },
  Leak("a child task") { keeper in
    async let line = keeper.keep(keeper.subject.subscribe())
    return await line
  },
  Leak("an object on the main actor") { await Screen.show($0) },
  Leak("a tracked signal") { $0.keep($0.subject.tracked("leak").subscribe()) },
]

@MainActor private enum Screen {
  static func show(_ keeper: Keeper) -> Int {
    keeper.keep(keeper.subject.map { $0 }.observe { _ in })
  }
}

/// A trait of a test that is to record issues at lines, and no others.
private struct Records: TestTrait, TestScoping {
  let lines: [Int]

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let recorded = Log<Int>()
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
      recorded.append(issue.sourceLocation?.line ?? 0)
      return nil
    }
    try await collecting.provideScope(for: test, testCase: testCase, performing: function)
    for keeper in kept.exchange([]) { keeper.end() }
    expectEqual(recorded.entries.sorted(), lines)
  }
}

extension Trait where Self == Records {
  fileprivate static func records(_ lines: [Int]) -> Records { Records(lines: lines) }
}
