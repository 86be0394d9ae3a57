#if NATS
import Foundation

/// The description of a stream.
struct StreamInfo: Encodable {
  struct State: Encodable {
    let messages: Int
    let bytes: Int
    let first_seq: UInt64
    let first_ts: String
    let last_seq: UInt64
    let last_ts: String
    let num_subjects: Int?
    let num_deleted: Int?
    let consumer_count: Int
    var subjects: [String: Int]?
  }

  let config: StreamConfiguration
  let created: String
  var state: State
  var did_create: Bool?

  init(_ stream: Stream) {
    let log = stream.log
    config = stream.configuration
    created = stream.created.timestamp
    let never = "0001-01-01T00:00:00Z"
    state = State(
      messages: log.count,
      bytes: log.byteCount,
      first_seq: log.last == 0 ? 0 : log.first,
      first_ts: log[log.first]?.time.timestamp ?? never,
      last_seq: log.last,
      last_ts: log.last == 0 ? never : log.lastTime.timestamp,
      num_subjects: log.count == 0 ? nil : log.sequences.count,
      num_deleted: log.gapCount == 0 ? nil : log.gapCount,
      consumer_count: stream.consumers.count
    )
  }
}

private struct Done: Encodable {
  let success = true
  var purged: Int?
}

private struct InfoRequest: Decodable { var subjects_filter: String? }

private struct PurgeRequest: Decodable {
  var filter: String?
  var seq: UInt64?
  var keep: Int?
}

/// A request for one message, by its number or by its subject.
private struct MessageRequest: Decodable {
  var seq: UInt64?
  var last_by_subj: String?
  var next_by_subj: String?
}

private struct StoredMessage: Encodable {
  struct Message: Encodable {
    let subject: String
    let seq: UInt64
    var hdrs: Data?
    var data: Data?
    let time: String
  }

  let message: Message
}

extension Broker {
  /// Answers a request about one stream.
  mutating func answerStreamAPI(
    _ operation: String,
    _ type: String,
    _ name: String,
    _ message: WireMessage,
    _ now: Moment
  ) throws(Refusal) {
    switch operation {
    case "STREAM.CREATE": return answer(message, type, try makeStream(name, message, now))
    case "DIRECT.GET": return try answerDirect(name, message)
    default: break
    }
    // Nobody answers a request that nobody knows.
    let known = ["INFO", "UPDATE", "DELETE", "PURGE", "MSG.GET", "MSG.DELETE"].map { "STREAM.\($0)" }
    guard known.contains(operation) else { return }
    guard let stream = streams[name] else { throw .noStream }
    switch operation {
    case "STREAM.INFO":
      var info = StreamInfo(stream)
      if let filter = (try? Self.decode(InfoRequest.self, message))?.subjects_filter.map({ Pattern($0) }) {
        info.state.subjects = stream.log.sequences.filter { filter.matches($0.key) }.mapValues(\.count)
      }
      answer(message, type, info)
    case "STREAM.UPDATE": answer(message, type, try updateStream(stream, message, now))
    case "STREAM.DELETE":
      for consumer in stream.consumers.keys { _ = try deleteConsumer(name, consumer) }
      streams[name] = nil
      answer(message, type, Done())
    case "STREAM.PURGE":
      let request = message.body.isEmpty ? PurgeRequest() : try Self.decode(PurgeRequest.self, message)
      let pattern = Pattern(request.filter ?? ">")
      answer(
        message,
        type,
        Done(purged: streams[name]?.purge(pattern, before: request.seq, keeping: request.keep ?? 0))
      )
    case "STREAM.MSG.GET":
      let entry = try find(stream.log, try Self.decode(MessageRequest.self, message))
      answer(message, type, Self.stored(entry))
    case "STREAM.MSG.DELETE":
      let request = try Self.decode(MessageRequest.self, message)
      guard stream.configuration.deny_delete != true else {
        throw Refusal(500, 10057, "message delete not permitted")
      }
      guard let sequence = request.seq, stream.log[sequence] != nil else {
        throw Refusal(500, 10057, "no message found")
      }
      streams[name]?.remove(sequence)
      answer(message, type, Done())
    default: break
    }
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ message: WireMessage) throws(Refusal) -> Value {
    do { return try JSONDecoder().decode(type, from: Data(message.body)) } catch { throw .noJSON }
  }

