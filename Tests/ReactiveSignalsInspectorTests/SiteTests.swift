import Foundation
import ReactiveSignalsInspector
import ReactiveSignalsTestingTraits
import Testing

@Suite(.withoutLeaks) struct SiteTests {
  private let site = InspectorSite(token: "secret", hosts: ["127.0.0.1:8327", "localhost:8327"])

  /// Returns the status of the answer to a request that is right but for a change.
  private func status(_ change: (inout InspectorSite.Request) -> Void = { _ in }) -> Int {
    var request = InspectorSite.Request()
    request.path = "/snapshot.txt"
    request.query = ["token": "secret"]
    request.host = "127.0.0.1:8327"
    change(&request)
    return site.answer(request).status
  }

  @Test("The page reaches its server")
  func allowed() {
    #expect(status() == 200)
    #expect(status { $0.host = "LOCALHOST:8327" } == 200)
    #expect(status { ($0.origin, $0.site) = ("http://127.0.0.1:8327", "same-origin") } == 200)
    #expect(status { $0.path = "/nothing" } == 404)
  }

  @Test("A request without the token, for another host or from another page is refused")
  func refused() {
    #expect(status { $0.query = [:] } == 403)
    #expect(status { $0.query = ["token": "secreT"] } == 403)
    #expect(status { $0.query = ["token": "secret1"] } == 403)
    #expect(status { $0.host = nil } == 403)
    #expect(status { $0.host = "evil.example:8327" } == 403)
    #expect(status { $0.host = "127.0.0.1:80" } == 403)
    #expect(status { $0.origin = "http://evil.example" } == 403)
    #expect(status { $0.origin = "null" } == 403)
    #expect(status { $0.site = "cross-site" } == 403)
  }

  @Test("The page states its process")
  func process() {
    var request = InspectorSite.Request()
    request.path = "/data"
    request.query = ["token": "secret"]
    request.host = "127.0.0.1:8327"
    let process = ProcessInfo.processInfo
    #expect(
      site.answer(request).body
        .contains("\"process\":\"\(process.processName) \(process.processIdentifier)\"")
    )
  }
}
