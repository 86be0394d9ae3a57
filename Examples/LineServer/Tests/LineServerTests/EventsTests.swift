import AsyncHTTPClient
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import ReactiveSignals
import ReactiveSignalsServer
import ReactiveSignalsTesting
import ServiceLifecycleTestKit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1)))
struct EventsTests {
  /// A signal of events, and the number of its live subscriptions.
  private final class Source: Sendable {
    let subject = Subject<String, any Error>()
    private let live = Atomic(0)

    var subscriptionCount: Int { live.load(ordering: .sequentiallyConsistent) }

    var events: Signal<ServerSentEvent, any Error> {
      subject.map { ServerSentEvent($0) }
        .finally { self.live.subtract(1, ordering: .sequentiallyConsistent) }
        .on(subscribed: { self.live.add(1, ordering: .sequentiallyConsistent) })
        .erased
    }

    func router() -> Router<BasicRequestContext> {
      let router = Router()
      router.get("/events") { request, _ in Response.events(self.events, to: request) }
      return router
    }
  }

  /// Runs a server and a client of it.
  private func withResponse(
    of source: Source,
    _ body: @escaping @Sendable (HTTPClientResponse) async throws -> Void
  ) async throws {
    try await Application(router: source.router()).test(.live) { client in
      let request = HTTPClientRequest(url: "http://localhost:\(client.port ?? 0)/events")
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
      try await eventually { source.subscriptionCount == 1 }
      try await body(response)
      try await eventually { source.subscriptionCount == 0 }
    }
  }

  @Test("The values are events, and the completion ends the response")
  func values() async throws {
    let source = Source()
    try await withResponse(of: source) { response in
      #expect(response.headers.first(name: "content-type") == "text/event-stream")
      source.subject.send("one")
      source.subject.send("two\nlines")
      source.subject.complete()
      let body = try await response.body.collect(upTo: 10_000)
      #expect(String(buffer: body) == "data: one\n\ndata: two\ndata: lines\n\n")
    }
  }

  @Test("A failure ends the response in the middle")
  func failure() async throws {
    let source = Source()
    try await withResponse(of: source) { response in
      source.subject.fail(CancellationError())
      await #expect(throws: (any Error).self) { try await response.body.collect(upTo: 10_000) }
    }
  }

  @Test("A client that goes ends the subscription, even when no event is sent")
  func goneClient() async throws {
    let source = Source()
    try await withResponse(of: source) { response in
      source.subject.send("one")
      for try await _ in response.body { break }
    }
  }

  @Test("A quiet stream has heartbeats, and without the request they find out that a client has gone")
  func heartbeats() async throws {
    let source = Source()
    let router = Router()
    router.get("/events") { _, _ in
      Response.events(source.events, heartbeat: .milliseconds(10))
    }
    try await Application(router: router).test(.live) { client in
      let request = HTTPClientRequest(url: "http://localhost:\(client.port ?? 0)/events")
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
      var text = ""
      for try await buffer in response.body {
        text += String(buffer: buffer)
        if text.hasPrefix(": \n\n: \n\n") { break }
      }
      try await eventually { source.subscriptionCount == 0 }
    }
  }

  /// A client that is busy with the first event until it goes on.
  private struct SlowClient: ResponseBodyWriter {
    private final class Texts: Sendable {
      let all = Mutex<[String]>([])
    }

    private let texts = Texts()
    private let isBusy = AsyncStream<Void>.makeStream()

    func hasReceived(_ text: String) -> Bool { texts.all.withLock { $0.contains(text) } }

    func goOn() { isBusy.continuation.finish() }

    mutating func write(_ buffer: ByteBuffer) async throws {
      let text = String(buffer: buffer)
      texts.all.withLock { $0.append(text) }
      if text.hasPrefix("data") { for await _ in isBusy.stream {} }
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }

  @Test("A heartbeat takes the place of no event that waits for a slow client", arguments: [true, false])
  func heartbeatsOfSlowClient(keepsLatest: Bool) async throws {
    let source = Source()
    let policy: BufferingPolicy<any Error> = keepsLatest ? .latest : .oldest(1)
    let response = Response.events(source.events, buffering: policy, heartbeat: .milliseconds(1))
    let client = SlowClient()
    async let end: Void = response.body.write(client)
    try await eventually { source.subscriptionCount == 1 }
    source.subject.send("one")
    try await eventually { client.hasReceived("data: one\n\n") }
    // The client is busy, for the time of several heartbeats, before and after the second event.
    let pause = Signal<Int, Never>.interval(.milliseconds(5), on: TaskScheduler()).take(4)
    await pause.completion()
    source.subject.send("two")
    await pause.completion()
    source.subject.complete()
    client.goOn()
    try await end
    #expect(client.hasReceived("data: two\n\n"))
  }

