// error: cannot assign value of type 'Signal<User, any Error>' to type 'Signal<User, NotFound>'
import ReactiveSignals

struct User: Sendable {
  let id: Int
}
struct NotFound: Error {}

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
      requests[id] = request
      return request
    }
  }
}
