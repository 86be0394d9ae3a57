import TestSupport

@Suite(.withoutLeaks) struct ResourceCacheTests {
  private let scheduler = TestScheduler()
  private let loads = LoadLog()

  private func cache(limit: Int = 100, _ options: ResourceOptions) -> ResourceCache<Int, Int, Never> {
    ResourceCache(limit: limit, options: options) { [loads] key in loads.load(key) }
  }

  private var keeping: ResourceOptions {
    ResourceOptions(whileObserved: .keep(for: .seconds(5), on: scheduler))
  }

  @Test("Without a time, a resource is kept until the end of its first observation")
  func stop() {
    let cache = cache(ResourceOptions(whileObserved: .stop))
    weak let resource = cache[1]
    #expect(resource != nil)
    resource?.signal.subscribe { _ in }.dispose()
    #expect(resource == nil)
    expectEqual(loads.log, "1+ 1-")
  }

  @Test("A resource that is given up stays the one of its key while somebody holds it")
  func held() {
    let cache = cache(limit: 1, keeping)
    var resource = Optional(cache[1])
    _ = cache[2]
    scheduler.run()
    #expect(resource === cache[1])
    let observer = resource?.signal.subscribe { _ in }
    resource = nil
    expectEqual(cache[1].value, 101)
    observer?.dispose()
    scheduler.run()
    #expect(cache[1].value == nil)
    for key in 0..<1_000 { _ = cache[key] }
    scheduler.run()
  }

  @Test("An invalid value that is being loaded is loaded again, since the answer may be an old one")
  func invalidateLoading() {
    let starts = Count()
    let cache = ResourceCache { (_: Int) in
      Signal<Int, Never>.deferred {
        starts.up()
        return .never
      }
    }
    cache[1].signal.subscribe { _ in }
    cache.invalidate()
    expectEqual(starts.value, 2)
  }

  @Test("A property that chooses a key shows the value that the cache has, and loads an old one again")
  func chosen() {
    let cache = ResourceCache(options: keeping.staleAfter(.seconds(3), on: scheduler)) {
      [loads] (key: Int) in loads.load(key).take(1).erased
    }
    let key = MutableProperty(1)
    let (recorder, subscription) = key.flatMap { cache[$0].state }.signal.recorded()
    key.value = 2
    scheduler.advance(by: .seconds(1))
    key.value = 1
    scheduler.advance(by: .seconds(4))
    key.value = 2
    #expect(
      recorder.values.map(\.description) == [
        "loading()", "loaded(101)", "loading()", "loaded(102)", "loaded(101)", "loaded(102)",
        "loading(last: 102)",
        "loaded(202)",
      ]
    )
    subscription.dispose()
    scheduler.run()
  }

  @Test("A cache loads with asynchronous closures, and a reload is awaited")
  func asynchronous() async {
    let cache = ResourceCache { (key: Int) async throws(TestFailure) -> Int in
      if key < 0 { throw .one }
      return key * 2
    }
    #expect(await cache[4].reload() == .loaded(8))
    #expect(await cache[-1].reload() == .failed(.one, last: nil))
  }

  @Test("On threads, a key has one load while its resource is kept, and none when it is no longer kept")
  func threads() async {
    for round in 0..<(isSanitized ? 20 : 100) {
      let loads = LoadLog()
      let isKept = round.isMultiple(of: 2)
      let options = ResourceOptions(whileObserved: isKept ? .keep : .keep(for: .zero, on: QueueScheduler()))
      var cache = Optional(
        ResourceCache(limit: isKept ? 4 : 2, options: options) { (key: Int) in loads.load(key) }
      )
      onThreads(3) { [cache] thread in
        for step in 1...20 {
          let key = (step * (thread + 1)) % 4
          let subscription = cache?[key].signal.subscribe { _ in }
          if step.isMultiple(of: 5), !isKept { cache?.invalidate { $0 == key } }
          subscription?.dispose()
        }
      }
      if isKept {
        expectEqual(loads.counts, [0: 1, 1: 1, 2: 1, 3: 1])
        cache = nil
      }
      #expect(await loads.running.signal.filter { $0.allSatisfy { $0.value == 0 } }.first() != nil)
      cache = nil
    }
  }

  @Test("Random histories of a cache follow a sequential model")
  func histories() {
    for number in 0..<UInt64(isSanitized ? 100 : History.count / 4) {
      guard let fault = run(seed: History.seed &* 1_000_000 &+ number) else { continue }
      Issue.record("\(fault) (history \(number), seed \(History.seed))")
      return
    }
  }

  private func run(seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    let (scheduler, loads) = (TestScheduler(), LoadLog())
    let time = Int.random(in: 1...3, using: &generator)
    let limit = Int.random(in: 1...3, using: &generator)
    let options = ResourceOptions(whileObserved: .keep(for: .seconds(time), on: scheduler))
    let cache = ResourceCache(limit: limit, options: options) { (key: Int) in loads.load(key) }
    var (model, log) = (CacheModel(time: time, limit: limit), [String]())
    var observers: [(key: Int, subscription: any Disposable)] = []
    defer { for observer in observers { observer.subscription.dispose() } }
    for _ in 1...25 {
      let key = Int.random(in: 0..<4, using: &generator)
      var read: Int?
      switch Int.random(in: 0..<7, using: &generator) {
      case 0:
        log.append("ask \(key)")
        read = cache[key].value
        model.ask(key)
      case 1, 2:
        log.append("observe \(key)")
        observers.append((key, cache[key].signal.subscribe { _ in }))
        read = cache[key].value
        model.observe(key)
        model.ask(key)
      case 3, 4:
        guard let index = observers.indices.randomElement(using: &generator) else { continue }
        let observer = observers.remove(at: index)
        log.append("leave \(observer.key)")
        observer.subscription.dispose()
        model.leave(observer.key)
        continue
      case 5:
        log.append("invalidate \(key)")
        cache.invalidate { $0 == key }
        model.invalidate(key)
        continue
      default:
        log.append("wait")
        scheduler.advance(by: .seconds(1))
        model.wait()
        continue
      }
      if read != model.entries[key]?.value {
        return "\(String(describing: read)) instead of \(String(describing: model.entries[key])) after \(log)"
      }
      if loads.counts != model.counts {
        return "\(loads.counts) loads instead of \(model.counts) after \(log)"
      }
    }
    return nil
  }
}