  @Test("A failure before the first event is the status of the response")
  func status() async throws {
    let failing = Signal<ServerSentEvent, any Error>.fail(HTTPError(.notFound))
    let quiet = Signal<ServerSentEvent, any Error>.never
    let two = Signal<ServerSentEvent, any Error>.from([ServerSentEvent("one"), ServerSentEvent("two")])
    let router = Router()
    for (path, signal) in [("failing", failing), ("quiet", quiet), ("two", two)] {
      router.get("/\(path)") { request, _ in
        try await Response.events(
          signal,
          to: request,
          failingWithin: .milliseconds(path == "quiet" ? 10 : 10_000)
        )
      }
    }
    try await Application(router: router).test(.live) { client in
      let address = "http://localhost:\(client.port ?? 0)"
      func get(_ path: String) async throws -> HTTPClientResponse {
        try await HTTPClient.shared.execute(
          HTTPClientRequest(url: "\(address)/\(path)"),
          timeout: .seconds(30)
        )
      }
      #expect(try await get("failing").status == .notFound)
      #expect(try await get("quiet").status == .ok)
      let body = try await get("two").body.collect(upTo: 1_000)
      #expect(String(buffer: body) == "data: one\n\ndata: two\n\n")
    }
  }

  @Test(
    "A client that goes before the first event, or behind it, ends the subscription immediately",
    arguments: [false, true]
  )
  func goneBeforeStatus(hasEvent: Bool) async throws {
    let source = Source()
    let router = Router()
    router.get("/events") { request, _ in
      // Nothing is sent in the time of the test that would find out.
      try await Response.events(
        source.events,
        to: request,
        heartbeat: .seconds(600),
        failingWithin: .seconds(600)
      )
    }
    try await Application(router: router).test(.live) { client in
      let request = HTTPClientRequest(url: "http://localhost:\(client.port ?? 0)/events")
      let getting = Task {
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
        for try await _ in response.body {}
      }
      try await eventually { source.subscriptionCount == 1 }
      if hasEvent { source.subject.send("one") }
      getting.cancel()
      try await eventually { source.subscriptionCount == 0 }
    }
  }

  @Test("A failure that comes later than at the subscription is the status, and ends the observation")
  func lateStatus() async throws {
    let router = Router()
    router.get("/events") { request, _ in
      let late = Signal<Int, any Error>.timer(after: .milliseconds(5), on: TaskScheduler()).flatMap { _ in
        Signal<ServerSentEvent, any Error>.fail(HTTPError(.notFound))
      }
      return try await Response.events(late, to: request, failingWithin: .seconds(600))
    }
    try await Application(router: router).test(.live) { client in
      for _ in 0..<20 {
        var request = HTTPClientRequest(url: "http://localhost:\(client.port ?? 0)/events")
        request.headers.add(name: "Connection", value: "close")
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
        #expect(response.status == .notFound)
      }
    }
  }

  @Test(
    "An answer that takes the place of the response leaves the connection in order",
    arguments: [true, false]
  )
  func replaced(isHead: Bool) async throws {
    let source = Source()
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.get("/events") { request, _ in
      let response = try await Response.events(
        Signal<ServerSentEvent, any Error>.just(ServerSentEvent("one")).concat(source.events),
        to: request,
        failingWithin: .seconds(600)
      )
      if !isHead { throw HTTPError(.conflict) }
      return response
    }
    try await Application(router: router).test(.live) { client in
      for _ in 0..<100 {
        var request = HTTPClientRequest(url: "http://localhost:\(client.port ?? 0)/events")
        request.method = isHead ? .HEAD : .GET
        // The server closes the connection behind the answer.
        request.headers.add(name: "Connection", value: "close")
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
        #expect(response.status == (isHead ? .ok : .conflict))
        try await eventually { source.subscriptionCount == 0 }
      }
    }
  }

  @Test("A signal without events ends the response, however early", arguments: [true, false])
  func empty(fails: Bool) async throws {
    let router = Router()
    router.get("/events") { request, _ in
      let events = Signal<ServerSentEvent, any Error>.empty
      return fails
        ? try await Response.events(events, to: request, failingWithin: .seconds(600))
        : Response.events(events, to: request)
    }
    try await Application(router: router).test(.live) { client in
      for _ in 0..<100 {
        var request = HTTPClientRequest(url: "http://localhost:\(client.port ?? 0)/events")
        request.headers.add(name: "Connection", value: "close")
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
        let body = try await response.body.collect(upTo: 1_000)
        #expect(body.readableBytes == 0)
      }
    }
  }

