#if NATS
extension Stream {
  /// Gives out the messages of a consumer that somebody takes.
  mutating func pump(_ name: String, _ router: inout Router, _ now: Moment) {
    // Taken out, so that a change of it copies nothing.
    guard var consumer = consumers.removeValue(forKey: name) else { return }
    consumer.advance(to: now)
    let first = consumer.next
    if let target = consumer.configuration.deliver_subject {
      push(&consumer, to: target, &router, now)
    } else if !consumer.requests.isEmpty {
      answerRequests(&consumer, &router, now)
    }
    let (isAnswered, next) = (consumer.isAnswered, consumer.next)
    consumers[name] = consumer
    if !isAnswered, configuration.retention == "interest" {
      for sequence in first..<next { removeUnneeded(sequence) }
    }
  }

  private func push(_ consumer: inout Consumer, to target: String, _ router: inout Router, _ now: Moment) {
    while !consumer.isDone, !consumer.flow.isExhausted, router.isHeardAlone(target),
      let given = consumer.take(log, now)
    {
      router.send(to: target, message(given, consumer))
      if let interval = consumer.configuration.idle_heartbeat, interval > 0 {
        consumer.heartbeat = now.real + interval
      }
      if consumer.configuration.flow_control == true,
        consumer.flow.sent(given.entry.size, "$JS.FC.\(name).\(consumer.name)")
      {
        router.send(
          WireMessage(
            subject: target,
            reply: consumer.flow.subject,
            headers: WireMessage.block("100 FlowControl Request")
          )
        )
      }
    }
  }

  private func answerRequests(_ consumer: inout Consumer, _ router: inout Router, _ now: Moment) {
    while let request = consumer.requests.first {
      guard router.isHeard(request.reply), request.expiry ?? .max > now.real else {
        router.send(timeout(consumer.requests.removeFirst()))
        continue
      }
      guard !consumer.isDone, let given = consumer.take(log, now) else { break }
      router.send(to: request.reply, message(given, consumer))
      consumer.requests[0].count -= 1
      consumer.requests[0].hasMessages = true
      if request.count == 1 { consumer.requests.removeFirst() }
    }
    for request in consumer.requests where request.isOver {
      let none = WireMessage(subject: request.reply, headers: WireMessage.block("404 No Messages"))
      router.send(request.hasMessages ? timeout(request) : none)
    }
    consumer.requests.removeAll(where: \.isOver)
  }

  private func timeout(_ request: Consumer.Request) -> WireMessage {
    let headers: KeyValuePairs = ["Nats-Pending-Messages": "\(request.count)", "Nats-Pending-Bytes": "0"]
    return WireMessage(subject: request.reply, headers: WireMessage.block("408 Request Timeout", headers))
  }

  private func message(_ given: Consumer.Given, _ consumer: Consumer) -> WireMessage {
    let entry = given.entry
    let numbers =
      "\(given.deliveries).\(entry.sequence).\(given.consumerSequence).\(entry.time).\(given.pendingCount)"
    var message = WireMessage(
      subject: entry.subject,
      reply: "$JS.ACK.\(name).\(consumer.name).\(numbers)",
      headers: entry.headers,
      body: entry.body
    )
    if consumer.configuration.headers_only == true {
      message.headers = WireMessage.block("", ["Nats-Msg-Size": "\(entry.body.count)"], behind: entry.headers)
      message.body = []
    }
    return message
  }

  // MARK: - Time

  /// Ends the requests whose time is over, sends heartbeats, and removes the consumers without a name that nobody uses.
  mutating func advance(_ name: String, _ router: inout Router, _ now: Moment) {
    guard let consumer = consumers[name], consumer.realDeadline <= now.real || consumer.earliest <= now.stored
    else { return }
    let target = consumer.configuration.deliver_subject
    if let removal = consumer.removal, removal <= now.real {
      consumers[name] = nil
      return
    }
    for request in consumer.requests where request.expiry ?? .max <= now.real {
      router.send(timeout(request))
    }
    consumers[name]?.requests.removeAll { $0.expiry ?? .max <= now.real }
    if let heartbeat = consumer.heartbeat, heartbeat <= now.real, let target {
      consumers[name]?.heartbeat = now.real + (consumer.configuration.idle_heartbeat ?? 0)
      var block = WireMessage.block(
        "100 Idle Heartbeat",
        [
          "Nats-Last-Consumer": "\(consumer.deliveredSequence.consumer)",
          "Nats-Last-Stream": "\(consumer.deliveredSequence.stream)",
        ]
      )
      if consumer.flow.isExhausted, let subject = consumer.flow.subject {
        block = block.dropLast(2) + Array("Nats-Consumer-Stalled: \(subject)\r\n\r\n".utf8)
      }
      router.send(WireMessage(subject: target, headers: block))
    }
    pump(name, &router, now)
  }

  /// Notes whether somebody receives the messages of a consumer that has no name.
  mutating func noteInterest(_ name: String, _ router: Router, _ now: Moment) {
    guard let consumer = consumers[name], let threshold = consumer.configuration.inactive_threshold,
      threshold > 0
    else { return }
    let isUsed =
      consumer.configuration.deliver_subject.map { router.isHeardAlone($0) } ?? !consumer.requests.isEmpty
    consumers[name]?.removal = isUsed ? nil : consumer.removal ?? now.real + threshold
  }
}

extension Consumer {
  /// The next time at which something happens on the clock of connections.
  var realDeadline: Int64 {
    var deadline = min(heartbeat ?? .max, removal ?? .max)
    for request in requests { deadline = min(deadline, request.expiry ?? .max) }
    return deadline
  }
}
#endif
