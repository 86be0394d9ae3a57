#if NATS
import Foundation

/// A consumer of a stream: the place up to which it has given out messages, and the messages that have no answer.
struct Consumer: Sendable {
  /// A message that was given out, and has no answer.
  struct Unanswered: Sendable {
    var consumerSequence: UInt64
    var deliveries: Int
    /// The time at which it is given out again, or `nil` if it waits for somebody who takes it.
    var deadline: Int64?
  }

  /// A request for messages of a pull consumer.
  struct Request: Sendable {
    let reply: String
    var count: Int
    let expiry: Int64?
    /// A Boolean value that indicates whether the request ends as soon as there are no more messages. With an expiry it waits for the
    /// first one.
    let isImmediate: Bool
    var hasMessages = false

    /// A Boolean value that indicates whether the request ends when there are no more messages now.
    var isOver: Bool { isImmediate && (hasMessages || expiry == nil) }
  }

  /// A message that is given out.
  struct Given {
    let entry: MessageLog.Entry
    let deliveries: Int
    let consumerSequence: UInt64
    let pendingCount: Int
  }

  let name: String
  let created: Int64
  var configuration: ConsumerConfiguration
  let filter: Pattern
  /// The number from which messages have not been given out yet, besides those in `selected`.
  var next: UInt64
  /// The numbers of the messages that come first, the last one first.
  var selected: [UInt64] = []
  /// The number of messages that have not been given out yet.
  var pendingCount = 0
  var deliveredSequence: (consumer: UInt64, stream: UInt64) = (0, 0)
  var unanswered: [UInt64: Unanswered] = [:]
  /// The unanswered messages whose time is over, in the order in which they are given out again.
  var again: [UInt64] = []
  /// The number of messages that were given out as often as allowed, without an answer that they are done.
  var givenUpCount = 0
  /// A time before which no message's time is over.
  var earliest = Int64.max
  var requests: [Request] = []
  var flow = Flow()
  /// The time of the next heartbeat, and that at which a consumer without a name is removed.
  var heartbeat: Int64?
  var removal: Int64?

  var isAnswered: Bool { configuration.ack_policy != "none" }

  /// A Boolean value that indicates whether nothing is left to give out.
  var isDone: Bool { pendingCount == 0 && again.isEmpty }

  // MARK: - Giving out

  /// Takes the next message to give out.
  mutating func take(_ log: MessageLog, _ now: Moment) -> Given? {
    while let sequence = again.first {
      again.removeFirst()
      guard let message = unanswered[sequence], message.deadline == nil else { continue }
      let limit = configuration.max_deliver ?? -1
      guard let entry = log[sequence], limit < 0 || message.deliveries < limit else {
        unanswered[sequence] = nil
        givenUpCount += 1
        continue
      }
      return give(entry, message.deliveries + 1, now)
    }
    let limit = configuration.max_ack_pending ?? -1
    if isAnswered, limit > 0, unanswered.count >= limit { return nil }
    while let sequence = selected.popLast() {
      guard let entry = log[sequence] else { continue }
      pendingCount -= 1
      return give(entry, 1, now)
    }
    guard pendingCount > 0, let entry = log.next(from: next, filter) else { return nil }
    next = entry.sequence + 1
    pendingCount -= 1
    return give(entry, 1, now)
  }

  private mutating func give(_ entry: MessageLog.Entry, _ deliveries: Int, _ now: Moment) -> Given {
    deliveredSequence.consumer += 1
    deliveredSequence.stream = max(deliveredSequence.stream, entry.sequence)
    if isAnswered {
      let waits = configuration.backoff ?? []
      let wait =
        waits.isEmpty ? configuration.ack_wait ?? 0 : waits[min(deliveries, waits.count) - 1]
      let deadline = now.stored + wait
      unanswered[entry.sequence] = Unanswered(
        consumerSequence: deliveredSequence.consumer,
        deliveries: deliveries,
        deadline: deadline
      )
      earliest = min(earliest, deadline)
    }
    return Given(
      entry: entry,
      deliveries: deliveries,
      consumerSequence: deliveredSequence.consumer,
      pendingCount: pendingCount
    )
  }

