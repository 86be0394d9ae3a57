import FlyingFox
import Foundation

/// The answers to requests: the page, and the sockets that the page opens.
struct RequestHandler: HTTPHandler {
  let rule: RequestRule
  let page: Data

  init(port: UInt16, page: Data) {
    rule = RequestRule(port: port)
    self.page = page
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard rule.allows(host: request.headers[.host]) else {
      return .text(.forbidden, "The playground answers to its own address alone.")
    }
    switch request.path {
    case "/":
      return request.method == .GET || request.method == .HEAD
        ? HTTPResponse(statusCode: .ok, headers: Self.pageHeaders, body: page)
        : .text(.methodNotAllowed, "Use GET.")
    case "/marbles": return try await socket(request, MarbleSocket())
    case "/live": return try await socket(request, LiveSocket())
    default: return .text(.notFound, "There is no such page: the playground is at /.")
    }
  }

  private func socket(_ request: HTTPRequest, _ handler: some WSHandler) async throws -> HTTPResponse {
    guard rule.allows(origin: request.headers[HTTPHeader("Origin")]) else {
      return .text(.forbidden, "A page of another origin cannot use the playground.")
    }
    return try await WebSocketHTTPHandler(handler: handler).handleRequest(request)
  }

  /// The page uses nothing from elsewhere, and no other page can frame it.
  private static let pageHeaders: HTTPHeaders = [
    .contentType: "text/html; charset=utf-8",
    .cacheControl: "no-store",
    HTTPHeader("Content-Security-Policy"): """
    default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; img-src data: blob:; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """,
    HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("Referrer-Policy"): "no-referrer",
  ]
}

extension HTTPResponse {
  fileprivate static func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [.contentType: "text/plain; charset=utf-8"],
      body: Data((text + "\n").utf8)
    )
  }
}
