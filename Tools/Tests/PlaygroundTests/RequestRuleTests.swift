import Testing

@testable import PlaygroundServer

@Suite struct RequestRuleTests {
  private let rule = RequestRule(port: 8317)

  @Test(
    "Only loopback addresses with the right port are hosts",
    arguments: ["127.0.0.1:8317", "localhost:8317", "[::1]:8317"]
  )
  func hosts(host: String) {
    #expect(rule.allows(host: host))
    #expect(rule.allows(origin: "http://\(host)"))
  }

  @Test(
    "Other hosts and origins are refused",
    arguments: [
      "example.org", "example.org:8317", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8317.example.org", "",
    ]
  )
  func others(host: String) {
    #expect(!rule.allows(host: host))
    #expect(!rule.allows(origin: "http://\(host)"))
    #expect(!rule.allows(origin: "https://127.0.0.1:8317"))
    #expect(!rule.allows(origin: "null"))
    #expect(!rule.allows(host: nil))
    #expect(!rule.allows(origin: nil))
  }
}