  // MARK: - Answers

  /// Notes the answer to a message.
  ///
  /// - Returns: The numbers of the messages that need nothing more.
  mutating func answer(_ sequence: UInt64, _ text: String, _ now: Moment) -> [UInt64] {
    guard unanswered[sequence] != nil || configuration.ack_policy == "all" else { return [] }
    if text.hasPrefix("-NAK") {
      wait(sequence, until: now.stored + Self.delay(text))
    } else if text.hasPrefix("+WPI") {
      wait(sequence, until: now.stored + (configuration.ack_wait ?? 0))
    } else if configuration.ack_policy == "all", !text.hasPrefix("+TERM") {
      let answered = unanswered.keys.filter { $0 <= sequence }
      for number in answered { unanswered[number] = nil }
      return answered
    } else {
      unanswered[sequence] = nil
      return [sequence]
    }
    return []
  }

  private mutating func wait(_ sequence: UInt64, until deadline: Int64) {
    unanswered[sequence]?.deadline = deadline
    earliest = min(earliest, deadline)
  }

  /// Reads the delay of an answer such as `-NAK {"delay": 1000}`.
  private static func delay(_ text: String) -> Int64 {
    guard let start = text.range(of: "\"delay\"")?.upperBound else { return 0 }
    return Int64(text[start...].drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
  }

  /// Moves the messages whose time is over to those that are given out again.
  mutating func advance(to now: Moment) {
    guard earliest <= now.stored else { return }
    let due = unanswered.filter { ($0.value.deadline ?? .max) <= now.stored }
    // By their times, and then in their order.
    let order = due.keys.sorted { ($0.deadline(in: due), $0) < ($1.deadline(in: due), $1) }
    for sequence in order { unanswered[sequence]?.deadline = nil }
    again += order
    earliest = unanswered.values.compactMap(\.deadline).min() ?? .max
  }

  /// Notes that a message has been removed from the stream.
  mutating func removed(_ entry: MessageLog.Entry) {
    if entry.sequence >= next ? filter.matches(entry.subject) : selected.contains(entry.sequence) {
      pendingCount -= 1
    }
    unanswered[entry.sequence] = nil
  }

  /// The numbers up to which all messages have an answer.
  var answeredSequence: (consumer: UInt64, stream: UInt64) {
    if deliveredSequence.consumer == 0 { return (0, 0) }
    guard let first = unanswered.min(by: { $0.key < $1.key }) else { return deliveredSequence }
    return (first.value.consumerSequence - 1, first.key - 1)
  }
}

extension UInt64 {
  fileprivate func deadline(in messages: [UInt64: Consumer.Unanswered]) -> Int64 {
    messages[self]?.deadline ?? .max
  }
}

/// The bytes that a push consumer has sent and its client has not worked on, which are limited.
struct Flow: Sendable {
  static let limit = 4 << 20

  private var byteCount = 0
  private var askedCount = 0
  private var number = 0
  /// The subject on which the client answers, if it has been asked.
  private(set) var subject: String?

  /// A Boolean value that indicates whether the consumer has to wait.
  var isExhausted: Bool { subject != nil && byteCount >= Self.limit }

  /// Counts bytes.
  ///
  /// - Returns: A Boolean value that indicates whether the client is to be asked now.
  mutating func sent(_ count: Int, _ prefix: String) -> Bool {
    byteCount += count
    guard subject == nil, byteCount >= Self.limit / 2 else { return false }
    number += 1
    subject = "\(prefix).\(number)"
    askedCount = byteCount
    return true
  }

  /// Notes an answer.
  mutating func answered(_ subject: String) {
    guard self.subject == subject else { return }
    self.subject = nil
    byteCount -= askedCount
  }
}
#endif
