import Foundation
import ReactiveSignalsFoundation
import TestSupport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.withoutLeaks) struct RedirectTests {
  let session = URLSession(configuration: .ephemeral)

  @Test(
    "A redirect of the same origin is followed with the secrets of the request, and cookies set meanwhile"
  )
  func sameOrigin() async throws {
    let server = try LoopbackServer(answer: "hello", redirects: ["/old": "/new"])
    var request = URLRequest(url: server.url.appending(path: "old"))
    request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
    #expect(try await session.signal(for: request).first()?.data == Data("hello".utf8))
    let second = await server.heads.skip(1).first()
    expectEqual(second?.hasPrefix("get /new"), true)
    expectEqual(second?.contains("authorization: bearer secret"), true)
    expectEqual(second?.contains("cookie: visited=yes"), true)
  }

  @Test("A redirect to another origin loses the secrets of the request", arguments: ["answer", "pieces"])
  func otherOrigin(form: String) async throws {
    let other = try LoopbackServer(answer: "hello")
    let path = "//127.0.0.1:\(other.url.port ?? 0)/new"
    let server = try LoopbackServer(answer: nil, redirects: ["/old": path])
    let old = server.url.absoluteString.replacing("//", with: "//user:secret@") + "old"
    var request = URLRequest(url: try #require(URL(string: old)))
    request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
    request.setValue("session=secret", forHTTPHeaderField: "Cookie")
    request.setValue("kept", forHTTPHeaderField: "X-Other")
    if form == "answer" {
      #expect(try await session.signal(for: request).first()?.data == Data("hello".utf8))
    } else {
      #expect(try await session.chunks(for: request).collected().reduce(Data(), +) == Data("hello".utf8))
    }
    let head = try #require(await other.heads.first())
    #expect(head.hasPrefix("get /new"))
    #expect(head.contains("x-other: kept"))
    #expect(!head.contains("authorization"))
    #expect(!head.contains("secret"))
  }

  @Test("A redirect from https to http is refused with its reason, unless all are followed")
  func insecure() throws {
    let (old, new) = (
      try #require(URL(string: "https://a.test/x")), try #require(URL(string: "http://u@a.test/y?token=1"))
    )
    let response = try #require(
      HTTPURLResponse(url: old, statusCode: 302, httpVersion: nil, headerFields: nil)
    )
    var request = URLRequest(url: new)
    request.setValue("secret", forHTTPHeaderField: "Authorization")
    let secure = RedirectDecision(.secure, session)
    #expect(secure.failure(of: nil) == nil)
    #expect(secure.checked(request, after: response) == nil)
    #expect(secure.failure(of: nil)?.code == .appTransportSecurityRequiresSecureConnection)
    expectEqual(secure.failure(of: URLError(.timedOut))?.failingURL?.absoluteString, "http://a.test/y")
    let all = RedirectDecision(.all, session)
    expectEqual(all.checked(request, after: response)?.url, new)
    #expect(all.checked(request, after: response)?.value(forHTTPHeaderField: "Authorization") == nil)
    #expect(all.failure(of: nil) == nil)
  }

  @Test(
    "A redirect keeps the secrets on the same scheme, host and port, and on the way to https",
    arguments: [
      ("http://a.test/x", "http://A.test:80/y", true), ("http://a.test/x", "https://a.test/y", true),
      ("http://a.test:81/x", "https://a.test/y", false), ("https://a.test/x", "https://a.test:444/y", false),
      ("https://a.test/x", "https://b.a.test/y", false), ("https://a.test/x", "https://a.test:443/y", true),
    ]
  )
  func origins(old: String, new: String, isSame: Bool) throws {
    let url = try #require(URL(string: old))
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 307, httpVersion: nil, headerFields: nil)
    )
    var request = URLRequest(url: try #require(URL(string: new)))
    request.setValue("secret", forHTTPHeaderField: "Authorization")
    let next = RedirectDecision(.secure, session).checked(request, after: response)
    expectEqual(next?.url?.absoluteString, new)
    #expect(next?.value(forHTTPHeaderField: "Authorization") == (isSame ? "secret" : nil))
  }

  @Test("The delegate of the session decides first about a redirect")
  func delegate() async throws {
    let server = try LoopbackServer(answer: "hello", redirects: ["/old": "/new"])
    let staying = URLSession(configuration: .ephemeral, delegate: Staying(), delegateQueue: nil)
    let answer = try await staying.signal(for: server.url.appending(path: "old")).first()
    expectEqual((answer?.response as? HTTPURLResponse)?.statusCode, 302)
    staying.finishTasksAndInvalidate()
  }

  @Test("No failure and no description of an answer has the password or the query of the URL")
  func descriptions() async throws {
    let missing = try LoopbackServer(status: "404 Not Found", answer: "secret body")
    let closed: URL
    do { closed = try LoopbackServer(answer: nil).url }
    for url in [missing.url, closed] {
      let text = url.absoluteString.replacing("//", with: "//user:secret@") + "path?token=secret"
      var request = URLRequest(url: try #require(URL(string: text)))
      request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
      var posting = request
      posting.httpMethod = "POST"
      let failures = [
        await session.signal(for: request).validated().map { _ in "" }.failureText,
        await session.chunks(for: request).map { _ in "" }.failureText,
        await session.upload(Data(count: 9), with: posting).map { "\($0)" }.failureText,
      ]
      for failure in failures {
        #expect(!failure.isEmpty)
        #expect(!failure.contains("secret"))
      }
    }
  }
}

extension SignalProtocol where Value == String {
  /// The last value, and the description of the failure.
  fileprivate var failureText: String {
    get async {
      var last = ""
      for await event in materialize().values {
        if case .next(let text) = event { last = text }
        if case .failed(let error) = event { last += "\(error) \(String(reflecting: error))" }
      }
      return last
    }
  }
}

private final class Staying: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
