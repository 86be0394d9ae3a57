import Foundation

/// The answers to the requests of a browser, whichever server receives them.
///
/// A request needs the token, which is in the address that the program prints. Its host must be one of the server, so that no page whose name
/// resolves to this computer reaches it. A browser states the origin of a request that a page of another site makes, which is refused.
package struct InspectorSite: Sendable {
  /// A request.
  package struct Request: Sendable {
    package var method = "GET"
    package var path = "/"
    package var query: [String: String] = [:]
    package var host: String?
    package var origin: String?
    /// The header `Sec-Fetch-Site`.
    package var site: String?

    package init() {}
  }

  /// The answer to a request.
  package struct Answer: Sendable {
    package var status = 200
    package var type = "text/plain; charset=utf-8"
    package var body = ""
  }

  /// The number of signals, and that of subscriptions of one signal, in an answer.
  static let (signalLimit, subscriptionLimit) = (200, 50)

  /// The headers of each answer besides its type.
  static let headers = [
    "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY", "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'",
  ]

  package let token: String
  /// The hosts that requests may be for, in lower case, or `nil` for any.
  package let hosts: Set<String>?

  package init(token: String, hosts: Set<String>?) {
    self.token = token
    self.hosts = hosts
  }

  /// Returns 128 random bits as text.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private func allows(_ request: Request) -> Bool {
    let host = request.host?.lowercased()
    if let hosts, !(host.map { hosts.contains($0) } ?? false) { return false }
    if let origin = request.origin?.lowercased() {
      guard let host, origin == "http://\(host)" || origin == "https://\(host)" else { return false }
    }
    if let site = request.site, site != "same-origin", site != "none" { return false }
    return isToken(request.query["token"] ?? "")
  }

  /// Compares in a time that does not depend on the difference.
  private func isToken(_ text: String) -> Bool {
    guard text.utf8.count == token.utf8.count else { return false }
    return zip(text.utf8, token.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }

  package func answer(_ request: Request) -> Answer {
    guard allows(request) else {
      return Answer(status: 403, body: "Open the address that the program has printed.\n")
    }
    switch (request.method, request.path) {
    case ("GET", "/"): return Answer(type: "text/html; charset=utf-8", body: inspectorPage)
    case ("GET", "/data"): return data(request)
    case ("GET", "/snapshot.json"): return Answer(type: "application/json", body: Inspector.snapshot().json)
    case ("GET", "/snapshot.txt"): return Answer(body: Inspector.snapshot().text + "\n")
    case ("GET", "/snapshot.dot"): return Answer(body: Inspector.snapshot().dot + "\n")
    case ("GET", "/test"): return test(request)
    case ("POST", "/mark"):
      Inspector.mark()
      return Answer()
    case ("POST", "/pin"):
      Inspector.pin(request.query["signal"] ?? "", request.query["on"] != "no")
      return Answer()
    default: return Answer(status: 404, body: "There is no such page.\n")
    }
  }

  /// The part of a snapshot that the page shows: the signals that a filter selects, and the subscriptions of one signal and of the pinned ones.
  private func data(_ request: Request) -> Answer {
    let filter = (request.query["filter"] ?? "").lowercased()
    let selected = request.query["signal"]
    var snapshot = Inspector.snapshot { $0 == selected }
    var page = PageData(
      liveCount: snapshot.subscriptions.count,
      signalCount: snapshot.signals.count,
      propertyCount: snapshot.properties.count,
      process: "\(ProcessInfo.processInfo.processName) \(ProcessInfo.processInfo.processIdentifier)",
      snapshot: Snapshot()
    )
    let matching = snapshot.signals.filter { signal in
      filter.isEmpty || signal.id.lowercased().contains(filter) || signal.chain.lowercased().contains(filter)
    }
    page.matchCount = matching.count
    snapshot.signals = Array(
      (matching.filter { $0.isPinned || $0.id == selected || $0.isHeldBack || $0.left > 0 } + matching)
        .uniqued().prefix(Self.signalLimit)
    )
    snapshot.subscriptions = Array(
      snapshot.subscriptions.filter { $0.signal == selected }.suffix(Self.subscriptionLimit)
    )
    snapshot.properties = Array(snapshot.properties.prefix(Self.signalLimit))
    snapshot.tasks = Array(snapshot.tasks.prefix(Self.signalLimit))
    snapshot.graph = snapshot.graph.part(of: Set(snapshot.signals.prefix(40).map(\.nodeName)))
    page.snapshot = snapshot
    return Answer(type: "application/json", body: Snapshot.json(page))
  }

  private func test(_ request: Request) -> Answer {
    let number = request.query["subscription"].flatMap { Int($0) }
    let tick = request.query["tick"].flatMap { Double($0) } ?? 1
    guard tick > 0, let found = Inspector.snapshot().subscriptions.first(where: { $0.id == number }) else {
      return Answer(status: 404, body: "The subscription has ended.\n")
    }
    return Answer(body: found.testCode(tick: tick))
  }
}

/// The answer to the page.
private struct PageData: Encodable {
  var liveCount: Int
  var signalCount: Int
  var propertyCount: Int
  var matchCount = 0
  /// The name and the number of the process.
  var process: String
  var snapshot: Snapshot
}

extension [Snapshot.Signal] {
  /// The signals without repetitions.
  fileprivate func uniqued() -> [Snapshot.Signal] {
    var seen: Set<String> = []
    return filter { seen.insert($0.id).inserted }
  }
}

extension Snapshot.Graph {
  /// Returns the nodes that the signals of these names are made of, and the properties.
  fileprivate func part(of names: Set<String>) -> Snapshot.Graph {
    let sources = Dictionary(grouping: edges, by: \.to)
    let subscribers = Dictionary(grouping: edges, by: \.from)
    var kept: Set<Int> = []
    var pending = nodes.filter { $0.kind == .signal && names.contains($0.name) }.map(\.id)
    for id in pending { kept.formUnion(subscribers[id]?.map(\.to) ?? []) }
    pending += nodes.filter { $0.kind == .property }.prefix(60).map(\.id)
    while let id = pending.popLast() {
      if kept.insert(id).inserted { pending += sources[id]?.map(\.from) ?? [] }
    }
    var part = self
    part.nodes = nodes.filter { kept.contains($0.id) }
    part.edges = edges.filter { kept.contains($0.from) && kept.contains($0.to) }
    return part
  }
}
