import Foundation
import Observation
import ReactiveSignals
import ReactiveSignalsFoundation
import Synchronization

/// The objects that live as long as the program. A subscription to one of them that is never disposed is a leak.
final class World: Sendable {
  let leak: Leak?
  let stack = StackGauge()
  let queue = QueueScheduler(label: "soak")
  let ticks: Signal<Int, Never>
  let number = MutableProperty(0)
  let text: Property<String>
  let numbers = Subject<Int, Never>()
  let groups: Signal<GroupedSignal<Int, Int, Never>, Never>
  let shared: Signal<Int, Never>
  let replayed: Signal<Int, Never>
  let command: Command<Int, Int, Never>
  let file = URL.temporaryDirectory.appending(path: "soak-\(ProcessInfo.processInfo.processIdentifier)")
  private let round = Atomic(0)

  init(_ leak: Leak?) {
    self.leak = leak
    ticks = Signal.interval(.milliseconds(1), on: queue).share().erased
    text = number.map { $0 % 10 }.combineLatest(number.map { $0 % 3 }).map { "\($0) \($1)" }
    groups = numbers.group(by: { $0 % 1_000 }, until: { $0.skip(3) }).share(whenUnobserved: .keep).erased
    shared = numbers.map { $0 + 1 }.share().erased
    replayed = numbers.share(replay: 8, whenUnobserved: .keep(for: .milliseconds(5), on: queue)).erased
    command = Command(whileExecuting: .concurrent) { [queue] (input: Int) in
      Signal.just(input).delay(for: .milliseconds(1), on: queue).erased
    }
  }

  /// The next number, from 0 to 9,999 and again.
  func nextNumber() -> Int { round.add(1, ordering: .relaxed).newValue % 10_000 }

  /// A number that grows with the time.
  var age: Int { round.load(ordering: .relaxed) / 10_000 }
}

/// Timers that end, and timers that are disposed.
func timers(_ world: World) async throws {
  let bag = CompoundDisposable()
  let queue = world.queue
  Signal.interval(.microseconds(200), on: queue).take(3).subscribe().store(in: bag)
  world.ticks.debounce(for: .milliseconds(10), on: queue).subscribe().store(in: bag)
  world.ticks.throttle(for: .milliseconds(2), on: queue).subscribe().store(in: bag)
  world.ticks.buffer(for: .milliseconds(3), upTo: 10, on: queue).subscribe().store(in: bag)
  world.ticks.delay(for: .milliseconds(1), on: queue).subscribe().store(in: bag)
  _ = await world.ticks.take(2).values.first { _ in true }
  bag.dispose()
}

/// Observers of properties, bindings and transactions.
func observation(_ world: World) async throws {
  let copy = MutableProperty("")
  let binding = world.text.signal.bind(to: copy)
  let observer = world.text.changes.subscribe { _ in }
  for _ in 1...5 {
    transaction {
      world.number.value = world.nextNumber()
      world.number.value += 1
    }
  }
  observer.dispose()
  binding.dispose()
  world.text.signal.bind(to: copy)  // ends with `copy`
  switch world.leak {
  case .memory: world.text.signal.subscribe()
  case .descriptors: _ = unsafe open("/dev/null", O_RDONLY)
  case .threads where world.nextNumber() % 50 == 0: Thread { while true { sleep(1_000) } }.start()
  default: break
  }
}

@MainActor @Observable private final class Player {
  static let shared = Player()
  var volume = 0
}

/// Observers of an object of the Observation module.
@MainActor func objects(_ world: World) async throws {
  let observer = observe(Player.shared, \.volume).observe { _ in }
  Player.shared.volume = world.nextNumber()
  await Task.yield()
  observer.dispose()
}

/// Executions that end, and executions that are canceled.
func commands(_ world: World) async throws {
  world.command.execute(1).cancel()
  let results = world.command.executions.flatten().subscribe()
  _ = try await world.command.execute(world.nextNumber()).first()
  results.dispose()
}

/// Groups that end, of a source that lives on, and subscribers of groups.
func groups(_ world: World) async throws {
  let bag = CompoundDisposable()
  world.groups.subscribe { group in group.subscribe().store(in: bag) }.store(in: bag)
  let sender = StackGauge.here()
  world.numbers.subscribe { [stack = world.stack] _ in stack.note(from: sender) }.store(in: bag)
  for _ in 1...10 { sendDeep(world, world.leak == .stack ? world.age : 0) }
  bag.dispose()
}

/// Sends below some calls.
@inline(never) private func sendDeep(_ world: World, _ depth: Int) {
  if depth == 0 { return world.numbers.send(world.nextNumber()) }
  sendDeep(world, depth - 1)
  withExtendedLifetime(world) {}
}

/// Subscribers of shared signals.
func sharing(_ world: World) async throws {
  let subscriptions = (1...5).map { _ in world.shared.subscribe() } + [world.replayed.subscribe()]
  world.numbers.send(world.nextNumber())
  for subscription in subscriptions { subscription.dispose() }
  world.replayed.take(1).subscribe()
  world.numbers.send(world.nextNumber())
}

/// Inner signals that are left, and inner signals that never end.
func flattening(_ world: World) async throws {
  let outer = Subject<Int, Never>()
  let bag = CompoundDisposable()
  outer.flatMap { _ in world.numbers }.subscribe().store(in: bag)
  outer.map { _ in world.numbers }.switchToLatest().subscribe().store(in: bag)
  outer.combineLatest(world.shared).zip(world.numbers).subscribe().store(in: bag)
  outer.concat(world.numbers).merge(world.shared).take(until: world.ticks).subscribe()
  for number in 1...5 { outer.send(number) }
  world.numbers.send(world.nextNumber())
  bag.dispose()
}

/// Sequences, tasks and streams.
func asyncBridges(_ world: World) async throws {
  for await _ in world.ticks.values(buffering: .newest(1)).prefix(2) {}
  _ = await world.ticks.first()
  let (stream, continuation) = AsyncStream<Int>.makeStream()
  let subscription = Signal.from(stream).asyncMap(maxConcurrent: 2) { number in
    await Task.yield()
    return number
  }.subscribe()
  for number in 1...5 { continuation.yield(number) }
  await Task.yield()
  subscription.dispose()
  await withSubscriptions { subscriptions in
    world.ticks.subscribe().store(in: subscriptions)
    await Task.yield()
  }
  let task = Task { for await _ in world.numbers.values {} }
  await Task.yield()
  task.cancel()
  await task.value
}

/// Files that are read to the end, and files that are left.
func files(_ world: World) async throws {
  try Data(repeating: 10, count: 10_000).write(to: world.file)
  let contents = try await world.file.contents(on: world.queue).first()
  precondition(contents?.count == 10_000)
  let handle = try FileHandle(forReadingFrom: world.file)
  _ = try await handle.chunks(ofAtMost: 1_000).take(2).first()
  try handle.close()
}
