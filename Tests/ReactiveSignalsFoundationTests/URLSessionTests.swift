import Foundation
import ReactiveSignalsFoundation
import TestSupport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.withoutLeaks) struct URLSessionTests {
  // A long limit: these tests are not about time limits.
  let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 86_400
    return URLSession(configuration: configuration)
  }()

  @Test("Each subscription makes a request, sends response and data, then completes", .proves("B490"))
  func answer() async throws {
    let server = try LoopbackServer(answer: "hello")
    let signal = session.signal(for: server.url.appending(path: "page"))
    for _ in 1...2 {
      let answers = try await signal.collected()
      expectEqual(answers.map(\.data), [Data("hello".utf8)])
      expectEqual((answers.first?.response as? HTTPURLResponse)?.statusCode, 200)
    }
    #expect(await server.requests.take(2).collected() == ["GET /page HTTP/1.1", "GET /page HTTP/1.1"])
  }

  @Test("A response with an error status is a value, not a failure")
  func unsuccessful() async throws {
    let server = try LoopbackServer(status: "404 Not Found", answer: "none")
    let answer = try await session.signal(for: URLRequest(url: server.url)).first()
    expectEqual((answer?.response as? HTTPURLResponse)?.statusCode, 404)
    expectEqual(answer?.data, Data("none".utf8))
  }

  @Test("A response that is checked has a valid status, or fails with its data")
  func validation() async throws {
    let found = try LoopbackServer(answer: "hello")
    #expect(try await session.signal(for: found.url).validated().first() == Data("hello".utf8))
    let missing = try LoopbackServer(status: "404 Not Found", answer: "none")
    do throws(ResponseError) {
      _ = try await session.signal(for: missing.url).validated().first()
      Issue.record("no failure")
    } catch {
      guard case .status(let response, let data) = error else { throw error }
      expectEqual(response.statusCode, 404)
      expectEqual(data, Data("none".utf8))
    }
    #expect(try await session.signal(for: missing.url).validated(200..<500).first() == Data("none".utf8))
    let file = URLResponse(url: missing.url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    let answers = Signal<(data: Data, response: URLResponse), URLError>.just((Data(), file))
    await #expect(throws: ResponseError.self) { try await answers.validated().first() }
  }

  @Test("A checked request without a response fails with the failure of the request")
  func validationOfFailure() async throws {
    let failing = Signal<(data: Data, response: URLResponse), URLError>.fail(URLError(.timedOut))
    do throws(ResponseError) {
      _ = try await failing.validated().first()
      Issue.record("no failure")
    } catch {
      guard case .failed(let reason) = error else { throw error }
      expectEqual(reason.code, .timedOut)
    }
  }

  @Test("A request without a response fails with the error code", .proves("B490"))
  func failure() async throws {
    let url: URL
    do { url = try LoopbackServer(answer: nil).url }
    do throws(URLError) {
      _ = try await session.signal(for: url).first()
      Issue.record("no failure")
    } catch {
      expectEqual(error.code, .cannotConnectToHost)
    }
  }

  @Test("A body is streamed in pieces, and an error status fails with the start of the body")
  func chunks() async throws {
    let body = String(repeating: "0123456789", count: 500_000)
    let server = try LoopbackServer(answer: body)
    let pieces = try await session.chunks(for: URLRequest(url: server.url)).collected()
    #expect(pieces.count > 1)
    expectEqual(pieces.reduce(Data(), +), Data(body.utf8))

    let missing = try LoopbackServer(status: "404 Not Found", answer: body)
    do throws(ResponseError) {
      _ = try await session.chunks(for: URLRequest(url: missing.url)).collected()
      Issue.record("no failure")
    } catch {
      guard case .status(let response, let data) = error else { throw error }
      expectEqual(response.statusCode, 404)
      expectEqual(data, Data(body.utf8.prefix(65_536)))
    }
  }

  @Test("A consumer that makes its source wait receives all pieces, once each")
  func slowConsumer() async throws {
    let server = try LoopbackServer(answer: String(repeating: "0123456789", count: 2_000_000))
    var count = 0
    for try await piece in session.chunks(for: URLRequest(url: server.url)).values(buffering: .waiting(1)) {
      await Task.yield()
      count += piece.count
    }
    expectEqual(count, 20_000_000)
  }

  @Test("A download sends its progress, and is in its place when it has completed")
  func download() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "body")
    try Data("old".utf8).write(to: file)
    let server = try LoopbackServer(answer: String(repeating: "0123456789", count: 100_000))
    let progress = try await session.download(URLRequest(url: server.url), to: file).collected()
    expectEqual(progress.first, TransferProgress(0, of: 1_000_000))
    expectEqual(progress.last, TransferProgress(1_000_000, of: 1_000_000))
    expectEqual(progress.compactMap(\.fraction), progress.compactMap(\.fraction).sorted())
    #expect(try Data(contentsOf: file).count == 1_000_000)

    let missing = try LoopbackServer(status: "404 Not Found", answer: "none")
    await #expect(throws: ResponseError.self) {
      try await session.download(URLRequest(url: missing.url), to: file).collected()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["body"])
    await #expect(throws: ResponseError.self) {
      try await session.download(URLRequest(url: server.url), to: folder.appending(path: "no/body"))
        .collected()
    }
  }

  @Test("An upload sends its progress and the answer")
  func upload() async throws {
    let server = try LoopbackServer(answer: "thanks")
    var request = URLRequest(url: server.url)
    request.httpMethod = "POST"
    let steps = try await session.upload(Data(count: 300_000), with: request).collected()
    var sent: [TransferProgress] = []
    for case .progress(let progress) in steps { sent.append(progress) }
    expectEqual(sent.last, TransferProgress(300_000, of: 300_000))
    guard case .answer(let data, let response)? = steps.last else { throw URLError(.unknown) }
    expectEqual(data, Data("thanks".utf8))
    expectEqual((response as? HTTPURLResponse)?.statusCode, 200)
  }

  @Test("Disposal cancels the transfer", .proves("B490"))
  func disposal() async throws {
    let server = try LoopbackServer(answer: nil)
    let request = SerialDisposable()
    // On the thread of the server: a task would wait for its turn, and on Linux a request that waits for its response takes a processor.
    server.requests.subscribe { line in
      expectEqual(line, "GET / HTTP/1.1")
      request.dispose()
    }
    let (recorder, subscription) = session.signal(for: server.url).recorded()
    request.inner = subscription
    await server.hangUps.take(1).completion()
    #expect(recorder.events.isEmpty)
  }

  #if canImport(FoundationNetworking)
  @Test("A task is canceled in the delegate queue of its session, where it can end before")
  func cancellationOnDelegateQueue() async throws {
    let server = try LoopbackServer(answer: nil)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: queue)
    let task = session.dataTask(with: server.url)
    queue.isSuspended = true
    RedirectDecision(.secure, session).cancel(task, of: session)
    expectEqual(task.state, .suspended)
    await waitUntilCalled { done in
      queue.addOperation(done)
      queue.isSuspended = false
    }
    #expect(task.state != .suspended)
    session.invalidateAndCancel()
  }
  #endif

  @Test("A request that is disposed at any time ends, and the program goes on", arguments: Form.allCases)
  func disposalAtAnyTime(of form: Form) async throws {
    let closed: URL
    do { closed = try LoopbackServer(answer: nil).url }
    let paths = (0..<100).map { ("/old\($0)", "/new\($0)") }
    let body = String(repeating: "0123456789", count: 10_000)
    let server = try LoopbackServer(answer: body, redirects: Dictionary(uniqueKeysWithValues: paths))
    for round in 0..<100 {
      for path in ["page\(round)", "old\(round)", ""] {
        let subscription = form.subscribe(
          to: path.isEmpty ? closed : server.url.appending(path: path),
          in: session
        )
        // The task ends, or asks about its redirect, a little later.
        if !path.isEmpty { _ = await server.answers.filter { $0.contains("/\(path) ") }.first() }
        // Not by yielding, which takes whole time slices where the machine is busy.
        for _ in 0..<round % 40 * 300 {}
        subscription.dispose()
      }
    }
    #expect(try await session.signal(for: server.url).first()?.data == Data(body.utf8))
  }

  enum Form: CaseIterable {
    case answer
    case pieces
    case download
    case upload

    func subscribe(to url: URL, in session: URLSession) -> any Disposable {
      let request = URLRequest(url: url)
      switch self {
      case .answer: return session.signal(for: request).subscribe(next: { _ in }, failed: { _ in })
      case .pieces: return session.chunks(for: request).subscribe(next: { _ in }, failed: { _ in })
      case .download:
        let file = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID())")
        return session.download(request, to: file)
          .finally { try? FileManager.default.removeItem(at: file) }
          .subscribe(next: { _ in }, failed: { _ in })
      case .upload:
        var request = request
        request.httpMethod = "POST"
        return session.upload(Data(count: 20_000), with: request).subscribe(next: { _ in }, failed: { _ in })
      }
    }
  }
}
