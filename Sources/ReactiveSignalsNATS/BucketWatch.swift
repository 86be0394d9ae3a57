#if NATS
import CNATS
import Dispatch
import Foundation
import ReactiveSignals

/// The one subscription to a bucket that all its properties of a connection share.
///
/// libnats has a thread for each subscription, and the server a consumer with heartbeats, so that one for each property would limit their
/// number. This one receives the changes of the whole bucket from now on. The value that a key has already is asked for, one request for
/// each property, when the server has told where the subscription begins. A value that arrives twice or late is told by its revision.
final class BucketWatch: Sendable {
  /// A property, without the type of its values.
  struct Receiver: Sendable {
    let subject: String
    /// Called with a message of the key and its revision.
    let receive: @Sendable (Message, UInt64) -> Void
    let fail: @Sendable (NATSError) -> Void
  }

  private struct State {
    var last: UInt = 0
    var receivers: [UInt: Receiver] = [:]
    /// The receivers of each subject.
    var tokens: [String: Set<UInt>] = [:]
    /// A Boolean value that indicates whether the subscription receives all changes behind the requests that are sent from now on.
    var isReady = false
    /// The receivers whose value has not been asked for.
    var unasked: [UInt] = []
    /// The requests without an answer: their tokens in the inbox, by the receiver.
    var asked: [UInt: UInt] = [:]
    var hasTimer = false
    var failure: NATSError?
  }

  /// The number of requests on the way. A server drops all that wait when there are too many.
  private static let requestLimit = 256
  /// The seconds after which a request is repeated.
  private static let patience = 2

  private let connection: NATSConnection
  private let stream: Name
  private let state = Locked(State())
  private let subscriptions = CompoundDisposable()

  init(_ connection: NATSConnection, _ stream: Name, _ pattern: Name) {
    self.connection = connection
    self.stream = stream
    let replay = Replay(
      connection,
      stream,
      pattern,
      .new,
      resolved: { [weak self] in self?.begin() },
      receive: { [weak self] message, position in
        self?.receivers(of: message.subject).forEach { $0.receive(message, position.sequence) }
      },
      fail: { [weak self] in self?.fail($0) }
    )
    subscriptions.add(BlockDisposable { replay.stop() })
    subscriptions.add(replay.start())
  }

  deinit {
    subscriptions.dispose()
    for token in state.withLock({ Array($0.asked.values) }) { connection.inbox.close(token) }
  }

  /// Adds a property.
  ///
  /// - Returns: Its token.
  func add(_ receiver: Receiver) -> UInt {
    let (token, failure) = state.withLock { state in
      state.last += 1
      state.receivers[state.last] = receiver
      state.tokens[receiver.subject, default: []].insert(state.last)
      state.unasked.append(state.last)
      return (state.last, state.failure)
    }
    if let failure { receiver.fail(failure) } else { ask() }
    return token
  }

  /// A Boolean value that indicates whether the bucket is gone, or the connection is closed.
  var hasFailed: Bool { state.withLock { $0.failure != nil } }

  func remove(_ token: UInt) {
    let (receiver, request) = state.withLock { state in
      let receiver = state.receivers.removeValue(forKey: token)
      if let subject = receiver?.subject {
        state.tokens[subject]?.remove(token)
        if state.tokens[subject]?.isEmpty == true { state.tokens[subject] = nil }
      }
      return (receiver, state.asked.removeValue(forKey: token))
    }
    if let request { connection.inbox.close(request) }
    withExtendedLifetime(receiver) {}
    ask()
  }

  private func receivers(of subject: String) -> [Receiver] {
    state.withLock { state in state.tokens[subject]?.compactMap { state.receivers[$0] } ?? [] }
  }

  private func fail(_ error: NATSError) {
    let receivers = state.withLock { state in
      state.failure = error
      return Array(state.receivers.values)
    }
    for receiver in receivers { receiver.fail(error) }
  }

  /// Fails if the server does not permit to ask for values.
  ///
  /// - Parameter reason: The text of the server, which names the subject.
  fileprivate func refuse(_ reason: String) {
    if reason.contains("Publish to \"\(Self.request(stream))\"") { fail(.unauthorized) }
  }

  // MARK: - The values from before

  /// The subject of the requests for the last message of a key.
  private static func request(_ stream: Name) -> String { "$JS.API.STREAM.MSG.GET.\(stream.text)" }

