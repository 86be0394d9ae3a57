#if NATS
import Foundation

// The requests below `$JS`, which clients make to read and change streams and consumers.

/// An answer to a request, with its type.
struct Reply<Body: Encodable>: Encodable {
  let type: String
  let body: Body

  private enum Key: CodingKey { case type }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("io.nats.jetstream.api.v1.\(type)_response", forKey: .type)
    try body.encode(to: encoder)
  }
}

private struct Refused: Encodable { let error: Refusal }

/// A request for a part of a list, and its answer.
private struct Page: Decodable {
  var offset: Int?
  var subject: String?
}

private struct Listed<Element: Encodable>: Encodable {
  let total: Int
  let offset: Int
  let limit: Int
  var streams: [Element]?
  var consumers: [Element]?

  init(_ all: [Element], _ offset: Int?, ofStreams: Bool) {
    total = all.count
    limit = Element.self == String.self ? 1024 : 256
    self.offset = offset ?? 0
    let page = Array(all.dropFirst(self.offset).prefix(limit))
    (streams, consumers) = ofStreams ? (page, nil) : (nil, page)
  }
}

private struct AccountInfo: Encodable {
  struct Limits: Encodable {
    let max_memory = -1
    let max_storage = -1
    let max_streams = -1
    let max_consumers = -1
  }

  let memory: Int
  let storage = 0
  let streams: Int
  let consumers: Int
  let limits = Limits()
}

extension Broker {
  /// Handles a message whose subject begins with `$JS.`.
  ///
  /// - Returns: A Boolean value that indicates whether this is a request that somebody answers.
  mutating func answerJetStream(_ message: WireMessage, _ now: Moment) -> Bool {
    let tokens = message.subject.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    switch tokens.dropFirst().first {
    case "ACK": return answered(tokens, message, now)
    case "FC" where tokens.count > 3:
      streams[tokens[2]]?.consumers[tokens[3]]?.flow.answered(message.subject)
      streams[tokens[2]]?.pump(tokens[3], &router, now)
      return true
    case "API" where tokens.count > 3 || tokens.last == "INFO":
      answerAPI(Array(tokens.dropFirst(2)), message, now)
      return true
    default: return false
    }
  }

  /// Notes the answer to a message of a consumer.
  private mutating func answered(_ tokens: [String], _ message: WireMessage, _ now: Moment) -> Bool {
    guard tokens.count == 9, let sequence = UInt64(tokens[5]), streams[tokens[2]]?.consumers[tokens[3]] != nil
    else { return false }
    let text = String(decoding: message.body, as: UTF8.self)
    answerCount += 1
    streams[tokens[2]]?.answer(tokens[3], sequence, text, now)
    if text.hasPrefix("+NXT") {
      let rest = Array(text.dropFirst(4).drop { $0 == " " }.utf8)
      ask(tokens[2], tokens[3], WireMessage(subject: "", reply: message.reply, body: rest), now)
    } else if let reply = message.reply {
      router.send(WireMessage(subject: reply))
    }
    streams[tokens[2]]?.pump(tokens[3], &router, now)
    return true
  }

  private mutating func answerAPI(_ tokens: [String], _ message: WireMessage, _ now: Moment) {
    advance(to: now)
    let isLong = tokens.count > 2 && (tokens[1] == "MSG" || tokens[1] == "DURABLE")
    let operation = tokens.prefix(isLong ? 3 : 2).joined(separator: ".")
    let names = tokens.dropFirst(isLong ? 3 : 2).map { String($0) }
    let type = tokens.prefix(isLong ? 3 : 2).filter { $0 != "DURABLE" }.joined(separator: "_").lowercased()
    do throws(Refusal) {
      switch operation {
      case "INFO":
        let consumers = streams.values.reduce(0) { $0 + $1.consumers.count }
        let memory = streams.values.reduce(0) { $0 + $1.log.byteCount }
        answer(
          message,
          "account_info",
          AccountInfo(memory: memory, streams: streams.count, consumers: consumers)
        )
      case "STREAM.NAMES", "STREAM.LIST":
        let page = try? JSONDecoder().decode(Page.self, from: Data(message.body))
        let pattern = page?.subject.map { Pattern($0) }
        let found = streams.values.sorted { $0.name < $1.name }
          .filter { stream in
            pattern.map { pattern in stream.patterns.contains { $0.overlaps(pattern) } } ?? true
          }
        if tokens[1] == "NAMES" {
          answer(message, type, Listed(found.map(\.name), page?.offset, ofStreams: true))
        } else {
          answer(message, type, Listed(found.map { StreamInfo($0) }, page?.offset, ofStreams: true))
        }
      case "CONSUMER.NAMES", "CONSUMER.LIST":
        let page = try? JSONDecoder().decode(Page.self, from: Data(message.body))
        guard let stream = names.first.flatMap({ streams[$0] }) else { throw .noStream }
        let found = stream.consumers.values.sorted { $0.name < $1.name }
        if tokens[1] == "NAMES" {
          answer(message, type, Listed(found.map(\.name), page?.offset, ofStreams: false))
        } else {
          let infos = found.map { ConsumerInfo($0, stream.name, router) }
          answer(message, type, Listed(infos, page?.offset, ofStreams: false))
        }
      case "CONSUMER.CREATE", "CONSUMER.DURABLE.CREATE":
        answer(message, type, try makeConsumer(names, message, now))
        if let stream = names.first {
          for consumer in streams[stream]?.consumerNames ?? [] {
            streams[stream]?.pump(consumer, &router, now)
          }
        }
      case "CONSUMER.MSG.NEXT" where names.count == 2:
        ask(names[0], names[1], message, now)
      case "CONSUMER.INFO" where names.count == 2:
        answer(message, type, try consumerInfo(names[0], names[1]))
      case "CONSUMER.DELETE" where names.count == 2:
        answer(message, type, try deleteConsumer(names[0], names[1]))
      default:
        try answerStreamAPI(operation, type, names.joined(separator: "."), message, now)
      }
    } catch {
      answer(message, type, Refused(error: error))
    }
  }

  mutating func answer(_ message: WireMessage, _ type: String, _ body: some Encodable) {
    guard let reply = message.reply else { return }
    router.send(WireMessage(subject: reply, body: Reply(type: type, body: body).json))
  }
}
#endif
