#if NATS
/// The messages of a stream in the order of their numbers, of which some may have been removed.
struct MessageLog: Sendable {
  struct Entry: Sendable {
    let sequence: UInt64
    /// The time in nanoseconds.
    let time: Int64
    let subject: String
    let headers: [UInt8]
    let body: [UInt8]

    /// The number of bytes that count for the limit of a stream.
    var size: Int { subject.utf8.count + headers.count + body.count + 16 }
  }

  /// The messages from the number `base`. The first `head` places are empty.
  private var entries: [Entry?] = []
  private var base: UInt64 = 1
  private var head = 0
  private(set) var last: UInt64 = 0
  private(set) var lastTime: Int64 = 0
  private(set) var count = 0
  private(set) var byteCount = 0
  /// The numbers of the messages of each subject, in their order.
  private(set) var sequences: [String: [UInt64]] = [:]

  /// The number of the first message, or of the next one if there is none.
  var first: UInt64 { base + UInt64(head) }

  /// The number of messages that have been removed behind the first one.
  var gapCount: Int { count == 0 ? 0 : Int(last - first) + 1 - count }

  subscript(sequence: UInt64) -> Entry? {
    sequence >= first && sequence <= last ? entries[Int(sequence - base)] : nil
  }

  mutating func append(_ message: WireMessage, at time: Int64) {
    last += 1
    lastTime = time
    let entry = MessageLog.Entry(
      sequence: last,
      time: time,
      subject: message.subject,
      headers: message.headers,
      body: message.body
    )
    entries.append(entry)
    sequences[message.subject, default: []].append(last)
    count += 1
    byteCount += entry.size
  }

  mutating func remove(_ sequence: UInt64) -> Entry? {
    guard let entry = self[sequence] else { return nil }
    entries[Int(sequence - base)] = nil
    count -= 1
    byteCount -= entry.size
    if sequences[entry.subject]?.count == 1 {
      sequences[entry.subject] = nil
    } else {
      let index = Self.index(of: sequence, in: sequences[entry.subject] ?? [])
      sequences[entry.subject]?.remove(at: index)
    }
    while head < entries.count, entries[head] == nil { head += 1 }
    if head > 1024, head > entries.count / 2 {
      entries.removeFirst(head)
      base += UInt64(head)
      head = 0
    }
    return entry
  }

  /// Returns the first message of a pattern with a number or a larger one.
  func next(from sequence: UInt64, _ pattern: Pattern) -> Entry? {
    if pattern.isLiteral {
      let numbers = sequences[pattern.text] ?? []
      let index = Self.index(of: sequence, in: numbers)
      return index < numbers.count ? self[numbers[index]] : nil
    }
    var sequence = max(sequence, first)
    while sequence <= last {
      if let entry = self[sequence], pattern.matches(entry.subject) { return entry }
      sequence += 1
    }
    return nil
  }

  /// The numbers of the last message of each subject of a pattern, in their order.
  func lastPerSubject(_ pattern: Pattern) -> [UInt64] {
    if pattern.isLiteral { return (sequences[pattern.text]?.last).map { [$0] } ?? [] }
    return sequences.compactMap { pattern.matches($0.key) ? $0.value.last : nil }.sorted()
  }

  /// Returns the number of messages of a pattern with a number or a larger one.
  func count(from sequence: UInt64, _ pattern: Pattern) -> Int {
    if pattern.isLiteral {
      let numbers = sequences[pattern.text] ?? []
      return numbers.count - Self.index(of: sequence, in: numbers)
    }
    return sequences.reduce(0) { sum, subject in
      guard pattern.matches(subject.key) else { return sum }
      return sum + subject.value.count - Self.index(of: sequence, in: subject.value)
    }
  }

  /// Returns the number of the first message that was stored at a time or later, or the number behind the last one.
  func sequence(at time: Int64) -> UInt64 {
    var sequence = first
    while sequence <= last {
      if let entry = self[sequence], entry.time >= time { return sequence }
      sequence += 1
    }
    return sequence
  }

  /// Returns the index of the first number that is not less than another, by bisection.
  private static func index(of sequence: UInt64, in numbers: [UInt64]) -> Int {
    var range = 0..<numbers.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        numbers[middle] < sequence ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
#endif
