#if NATS
/// A stream: its messages, and the consumers that give them out.
struct Stream: Sendable {
  private(set) var configuration: StreamConfiguration
  let created: Int64
  private(set) var patterns: [Pattern]
  private(set) var log = MessageLog()
  var consumers: [String: Consumer] = [:]
  /// The identifiers of the messages in the window, and the same in the order of their times.
  private var identifiers: [String: UInt64] = [:]
  private var identifierTimes: [(id: String, time: Int64)] = []
  private var lastIdentifier: String?

  init(_ configuration: StreamConfiguration, _ now: Moment) {
    self.configuration = configuration
    created = now.stored
    patterns = (configuration.subjects ?? []).map { Pattern($0) }
  }

  var name: String { configuration.name }

  /// The names of the consumers, apart from these, so that a loop may change them without a copy.
  var consumerNames: [String] { Array(consumers.keys) }

  func stores(_ subject: String) -> Bool { patterns.contains { $0.matches(subject) } }

  mutating func update(_ configuration: StreamConfiguration, _ now: Moment) {
    self.configuration = configuration
    patterns = (configuration.subjects ?? []).map { Pattern($0) }
    for subject in Array(log.sequences.keys) { applyLimit(ofSubject: subject) }
    applyLimits()
    advance(to: now)
  }

  // MARK: - Storing

  /// Stores a message.
  ///
  /// - Returns: The number of the message, or that of an earlier one with the same identifier.
  mutating func store(_ message: WireMessage, _ now: Moment) throws(Refusal) -> (UInt64, isDuplicate: Bool) {
    if let limit = configuration.max_msg_size, limit >= 0, message.headers.count + message.body.count > limit
    {
      throw Refusal(400, 10054, "message size exceeds maximum allowed")
    }
    advance(to: now)
    var id: String?
    if !message.headers.isEmpty {
      if let expected = message.header("Nats-Expected-Stream"), expected != name {
        throw Refusal(400, 10060, "expected stream does not match")
      }
      id = message.header("Nats-Msg-Id")
      if let known = id.flatMap({ identifiers[$0] }) { return (known, true) }
      try check(message)
    }
    let rollup = message.headers.isEmpty ? nil : message.header("Nats-Rollup")
    if rollup != nil, configuration.allow_rollup_hdrs != true {
      throw Refusal(500, 10111, "rollup not permitted")
    }
    try checkRoom(for: message)
    log.append(message, at: now.stored)
    for consumer in consumerNames where consumers[consumer]?.filter.matches(message.subject) == true {
      consumers[consumer]?.pendingCount += 1
    }
    if let id {
      identifiers[id] = log.last
      identifierTimes.append((id, now.stored))
    }
    lastIdentifier = id
    switch rollup {
    case "sub": for sequence in (log.sequences[message.subject] ?? []).dropLast() { remove(sequence) }
    case "all": for sequence in log.first..<log.last { remove(sequence) }
    default: break
    }
    applyLimit(ofSubject: message.subject)
    applyLimits()
    removeUnneeded(log.last)
    return (log.last, false)
  }

  /// Throws unless a message is behind the one that its headers name.
  private func check(_ message: WireMessage) throws(Refusal) {
    if let expected = message.header("Nats-Expected-Last-Sequence").flatMap({ UInt64($0) }),
      expected != log.last
    {
      throw Refusal(400, 10071, "wrong last sequence: \(log.last)")
    }
    if let expected = message.header("Nats-Expected-Last-Msg-Id"), expected != lastIdentifier ?? "" {
      throw Refusal(400, 10070, "wrong last msg ID: \(lastIdentifier ?? "")")
    }
    if let expected = message.header("Nats-Expected-Last-Subject-Sequence").flatMap({ UInt64($0) }) {
      let last = log.sequences[message.subject]?.last ?? 0
      if expected != last { throw Refusal(400, 10071, "wrong last sequence: \(last)") }
    }
  }

  private func checkRoom(for message: WireMessage) throws(Refusal) {
    guard configuration.discard == "new" else { return }
    let count = log.sequences[message.subject]?.count ?? 0
    let isLimited = (configuration.max_msgs_per_subject ?? -1) > 0
    // A message of a subject that is full replaces the oldest one of it.
    if isLimited, count >= configuration.max_msgs_per_subject ?? 0 {
      if configuration.discard_new_per_subject == true {
        throw Refusal(503, 10077, "maximum messages per subject exceeded")
      }
      return
    }
    if let limit = configuration.max_msgs, limit >= 0, log.count >= limit {
      throw Refusal(503, 10077, "maximum messages exceeded")
    }
    let size = message.subject.utf8.count + message.headers.count + message.body.count + 16
    if let limit = configuration.max_bytes, limit >= 0, log.byteCount + size > limit {
      throw Refusal(503, 10077, "maximum bytes exceeded")
    }
  }

