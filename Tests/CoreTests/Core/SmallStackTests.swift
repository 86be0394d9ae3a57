import Foundation
import TestSupport

@Suite("The stack of a secondary thread is enough for a chain of any length", .withoutLeaks)
struct SmallStackTests {
  /// The number of links. `REACTIVE_SIGNALS_DEPTH=1000000 swift test --filter SmallStackTests` tests longer chains.
  static let depth =
    ProcessInfo.processInfo.environment["REACTIVE_SIGNALS_DEPTH"].flatMap { Int($0) } ?? 20_000

  /// Runs `body` on a thread with the stack that secondary threads have on the platforms of Apple.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    onThread(stackSize: 512 << 10, body)
  }

  typealias Operator = @Sendable (Signal<Int, Never>) -> Signal<Int, Never>

  /// Operators that refer to their upstream in different ways.
  static let operators: [(name: String, apply: Operator)] = [
    ("map", { $0.map { $0 }.erased }),
    ("concat", { $0.concat(Signal.empty).erased }),
    ("concat on the right", { Signal.empty.concat($0).erased }),
    ("concat of an array", { Signal.concat([$0, .empty]).erased }),
    ("merge", { $0.merge(Signal.empty).erased }),
    ("combineLatest", { $0.combineLatest(Signal.just(1)).map(\.0).erased }),
    ("take(until:)", { $0.take(until: Signal<Int, Never>.never).erased }),
    ("withLatest", { $0.withLatest(from: Signal.just(1)).map(\.0).erased }),
    ("flatMap", { $0.flatMap { Signal.just($0) }.erased }),
    ("retry", { $0.retry(1).erased }),
    ("share", { $0.share().erased }),
    ("deferred", { signal in Signal.deferred { signal } }),
    ("deliver", { $0.deliver(on: .immediate).erased }),
  ]

  static func chain(of apply: Operator, on source: Signal<Int, Never> = .never) -> Signal<Int, Never> {
    var signal = source
    for _ in 0..<depth { signal = apply(signal) }
    return signal
  }

  @Test("A chain of operators is released", arguments: operators.indices)
  func release(index: Int) {
    let lifetimes = Lifetimes()
    onSmallStack {
      let token = lifetimes.make()
      let source = Signal<Int, Never>.create { _ in withExtendedLifetime(token) {} }
      withExtendedLifetime(Self.chain(of: Self.operators[index].apply, on: source)) {}
    }
    expectEqual(lifetimes.live, 0)
  }

  @Test("The release of a subject ends and releases the subjects in a row behind it, in their order")
  func subjectsInARow() {
    let lifetimes = Lifetimes()
    let log = Log<Int>()
    onSmallStack {
      let first = Subject<Int, Never>()
      var last = first
      for number in 0..<Self.depth {
        if number % 3 == 0 { last.subscribe(completed: { log.append(number) }) }
        let next = Subject<Int, Never>()
        if number % 2 == 0 { last.subscribe(next) } else { last.map { $0 + 1 }.subscribe(next) }
        last = next
      }
      let token = lifetimes.make()
      last.subscribe(completed: { withExtendedLifetime(token) { log.append(Self.depth) } })
      withExtendedLifetime(first) {}
    }
    expectEqual(log.entries, (0..<Self.depth).filter { $0 % 3 == 0 } + [Self.depth])
    expectEqual(lifetimes.live, 0)
  }

  /// Signals that go on with themselves.
  static let recursions: [@Sendable (Int) -> Signal<Int, Never>] =
    [countdown, rest] + [
      { Signal.just($0).expand { $0 == 0 ? .empty : .just($0 - 1) }.erased },
      { Signal.just($0).expand { $0 == 0 ? .empty : Signal.from([$0 - 1]) }.erased },
      { Signal.from(Array(0...$0)).flatMap(.concat) { number in .deferred { Signal.from([number]) } } },
    ]

  @Sendable private static func countdown(_ number: Int) -> Signal<Int, Never> {
    number == 0 ? .just(0) : Signal.just(number).flatMap(.concat) { countdown($0 - 1) }
  }

  @Sendable private static func rest(_ number: Int) -> Signal<Int, Never> {
    number == 0 ? .just(0) : Signal.just(number).concat(Signal.deferred { rest(number - 1) }).erased
  }

  @Test("A signal that goes on with itself does so behind a slow consumer", arguments: recursions.indices)
  func recursionUnderPressure(index: Int) {
    let last = Log<Int>()
    onSmallStack {
      let scheduler = TestScheduler()
      Self.recursions[index](Self.depth).deliver(on: scheduler, buffering: .waiting(2))
        .takeLast(1)
        .subscribe { last.append($0) }
      scheduler.run()
    }
    expectEqual(last.entries, [index == 4 ? Self.depth : 0])
  }

  @Test("The signals that an operator of closures starts may all end at once")
  func startedByClosure() {
    let counts = Log<Int>()
    onSmallStack {
      let depth = Self.depth
      func run(_ receive: @escaping Receive) {
        let count = Count()
        Signal<Int, Never>.just(1)
          .operation("started", sending: Int.self, starting: Int.self, state: { $0 }, receive: receive)
          .subscribe { _ in count.up() }
        counts.append(count.value)
      }
      // The next signal is started when one has completed, or by its value.
      run { inner, input, down in
        switch input {
        case .value(let number), .inner(let number, _): down.send(number)
        case .innerCompleted(let number) where number == depth - 1: return down.complete()
        case .innerCompleted, .completed: break
        }
        if inner.count == 0 { inner.start(Signal<Int, Never>.just(1)) }
      }
      run { inner, input, down in
        switch input {
        case .value(let number), .inner(let number, _):
          down.send(number)
          if number < depth { inner.start(Signal<Int, Never>.just(number + 1)) }
        case .innerCompleted, .completed: if inner.count == 0 { down.complete() }
        }
      }
    }
    expectEqual(counts.entries, [Self.depth, Self.depth])
  }

  typealias Receive =
    @Sendable (inout InnerSignals<Int, Never>, InnerInput<Int, Int>, borrowing Downstream<Int, Never>) -> Void

  @Test("Groups that are kept in each other are released")
  func nestedGroups() {
    let lifetimes = Lifetimes()
    onSmallStack {
      var last = Link(lifetimes.make(), nil)
      for _ in 0..<Self.depth {
        let source = Subject<Link, Never>()
        let window = Shared<WindowedSignal<Link, Never>?>(nil)
        source.window(count: 2).subscribe { window.exchange($0) }
        source.send(last)
        last = Link(lifetimes.make(), window.exchange(nil))
      }
    }
    expectEqual(lifetimes.live, 0)
  }

  /// A value that holds the group of another one.
  private struct Link: Sendable {
    let token: Tracked
    let window: WindowedSignal<Link, Never>?

    init(_ token: Tracked, _ window: WindowedSignal<Link, Never>?) {
      self.token = token
      self.window = window
    }
  }

  @Test("Nested compounds are disposed in their order")
  func nestedCompounds() {
    let log = Log<Int>()
    let count = Self.depth
    onSmallStack {
      let outermost = CompoundDisposable()
      var innermost = outermost
      for level in 0..<count {
        let inner = CompoundDisposable()
        if level % 3 == 0 { innermost.add { log.append(level) } }
        if level % 5 == 0 { innermost.add { log.append(level) } }
        innermost.add(inner)
        let outer = innermost
        if level % 7 == 0 { outer.add { log.append(-level) } }
        innermost = inner
      }
      outermost.dispose()
      #expect(innermost.isDisposed)
    }
    let ways = (0..<count).flatMap { level in [3, 5].filter { level % $0 == 0 }.map { _ in level } }
    expectEqual(log.entries, ways + (0..<count).reversed().filter { $0 % 7 == 0 }.map { -$0 })
  }

  @Test("Nested compounds are released", arguments: [1, 2, 5])
  func releasedCompounds(members: Int) {
    let lifetimes = Lifetimes()
    onSmallStack {
      var compound = CompoundDisposable()
      let token = lifetimes.make()
      compound.add { withExtendedLifetime(token) {} }
      for _ in 0..<Self.depth {
        let outer = CompoundDisposable()
        for _ in 1..<members { outer.add {} }
        outer.add(compound)
        compound = outer
      }
    }
    expectEqual(lifetimes.live, 0)
  }

  /// Chains of derived properties.
  static let derivations: [@Sendable (Property<Int>) -> Property<Int>] = [
    { $0.map { $0 + 1 } },
    { $0.combineLatest($0).map { $0.0 + 1 } },
    { $0.distinctUntilChanged() },
    { property in property.combineLatest(MutableProperty(1)).map { $0 + $1 } },
  ]

  @Test("A chain of derived properties is read, written, observed, released", arguments: derivations.indices)
  func derived(index: Int) {
    let lifetimes = Lifetimes()
    onSmallStack {
      let token = lifetimes.make()
      let source = MutableProperty(0)
      var last = source.map { value in withExtendedLifetime(token) { value } }
      let count = Self.depth / 10
      for _ in 0..<count { last = Self.derivations[index](last) }
      let increment = index == 2 ? 0 : count
      expectEqual(last.value, increment)
      source.value = 1
      expectEqual(last.value, 1 + increment)
      let log = Log<Int>()
      let subscription = last.signal.subscribe { log.append($0) }
      source.value = 2
      expectEqual(last.value, 2 + increment)
      expectEqual(log.entries, [1 + increment, 2 + increment])
      subscription.dispose()
      source.value = 3
      expectEqual(log.entries.count, 2)
      expectEqual(last.value, 3 + increment)
    }
    expectEqual(lifetimes.live, 0)
  }

  @Test("A value that is released inside of other releases is released before the first of these returns")
  func postponed() {
    final class Node: Sendable {
      let next: Shared<Signal<Int, Never>?>
      let log: Log<Int>
      let number: Int

      init(_ next: Signal<Int, Never>?, _ log: Log<Int>, _ number: Int) {
        self.next = Shared(next)
        self.log = log
        self.number = number
      }

      deinit { log.append(number) }
    }
    let log = Log<Int>()
    onSmallStack {
      var signal: Signal<Int, Never>?
      for number in 0..<1_000 {
        let node = Node(signal, log, number)
        signal = Signal<Int, Never>.just(1).map { value in withExtendedLifetime(node) { value } }.erased
      }
      signal = nil
      expectEqual(log.entries, (0..<1_000).reversed())
    }
  }
}
