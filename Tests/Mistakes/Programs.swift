// Programs. See `scripts/check-mistakes`.
import ReactiveSignals

// A chat.
enum DraftChat {
  @MainActor final class Chat {
    var draft = ""
    let send: Command<String, Int, Never>

    init(post: @escaping @Sendable (String) -> Signal<Int, Never>) { send = Command { post($0) } }

    func tapSend() {
      // error: main actor-isolated property 'draft' can not be mutated from a Sendable closure
      send.execute(draft).subscribe(next: { [weak self] _ in self?.draft = "" }, failed: { _ in })
    }
  }
}

// Compiles: the progress of downloads.
enum DraftDownloads {
  struct Fraction: Sendable {
    var received = 0
    var total = 0
  }

  struct Lost: Error {}

  static func progress(
    _ names: [String],
    load: @escaping @Sendable (String) -> Signal<Fraction, Lost>
  ) -> some SignalProtocol<Double, Lost> {
    names.signal()
      .flatMap(.merge(maxConcurrent: 3), delayingFailures: true) { name in load(name).map { (name, $0) } }
      .scan(into: [String: Fraction]()) { all, part in all[part.0] = part.1 }
      .map { all in
        all.values.map { Double($0.received) / Double($0.total) }.reduce(0, +) / Double(names.count)
      }
      .throttle(for: .milliseconds(100), on: .main)
  }
}

// Compiles: a hub of updates.
enum DraftHub {
  struct Update: Sendable {
    let symbol: String
  }

  protocol Client: Sendable {
    var symbols: Set<String> { get }
    func write(_ updates: [Update]) async throws
  }

  final class Hub: Sendable {
    private let feed: Signal<Update, Never>

    init(_ source: some SignalProtocol<Update, Never>) {
      feed = source.share()
    }

    func serve(_ client: some Client) async throws {
      let dropped = DropCounter()
      let updates = feed.filter { client.symbols.contains($0.symbol) }
      for try await batch in updates.values(batch: 50, buffering: .newest(100, counting: dropped)) {
        try await client.write(batch)
        if dropped.count > 1_000 { return }
      }
    }
  }
}

// An inventory in an actor.
enum DraftInventory {
  actor Inventory {
    private var stock: [String: Int] = [:]
    private let bag = CompoundDisposable()

    func follow(_ sales: some SignalProtocol<String, Never>) {
      sales.observe { [weak self] item in
        // error: actor-isolated property 'stock' can not be mutated from a Sendable closure
        self?.stock[item, default: 0] -= 1
      }
      .store(in: bag)
    }
  }
}

// Polling.
enum DraftPolling {
  struct Status: Sendable, Equatable {
    let isDone: Bool
  }

  struct Unreachable: Error {}

  static func statuses(
    on scheduler: some TimedScheduler,
    _ request: @escaping @Sendable () async throws(Unreachable) -> Status
  ) -> Signal<Status, Unreachable> {
    // error: 'task(on:_:)' is unavailable: Swift infers 'any Error' here. State the type and the error, 'Signal.task { () async throws(LoadError) in … }', or pass the function: 'Signal.task(load)'.
    Signal.task { try await request() }
      .repeated(after: .seconds(5), on: scheduler)
      .erased
  }
}

// A repository that shares its requests.
enum DraftRepository {
  final class Repository<Clock: TimedScheduler>: Sendable {
    private let inFlight = MutableProperty<[Int: Signal<User, NotFound>]>([:])
    private let fetch: @Sendable (Int) async throws(NotFound) -> User
    private let clock: Clock

    init(_ clock: Clock, fetch: @escaping @Sendable (Int) async throws(NotFound) -> User) {
      self.clock = clock
      self.fetch = fetch
    }

    func user(_ id: Int) -> Signal<User, NotFound> {
      inFlight.modify { requests in
        if let running = requests[id] { return running }
        let request = Signal.task { [fetch] in try await fetch(id) }
          .finally { [inFlight] in inFlight.modify { $0[id] = nil } }
          .share(replay: 1, whenUnobserved: .keep(for: .seconds(30), on: clock))
        // error: cannot assign value of type 'Signal<User, any Error>' to type 'Signal<User, NotFound>'
        requests[id] = request
        return request
      }
    }
  }
}

// Requests whose replies are decoded.
enum DraftRequests {
  struct Reply: Sendable {
    let name: String
  }

  enum SearchFailure: Error { case network, decoding(any Error) }

  static func decode(_ text: String) throws -> Reply { Reply(name: text) }

  static func replies(_ texts: Signal<String, SearchFailure>) -> Signal<Reply, SearchFailure> {
    texts
      .filter { !$0.isEmpty }
      // error: 'tryMap' is unavailable: State the failure of the signal in the closure, '{ value throws(LoadError) in … }', and erase a chain that becomes a 'Signal'.
      .tryMap { text in
        do { return try decode(text) } catch { throw SearchFailure.decoding(error) }
      }
  }
}

// Compiles: a socket that connects again.
enum DraftSocket {
  protocol Socket: Sendable {
    func receive() async throws -> String
    func send(_ text: String) async throws
    func close() async
  }

  enum SocketError: Error { case lost(any Error) }

  static func messages(
    _ outgoing: Subject<String, Never>,
    _ clock: some TimedScheduler,
    open: @escaping @Sendable () async throws -> any Socket
  ) -> Signal<String, SocketError> {
    Signal.using(resource: { try await open() }, cleanup: { await $0.close() }) { socket in
      Signal.create { subscriber in
        outgoing.asyncMap { text in try? await socket.send(text) }.subscribe().store(in: subscriber)
        let task = Task {
          do {
            while !Task.isCancelled { subscriber.send(try await socket.receive()) }
            subscriber.complete()
          } catch {
            subscriber.fail(error)
          }
        }
        subscriber.onDispose { task.cancel() }
      }
    }
    .mapFailure { SocketError.lost($0) }
    .retry(consecutive: 10, backoff: .exponential(initial: .seconds(1)), on: clock)
    .share(whenUnobserved: .keep(for: .seconds(10), on: clock), afterTermination: .restart)
  }
}

// Compiles: users in a cache.
enum DraftUsers {
  struct User: Sendable, Equatable {
    let id: Int
  }

  struct NotFound: Error {}

  actor Cache {
    private var users: [Int: User] = [:]
    func user(_ id: Int) -> User? { users[id] }
    func store(_ user: User) { users[user.id] = user }
  }

  static func user(
    _ id: Int,
    _ cache: Cache,
    _ clock: some TimedScheduler,
    load: @escaping @Sendable (Int) async throws(NotFound) -> User
  ) -> Signal<User, NotFound> {
    let request = Signal.task { () async throws(NotFound) in try await load(id) }
      .asyncMap { user in
        await cache.store(user)
        return user
      }
      .share(replay: 1, whenUnobserved: .keep(for: .seconds(30), on: clock))
    return Signal.task { await cache.user(id) }.compactMap { $0 }
      .take(untilReplacement: request)
      .distinctUntilChanged()
      .erased
  }
}