  // MARK: - Removing

  mutating func remove(_ sequence: UInt64) {
    guard let entry = log.remove(sequence) else { return }
    for consumer in consumerNames { consumers[consumer]?.removed(entry) }
  }

  /// Removes the messages of a pattern, and returns their number.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - end: The number of the first message that stays, if there is one.
  ///   - kept: The number of the last messages that stay.
  mutating func purge(_ pattern: Pattern, before end: UInt64?, keeping kept: Int) -> Int {
    let numbers = log.sequences.filter { pattern.matches($0.key) }.flatMap(\.value).sorted().dropLast(kept)
      .filter { $0 < end ?? .max }
    for sequence in numbers { remove(sequence) }
    return numbers.count
  }

  private mutating func applyLimit(ofSubject subject: String) {
    guard let limit = configuration.max_msgs_per_subject, limit > 0 else { return }
    while log.sequences[subject]?.count ?? 0 > limit, let first = log.sequences[subject]?.first {
      remove(first)
    }
  }

  private mutating func applyLimits() {
    while let limit = configuration.max_msgs, limit > 0, log.count > limit { remove(log.first) }
    while let limit = configuration.max_bytes, limit > 0, log.byteCount > limit { remove(log.first) }
  }

  /// Removes the messages that are too old, and forgets old identifiers.
  mutating func advance(to now: Moment) {
    if let age = configuration.max_age, age > 0 {
      while let entry = log[log.first], entry.time + age <= now.stored { remove(entry.sequence) }
    }
    let start = now.stored - (configuration.duplicate_window ?? 0)
    let old = identifierTimes.prefix { $0.time <= start }
    guard !old.isEmpty else { return }
    for (id, _) in old { identifiers[id] = nil }
    identifierTimes.removeFirst(old.count)
  }

  /// Notes the answer to a message of a consumer, and removes the messages that nobody needs any more.
  mutating func answer(_ consumer: String, _ sequence: UInt64, _ text: String, _ now: Moment) {
    for done in consumers[consumer]?.answer(sequence, text, now) ?? [] {
      switch configuration.retention {
      case "workqueue": remove(done)
      case "interest": removeUnneeded(done)
      default: break
      }
    }
  }

  /// Removes a message that no consumer has to give out or waits for, from a stream that keeps the others alone.
  mutating func removeUnneeded(_ sequence: UInt64) {
    guard configuration.retention == "interest", let subject = log[sequence]?.subject else { return }
    if !consumers.values.contains(where: { $0.needs(sequence, subject) }) { remove(sequence) }
  }

  // MARK: - Consumers

  /// Makes a consumer at the place that its configuration names.
  mutating func makeConsumer(_ name: String, _ configuration: ConsumerConfiguration, _ now: Moment)
    throws(Refusal)
  {
    let filter = Pattern(configuration.filter_subject.flatMap { $0.isEmpty ? nil : $0 } ?? ">")
    var consumer = Consumer(
      name: name,
      created: now.stored,
      configuration: configuration,
      filter: filter,
      next: log.first
    )
    switch configuration.deliver_policy {
    case "all": break
    case "new": consumer.next = log.last + 1
    case "last":
      consumer.next = log.lastPerSubject(filter).last ?? log.last + 1
    case "last_per_subject":
      consumer.selected = log.lastPerSubject(filter).reversed()
      consumer.next = log.last + 1
    case "by_start_sequence": consumer.next = max(configuration.opt_start_seq ?? 0, 1)
    case "by_start_time":
      guard let time = configuration.opt_start_time.flatMap({ Int64(timestamp: $0) }) else {
        throw .consumer("consumer start time can not be read")
      }
      consumer.next = log.sequence(at: time)
    default: throw .noJSON
    }
    consumer.pendingCount = consumer.selected.count + log.count(from: consumer.next, filter)
    // Messages before the first place count as given out.
    consumer.deliveredSequence.stream = (consumer.selected.last ?? min(consumer.next, log.last + 1)) - 1
    consumers[name] = consumer
  }
}

extension Consumer {
  /// A Boolean value that indicates whether a message has to be given out, or to be answered.
  fileprivate func needs(_ sequence: UInt64, _ subject: String) -> Bool {
    filter.matches(subject) && (sequence >= next || unanswered[sequence] != nil)
  }
}
#endif
