import AsyncHTTPClient
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import ReactiveSignals
import ReactiveSignalsInspector
import Testing

@Suite(.serialized, .timeLimit(.minutes(1)))
struct InspectorRouteTests {
  @Test("A server shows its signals to those who know the token")
  func route() async throws {
    let router = Router()
    let address = router.addInspector()
    defer { Inspector.stop() }
    let token = try #require(address.split(separator: "=").last)
    let options = try #require(HTTPField.Name("X-Frame-Options"))
    let origin = try #require(HTTPField.Name("Origin"))
    let subject = Subject<Int, Never>()
    subject.map { $0 + 1 }.tracked("routed").subscribe()
    try await Application(router: router).test(.live) { client in
      func get(_ path: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        try await client.execute(uri: path, method: .get, headers: headers)
      }
      #expect(address == "/inspector/?token=\(token)")
      let page = try await get(address)
      #expect(page.status == .ok)
      #expect(page.headers[.contentType] == "text/html; charset=utf-8")
      #expect(page.headers[options] == "DENY")
      let text = try await get("/inspector/snapshot.txt?token=\(token)")
      #expect(String(buffer: text.body).contains("1 of routed"))
      #expect(try await get("/inspector/data?token=\(token)&filter=routed").status == .ok)
      #expect(try await get("/inspector/snapshot.txt").status == .forbidden)
      #expect(try await get("/inspector/snapshot.txt?token=0").status == .forbidden)
      let foreign: HTTPFields = [origin: "http://evil.example"]
      #expect(try await get("/inspector/data?token=\(token)", foreign).status == .forbidden)
      let marked = try await client.execute(uri: "/inspector/mark?token=\(token)", method: .post)
      #expect(marked.status == .ok)
      #expect(Inspector.snapshot().isMarked)
    }
    subject.complete()
  }

  @Test("A request for another host is refused if the hosts are given")
  func hosts() async throws {
    let router = Router()
    let address = router.addInspector(at: "debug/signals", hosts: ["signals.example:443"])
    defer { Inspector.stop() }
    try await Application(router: router).test(.live) { client in
      #expect(address.hasPrefix("/debug/signals/?token="))
      let answer = try await client.execute(uri: address, method: .get)
      #expect(answer.status == .forbidden)
    }
  }
}
