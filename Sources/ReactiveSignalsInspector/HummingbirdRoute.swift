#if Hummingbird
import HTTPTypes
public import Hummingbird
import NIOCore

extension Router {
  /// Adds the inspector to a server, at a path that begins with its token, and begins to record.
  ///
  ///     let address = router.addInspector()
  ///     logger.info("The inspector is at \(address)")
  ///
  /// Anybody who knows the address sees the program. Keep it out of logs that others read, and give the values to nobody who must not
  /// see them. Requests of pages of other sites are refused, and those for other hosts if the hosts of the server are given.
  ///
  /// - Parameters:
  ///   - path: The path under which the page is.
  ///   - hosts: The names of the server, each with its port, as in `localhost:8080`, or `nil` if they are not known.
  ///   - showsValues: `true` to keep and show the values of signals and properties, with whatever they reveal.
  /// - Returns: The path of the page, with the token.
  @discardableResult
  public func addInspector(
    at path: String = "inspector",
    hosts: Set<String>? = nil,
    showingValues showsValues: Bool = false
  ) -> String {
    Inspector.record(values: showsValues)
    let hosts = hosts.map { Set($0.map { $0.lowercased() }) }
    let site = InspectorSite(token: InspectorSite.makeToken(), hosts: hosts)
    let root = "/" + path.split(separator: "/").joined(separator: "/")
    for (method, names) in [
      (HTTPRequest.Method.get, ["", "data", "snapshot.json", "snapshot.txt", "snapshot.dot", "test"]),
      (.post, ["mark", "pin"]),
    ] {
      for name in names {
        on(RouterPath("\(root)/\(name)"), method: method) { request, _ in
          site.answer(InspectorSite.Request(request, path: "/\(name)")).response
        }
      }
    }
    return "\(root)/?token=\(site.token)"
  }
}

extension InspectorSite.Request {
  fileprivate init(_ request: Request, path: String) {
    self.init()
    method = request.method.rawValue
    self.path = path
    query = Dictionary(
      request.uri.queryParameters.map { (String($0.key), String($0.value)) },
      uniquingKeysWith: { first, _ in first }
    )
    host = request.head.authority
    for field in request.headers {
      switch field.name.canonicalName {
      case "origin": origin = field.value
      case "sec-fetch-site": site = field.value
      default: break
      }
    }
  }
}

extension InspectorSite.Answer {
  fileprivate var response: Response {
    var fields = HTTPFields()
    fields[.contentType] = type
    for (name, value) in InspectorSite.headers {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    return Response(
      status: .init(code: status),
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(string: body))
    )
  }
}
#endif
