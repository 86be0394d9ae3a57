import ReactiveSignals
import ReactiveSignalsTesting
import Testing

// The feed of a socket: connections that are lost and made again, with the state and the messages to send.

private protocol Socket {
  func receive() async throws -> String
  func send(_ text: String) async throws
  func close()
}

private enum SocketError: Error {
  case lost(any Error)
}

private enum ConnectionState {
  case connecting, open, waiting
}

private final class Feed<Clock: TimedScheduler> {
  @MainMutableProperty var state = ConnectionState.connecting
  let outgoing = MainSubject<String, Never>()
  private(set) lazy var messages = connection.share(
    whenUnobserved: .keep(for: .seconds(10), on: scheduler),
    afterTermination: .restart
  )
  private let scheduler: Clock
  private let open: () async throws -> any Socket

  init(on scheduler: Clock, open: @escaping () async throws -> any Socket) {
    self.scheduler = scheduler
    self.open = open
  }

  private var connection: MainSignal<String, SocketError> {
    MainSignal<String, any Error>
      .produce { [unowned self] subscriber in
        let socket = try await open()
        subscriber.onDispose { socket.close() }
        state = .open
        subscriber.add(outgoing.asyncMap { try? await socket.send($0) }.subscribe())
        while !Task.isCancelled { await subscriber.send(try await socket.receive()) }
      }
      .mapFailure { SocketError.lost($0) }
      .on(failed: { [unowned self] _ in state = .waiting })
      .retry(
        consecutive: 10,
        backoff: .exponential(initial: .seconds(1), max: .seconds(60), jitter: 0),
        on: scheduler
      )
  }
}

private struct Cut: Error {}

/// A socket with a number of messages, behind which it is cut or stays silent.
private final class Script: Socket {
  var texts: [String]
  let isCut: Bool
  private(set) var sent: [String] = []
  private(set) var isClosed = false

  init(_ texts: [String], isCut: Bool) {
    self.texts = texts
    self.isCut = isCut
  }

  func receive() async throws -> String {
    if !texts.isEmpty { return texts.removeFirst() }
    if isCut { throw Cut() }
    // Until the task is canceled.
    let (silence, continuation) = AsyncStream<Never>.makeStream()
    for await _ in silence {}
    continuation.finish()
    throw Cut()
  }

  func send(_ text: String) async throws { sent.append(text) }

  func close() { isClosed = true }
}

struct FeedTests {
  @Test("A feed connects again after a pause, sends what the user writes, and closes its sockets")
  func feed() async {
    let scheduler = TestScheduler()
    let sockets = [Script(["a", "b"], isCut: true), Script(["c"], isCut: false)]
    var opened = 0
    let feed = Feed(on: scheduler) {
      opened += 1
      return sockets[opened - 1]
    }
    var received: [String] = []
    let subscription = feed.messages.subscribe(next: { received.append($0) }, failed: { _ in })
    while feed.state != .waiting { await Task.yield() }
    #expect(received == ["a", "b"])
    #expect(sockets[0].isClosed)
    scheduler.advance(by: .seconds(1))
    while received.count < 3 { await Task.yield() }
    #expect(feed.state == .open)
    feed.outgoing.send("x")
    while sockets[1].sent.isEmpty { await Task.yield() }
    #expect(sockets[1].sent == ["x"])
    #expect(received == ["a", "b", "c"])
    subscription.dispose()
    scheduler.advance(by: .seconds(10))
    #expect(sockets[1].isClosed)
  }
}
