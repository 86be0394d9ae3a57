import Foundation
import TestSupport

/// The order in which sources go on that a consumer has made wait.
@Suite(.withoutLeaks) struct OrderPressureTests {
  let scheduler = TestScheduler()

  typealias Chain = @Sendable (Subject<[Int], Never>) -> Signal<Int, Never>

  static let chains: [(name: String, chain: Chain)] = [
    ("flatMap", { $0.flatMap { Signal.from($0) } }),
    ("flatMap of sequences", { $0.flatMap { $0.lazy.map { $0 }.signal() } }),
    ("flatMap(.merge(limit: 3))", { $0.flatMap(.merge(limit: 3)) { Signal.from($0) } }),
    ("flatten", { $0.map { Signal<Int, Never>.from($0) }.flatten() }),
    ("bind", { $0.bind { { (values: [Int], _: inout Bool) -> Signal<Int, Never>? in .from(values) } } }),
    ("groups", { $0.group(by: { _ in 0 }).flatMap { $0.flatMap { Signal.from($0) } } }),
    ("windows", { $0.window(count: 5).flatMap { $0.flatMap { Signal.from($0) } } }),
    ("a buffer on the way", { $0.flatMap { Signal.from($0) }.asyncMap { $0 } }),
    (
      "a queue on the way", { $0.flatMap { Signal.from($0) }.deliver(on: .immediate, buffering: .waiting(2)) }
    ),
  ]

  @Test("Arrays of a subject are flattened in order for a consumer that waits", arguments: chains.indices)
  func hotArrays(index: Int) async {
    let arrays = Subject<[Int], Never>()
    var values = Self.chains[index].chain(arrays).values(buffering: .waiting(4)).makeAsyncIterator()
    for number in 0..<50 { arrays.send(Array(number * 10..<number * 10 + 10)) }
    arrays.complete()
    for expected in 0..<500 {
      guard await values.next() == expected else {
        Issue.record("\(Self.chains[index].name): not \(expected)")
        break
      }
    }
    #expect(await values.next() == nil)
  }

  @Test("A value, a first value and a failure wait behind the arrays that began before them")
  func behindArrays() async throws {
    let numbers = Subject<Int, TestFailure>()
    let flattened = numbers.flatMap { number -> Signal<Int, TestFailure> in
      switch number % 4 {
      case 0: .from([number, number, number])
      case 1: .just(number)
      case 2: Signal.from([number]).start(with: number).erased
      default: number == 19 ? .fail(.one) : .empty
      }
    }
    var values = flattened.values(buffering: .waiting(2)).makeAsyncIterator()
    for number in 0..<24 { numbers.send(number) }
    var received: [Int] = []
    do throws(TestFailure) {
      while let value = try await values.next() { received.append(value) }
      Issue.record("no failure")
    } catch {
      expectEqual(error, .one)
    }
    var expected: [Int] = []
    for start in stride(from: 0, to: 20, by: 4) {
      expected += [start, start, start, start + 1, start + 2, start + 2]
    }
    expectEqual(received, expected)
  }

  static let empties: [Signal<Int, TestFailure>] = [
    Signal.from([1, 2, 3]).merge(Signal<Int, TestFailure>.empty.count()),
    Signal.fail(.one).race(.empty).start(with: 1).erased,
    Signal.fail(.one).zip(Signal<Int, TestFailure>.empty).map { $0.0 }.start(with: 1).erased,
    Signal<Int, TestFailure>.empty.ifEmpty(2).start(with: 1).combineLatest(Signal.from([3, 4])).map {
      $0 + $1
    }.erased,
  ]

  @Test("An empty signal waits for its turn as others do", arguments: empties.indices)
  func empty(index: Int) async {
    let (fast, slow) = (Self.empties[index].recorded().recorder, Recorder<Int, TestFailure>())
    var values = Self.empties[index].values(buffering: .waiting(1)).makeAsyncIterator()
    do throws(TestFailure) {
      while let value = try await values.next() { slow.send(value) }
      slow.complete()
    } catch {
      slow.fail(error)
    }
    expectEqual(slow.events, fast.events)
  }

  @Test("A source without end and the tasks beside it take turns")
  func turns() async {
    let tasks = (1...20).map { number in
      Signal<Int, Never>.produce { producer in while await producer.send(-number) {} }
    }
    let merged = Signal.merge(tasks + [Signal.range(1...).erased])
    var (last, counts) = (0, [Int: Int]())
    for await value in merged.values(buffering: .waiting(2)) {
      if value > 0 {
        expectEqual(value, last + 1)
        last = value
      } else {
        counts[value, default: 0] += 1
        if counts.count == 20, counts.values.allSatisfy({ $0 >= 5 }), last > 100 { break }
      }
    }
  }

  @Test("A task that begins under pressure waits before its first value")
  func beginningTasks() async {
    let numbers = Subject<Int, Never>()
    let sent = Counter()
    let scheduler = scheduler
    let flattened = numbers.flatMap { number in
      Signal<Int, Never>.produce(on: scheduler) { await $0.send(number) }.on(next: { _ in sent.next() })
    }
    let received = Log<Int>()
    let consumer = scheduler.task {
      for await value in flattened.values(buffering: .waiting(3)) {
        received.append(value)
        try await scheduler.clock.sleep(for: .seconds(1))
      }
    }
    scheduler.advance(ticks: 1)
    for number in 1...20 { numbers.send(number) }
    numbers.complete()
    for _ in 1...60 {
      scheduler.advance(by: .seconds(1))
      #expect(sent.value <= received.entries.count + 6)
    }
    expectEqual(received.entries, Array(1...20))
    consumer.cancel()
  }

  @Test("An array that begins on another thread, while those that have waited go on, comes behind them")
  func beginningElsewhere() {
    let scheduler = TestScheduler()
    let arrays = Subject<[Int], Never>()
    let received = Log<Int>()
    arrays
      .flatMap { array in
        Signal.from(array).map { number in
          // The consumer wants a value now, since the buffer has room.
          if number == 5 { onThreads(1) { _ in arrays.send([20, 21, 22]) } }
          return number
        }
        .erased
      }
      .deliver(on: scheduler, buffering: .waiting(2))
      .subscribe { received.append($0) }
    arrays.send(Array(0..<8))
    arrays.send(Array(10..<13))
    scheduler.run()
    expectEqual(received.entries, Array(0..<8) + Array(10..<13) + [20, 21, 22])
    // The chain holds the subject.
    arrays.complete()
    scheduler.run()
  }

  @Test("The sources of a consumer that leaves send nothing while its subscriptions end", arguments: 0..<3)
  func departure(kind: Int) async {
    for _ in 1...20 {
      let made = Counter()
      let pages = Signal<Int, Never>.produce { producer in
        repeat { made.next() } while await producer.send(made.value)
      }
      let cleanup: @Sendable () -> Void = { for _ in 1...500 { sched_yield() } }
      let chain =
        switch kind {
        case 0: pages.group(by: { $0 % 3 }).flatMap { $0.finally(cleanup) }
        case 1: pages.window(count: 10).flatMap { $0.finally(cleanup) }
        default:
          { shared in shared.finally(cleanup).merge(shared.finally(cleanup)) }(
            pages.share(startingAt: 2, buffering: .waiting)
          )
        }
      var used = 0
      for await _ in chain.values(buffering: .waiting(4)) {
        used += 1
        if used == 100 { break }
      }
      for _ in 1...10 { await Task.yield() }
      #expect(made.value <= used + 20)
    }
  }
}
