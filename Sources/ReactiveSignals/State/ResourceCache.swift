/// The resources of many keys, one for each, which all who ask for a key share.
///
///     let names = ResourceCache { (user: Int) in Signal<String, Never>.just("user \(user)") }
///     names[7].signal.subscribe { print($0 ?? "…") }
///     print(names[7] === names[7])
///     // …
///     // user 7
///     // true
///
/// A resource of the cache loads while somebody observes it, as with ``ResourceOptions/init(keepingPrevious:whileObserved:)``: so twenty
/// observers of a key share one load, and its value. To follow a property of a key, choose with `flatMap`:
///
///     let user = MutableProperty(7)
///     let names = ResourceCache { (user: Int) in Signal<String, Never>.just("user \(user)") }
///     let name = user.flatMap { names[$0] }
///     name.signal.subscribe { print($0 ?? "…") }
///     // …
///     // user 7
///
/// - The cache keeps a resource while somebody observes it, and for the time of `whileObserved:` after that, or after it was last asked
///   for. With ``UnobservedPolicy/stop``, it keeps it until the end of the first time in which it is observed.
/// - It keeps a number of resources that nobody observes. Beyond that, it gives up the one that was observed or asked for longest ago. A
///   resource that is given up cancels its load and is released, unless somebody holds it. It then stays the one of its key.
///
/// - Complexity: O(1) for a key that the cache has. O(*n*), with *n* keys, for one that takes the place of another.
///
/// TanStack: `QueryClient`.
public final class ResourceCache<Key: Hashable & Sendable, Content: Sendable, Failure: Error>: Sendable {
  fileprivate struct Entry: Sendable {
    /// The number of the entry. Another one for the key has another number.
    let number: UInt
    let resource: WeakReference<Resource<Content, Failure>>
    /// The resource, unless the cache has given it up.
    var kept: Resource<Content, Failure>?
    /// The number of times in which it is observed that have begun, without those that have ended.
    var observations = 0
    /// A Boolean value that indicates whether it loads again for the next observer.
    var isInvalid = false
    /// The number and the time of the last use.
    var use: UInt = 0
    var time = Duration.zero
    /// A Boolean value that indicates whether a timer looks at the entry later.
    var hasTimer = false

    var isIdle: Bool { observations == 0 && kept != nil }
  }

  fileprivate struct State: Sendable {
    var entries: [Key: Entry] = [:]
    /// The number of resources that are kept while nobody observes them.
    var idleCount = 0
    /// The number of uses and of entries so far.
    var count: UInt = 0
    /// The number of entries from which on those of released resources are removed.
    var sweepSize = 0
  }

  private let limit: Int
  private let options: ResourceOptions
  private let load: @Sendable (Key) -> Signal<Content, Failure>
  private let state = Locked(State())

  /// Creates a cache whose loads are signals.
  ///
  /// The cache compares and hashes keys while it is locked, so the `==` and `hash(into:)` of a key must not use it.
  ///
  /// - Parameters:
  ///   - limit: The number of resources that the cache keeps while nobody observes them; positive.
  ///   - options: The rules by which each resource is loaded. Without `whileObserved:`, it is that of ``UnobservedPolicy/keep``.
  ///   - load: A closure that returns the signal of a load.
  public init(
    limit: Int = 100,
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @Sendable (Key) -> Signal<Content, Failure>
  ) {
    stopProgram(unless: limit > 0, "A cache keeps at least one resource. Pass 1 or more")
    self.limit = limit
    self.options = options.unobserved == nil ? options.loading(whileObserved: .keep) : options
    self.load = load
  }

  /// Creates a cache whose loads are asynchronous closures.
  ///
  /// - Parameters:
  ///   - limit: The number of resources that the cache keeps while nobody observes them; positive.
  ///   - options: The rules by which each resource is loaded. Without `whileObserved:`, it is that of ``UnobservedPolicy/keep``.
  ///   - load: A closure that loads the value of a key in a task.
  public convenience init(
    limit: Int = 100,
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @Sendable (Key) async throws(Failure) -> Content
  ) {
    self.init(limit: limit, options: options) { key in
      Signal.task { () async throws(Failure) in try await load(key) }
    }
  }

  /// The resource of a key.
  ///
  /// - Parameter key: The key.
  public subscript(key: Key) -> Resource<Content, Failure> {
    if let found = find(key) { return found }
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let made = Resource(
      optional: Property(true),
      options,
      observed: { [weak self] in self?.note(isObserved: $0, key, number) },
      { [load] _ in load(key) }
    )
    // Another thread may have made one meanwhile.
    return find(key, orAdd: Entry(number: number, resource: WeakReference(made), kept: made)) ?? made
  }

