#if NATS
import Foundation

/// The description of a consumer.
struct ConsumerInfo: Encodable {
  struct Place: Encodable {
    let consumer_seq: UInt64
    let stream_seq: UInt64
  }

  let stream_name: String
  let name: String
  let created: String
  let config: ConsumerConfiguration
  let delivered: Place
  let ack_floor: Place
  let num_ack_pending: Int
  let num_redelivered: Int
  let num_waiting: Int
  let num_pending: Int
  var push_bound: Bool?

  init(_ consumer: Consumer, _ stream: String, _ router: Router) {
    stream_name = stream
    name = consumer.name
    created = consumer.created.timestamp
    config = consumer.configuration
    let (delivered, answered) = (consumer.deliveredSequence, consumer.answeredSequence)
    self.delivered = Place(consumer_seq: delivered.consumer, stream_seq: delivered.stream)
    ack_floor = Place(consumer_seq: answered.consumer, stream_seq: answered.stream)
    num_ack_pending = consumer.unanswered.count
    num_redelivered = consumer.unanswered.values.count { $0.deliveries > 1 } + consumer.givenUpCount
    num_waiting = consumer.requests.count { router.isHeard($0.reply) }
    num_pending = consumer.pendingCount
    push_bound = consumer.configuration.deliver_subject.flatMap { router.isHeardAlone($0) ? true : nil }
  }
}

private struct CreateRequest: Decodable {
  var stream_name: String
  var config: ConsumerConfiguration
}

private struct NextRequest: Decodable {
  var batch: Int?
  var expires: Int64?
  var no_wait: Bool?
}

private struct Deleted: Encodable { let success = true }

extension Broker {
  func consumerInfo(_ stream: String, _ name: String) throws(Refusal) -> ConsumerInfo {
    guard let present = streams[stream] else { throw .noStream }
    guard let consumer = present.consumers[name] else { throw .noConsumer }
    return ConsumerInfo(consumer, stream, router)
  }

  mutating func deleteConsumer(_ stream: String, _ name: String) throws(Refusal) -> some Encodable {
    guard streams[stream] != nil else { throw .noStream }
    guard let removed = streams[stream]?.consumers.removeValue(forKey: name) else { throw .noConsumer }
    for request in removed.requests {
      router.send(WireMessage(subject: request.reply, headers: WireMessage.block("409 Consumer Deleted")))
    }
    return Deleted()
  }

  /// Makes a consumer, or gives one of its name another configuration.
  ///
  /// - Parameters:
  ///   - names: The name of the stream, and that of the consumer if it has one.
  ///   - message: The request.
  mutating func makeConsumer(
    _ names: [String],
    _ message: WireMessage,
    _ now: Moment
  ) throws(Refusal) -> ConsumerInfo {
    let request = try Self.decode(CreateRequest.self, message)
    guard let stream = names.first, stream == request.stream_name else {
      throw Refusal(400, 10030, "stream name in subject does not match request")
    }
    guard let present = streams[stream] else { throw .noStream }
    var configuration = request.config.completed()
    configuration.durable_name = request.config.durable_name
    try check(configuration, present)
    let given = names.count > 1 ? names[1] : configuration.durable_name ?? configuration.name
    if given == nil { consumerCount += 1 }
    let name = given ?? "memory\(consumerCount)"
    if let consumer = present.consumers[name] {
      let isSame = consumer.filter == Pattern(configuration.filter_subject ?? ">")
      guard isSame, consumer.configuration.deliver_policy == configuration.deliver_policy,
        consumer.configuration.ack_policy == configuration.ack_policy
      else { throw Refusal(400, 10148, "consumer already exists") }
      streams[stream]?.consumers[name]?.configuration = configuration
    } else {
      try streams[stream]?.makeConsumer(name, configuration, now)
      if let interval = configuration.idle_heartbeat, interval > 0 {
        streams[stream]?.consumers[name]?.heartbeat = now.real + interval
      }
      streams[stream]?.noteInterest(name, router, now)
    }
    return try consumerInfo(stream, name)
  }

  private func check(_ configuration: ConsumerConfiguration, _ stream: Stream) throws(Refusal) {
    if let subject = configuration.filter_subject, !subject.isEmpty {
      let filter = Pattern(subject)
      guard stream.patterns.contains(where: { $0.overlaps(filter) }) else {
        throw Refusal(400, 10093, "consumer filter subject is not a valid subset of the interest subjects")
      }
    }
    let count = configuration.backoff?.count ?? 0
    if count > 0, configuration.max_deliver ?? -1 <= count {
      throw Refusal(400, 10116, "max deliver is required to be > length of backoff values")
    }
    guard stream.configuration.retention == "workqueue" else { return }
    guard configuration.ack_policy == "explicit" else {
      throw Refusal(400, 10098, "workqueue stream requires explicit ack")
    }
    let filter = Pattern(configuration.filter_subject ?? ">")
    for other in stream.consumers.values
    where other.name != configuration.durable_name && other.filter.overlaps(filter) {
      throw filter.text == ">" && other.filter.text == ">"
        ? Refusal(400, 10099, "multiple non-filtered consumers not allowed on workqueue stream")
        : Refusal(400, 10100, "filtered consumer not unique on workqueue stream")
    }
  }

  /// Notes a request for messages, and gives out those that are there.
  mutating func ask(_ stream: String, _ name: String, _ message: WireMessage, _ now: Moment) {
    guard let reply = message.reply, let consumer = streams[stream]?.consumers[name],
      consumer.configuration.deliver_subject == nil
    else { return }
    let text = String(decoding: message.body, as: UTF8.self)
    let request =
      (try? Self.decode(NextRequest.self, message))
      ?? NextRequest(batch: Int(text), expires: nil, no_wait: nil)
    let heard = consumer.requests.filter { router.isHeard($0.reply) }
    guard heard.count < consumer.configuration.max_waiting ?? .max else {
      router.send(WireMessage(subject: reply, headers: WireMessage.block("409 Exceeded MaxWaiting")))
      return
    }
    let expiry = request.expires.flatMap { $0 > 0 ? now.real + $0 : nil }
    let added = Consumer.Request(
      reply: reply,
      count: max(request.batch ?? 1, 1),
      expiry: expiry,
      isImmediate: request.no_wait == true
    )
    streams[stream]?.consumers[name]?.requests = heard + [added]
    streams[stream]?.pump(name, &router, now)
    streams[stream]?.noteInterest(name, router, now)
  }
}
#endif
