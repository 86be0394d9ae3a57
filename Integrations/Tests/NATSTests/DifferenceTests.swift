import Foundation
import ReactiveSignalsNATSTesting
import Testing

/// A client that writes lines of the protocol, and reads what comes back.
private final class RawClient {
  private let socket: Int32
  private var bytes = Data()

  init(_ port: Int) throws {
    socket = try connectedSocket(port)
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    send("CONNECT {\"verbose\":false,\"headers\":true,\"no_responders\":true}\r\nSUB r.> 1\r\n")
  }

  deinit { close(socket) }

  func send(_ text: String) {
    _ = Data(text.utf8).withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
  }

  /// Reads one message or line, or `nil` if none comes.
  func next() -> String? {
    while true {
      if let end = bytes.range(of: Data("\r\n".utf8)) {
        let line = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        let words = line.split(separator: " ")
        guard words.first?.hasSuffix("MSG") == true, let count = words.last.flatMap({ Int($0) }) else {
          bytes.removeSubrange(..<end.upperBound)
          return line
        }
        if bytes.endIndex >= end.upperBound + count + 2 {
          let body = String(decoding: bytes[end.upperBound..<end.upperBound + count], as: UTF8.self)
          bytes = Data(bytes[(end.upperBound + count + 2)...])
          return words.dropLast().joined(separator: " ") + "\n" + body
        }
      }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(socket, &buffer, buffer.count)
      if count <= 0 { return nil }
      bytes += buffer.prefix(count)
    }
  }

  /// Writes commands, and reads what comes: up to the answer to a `PING`, and then up to a number of messages.
  func answers(to commands: String, count: Int = 0) -> [String] {
    send(commands + "PING\r\n")
    var answers: [String] = []
    var isAnswered = false
    while !isAnswered || answers.count < count {
      guard let answer = next() else { break }
      switch answer {
      case "PONG": isAnswered = true
      case "PING": send("PONG\r\n")
      case _ where answer.hasPrefix("INFO"): break
      default: answers.append(normalized(answer))
      }
    }
    return answers.sorted()
  }
}