  /// Loads values again.
  ///
  ///     let users = ResourceCache { (user: Int) in Signal<String, Never>.just("user \(user)") }
  ///     users.invalidate { $0 == 7 }
  ///
  /// A resource that somebody observes loads at once, in place of a load that runs. Any other one keeps its value, and loads again for its
  /// next observer.
  ///
  /// - Parameter isInvalid: A closure that returns whether the value of a key is to be loaded again.
  public func invalidate(where isInvalid: (Key) -> Bool = { _ in true }) {
    for key in state.withLock({ Array($0.entries.keys) }) where isInvalid(key) {
      let observed = state.withLock { state -> Resource<Content, Failure>? in
        guard let entry = state.entries[key] else { return nil }
        if entry.observations == 0 { state.entries[key]?.isInvalid = true }
        return entry.observations == 0 ? nil : entry.kept
      }
      observed?.loads.loadAgain()
    }
  }

  /// Returns the resource of a key, if there is one.
  ///
  /// - Parameter new: The entry for the key if there is none.
  private func find(_ key: Key, orAdd new: Entry? = nil) -> Resource<Content, Failure>? {
    var (swept, released) = ([Key: Entry](), [Resource<Content, Failure>]())
    let (number, found) = state.withLock { state -> (UInt?, Resource<Content, Failure>?) in
      if let entry = state.entries[key], let found = entry.resource.object { return (entry.number, found) }
      guard let new else { return (nil, nil) }
      if state.entries.count >= state.sweepSize { (swept, released) = state.sweep(limit) }
      state.entries[key] = new
      state.idleCount += 1
      return (new.number, new.kept)
    }
    withExtendedLifetime((swept, released)) {}
    if let number { use(key, number) { $0.kept = found } }
    return found
  }

  private func note(isObserved: Bool, _ key: Key, _ number: UInt) {
    var invalid: Resource<Content, Failure>?
    use(key, number) { entry in
      entry.observations += isObserved ? 1 : -1
      if isObserved {
        entry.kept = entry.resource.object
        if entry.isInvalid { invalid = entry.kept }
        entry.isInvalid = false
      } else if entry.observations == 0, options.unobserved?.keeps == false {
        entry.kept = nil
      }
    }
    invalid?.loads.loadAgain()
  }

  /// Changes an entry, which is the last one in use then, and gives up the resources beyond the limit.
  private func use(_ key: Key, _ number: UInt, _ change: (inout Entry) -> Void) {
    var (timer, released) = (Duration?.none, [Resource<Content, Failure>]())
    let keeping = options.unobserved?.time
    let now = keeping?.scheduler.now ?? .zero
    state.withLock { state in
      guard var entry = state.entries[key], entry.number == number else { return }
      let former = entry
      if let kept = former.kept { released.append(kept) }
      change(&entry)
      state.count += 1
      (entry.use, entry.time) = (state.count, now)
      if entry.isIdle, !entry.hasTimer, let keeping {
        entry.hasTimer = true
        timer = keeping.duration
      }
      state.idleCount += (entry.isIdle ? 1 : 0) - (former.isIdle ? 1 : 0)
      state.entries[key] = entry
      while state.idleCount > limit { released += state.giveUpOldest() }
    }
    withExtendedLifetime(released) {}
    if let timer { look(at: key, number, after: timer) }
  }

  /// Gives up a resource after a time, unless it has been in use meanwhile.
  private func look(at key: Key, _ number: UInt, after time: Duration) {
    guard let keeping = options.unobserved?.time else { return }
    keeping.scheduler.schedule(after: time) { [weak self] in
      guard let self else { return }
      let now = keeping.scheduler.now
      let (rest, released) = state.withLock { state -> (Duration?, Resource<Content, Failure>?) in
        guard let entry = state.entries[key], entry.number == number else { return (nil, nil) }
        let rest = entry.time + keeping.duration - now
        if entry.isIdle, rest > .zero { return (rest, nil) }
        state.entries[key]?.hasTimer = false
        guard entry.isIdle else { return (nil, nil) }
        state.idleCount -= 1
        state.entries[key]?.kept = nil
        return (nil, entry.kept)
      }
      withExtendedLifetime(released) {}
      if let rest { look(at: key, number, after: rest) }
    }
  }
}

extension ResourceCache.State {
  /// Removes the entries of resources that have been released.
  ///
  /// - Returns: The entries before, with their keys, and the resources of the others, which are released without the lock.
  fileprivate mutating func sweep(
    _ limit: Int
  ) -> ([Key: ResourceCache.Entry], [Resource<Content, Failure>]) {
    let (former, alive) = (entries, entries.compactMapValues { $0.resource.object })
    entries = entries.filter { alive[$0.key] != nil }
    sweepSize = 2 * alive.count + limit
    return (former, Array(alive.values))
  }

  /// - Returns: The resource, which is released without the lock.
  fileprivate mutating func giveUpOldest() -> [Resource<Content, Failure>] {
    guard let oldest = entries.lazy.filter({ $0.value.isIdle }).min(by: { $0.value.use < $1.value.use })
    else {
      return []
    }
    entries[oldest.key]?.kept = nil
    idleCount -= 1
    return oldest.value.kept.map { [$0] } ?? []
  }
}
