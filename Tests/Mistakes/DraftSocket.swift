// compiles
import ReactiveSignals

protocol Socket: Sendable {
  func receive() async throws -> String
  func send(_ text: String) async throws
  func close() async
}

enum SocketError: Error { case lost(any Error) }

func messages(
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
