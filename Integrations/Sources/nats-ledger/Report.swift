import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization

/// The ledger: what was acknowledged, stored, read, added and done, and the faults in it.
struct Report {
  private(set) var faults: [String] = []
  private var lines: [String] = []
  /// The longest time from a confirmation to the kill of the server that forgot it.
  private var forgotten = 0
  private var history: [String] = []
  private let cast: Cast

  /// An empty one.
  init(_ cast: Cast) { self.cast = cast }

  /// Reads the stream and the bucket, while the server runs.
  init(_ cast: Cast, _ table: [String: Total], isComplete: Bool) async throws {
    self.cast = cast
    if !isComplete { faults.append("The run takes longer than its limit") }
    let connection = try await cast.connect()
    let stream = connection.stream(Names.stream, .json(Int.self))
    var stored = 0
    var misplaced = 0
    for try await message in stream.signal(from: .start).values(buffering: .waiting(256)) {
      if message.value != stored || message.sequence != UInt64(stored + 1) { misplaced += 1 }
      stored += 1
      if message.pendingCount == 0 { break }
    }
    add("stored", stored, isRight: stored == cast.count)
    add("  stored in another place", misplaced, isRight: misplaced == 0)
    let total = try await cast.total(connection)
    let expected = Total(
      sequence: UInt64(cast.count),
      count: cast.count,
      sum: cast.count * (cast.count - 1) / 2
    )
    add("added in the bucket", total.count, isRight: total == expected)
    compare(table)
  }

  /// Compares the table with the messages of each key.
  mutating func compare(_ table: [String: Total]) {
    var expected: [String: Total] = [:]
    for number in 0..<cast.count { expected[Names.key(number), default: Total()].add(number) }
    add("added in the table", table.values.reduce(0) { $0 + $1.count }, isRight: table == expected)
  }

  private mutating func add(_ name: String, _ number: Int, isRight: Bool = true) {
    let title = name.padding(toLength: 66, withPad: " ", startingAt: 0)
    lines.append("\(title) \(number)\(isRight ? "" : "   ← fault")")
    if !isRight { faults.append("\(name.trimmingPrefix(while: { $0 == " " })): \(number)") }
  }

  /// Compares the notes of the processes, which have ended.
  mutating func readNotes() {
    compareAcknowledgements()
    compareReader()
    compareWork()
    for text in Child.unexpected.withLock({ $0 }) { faults.append(text) }
  }

  private mutating func compareAcknowledgements() {
    let published = Notes.lines(cast.folder.appending(path: "published"))
    add("acknowledged", published.count, isRight: published.count == cast.count)
    let misplaced = published.indices.count { published[$0].first.flatMap { UInt64($0) } != UInt64($0 + 1) }
    add("  acknowledged in another place", misplaced, isRight: misplaced == 0)
  }

  private mutating func compareReader() {
    let read = Notes.lines(cast.folder.appending(path: "read")).compactMap { $0.last.flatMap { Int($0) } }
    let different = Set(read)
    add("read", read.count, isRight: read == Array(0..<cast.count))
    add("  lost", cast.count - different.count, isRight: different.count == cast.count)
    add("  read again", read.count - different.count, isRight: read.count == different.count)
  }

  // MARK: - Work

  private struct Event {
    enum Kind: Substring {
      case received = "r"
      case start = "s"
      case confirmed = "c"
      case unconfirmed = "u"
    }

    let kind: Kind
    let worker: Int
    let sequence: Int
    /// The number of times that the message has been given to workers, as the server counts.
    let delivery: Int
    let time: Int
  }

  /// The reason why a message was done again that had been confirmed.
  private enum Reason {
    /// It had been given out before the confirmation, to a second worker.
    case before
    /// The server was killed, and forgot the answer or that it had given out the message.
    case kill
    /// A worker was stopped beyond the time for its answers, with the message in its hands.
    case stop
    /// The server has counted back, and given it out as one that nobody had been given. A message without an answer has a delivery above 1.
    case count
    case none
  }

