// compiles
import ReactiveSignals

struct User: Sendable, Equatable {
  let id: Int
}
struct NotFound: Error {}

actor Cache {
  private var users: [Int: User] = [:]
  func user(_ id: Int) -> User? { users[id] }
  func store(_ user: User) { users[user.id] = user }
}

func user(
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
