/// The rule for the headers of a request: only the page itself can use the server.
///
/// The host of a request must be a loopback address. This stops pages whose name resolves to this computer. The origin of a socket
/// must be the page. This stops pages of other sites, which browsers let open sockets to any address.
struct RequestRule: Sendable {
  private let hosts: Set<String>

  init(port: UInt16) {
    hosts = Set(["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" })
  }

  func allows(host: String?) -> Bool { host.map { hosts.contains($0.lowercased()) } ?? false }

  func allows(origin: String?) -> Bool {
    guard let origin = origin?.lowercased(), origin.hasPrefix("http://") else { return false }
    return hosts.contains(String(origin.dropFirst("http://".count)))
  }
}