  private mutating func compareWork() {
    var events: [Int: [Event]] = [:]
    for worker in 0..<3 {
      for line in Notes.lines(cast.folder.appending(path: "worker\(worker)")) where line.count == 4 {
        guard let kind = Event.Kind(rawValue: line[0]), let sequence = Int(line[1]),
          let delivery = Int(line[2]), let time = Int(line[3])
        else {
          continue
        }
        events[sequence, default: []].append(
          Event(kind: kind, worker: worker, sequence: sequence, delivery: delivery, time: time)
        )
      }
    }
    let starts = events.values.map { $0.count { $0.kind == .start } }
    let confirmed = events.values.count { $0.contains { $0.kind == .confirmed } }
    add("done at least once", starts.count, isRight: Set(events.keys) == Set(1...cast.count))
    add("  confirmed", confirmed)
    add("kills of the server that emptied the file of the group", cast.outages.count { $0.hasLostGroup })
    add("  done more than once", starts.count { $0 > 1 })
    var reasons: [Reason: Int] = [:]
    for events in events.values {
      for reason in repetitions(events.sorted { $0.time < $1.time }) { reasons[reason, default: 0] += 1 }
    }
    add("  done again after a confirmation, given out before it", reasons[.before] ?? 0)
    add("  done again after a confirmation, for a kill of the server", reasons[.kill] ?? 0)
    add("    the longest time from such a confirmation to the kill, in ms", forgotten / 1_000_000)
    add("  done again after a confirmation, for a worker that was stopped", reasons[.stop] ?? 0)
    add("  done again after a confirmation, for a server that counts back", reasons[.count] ?? 0)
    let faults = reasons[.none] ?? 0
    add("  done again after a confirmation, for no reason", faults, isRight: faults == 0)
  }

  /// The reasons of those times at which a message was done that had been confirmed. The events are in order.
  private mutating func repetitions(_ events: [Event]) -> [Reason] {
    var reasons: [Reason] = []
    for again in events where again.kind == .start {
      guard let confirmation = events.last(where: { $0.kind == .confirmed && $0.time < again.time }) else {
        continue
      }
      let received = receipt(of: confirmation, in: events)
      let receivedAgain = receipt(of: again, in: events)
      // A single server forgets the answers that it has not written to its file. It also forgets that it has given out messages, which it
      // gives out again while the first workers still do them.
      let outage = cast.outages.first { outage in
        let since = outage.hasLostGroup ? 0 : outage.saved
        return receivedAgain > outage.start && confirmation.time > since && received < outage.end
      }
      let isLate = cast.stops.contains { stop in
        let end = stop.time.upperBound + cast.answerTime * 1_000_000_000
        return [again, confirmation].contains {
          $0.worker == stop.worker && stop.time.upperBound < $0.time && $0.time < end
        }
      }
      if receivedAgain < confirmation.time {
        reasons.append(.before)
      } else if let outage {
        if !outage.hasLostGroup { forgotten = max(forgotten, outage.start - confirmation.time) }
        reasons.append(.kill)
      } else if isLate {
        reasons.append(.stop)
      } else if again.delivery == 1 {
        reasons.append(.count)
      } else {
        history.append(describe(events))
        reasons.append(.none)
      }
    }
    return reasons
  }

  /// The time at which a worker received the message of an event.
  private func receipt(of event: Event, in events: [Event]) -> Int {
    events.last { $0.kind == .received && $0.worker == event.worker && $0.time <= event.time }?.time
      ?? event.time
  }

  /// The events of a message that was done again for no reason, and the outages, in milliseconds since its first event.
  private func describe(_ events: [Event]) -> String {
    let first = events.first?.time ?? 0
    func since(_ time: Int) -> Int { (time - first) / 1_000_000 }
    let list = events.map { "worker \($0.worker) \($0.kind) (delivery \($0.delivery)) at \(since($0.time))" }
    let outages = cast.outages.map { "\(since($0.start)) to \(since($0.end))" }
    return
      "message \(events.first?.sequence ?? 0): \(list.joined(separator: ", ")); outages \(outages.joined(separator: ", "))"
  }

  func text(duration: Duration) -> String {
    let signals = cast.signals.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)×" }
    let seconds = duration.components.seconds
    return
      (["\(cast.count) messages in \(seconds) s", signals.joined(separator: ", ")] + lines
      + history.prefix(20) + faults.map { "FAULT: \($0)" } + [
        faults.isEmpty ? "The ledger is right" : "The ledger is wrong"
      ])
      .joined(separator: "\n")
  }
}
