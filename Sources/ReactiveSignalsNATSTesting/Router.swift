#if NATS
/// The clients of a server and their subscriptions.
struct Router: Sendable {
  /// A client by its number.
  struct Client: Sendable {
    var input = ClientInput()
    /// The bytes that have not been sent.
    var output: [UInt8] = []
    var options = ClientInput.ConnectOptions()
    /// A Boolean value that indicates whether the connection ends when the bytes have been sent.
    var isClosing = false
    fileprivate var subscriptions: [SubscriptionNumber: Int] = [:]
  }

  private struct Subscription: Sendable {
    let client: Int
    let number: SubscriptionNumber
    let pattern: Pattern
    let queue: String?
    var deliveredCount = 0
    var limit: Int?
  }

  var clients: [Int: Client] = [:]
  /// The clients with bytes that have not been sent.
  var changed: Set<Int> = []
  private var subscriptions: [Int: Subscription] = [:]
  /// The subscriptions to one subject, and those to several.
  private var literal: [String: [Int]] = [:]
  private var patterns: [Int] = []
  private var subscriptionCount = 0
  /// A number that chooses the member of a queue.
  private var turn = 0

  mutating func write(_ bytes: [UInt8], to client: Int) {
    clients[client]?.output += bytes
    changed.insert(client)
  }

  mutating func close(_ client: Int, _ reason: String) {
    write(Array("-ERR '\(reason)'\r\n".utf8), to: client)
    clients[client]?.isClosing = true
  }

  mutating func remove(_ client: Int) {
    guard let removed = clients.removeValue(forKey: client) else { return }
    for id in removed.subscriptions.values { forget(id) }
  }

  // MARK: - Subscriptions

  mutating func subscribe(_ client: Int, _ subject: String, _ queue: String?, _ number: SubscriptionNumber) {
    subscriptionCount += 1
    let id = subscriptionCount
    let pattern = Pattern(subject)
    subscriptions[id] = Subscription(client: client, number: number, pattern: pattern, queue: queue)
    clients[client]?.subscriptions[number] = id
    if pattern.isLiteral { literal[subject, default: []].append(id) } else { patterns.append(id) }
  }

  mutating func unsubscribe(_ client: Int, _ number: SubscriptionNumber, limit: Int?) {
    guard let id = clients[client]?.subscriptions[number], let subscription = subscriptions[id] else {
      return
    }
    subscriptions[id]?.limit = limit
    if limit ?? 0 <= subscription.deliveredCount { forget(id) }
  }

  private mutating func forget(_ id: Int) {
    guard let subscription = subscriptions.removeValue(forKey: id) else { return }
    clients[subscription.client]?.subscriptions[subscription.number] = nil
    let subject = subscription.pattern.text
    if subscription.pattern.isLiteral {
      literal[subject]?.removeAll { $0 == id }
      if literal[subject]?.isEmpty == true { literal[subject] = nil }
    } else {
      patterns.removeAll { $0 == id }
    }
  }

  /// A Boolean value that indicates whether a client subscribes to a subject.
  func isHeard(_ subject: String) -> Bool {
    literal[subject] != nil || patterns.contains { subscriptions[$0]?.pattern.matches(subject) == true }
  }

  /// A Boolean value that indicates whether a client subscribes to a subject itself, and not to a pattern of it. Only then does a consumer
  /// that sends on its own begin.
  func isHeardAlone(_ subject: String) -> Bool { literal[subject] != nil }

  /// Gives a message to the subscribers of a subject: to each one, and to one of each queue.
  ///
  /// - Parameters:
  ///   - subject: The subject, if it is not that of the message.
  ///   - message: The message.
  ///   - sender: The client that has sent it, if it is one that wants no message of its own.
  /// - Returns: A Boolean value that indicates whether somebody has got it.
  @discardableResult
  mutating func send(to subject: String? = nil, _ message: WireMessage, except sender: Int? = nil) -> Bool {
    let subject = subject ?? message.subject
    var chosen: [Int] = []
    var queues: [String: [Int]] = [:]
    for id in (literal[subject] ?? [])
      + patterns.filter({ subscriptions[$0]?.pattern.matches(subject) == true })
    {
      guard let subscription = subscriptions[id], subscription.client != sender else { continue }
      if let queue = subscription.queue { queues[queue, default: []].append(id) } else { chosen.append(id) }
    }
    turn &+= 1
    chosen += queues.values.map { $0[turn % $0.count] }
    for id in chosen { give(message, to: id) }
    return !chosen.isEmpty
  }

  private mutating func give(_ message: WireMessage, to id: Int) {
    guard let subscription = subscriptions[id] else { return }
    write(message.bytes(for: subscription.number), to: subscription.client)
    subscriptions[id]?.deliveredCount += 1
    if let limit = subscription.limit, subscription.deliveredCount + 1 >= limit { forget(id) }
  }
}
#endif