  private mutating func makeStream(_ name: String, _ message: WireMessage, _ now: Moment) throws(Refusal)
    -> StreamInfo
  {
    let configuration = try Self.decode(StreamConfiguration.self, message).completed()
    guard configuration.name == name else {
      throw Refusal(400, 10056, "stream name in subject does not match request")
    }
    if let present = streams[name] {
      guard present.configuration == configuration else {
        throw Refusal(400, 10058, "stream name already in use with a different configuration")
      }
    } else {
      try checkOverlap(configuration)
      streams[name] = Stream(configuration, now)
    }
    guard let stream = streams[name] else { throw .noStream }
    var info = StreamInfo(stream)
    info.did_create = true
    return info
  }

  private mutating func updateStream(_ stream: Stream, _ message: WireMessage, _ now: Moment) throws(Refusal)
    -> StreamInfo
  {
    let configuration = try Self.decode(StreamConfiguration.self, message).completed()
    let present = stream.configuration
    guard configuration.name == present.name else {
      throw Refusal(400, 10056, "stream name in subject does not match request")
    }
    guard configuration.retention == present.retention else {
      throw .configuration("stream configuration update can not change retention policy")
    }
    guard configuration.storage == present.storage else {
      throw .configuration("stream configuration update can not change storage type")
    }
    try checkOverlap(configuration)
    streams[stream.name]?.update(configuration, now)
    return StreamInfo(streams[stream.name] ?? stream)
  }

  private func checkOverlap(_ configuration: StreamConfiguration) throws(Refusal) {
    let patterns = (configuration.subjects ?? []).map { Pattern($0) }
    for stream in streams.values where stream.name != configuration.name {
      if stream.patterns.contains(where: { pattern in patterns.contains { $0.overlaps(pattern) } }) {
        throw Refusal(400, 10065, "subjects overlap with an existing stream")
      }
    }
  }

  // MARK: - One message

  private func find(_ log: MessageLog, _ request: MessageRequest) throws(Refusal) -> MessageLog.Entry {
    let found: MessageLog.Entry?
    if let subject = request.last_by_subj {
      found = log.lastPerSubject(Pattern(subject)).last.flatMap { log[$0] }
    } else if let subject = request.next_by_subj {
      found = log.next(from: request.seq ?? 1, Pattern(subject))
    } else {
      found = request.seq.flatMap { log[$0] }
    }
    guard let found else { throw .noMessage }
    return found
  }

  private static func stored(_ entry: MessageLog.Entry) -> some Encodable {
    StoredMessage(
      message: StoredMessage.Message(
        subject: entry.subject,
        seq: entry.sequence,
        hdrs: entry.headers.isEmpty ? nil : Data(entry.headers),
        data: entry.body.isEmpty ? nil : Data(entry.body),
        time: entry.time.timestamp
      )
    )
  }

  /// Answers a request for a message with the message itself, and not in JSON.
  ///
  /// - Parameter name: The name of the stream, and behind a period the subject whose last message is asked for, if there is one.
  private mutating func answerDirect(_ name: String, _ message: WireMessage) throws(Refusal) {
    let parts = name.split(separator: ".", maxSplits: 1).map { String($0) }
    guard let reply = message.reply else { return }
    guard let stream = parts.first.flatMap({ streams[$0] }), stream.configuration.allow_direct == true else {
      router.send(WireMessage(subject: reply, headers: WireMessage.block("503")))
      return
    }
    let request =
      parts.count > 1 ? MessageRequest(last_by_subj: parts[1]) : try Self.decode(MessageRequest.self, message)
    guard let entry = try? find(stream.log, request) else {
      router.send(WireMessage(subject: reply, headers: WireMessage.block("404 Message Not Found")))
      return
    }
    let headers: KeyValuePairs = [
      "Nats-Stream": stream.name, "Nats-Subject": entry.subject, "Nats-Sequence": "\(entry.sequence)",
      "Nats-Time-Stamp": entry.time.timestamp,
    ]
    router.send(
      WireMessage(
        subject: reply,
        headers: WireMessage.block("", headers, behind: entry.headers),
        body: entry.body
      )
    )
  }
}
#endif
