/// An event of a stream of server-sent events, `text/event-stream`.
///
///     print(ServerSentEvent("one\ntwo", name: "lines", id: "7").text)
///     // id: 7
///     // event: lines
///     // data: one
///     // data: two
///     //
public struct ServerSentEvent: Sendable, Hashable {
  /// The data. Each of its lines becomes a line of the event, and the client joins them again.
  public var data: String
  /// The name by which the client distinguishes events. Without one, the client calls it `message`.
  public var name: String?
  /// The identifier that the client sends back, as the header `Last-Event-ID`, when it connects again.
  public var id: String?
  /// The time after which the client connects again when the connection is lost.
  public var retry: Duration?

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - name: The name.
  ///   - id: The identifier.
  ///   - retry: The time after which the client connects again.
  public init(_ data: String, name: String? = nil, id: String? = nil, retry: Duration? = nil) {
    self.data = data
    self.name = name
    self.id = id
    self.retry = retry
  }

  /// The event in the form in which it is sent, with an empty line behind it.
  ///
  /// Line ends in the name and in the identifier would end the field. They are left out, and so are zeros in the identifier, for which
  /// clients ignore it.
  public var text: String {
    var text = ""
    if let id { text += "id: \(Self.oneLine(id))\n" }
    if let name { text += "event: \(Self.oneLine(name))\n" }
    if let retry {
      let (seconds, attoseconds) = retry.components
      text += "retry: \(seconds * 1_000 + attoseconds / 1_000_000_000_000_000)\n"
    }
    // Bytes, since characters cost several times as much. A line ends with any of "\n", "\r" and "\r\n".
    var rest = data.utf8[...]
    while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      text += "data: \(Substring(rest[..<end]))\n"
      let isFirstOfTwo = rest[end...].starts(with: "\r\n".utf8)
      rest = rest[end...].dropFirst(isFirstOfTwo ? 2 : 1)
    }
    text += "data: \(Substring(rest))\n"
    return text + "\n"
  }

  private static func oneLine(_ field: String) -> String {
    field.filter { !["\n", "\r", "\r\n", "\0"].contains($0) }
  }
}
