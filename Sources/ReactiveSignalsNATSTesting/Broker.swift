#if NATS
import Foundation

/// A server of NATS as a value: what clients send goes in, with the time, and what they receive comes out.
///
/// It has no sockets, no threads and no clock.
struct Broker: Sendable {
  var router = Router()
  var streams: [String: Stream] = [:]
  /// The number of answers that workers have given.
  var answerCount = 0
  /// The last number of a consumer without a name.
  var consumerCount = 0

  // MARK: - Clients

  /// Adds a client, and greets it.
  mutating func connect(_ client: Int, port: Int) {
    router.clients[client] = Router.Client()
    let greeting = """
      INFO {"server_id":"MEMORY","server_name":"memory","version":"2.9.10","proto":1,"go":"","host":"127.0.0.1","port":\(port),\
      "headers":true,"max_payload":\(ClientInput.payloadLimit),"jetstream":true,"client_id":\(client)}\r\n
      """
    router.write(Array(greeting.utf8), to: client)
  }

  mutating func disconnect(_ client: Int, _ now: Moment) {
    router.remove(client)
    interestChanged(now)
  }

  /// Handles the bytes that a client has sent.
  mutating func receive(_ bytes: ArraySlice<UInt8>, from client: Int, _ now: Moment) {
    router.clients[client]?.input.append(bytes)
    while router.clients[client]?.isClosing == false, let command = router.clients[client]?.input.next() {
      handle(command, client, now)
    }
  }

  private mutating func handle(_ command: ClientInput.Command, _ client: Int, _ now: Moment) {
    switch command {
    case .connect(let options): router.clients[client]?.options = options
    case .publish(let message): publish(message, client, now)
    case .subscribe(let subject, let queue, let number):
      router.subscribe(client, subject, queue, number)
      interestChanged(now)
    case .unsubscribe(let number, let limit):
      router.unsubscribe(client, number, limit: limit)
      interestChanged(now)
    case .ping: return router.write(Array("PONG\r\n".utf8), to: client)
    case .pong: return
    case .invalid(let reason): return router.close(client, reason)
    }
    if router.clients[client]?.options.verbose == true { router.write(Array("+OK\r\n".utf8), to: client) }
  }

  private mutating func interestChanged(_ now: Moment) {
    for stream in Array(streams.keys) {
      for consumer in streams[stream]?.consumerNames ?? [] {
        streams[stream]?.noteInterest(consumer, router, now)
        if streams[stream]?.consumers[consumer]?.configuration.deliver_subject != nil {
          streams[stream]?.pump(consumer, &router, now)
        }
      }
    }
  }

  // MARK: - Messages

  private mutating func publish(_ message: WireMessage, _ client: Int, _ now: Moment) {
    let options = router.clients[client]?.options
    var hasReceiver = router.send(message, except: options?.echo == false ? client : nil)
    if message.subject.hasPrefix("$JS.") {
      hasReceiver = answerJetStream(message, now) || hasReceiver
    }
    for name in Array(streams.keys) where streams[name]?.stores(message.subject) == true {
      hasReceiver = true
      store(message, in: name, now)
    }
    if !hasReceiver, let reply = message.reply, options?.no_responders == true {
      router.send(WireMessage(subject: reply, headers: WireMessage.block("503")))
    }
  }

  private mutating func store(_ message: WireMessage, in name: String, _ now: Moment) {
    var stored = message
    stored.reply = nil
    let answer: Answer
    do throws(Refusal) {
      let (sequence, isDuplicate) = try streams[name]?.store(stored, now) ?? (0, false)
      answer = Answer(stream: name, seq: sequence, duplicate: isDuplicate ? true : nil)
    } catch {
      answer = Answer(error: error, stream: name, seq: 0)
    }
    if let reply = message.reply, streams[name]?.configuration.no_ack != true {
      router.send(WireMessage(subject: reply, body: answer.json))
    }
    for consumer in streams[name]?.consumerNames ?? []
    where streams[name]?.consumers[consumer]?.isDone == false {
      streams[name]?.pump(consumer, &router, now)
    }
  }

  /// The answer of a stream to a message.
  private struct Answer: Encodable {
    var error: Refusal?
    var stream: String
    var seq: UInt64
    var duplicate: Bool?
  }

  // MARK: - Time

  /// Does what is due.
  mutating func advance(to now: Moment) {
    for stream in Array(streams.keys) {
      streams[stream]?.advance(to: now)
      for consumer in streams[stream]?.consumerNames ?? [] {
        streams[stream]?.advance(consumer, &router, now)
      }
    }
  }

  /// The next times at which something is due, on both clocks.
  var deadline: Moment {
    var deadline = Moment(real: .max, stored: .max)
    for stream in streams.values {
      for consumer in stream.consumers.values {
        deadline.real = min(deadline.real, consumer.realDeadline)
        deadline.stored = min(deadline.stored, consumer.earliest)
      }
    }
    return deadline
  }
}

extension Encodable {
  /// The value in JSON.
  var json: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? [] }
}
#endif
