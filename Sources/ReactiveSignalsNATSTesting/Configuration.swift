#if NATS
import Foundation

/// The configuration of a stream in JSON, with the names of NATS. Durations are in nanoseconds.
struct StreamConfiguration: Codable, Equatable, Sendable {
  /// An object of which only the presence matters.
  struct Presence: Codable, Equatable, Sendable {}

  var name: String
  var description: String?
  var subjects: [String]?
  var retention: String?
  var max_consumers: Int?
  var max_msgs: Int?
  var max_bytes: Int?
  var max_age: Int64?
  var max_msgs_per_subject: Int?
  var max_msg_size: Int?
  var discard: String?
  var discard_new_per_subject: Bool?
  var storage: String?
  var num_replicas: Int?
  var no_ack: Bool?
  var duplicate_window: Int64?
  var allow_direct: Bool?
  var mirror_direct: Bool?
  var sealed: Bool?
  var deny_delete: Bool?
  var deny_purge: Bool?
  var allow_rollup_hdrs: Bool?
  var mirror: Presence?
  var sources: [Presence]?
  var republish: Presence?

  /// Returns the configuration with the values that a server gives to fields that are missing or zero.
  func completed() throws(Refusal) -> StreamConfiguration {
    guard mirror == nil, sources == nil, republish == nil else {
      throw .configuration("mirrors, sources and republished messages are not offered by a server in memory")
    }
    var all = self
    all.subjects = subjects ?? [name]
    all.retention = retention ?? "limits"
    for limit in [
      \StreamConfiguration.max_consumers, \.max_msgs, \.max_bytes, \.max_msgs_per_subject, \.max_msg_size,
    ] where all[keyPath: limit] ?? 0 <= 0 {
      all[keyPath: limit] = -1
    }
    let age = max_age ?? 0
    all.max_age = age
    all.discard = discard ?? "old"
    all.storage = storage ?? "file"
    all.num_replicas = max(num_replicas ?? 1, 1)
    guard all.num_replicas == 1 else {
      throw Refusal(500, 10074, "replicas > 1 not supported in non-clustered mode")
    }
    let window = duplicate_window ?? 0
    all.duplicate_window = window > 0 ? window : age > 0 ? min(age, 120_000_000_000) : 120_000_000_000
    if age > 0, all.duplicate_window ?? 0 > age {
      throw .configuration("duplicates window can not be larger then max age")
    }
    for flag in [
      \StreamConfiguration.allow_direct, \.mirror_direct, \.sealed, \.deny_delete, \.deny_purge,
      \.allow_rollup_hdrs,
    ] {
      all[keyPath: flag] = all[keyPath: flag] ?? false
    }
    return all
  }
}

/// The configuration of a consumer in JSON, with the names of NATS. Durations are in nanoseconds.
struct ConsumerConfiguration: Codable, Equatable, Sendable {
  var durable_name: String?
  var name: String?
  var description: String?
  var deliver_policy: String?
  var opt_start_seq: UInt64?
  var opt_start_time: String?
  var ack_policy: String?
  var ack_wait: Int64?
  var max_deliver: Int?
  var backoff: [Int64]?
  var filter_subject: String?
  var replay_policy: String?
  var sample_freq: String?
  var rate_limit_bps: UInt64?
  var max_waiting: Int?
  var max_ack_pending: Int?
  var headers_only: Bool?
  var deliver_subject: String?
  var deliver_group: String?
  var flow_control: Bool?
  var idle_heartbeat: Int64?
  var inactive_threshold: Int64?
  var num_replicas: Int?
  var mem_storage: Bool?

  /// Returns the configuration with the values that a server gives to fields that are missing or zero.
  func completed() -> ConsumerConfiguration {
    var all = self
    all.deliver_policy = deliver_policy ?? "all"
    all.ack_policy = ack_policy ?? "none"
    all.replay_policy = replay_policy ?? "instant"
    all.max_deliver = (max_deliver ?? 0) > 0 ? max_deliver : -1
    all.num_replicas = num_replicas ?? 0
    if all.ack_policy != "none" {
      all.ack_wait = backoff?.first ?? ((ack_wait ?? 0) > 0 ? ack_wait : 30_000_000_000)
      all.max_ack_pending = (max_ack_pending ?? 0) != 0 ? max_ack_pending : 1000
    }
    if deliver_subject == nil { all.max_waiting = (max_waiting ?? 0) > 0 ? max_waiting : 512 }
    if durable_name == nil {
      all.inactive_threshold = (inactive_threshold ?? 0) > 0 ? inactive_threshold : 5_000_000_000
    }
    return all
  }
}

/// A request that a server refuses, as the error in its answer.
struct Refusal: Error, Codable, Sendable {
  let code: Int
  let err_code: Int
  let description: String

  init(_ code: Int, _ number: Int, _ description: String) {
    (self.code, err_code, self.description) = (code, number, description)
  }

  static let noStream = Refusal(404, 10059, "stream not found")
  static let noConsumer = Refusal(404, 10014, "consumer not found")
  static let noMessage = Refusal(404, 10037, "no message found")
  static let noJSON = Refusal(400, 10025, "invalid JSON")

  static func configuration(_ text: String) -> Refusal { Refusal(500, 10052, text) }
  static func consumer(_ text: String) -> Refusal { Refusal(400, 10012, text) }
}

/// A point in time: on the clock of connections, and on that of stored messages, in nanoseconds.
struct Moment: Sendable {
  var real: Int64
  var stored: Int64
}

extension Int64 {
  /// The text of a time in nanoseconds since 1970.
  var timestamp: String {
    let (seconds, fraction) = quotientAndRemainder(dividingBy: 1_000_000_000)
    let digits = String(fraction + 1_000_000_000).dropFirst()
    return Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601).dropLast() + ".\(digits)Z"
  }

  /// Reads the text of a time.
  init?(timestamp: String) {
    let parts = timestamp.split(separator: ".", maxSplits: 1)
    let isWhole = parts.count == 1
    let text = isWhole ? timestamp : "\(parts[0])Z"
    guard let date = try? Date(text, strategy: .iso8601) else { return nil }
    let digits = isWhole ? "" : parts[1].prefix { $0.isNumber }.prefix(9)
    let fraction = Int64(digits + String(repeating: "0", count: 9 - digits.count)) ?? 0
    self = Int64(date.timeIntervalSince1970) * 1_000_000_000 + fraction
  }
}
#endif
