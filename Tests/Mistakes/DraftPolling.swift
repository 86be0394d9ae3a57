// error: 'task(on:_:)' is unavailable: Swift infers 'any Error' here. State the error, '{ () async throws(LoadError) in … }', or pass the function: '.task(load)'.
import ReactiveSignals

struct Status: Sendable, Equatable {
  let isDone: Bool
}
struct Unreachable: Error {}

func statuses(
  on scheduler: some TimedScheduler,
  _ request: @escaping @Sendable () async throws(Unreachable) -> Status
) -> Signal<Status, Unreachable> {
  Signal.task { try await request() }
    .repeated(after: .seconds(5), on: scheduler)
    .erased
}
