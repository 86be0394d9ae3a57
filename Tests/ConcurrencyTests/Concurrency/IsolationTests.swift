import TestSupport

/// Closures that reach the state of an actor, which the compiler accepts, run on that actor, whoever sends.
///
/// `Tests/Isolation` has those that the compiler rejects.
@Suite(.withoutLeaks) struct IsolationTests {
  @globalActor actor Audio {
    static let shared = Audio()
  }

  /// A place that a value is sent from.
  enum Sender: CaseIterable, Sendable {
    case mainActor, thread, actor, globalActor

    func send(_ number: Int, to subject: Subject<Int, Never>) async {
      switch self {
      case .mainActor: await MainActor.run { subject.send(number) }
      case .thread: onThreads(1) { _ in subject.send(number) }
      case .actor: await Other().send(number, to: subject)
      case .globalActor: await Self.sendOnAudio(number, to: subject)
      }
    }

    @Audio private static func sendOnAudio(_ number: Int, to subject: Subject<Int, Never>) {
      subject.send(number)
    }
  }

  actor Other {
    func send(_ number: Int, to subject: Subject<Int, Never>) { subject.send(number) }
  }

  /// A kind of public closure that runs in the isolation it is written in, or awaits it.
  enum Kind: CaseIterable, Sendable { case observe, observeEvents, bind, asyncMap, task, values }

  @MainActor final class OnMain {
    var total = 0 { didSet { MainActor.preconditionIsolated() } }
    func add(_ number: Int) { total += number }

    func follow(_ source: Subject<Int, Never>, _ kind: Kind) {
      switch kind {
      case .observe: source.observe { self.total += $0 }
      case .observeEvents: source.observeEvents { if case .next(let number) = $0 { self.total += number } }
      case .bind: source.bind(to: \.total, on: self)
      case .asyncMap: source.asyncMap { await self.add($0) }.subscribe()
      case .task: source.flatMap { number in Signal.task { await self.add(number) } }.subscribe()
      case .values:
        var values = source.values.makeAsyncIterator()
        Task { while let number = await values.next() { self.add(number) } }
      }
    }
  }

  @Audio final class OnAudio {
    var total = 0 { didSet { Audio.preconditionIsolated() } }
    func add(_ number: Int) { total += number }

    func follow(_ source: Subject<Int, Never>, _ kind: Kind) {
      switch kind {
      case .observe: source.observe { self.total += $0 }
      case .observeEvents: source.observeEvents { if case .next(let number) = $0 { self.total += number } }
      case .bind: source.bind(to: \.total, on: self)
      case .asyncMap: source.asyncMap { await self.add($0) }.subscribe()
      case .task: source.flatMap { number in Signal.task { await self.add(number) } }.subscribe()
      case .values:
        var values = source.values.makeAsyncIterator()
        Task { while let number = await values.next() { self.add(number) } }
      }
    }
  }

  actor InActor {
    final class Box { var total = 0 }

    let box = Box()
    var total: Int { box.total }
    func add(_ number: Int) { box.total += number }

    func follow(_ source: Subject<Int, Never>, _ kind: Kind) {
      switch kind {
      case .observe:
        source.observe { number in
          self.preconditionIsolated()
          self.add(number)
        }
      case .observeEvents:
        source.observeEvents { event in
          self.preconditionIsolated()
          if case .next(let number) = event { self.add(number) }
        }
      case .bind: source.bind(to: \.total, on: box)
      case .asyncMap: source.asyncMap { await self.add($0) }.subscribe()
      case .task: source.flatMap { number in Signal.task { await self.add(number) } }.subscribe()
      case .values:
        var values = source.values.makeAsyncIterator()
        Task { while let number = await values.next() { self.add(number) } }
      }
    }
  }

  @Test("Closures of a class on the main actor run there", arguments: Kind.allCases, Sender.allCases)
  func mainActor(kind: Kind, sender: Sender) async {
    let source = Subject<Int, Never>()
    let object = OnMain()
    await object.follow(source, kind)
    await sender.send(7, to: source)
    while await object.total != 7 { await Task.yield() }
    source.complete()
    #expect(await object.total == 7)
  }

  @Test("Closures of a class on a global actor run there", arguments: Kind.allCases, Sender.allCases)
  func globalActor(kind: Kind, sender: Sender) async {
    let source = Subject<Int, Never>()
    let object = OnAudio()
    await object.follow(source, kind)
    await sender.send(7, to: source)
    while await object.total != 7 { await Task.yield() }
    source.complete()
    #expect(await object.total == 7)
  }

  @Test("Closures of an actor run there", arguments: Kind.allCases, Sender.allCases)
  func actor(kind: Kind, sender: Sender) async {
    let source = Subject<Int, Never>()
    let object = InActor()
    await object.follow(source, kind)
    await sender.send(7, to: source)
    while await object.total != 7 { await Task.yield() }
    source.complete()
    #expect(await object.total == 7)
  }
}