/// Loads of keys, which send 100 times their number, and the key, and do not end. The log has a `+` for each, and a `-` for its end.
private final class LoadLog: Sendable {
  let running = MutableProperty<[Int: Int]>([:])
  // The thread sanitizer knows nothing of a `Mutex`.
  private let state = SharedState((log: [String](), counts: [Int: Int]()))

  var log: String { state.withLock { $0.log.joined(separator: " ") } }
  var counts: [Int: Int] { state.withLock { $0.counts } }

  func load(_ key: Int) -> Signal<Int, Never> {
    .create { [self] subscriber in
      running.modify { $0[key, default: 0] += 1 }
      let number = state.withLock { state in
        state.log.append("\(key)+")
        state.counts[key, default: 0] += 1
        return state.counts[key, default: 0]
      }
      subscriber.add(
        BlockDisposable {
          self.state.withLock { $0.log.append("\(key)-") }
          self.running.modify { $0[key, default: 0] -= 1 }
        }
      )
      subscriber.send(100 * number + key)
    }
  }
}

/// The entries of a cache, on one thread.
private struct CacheModel {
  struct Entry {
    var value: Int?, observers = 0, use = 0, rest = 0, restOfLoad: Int?, isInvalid = false
  }

  let time: Int, limit: Int
  var entries: [Int: Entry] = [:], counts: [Int: Int] = [:], uses = 0

  private mutating func use(_ key: Int) {
    uses += 1
    entries[key]?.use = uses
    entries[key]?.rest = time
    let idle = entries.filter { $0.value.observers == 0 }
    if idle.count > limit, let oldest = idle.min(by: { $0.value.use < $1.value.use }) {
      entries[oldest.key] = nil
    }
  }

  mutating func ask(_ key: Int) {
    if entries[key] == nil { entries[key] = Entry() }
    use(key)
  }

  mutating func observe(_ key: Int) {
    ask(key)
    guard var entry = entries[key] else { return }
    if entry.observers == 0, entry.restOfLoad == nil || entry.isInvalid { load(key, &entry) }
    entry.observers += 1
    entries[key] = entry
    use(key)
  }

  private mutating func load(_ key: Int, _ entry: inout Entry) {
    counts[key, default: 0] += 1
    (entry.value, entry.isInvalid) = (100 * counts[key, default: 0] + key, false)
  }

  mutating func leave(_ key: Int) {
    entries[key]?.observers -= 1
    entries[key]?.restOfLoad = time
    if entries[key]?.observers == 0 { use(key) }
  }

  mutating func invalidate(_ key: Int) {
    guard var entry = entries[key] else { return }
    if entry.observers == 0 { entry.isInvalid = true } else { load(key, &entry) }
    entries[key] = entry
  }

  mutating func wait() {
    for (key, entry) in entries where entry.observers == 0 {
      entries[key] = entry.rest <= 1 ? nil : entry
      entries[key]?.rest -= 1
      if let rest = entry.restOfLoad { entries[key]?.restOfLoad = rest <= 1 ? nil : rest - 1 }
    }
  }
}
