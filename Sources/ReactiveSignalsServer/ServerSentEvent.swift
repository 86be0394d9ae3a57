/// An event of a stream of server-sent events, `text/event-stream`, or a part of the stream that is no event for the client.
///
///     print(ServerSentEvent("one\ntwo", name: "lines", id: "7").text, terminator: "")
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
  /// The comment in front of the event, which clients ignore.
  public var comment: String?
  /// `false` if the client receives no event.
  private var hasData = true

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

  /// Returns a comment, which clients ignore. Sent from time to time, it keeps proxies from closing a quiet connection.
  ///
  ///     print(ServerSentEvent.comment("welcome").text, terminator: "")
  ///     // : welcome
  ///     //
  ///
  /// - Parameter text: The text. Each of its lines becomes a line of the comment.
  /// - Returns: A part of the stream without an event.
  public static func comment(_ text: String = "") -> ServerSentEvent {
    var event = ServerSentEvent("")
    event.comment = text
    event.hasData = false
    return event
  }

  /// Returns a part of the stream that sets the time after which the client connects again, without an event.
  ///
  ///     print(ServerSentEvent.reconnecting(after: .seconds(3)).text, terminator: "")
  ///     // retry: 3000
  ///     //
  ///
  /// - Parameter delay: The time.
  /// - Returns: A part of the stream without an event.
  public static func reconnecting(after delay: Duration) -> ServerSentEvent {
    var event = ServerSentEvent("", retry: delay)
    event.hasData = false
    return event
  }

  /// The event in the form in which it is sent, with an empty line behind it.
  ///
  /// Line ends in the name and in the identifier would end the field. They are left out, and so are zeros in the identifier, for which
  /// clients ignore it.
  public var text: String {
    var text = comment.map { Self.lines(of: $0, behind: ": ") } ?? ""
    if let id { text += "id: \(Self.oneLine(id))\n" }
    if let name { text += "event: \(Self.oneLine(name))\n" }
    if let retry {
      let (seconds, attoseconds) = retry.components
      text += "retry: \(seconds * 1_000 + attoseconds / 1_000_000_000_000_000)\n"
    }
    if hasData { text += Self.lines(of: data, behind: "data: ") }
    return text + "\n"
  }

  /// The lines of a text, each behind the name of a field.
  private static func lines(of field: String, behind name: String) -> String {
    // Bytes, since characters cost several times as much. A line ends with any of "\n", "\r" and "\r\n".
    var text = ""
    var rest = field.utf8[...]
    while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      text += "\(name)\(Substring(rest[..<end]))\n"
      let isFirstOfTwo = rest[end...].starts(with: "\r\n".utf8)
      rest = rest[end...].dropFirst(isFirstOfTwo ? 2 : 1)
    }
    return text + "\(name)\(Substring(rest))\n"
  }

  private static func oneLine(_ field: String) -> String {
    field.filter { !["\n", "\r", "\r\n", "\0"].contains($0) }
  }
}
