import AsyncAlgorithms
import Foundation
import OpenCombine
import ReactiveSignals

/// Integers through `map` and `filter` into `for await`. Each contestant runs in a process of its own, which has no memory of another
/// one. The other libraries take a tenth of the integers, and one round.
struct Numbers {
  /// A source with a way to its consumer.
  struct Contestant {
    let source: String
    let way: String
    var isPeer = false
    /// Makes the source, whose memory does not count, and returns the run.
    let prepare: (Int) -> () async -> Int

    var name: String { "\(source), \(way)" }
  }

  static func run(count: Int, rounds: Int) throws {
    var best: [String: Result] = [:]
    for round in 0..<rounds {
      for contestant in all where round == 0 || !contestant.isPeer {
        let result = try measureInProcess(contestant, contestant.isPeer ? count / 10 : count)
        let last = best[contestant.name] ?? result
        best[contestant.name] = Result(
          nanoseconds: min(last.nanoseconds, result.nanoseconds),
          memory: max(last.memory, result.memory)
        )
      }
    }
    let channel = best["task, AsyncChannel"]
    print(
      "| source         | into                       | ns per value | memory of the run, MB | × unlimited | × channel |"
    )
    print(
      "|----------------|----------------------------|-------------:|----------------------:|------------:|----------:|"
    )
    for contestant in all {
      guard let result = best[contestant.name] else { continue }
      let unlimited = contestant.isPeer ? nil : best["\(contestant.source), \(unlimitedWay)"]
      let columns = [
        contestant.source.padded(to: 14), contestant.way.padded(to: 26),
        String(format: "%.1f", result.nanoseconds).aligned(to: 12), result.memory.megabytes.aligned(to: 21),
        result.speed(times: unlimited).aligned(to: 11), result.speed(times: channel).aligned(to: 9),
      ]
      print("| \(columns.joined(separator: " | ")) |")
    }
  }

  /// Runs one contestant, and prints its figures for the process that has started this one.
  static func runHere(_ name: String, count: Int) async {
    guard let contestant = all.first(where: { $0.name == name }) else { return }
    let run = contestant.prepare(count)
    let before = Footprint.now.resident
    let clock = ContinuousClock()
    let start = clock.now
    let checksum = await run()
    let time = clock.now - start
    print(checksum, time.seconds * 1e9 / Double(count), Footprint.now.peak - before)
  }

  private struct Result {
    let nanoseconds: Double
    let memory: Int

    func speed(times other: Result?) -> String {
      other.map { String(format: "%.2f", $0.nanoseconds / nanoseconds) } ?? ""
    }
  }

  /// A contestant whose checksum is not the one of a loop.
  private struct Different: Error {
    let name: String
  }

  private static func measureInProcess(_ contestant: Contestant, _ count: Int) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["run", contestant.name, String(count)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count == 3, let time = Double(words[1]), let memory = Int(words[2]) else {
      throw Different(name: contestant.name)
    }
    var expected = 0
    for value in 0..<count where value * 3 % 2 == 0 { expected &+= value * 3 }
    guard Int(words[0]) == expected else { throw Different(name: contestant.name) }
    return Result(nanoseconds: time, memory: memory)
  }

  private static let unlimitedWay = "values(buffering: .all)"

  private static var all: [Contestant] {
    let sources: [(String, (Int) -> Signal<Int, Never>)] = [
      ("array", { Signal.from(Array(0..<$0)) }),
      ("AsyncSequence", { Signal.from(Counting(count: $0)) }),
      (
        "produce",
        { count in
          .produce { producer in
            for value in 0..<count { await producer.send(value) }
          }
        }
      ),
    ]
    let own = sources.flatMap { name, make in
      [
        Contestant(source: name, way: "values") { count in
          let chain = make(count).map { $0 &* 3 }.filter { $0 & 1 == 0 }
          return {
            var sum = 0
            for await value in chain.values { sum &+= value }
            return sum
          }
        },
        Contestant(source: name, way: unlimitedWay) { count in
          let chain = make(count).map { $0 &* 3 }.filter { $0 & 1 == 0 }
          return {
            var sum = 0
            for await value in chain.values(buffering: .all) { sum &+= value }
            return sum
          }
        },
      ]
    }
    return own + [
      Contestant(source: "task", way: "AsyncChannel", isPeer: true) { count in
        {
          let channel = AsyncChannel<Int>()
          Task {
            for value in 0..<count { await channel.send(value) }
            channel.finish()
          }
          var sum = 0
          for await value in channel.map({ $0 &* 3 }).filter({ $0 & 1 == 0 }) { sum &+= value }
          return sum
        }
      },
      Contestant(source: "task", way: "AsyncStream", isPeer: true) { count in
        {
          let (stream, continuation) = AsyncStream<Int>.makeStream()
          Task {
            for value in 0..<count { continuation.yield(value) }
            continuation.finish()
          }
          var sum = 0
          for await value in stream.map({ $0 &* 3 }).filter({ $0 & 1 == 0 }) { sum &+= value }
          return sum
        }
      },
      Contestant(source: "array", way: "OpenCombine, values", isPeer: true) { count in
        let values = Array(0..<count)
        return {
          var sum = 0
          for await value in values.publisher.map({ $0 &* 3 }).filter({ $0 & 1 == 0 }).values {
            sum &+= value
          }
          return sum
        }
      },
    ]
  }
}

/// The numbers below a count as an asynchronous sequence.
private struct Counting: AsyncSequence, Sendable {
  struct AsyncIterator: AsyncIteratorProtocol {
    var next = 0
    let count: Int

    mutating func next() async -> Int? {
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  let count: Int

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(count: count) }
}