/// Returns a message without what differs from one server to the next: times, names that a server makes, and its sizes of messages.
private func normalized(_ message: String) -> String {
  var text = message.replacing(#/"(created|time|first_ts|last_ts|ts)":"[^"]*"/#) { "\"\($0.1)\":\"\"" }
    .replacing(#/"last_active":"[^"]*",?/#, with: "").replacing(
      #/JS\.ACK\.S\.(memory1|\w{8})\./#,
      with: "JS.ACK.S.NAME."
    )
    .replacing(#/(\$JS\.ACK\.[^ ]*\.)\d{15,}\./#) {
      "\($0.1)T."
    }
    .replacing(#/Nats-Time-Stamp: [^\r\n]*/#, with: "Nats-Time-Stamp: T")
    .replacing(#/"bytes":\d+/#, with: "\"bytes\":0")
    .replacing(#/\b\d+ \d+$/#, with: "")
  if let start = text.firstIndex(of: "{"),
    let object = try? JSONSerialization.jsonObject(with: Data(text[start...].utf8)) as? [String: Any]
  {
    var object = object
    if let error = object["error"] { object = ["error": error, "type": object["type"] ?? ""] }
    if object["config"] != nil { for key in ["total", "offset", "limit"] { object[key] = nil } }
    if (object["name"] as? String)?.count == 8 || (object["name"] as? String)?.hasPrefix("memory") == true {
      object["name"] = "NAME"
    }
    let data = try? JSONSerialization.data(
      withJSONObject: object,
      options: [.sortedKeys, .withoutEscapingSlashes]
    )
    text = text[..<start] + String(decoding: data ?? Data(), as: UTF8.self)
  }
  // The sizes of the headers of messages whose times differ.
  return text.replacing(#/^(HMSG [^\n]*) \d+\n/#) { "\($0.1)\n" }
}

private func pub(_ subject: String, _ body: String = "", reply: String = "r.a") -> String {
  "PUB \(subject) \(reply) \(body.utf8.count)\r\n\(body)\r\n"
}

private func hpub(_ subject: String, _ headers: [String], _ body: String = "", reply: String = "r.a")
  -> String
{
  let block = "NATS/1.0\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n"
  return
    "HPUB \(subject) \(reply) \(block.utf8.count) \(block.utf8.count + body.utf8.count)\r\n\(block)\(body)\r\n"
}

private func api(_ subject: String, _ body: String = "") -> String { pub("$JS.API." + subject, body) }

private func stream(_ name: String, _ more: String = "", _ operation: String = "CREATE") -> String {
  api(
    "STREAM.\(operation).\(name)",
    "{\"name\":\"\(name)\",\"subjects\":[\"\(name.lowercased()).>\"],\"storage\":\"file\"\(more)}"
  )
}

private func consumer(_ stream: String, _ name: String, _ more: String = "", ack: String = "explicit")
  -> String
{
  let configuration =
    "{\"durable_name\":\"\(name)\",\"ack_policy\":\"\(ack)\",\"replay_policy\":\"instant\"\(more)}"
  return api(
    "CONSUMER.DURABLE.CREATE.\(stream).\(name)",
    "{\"stream_name\":\"\(stream)\",\"config\":\(configuration)}"
  )
}

private func next(_ stream: String, _ consumer: String, _ body: String) -> String {
  pub("$JS.API.CONSUMER.MSG.NEXT.\(stream).\(consumer)", body, reply: "r.n")
}

private let now = "\"no_wait\":true"

/// The steps, with what they are about.
private let programs: [String: [String]] = [
  "subjects": [
    pub("nobody", "1"), "SUB a.* 2\r\nSUB a.> 3\r\nUNSUB 2 1\r\n" + pub("a.b", "1"), pub("a.b", "2"),
    pub("a.b.c", "3"),
    "UNSUB 3\r\n" + pub("a.b", "4"), hpub("r.direct", ["Key: value", "Key: again"], "5"),
  ],
  "streams": [
    stream("S"), stream("S"), stream("S", ",\"max_msgs\":5"),
    api("STREAM.CREATE.T", "{\"name\":\"T\",\"subjects\":[\"s.a\"]}"),
    api("STREAM.INFO.S"), api("STREAM.INFO.X"), api("STREAM.NAMES", "{\"subject\":\"s.a\"}"),
    api("STREAM.LIST", "{}"),
    api("STREAM.CREATE.A", "{\"name\":\"B\"}"), api("STREAM.CREATE.A", "{"),
    stream("S", ",\"max_msgs\":5", "UPDATE"), stream("S", ",\"retention\":\"workqueue\"", "UPDATE"),
    api("STREAM.DELETE.S"), api("STREAM.DELETE.S"), api("STREAM.PURGE.S"),
    api("STREAM.MSG.GET.S", "{\"seq\":1}"),
    stream("W", ",\"max_age\":1000000000"),
    stream("V", ",\"max_age\":1000000000,\"duplicate_window\":2000000000"),
    stream("R", ",\"num_replicas\":3"), api("STREAM.UNKNOWN.S"),
  ],
  "storing": [
    stream("S", ",\"max_msg_size\":100"), hpub("s.a", ["Nats-Msg-Id: x"], "1"),
    hpub("s.a", ["Nats-Msg-Id: x"], "1"),
    hpub("s.a", ["Nats-Expected-Last-Sequence: 7"], "2"),
    hpub("s.a", ["Nats-Expected-Last-Sequence: 1"], "2"),
    hpub("s.b", ["Nats-Expected-Last-Subject-Sequence: 1"], "3"),
    hpub("s.b", ["Nats-Expected-Last-Subject-Sequence: 0"], "3"),
    hpub("s.b", ["Nats-Expected-Last-Msg-Id: y"], "4"), hpub("s.b", ["Nats-Expected-Stream: T"], "4"),
    hpub("s.b", ["Nats-Rollup: sub"], "4"), pub("s.b", String(repeating: "x", count: 101)),
    api("STREAM.INFO.S", "{\"subjects_filter\":\">\"}"),
  ],
  "limits": [
    stream("S", ",\"max_msgs\":3,\"discard\":\"new\""), pub("s.a", "1"), pub("s.a", "2"), pub("s.b", "3"),
    pub("s.b", "4"),
    api("STREAM.INFO.S"), stream("T", ",\"max_msgs\":2"), pub("t.a", "1"), pub("t.b", "2"), pub("t.c", "3"),
    api("STREAM.INFO.T"),
    stream("U", ",\"max_msgs_per_subject\":1,\"discard\":\"new\""), pub("u.a", "1"), pub("u.a", "2"),
    api("STREAM.INFO.U"),
    stream("V", ",\"max_msgs_per_subject\":1,\"discard\":\"new\",\"discard_new_per_subject\":true"),
    pub("v.a", "1"), pub("v.a", "2"),
    stream("T", ",\"max_msgs\":1", "UPDATE"), api("STREAM.INFO.T"),
  ],
  "removing": [
    stream("S", ",\"allow_rollup_hdrs\":true"),
    (1...3).map { pub("s.a", "\($0)") + pub("s.b", "\($0)") }.joined(),
    api("STREAM.PURGE.S", "{\"filter\":\"s.a\",\"keep\":1}"), api("STREAM.INFO.S"),
    api("STREAM.PURGE.S", "{\"seq\":4}"),
    api("STREAM.MSG.DELETE.S", "{\"seq\":4}"), api("STREAM.MSG.DELETE.S", "{\"seq\":4}"),
    api("STREAM.INFO.S"),
    hpub("s.b", ["Nats-Rollup: sub"], "7"), api("STREAM.INFO.S"), hpub("s.b", ["Nats-Rollup: all"], "8"),
    api("STREAM.INFO.S"),
    api("STREAM.PURGE.S"), api("STREAM.INFO.S"), pub("s.a", "9"), api("STREAM.INFO.S"),
    stream("D", ",\"deny_delete\":true"), pub("d.a", "1"), api("STREAM.MSG.DELETE.D", "{\"seq\":1}"),
  ],
  "messages": [
    stream("S", ",\"allow_direct\":true"), pub("s.a", "1"), hpub("s.b", ["Key: value"], "2"), pub("s.a", "3"),
    api("STREAM.MSG.GET.S", "{\"seq\":2}"), api("STREAM.MSG.GET.S", "{\"last_by_subj\":\"s.a\"}"),
    api("STREAM.MSG.GET.S", "{\"seq\":2,\"next_by_subj\":\"s.a\"}"), api("STREAM.MSG.GET.S", "{\"seq\":9}"),
    api("STREAM.MSG.GET.S", "{\"last_by_subj\":\"s.x\"}"), api("DIRECT.GET.S", "{\"seq\":2}"),
    api("DIRECT.GET.S.s.a"),
    api("DIRECT.GET.S", "{\"last_by_subj\":\"s.b\"}"), api("DIRECT.GET.S", "{\"seq\":9}"),
    api("DIRECT.GET.S.s.x"),
  ],
  "consumers": [
    stream("S"), (1...4).map { pub("s.\($0 % 2)", "\($0)") }.joined(), consumer("S", "c"), consumer("S", "c"),
    consumer("S", "c", ",\"max_ack_pending\":5"), consumer("X", "c"),
    consumer("S", "d", ",\"filter_subject\":\"t\""),
    consumer("S", "f", ",\"filter_subject\":\"s.1\""), api("CONSUMER.NAMES.S", "{}"),
    api("CONSUMER.LIST.S", "{}"),
    api("CONSUMER.INFO.S.c"), api("CONSUMER.INFO.S.x"), api("CONSUMER.INFO.X.c"),
    consumer("S", "n", ",\"deliver_policy\":\"new\""), consumer("S", "l", ",\"deliver_policy\":\"last\""),
    consumer("S", "s", ",\"deliver_policy\":\"by_start_sequence\",\"opt_start_seq\":3"),
    consumer("S", "p", ",\"deliver_policy\":\"last_per_subject\",\"filter_subject\":\"s.>\""),
    next("S", "p", "{\"batch\":5,\(now)}"), next("S", "f", "{\"batch\":1}"), next("S", "f", ""),
    next("S", "f", "{\"batch\":1,\(now)}"),
    api("CONSUMER.INFO.S.f"), api("CONSUMER.DELETE.S.f"), api("CONSUMER.DELETE.S.f"), api("STREAM.INFO.S"),
    consumer("S", "b", ",\"backoff\":[1000000000,2000000000],\"max_deliver\":2"),
    consumer("S", "k", ",\"backoff\":[1000000000,2000000000],\"max_deliver\":3"),
    consumer("S", "l", ",\"backoff\":[1000000000,2000000000]"),
  ],
  "answers": [
    stream("S"), (1...6).map { pub("s.a", "\($0)") }.joined(),
    consumer("S", "c", ",\"max_deliver\":2,\"max_ack_pending\":3"),
    next("S", "c", "{\"batch\":9,\(now),\"expires\":500000000}"), api("CONSUMER.INFO.S.c"),
    pub("$JS.ACK.S.c.1.1.1.1.0", "+ACK"), pub("$JS.ACK.S.c.1.2.2.1.0", "-NAK", reply: "r.k"),
    pub("$JS.ACK.S.c.1.3.3.1.0", "+TERM", reply: "r.t"),
    api("CONSUMER.INFO.S.c"), next("S", "c", "{\"batch\":1}"), pub("$JS.ACK.S.c.2.2.4.1.0", "-NAK"),
    next("S", "c", "{\"batch\":1}"),
    pub("$JS.ACK.S.c.1.4.5.1.0", "+WPI"), pub("$JS.ACK.S.c.1.4.5.1.0", "+NXT", reply: "r.x"),
    api("CONSUMER.INFO.S.c"),
    consumer("S", "all", "", ack: "all"), next("S", "all", "{\"batch\":4}"), pub("$JS.ACK.S.all.1.3.3.1.0"),
    api("CONSUMER.INFO.S.all"),
    next("S", "all", "{\"batch\":5}"), api("CONSUMER.DELETE.S.all"), pub("$JS.ACK.X.c.1.1.1.1.0"),
  ],
  "retention": [
    stream("Q", ",\"retention\":\"workqueue\""), pub("q.a", "1") + pub("q.a", "2"), consumer("Q", "c"),
    consumer("Q", "d"), consumer("Q", "e", ",\"deliver_subject\":\"push\""),
    api(
      "CONSUMER.CREATE.Q",
      "{\"stream_name\":\"Q\",\"config\":{\"deliver_subject\":\"push\",\"ack_policy\":\"none\",\"deliver_policy\":\"all\",\"replay_policy\":\"instant\"}}"
    ),
    next("Q", "c", "{\"batch\":2}"), pub("$JS.ACK.Q.c.1.1.1.1.0", "+ACK"), api("STREAM.INFO.Q"),
    stream("I", ",\"retention\":\"interest\""), pub("i.a", "1"), api("STREAM.INFO.I"), consumer("I", "c"),
    consumer("I", "d"), pub("i.a", "2"),
    next("I", "c", "{\"batch\":1}"), pub("$JS.ACK.I.c.1.2.1.1.0", "+ACK"), api("STREAM.INFO.I"),
    next("I", "d", "{\"batch\":1}"),
    pub("$JS.ACK.I.d.1.2.1.1.0", "+ACK"), api("STREAM.INFO.I"),
  ],
  "push": [
    stream("S"), "SUB push 5\r\nSUB more 6\r\n",
    (1...3).map { hpub("s.a", ["Key: value"], "\($0)") }.joined(),
    api(
      "CONSUMER.CREATE.S",
      "{\"stream_name\":\"S\",\"config\":{\"deliver_subject\":\"push\",\"ack_policy\":\"none\",\"deliver_policy\":\"all\",\"replay_policy\":\"instant\"}}"
    ),
    consumer("S", "p", ",\"deliver_subject\":\"more\",\"headers_only\":true"), pub("s.a", "4"),
    api("CONSUMER.INFO.S.p"),
    consumer("S", "q", ",\"deliver_subject\":\"other\""), "SUB other 7\r\n",
  ],
]

extension NATSTests {
  /// The server in this process, next to nats-server.
  @Suite(.needsProcess("It compares the two")) struct DifferenceTests {
    @Test("A server in memory answers line by line as nats-server does", arguments: programs.keys.sorted())
    func lines(name: String) async throws {
      let (memory, process) = (try NATSTestServer(), try await Server())
      let port = try #require(URL(string: memory.url)?.port)
      let clients = (try RawClient(port), try RawClient(process.port))
      for step in programs[name] ?? [] {
        let expected = clients.0.answers(to: step)
        let found = clients.1.answers(to: step, count: expected.count)
        #expect(expected == found, "\(step)")
      }
    }
  }
}