  private func begin() {
    state.withLock { $0.isReady = true }
    ask()
  }

  /// Asks for values, as many as may be on the way.
  private func ask() {
    while true {
      let next = state.withLock { state -> (UInt, String)? in
        guard state.isReady, state.failure == nil else { return nil }
        while state.asked.count < Self.requestLimit, let token = state.unasked.popLast() {
          guard let receiver = state.receivers[token] else { continue }
          // Until the request has a token.
          state.asked[token] = 0
          return (token, receiver.subject)
        }
        return nil
      }
      guard let (token, subject) = next else { return watch() }
      do throws(NATSError) {
        let request = try connection.inbox.open(connection) { [weak self] message in
          self?.answered(token, message)
        } failed: { _ in
        }
        let isWanted = state.withLock { state in
          guard state.asked[token] != nil else { return false }
          state.asked[token] = request
          return true
        }
        guard isWanted else {
          connection.inbox.close(request)
          continue
        }
        let data = Data("{\"last_by_subj\":\"\(subject)\"}".utf8)
        let target = try Name(Self.request(stream), .subject)
        try connection.link.publish(target, data, [], reply: try connection.inbox.address(request))
      } catch {
        // The timer repeats it. A connection that is closed fails the subscription.
        return watch()
      }
    }
  }

  /// Repeats the requests without an answer after some time.
  private func watch() {
    let isToStart = state.withLock { state in
      if state.hasTimer || state.asked.isEmpty { return false }
      state.hasTimer = true
      return true
    }
    guard isToStart else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.patience)) { [weak self] in
      guard let self else { return }
      let requests = state.withLock { state in
        state.hasTimer = false
        defer {
          state.unasked += state.asked.keys
          state.asked = [:]
        }
        return Array(state.asked.values)
      }
      for request in requests { connection.inbox.close(request) }
      ask()
    }
  }

  /// The answer of the server to a request for a message, in JSON.
  private struct Stored: Decodable {
    struct Message: Decodable {
      var seq: UInt64
      var data: Data?
      var hdrs: Data?
    }
    struct Failure: Decodable { var err_code: Int? }

    var message: Message?
    var error: Failure?
  }

  private func answered(_ token: UInt, _ message: Message) {
    let stored = message.isNoResponder ? nil : try? JSONDecoder().decode(Stored.self, from: message.data)
    // Without an answer that counts, the timer repeats the request. A key without a value is one.
    let hasNone = stored?.error?.err_code == Int(JSNoMessageFoundErr.rawValue)
    guard hasNone || stored?.message != nil else { return }
    let (receiver, request) = state.withLock { state in
      (state.receivers[token], state.asked.removeValue(forKey: token))
    }
    if let request { connection.inbox.close(request) }
    if let receiver, let value = stored?.message, request != nil,
      let subject = try? Name(receiver.subject, .subject),
      let copy = try? Link.message(subject, value.data ?? Data(), Header.stored(value.hdrs ?? Data()))
    {
      receiver.receive(copy, value.seq)
      copy.destroy()
    }
    ask()
  }
}

extension Header {
  /// Returns the headers of a stored message, from their bytes.
  fileprivate static func stored(_ bytes: Data) -> [Header] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let text = line[line.index(after: colon)...].drop { $0 == " " }
      return Header(read: String(line[..<colon]), String(text))
    }
  }
}

/// The subscriptions to buckets of a connection, by the names of their streams.
final class BucketWatches: Sendable {
  private struct Entry {
    weak var watch: BucketWatch?
  }

  private let entries = Locked([String: Entry]())

  func refuse(_ reason: String) {
    for watch in entries.withLock({ $0.values.compactMap(\.watch) }) { watch.refuse(reason) }
  }

  /// Returns the subscription to a bucket, which lives as long as a property refers to it.
  func watch(_ connection: NATSConnection, _ bucket: String) throws(NATSError) -> BucketWatch {
    let (stream, pattern) = (try Name("KV_\(bucket)", .stream), try Name("$KV.\(bucket).>", .filter))
    if let watch = entries.withLock({ $0[bucket]?.watch }), !watch.hasFailed { return watch }
    let made = BucketWatch(connection, stream, pattern)
    // Another thread may have been faster.
    return entries.withLock { entries in
      if let watch = entries[bucket]?.watch, !watch.hasFailed { return watch }
      entries[bucket] = Entry(watch: made)
      return made
    }
  }
}
#endif