  @Test("A client that connects again sends the identifier of its last event")
  func lastEventID() async throws {
    let router = Router()
    router.get("/events") { request, _ in
      let last = request.lastEventID(as: Int.self) ?? 0
      return Response.events(Signal.range(last + 1...3).map { ServerSentEvent("event", id: "\($0)") })
    }
    try await Application(router: router).test(.live) { client in
      var request = HTTPClientRequest(url: "http://localhost:\(client.port ?? 0)/events")
      request.headers.add(name: "Last-Event-ID", value: "2")
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
      #expect(String(buffer: try await response.body.collect(upTo: 1_000)) == "id: 3\ndata: event\n\n")
    }
  }

  @Test("A client that takes nothing makes no source wait whose events are replaced by the latest")
  func latest() async throws {
    // More than the sockets of a connection hold: 50 MB.
    let (count, text) = (5_000, String(repeating: ".", count: 10_000))
    let sent = Atomic(0)
    let events = Signal.range(0..<count)
      .on(next: { _ in sent.add(1, ordering: .relaxed) })
      .map { ServerSentEvent(text, id: "\($0)") }
      .erased
    let router = Router()
    router.get("/events") { request, _ in Response.events(events, to: request, buffering: .latest) }
    try await Application(router: router).test(.live) { client in
      let request = HTTPClientRequest(url: "http://localhost:\(client.port ?? 0)/events")
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
      try await eventually { sent.load(ordering: .relaxed) == count }
      let body = String(buffer: try await response.body.collect(upTo: 100_000_000))
      #expect(body.split(separator: "\n").filter { $0.hasPrefix("id: ") }.last == "id: \(count - 1)")
    }
  }

  @Test("A graceful shutdown of the server ends the response")
  func shutdown() async throws {
    let source = Source()
    let port = Mutex<Int?>(nil)
    let application = Application(
      router: source.router(),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in port.withLock { $0 = channel.localAddress?.port } }
    )
    try await testGracefulShutdown { trigger in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await application.run() }
        try await eventually { port.withLock { $0 } != nil }
        let url = "http://127.0.0.1:\(port.withLock { $0 } ?? 0)/events"
        let response = try await HTTPClient.shared.execute(HTTPClientRequest(url: url), timeout: .seconds(30))
        try await eventually { source.subscriptionCount == 1 }
        source.subject.send("one")
        // An event that has not been sent to the client at the shutdown is dropped.
        var body = response.body.makeAsyncIterator()
        #expect(try await body.next().map { String(buffer: $0) } == "data: one\n\n")
        trigger.triggerGracefulShutdown()
        #expect(try await body.next() == nil)
        try await group.waitForAll()
      }
    }
    #expect(source.subscriptionCount == 0)
  }
}

@Suite(.timeLimit(.minutes(1)))
struct ServiceLifetimeTests {
  @Test("A graceful shutdown completes the signals of the lifetime, and what they have sent is handled")
  func shutdown() async throws {
    let subject = Subject<Int, Never>()
    let handled = Recorder<Int, Never>()
    let isReady = Recorder<Void, Never>()
    try await testGracefulShutdown { trigger in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          await withServiceLifetime { lifetime in
            await Signal<Int, Never>.create { subscriber in
              subject.subscribe(subscriber)
              isReady.send()
            }
            .take(during: lifetime)
            .asyncMap(maxConcurrent: 1) { (number: Int) async -> Void in
              try? await Task.sleep(for: .milliseconds(20))
              handled.send(number)
            }
            .completion()
          }
        }
        try await eventually { !isReady.values.isEmpty }
        subject.send(1)
        subject.send(2)
        trigger.triggerGracefulShutdown()
        try await group.waitForAll()
      }
    }
    #expect(handled.values == [1, 2])
  }

  @Test("The lifetime ends with the closure, and with its task")
  func ends() async throws {
    let lifetime = await withServiceLifetime { $0 }
    #expect(lifetime.hasEnded)

    let task = Task {
      await withServiceLifetime { lifetime in
        await Signal<Int, Never>.never.take(during: lifetime).completion()
      }
    }
    task.cancel()
    await task.value
  }
}

private func eventually(_ condition: () -> Bool) async throws {
  while !condition() { try await Task.sleep(for: .milliseconds(5)) }
}
