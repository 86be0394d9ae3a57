import ReactiveSignals

/// A chain for live input, such as `throttle 500, uppercase`.
struct LiveChain<Time: TimedScheduler>: Sendable {
  typealias Stage = @Sendable (Signal<String, LiveFailure>, Time) -> Signal<String, LiveFailure>

  /// The operators, and what follows their names.
  static var usage: String {
    "throttle ms, debounce ms, buffer ms, delay ms, take n, retry n, filter text, catch text, uppercase, distinct"
  }

  let stages: [Stage]

  /// Reads operators that commas separate.
  init(_ text: String) throws(Refusal) {
    guard text.count <= 200 else { throw Refusal(message: "A chain has at most 200 characters.") }
    var stages: [Stage] = []
    for call in text.split(separator: ",") {
      let words = call.split(separator: " ", maxSplits: 1).map(String.init)
      guard let name = words.first else { continue }
      stages.append(try Self.stage(name, words.count > 1 ? words[1] : ""))
    }
    guard stages.count <= 8 else { throw Refusal(message: "A chain has at most 8 operators.") }
    self.stages = stages
  }

  private static func stage(_ name: String, _ argument: String) throws(Refusal) -> Stage {
    func number(_ unit: String, _ range: ClosedRange<Int>) throws(Refusal) -> Int {
      guard let number = Int(argument.filter { !$0.isWhitespace }), range.contains(number) else {
        throw Refusal(
          message: "'\(name)' takes a number of \(unit) from \(range.lowerBound) to \(range.upperBound)."
        )
      }
      return number
    }
    func time() throws(Refusal) -> Duration { .milliseconds(try number("milliseconds", 10...60_000)) }
    switch name {
    case "throttle":
      let time = try time()
      return { $0.throttle(for: time, latest: true, on: $1).erased }
    case "debounce":
      let time = try time()
      return { $0.debounce(for: time, on: $1).erased }
    case "delay":
      let time = try time()
      return { $0.delay(for: time, on: $1).erased }
    case "buffer":
      let time = try time()
      return {
        $0.buffer(for: time, on: $1).filter { !$0.isEmpty }.map { "[\($0.joined(separator: ", "))]" }.erased
      }
    case "take":
      let count = try number("values", 0...10_000)
      return { signal, _ in signal.take(count).erased }
    case "retry":
      let count = try number("attempts", 0...100)
      return { $0.retry(count, backoff: .exponential(initial: .milliseconds(200)), on: $1).erased }
    case "filter":
      guard !argument.isEmpty else {
        throw Refusal(message: "'filter' takes the text that a value contains.")
      }
      return { signal, _ in signal.filter { $0.contains(argument) }.erased }
    case "catch":
      return { signal, _ in signal.catch { _ in Signal<String, LiveFailure>.just(argument) }.erased }
    case "uppercase": return { signal, _ in signal.map { $0.uppercased() }.erased }
    case "distinct": return { signal, _ in signal.distinctUntilChanged().erased }
    default: throw Refusal(message: "There is no '\(name)' here. There are: \(usage).")
    }
  }
}
