#if Inspector
import FlyingFox
import FlyingSocks
import Foundation
import ReactiveSignals

extension Inspector {
  /// Begins to record, and shows the running program in a browser on this computer.
  ///
  ///     try await Inspector.start()
  ///     // The inspector is at http://127.0.0.1:8327/?token=9f0c…
  ///
  /// The server listens on the loopback address alone. Its address contains a token, without which it answers nothing, and it refuses the
  /// requests of pages of other sites. It runs until ``stopServer()`` or the end of the program.
  ///
  /// - Parameters:
  ///   - port: The port, or the first of the ports to try: the next fifty are tried when it is taken.
  ///   - showsValues: `true` to keep and show the values of signals and properties, with whatever they reveal.
  /// - Returns: The address, which is also printed.
  /// - Throws: An error if no port is free.
  @discardableResult
  public static func start(port: UInt16 = 8327, showingValues showsValues: Bool = false) async throws
    -> String
  {
    record(values: showsValues)
    let token = InspectorSite.makeToken()
    var lastError: any Error = CancellationError()
    for candidate in port..<(port &+ min(50, .max - port)) {
      let names = ["127.0.0.1", "localhost"].map { "\($0):\(candidate)" }
      let site = InspectorSite(token: token, hosts: Set(names))
      let server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: candidate),
        logger: .disabled,
        handler: ClosureHTTPHandler { site.answer(InspectorSite.Request($0)).response }
      )
      let (results, result) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
      let task = Task {
        do { try await server.run() } catch { result.yield(.failure(error)) }
      }
      Task {
        do {
          try await server.waitUntilListening(timeout: 5)
          result.yield(.success(()))
        } catch {
          result.yield(.failure(error))
        }
      }
      if case .failure(let error)? = await results.first(where: { _ in true }) {
        task.cancel()
        lastError = error
        continue
      }
      runningServer.withLock { former in
        former?.cancel()
        former = task
      }
      let address = "http://127.0.0.1:\(candidate)/?token=\(token)"
      FileHandle.standardError.write(Data("The inspector is at \(address)\n".utf8))
      return address
    }
    throw lastError
  }

  /// Ends the server of the page, and the recording.
  public static func stopServer() {
    let task = runningServer.withLock { task in
      defer { task = nil }
      return task
    }
    task?.cancel()
    stop()
  }
}

extension InspectorSite.Request {
  fileprivate init(_ request: HTTPRequest) {
    self.init()
    method = request.method.rawValue
    path = request.path
    query = Dictionary(request.query.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    host = request.headers[.host]
    origin = request.headers[HTTPHeader("Origin")]
    site = request.headers[HTTPHeader("Sec-Fetch-Site")]
  }
}

extension InspectorSite.Answer {
  fileprivate var response: HTTPResponse {
    var headers: HTTPHeaders = [.contentType: type]
    for (name, value) in InspectorSite.headers { headers[HTTPHeader(name)] = value }
    let status = HTTPStatusCode(status, phrase: status == 200 ? "OK" : "Refused")
    return HTTPResponse(statusCode: status, headers: headers, body: Data(body.utf8))
  }
}
#else
extension Inspector {
  /// Shows the running program in a browser. The package offers it with its trait `Inspector`.
  @available(*, unavailable, message: "Add the trait Inspector to the dependency on ReactiveSignals")
  public static func start(port: UInt16 = 8327, showingValues showsValues: Bool = false) async throws
    -> String
  {
    neverCalled()
  }
}

private func neverCalled() -> Never { preconditionFailure("The trait Inspector is missing") }
#endif
