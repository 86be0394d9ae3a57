import Foundation
import ReactiveSignals
import Synchronization

/// A program that uses the library for a time, and fails when a figure of the process grows.
///
///     soak [SECONDS] [--plant-leak memory | descriptors | threads | stack]
@main
struct Soak {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let seconds = arguments.compactMap { Double($0) }.first ?? 30
    let leak = arguments.firstIndex(of: "--plant-leak").map { index in
      Leak(rawValue: arguments[(index + 1)...].first ?? "memory") ?? .memory
    }

    let world = World(leak)
    let loads: [(String, @Sendable (World) async throws -> Void)] = [
      ("timers", timers), ("observation", observation), ("objects", objects), ("commands", commands),
      ("groups", groups), ("sharing", sharing), ("flattening", flattening), ("async bridges", asyncBridges),
      ("files", files),
    ]
    let rounds = loads.map { _ in Counter() }
    let end = ContinuousClock.now + .seconds(seconds)
    var samples: [Sample] = []
    try await withThrowingTaskGroup(of: Void.self) { group in
      for ((_, load), counter) in zip(loads, rounds) {
        group.addTask {
          while ContinuousClock.now < end {
            try await load(world)
            counter.increment()
            try await Task.sleep(for: .milliseconds(1))
          }
        }
      }
      while ContinuousClock.now < end {
        try await Task.sleep(for: .seconds(seconds / 200))
        samples.append(try Sample(stack: world.stack.takeMaximum()))
      }
      try await group.waitForAll()
    }

    print(
      "\(Int(seconds)) s:",
      zip(loads, rounds).map { "\($0.0) \($1.value)" }.joined(separator: ", "),
      "rounds"
    )
    var hasGrown = false
    for figure in Figure.all {
      let quarter = samples.count / 4
      let second = median(samples[quarter..<2 * quarter].map(figure.value))
      let last = median(samples[(samples.count - quarter)...].map(figure.value))
      let limit = second + figure.tolerance(second)
      let grows = last > limit
      hasGrown = hasGrown || grows
      print(
        "\(figure.name): \(second) in the second quarter, \(last) in the last, at most \(limit)\(grows ? ": it grows" : "")"
      )
    }
    exit(hasGrown ? 1 : 0)
  }
}

/// The faults that the program can have on request.
enum Leak: String {
  case memory, descriptors, threads, stack
}

/// A figure of the process, and the amount by which its median may grow from the second quarter of the time to the last.
struct Figure: Sendable {
  let name: String
  let value: @Sendable (Sample) -> Int
  let tolerance: @Sendable (Int) -> Int

  static let all = [
    // The allocator keeps some memory, and gives it back at times of its own.
    Figure(name: "memory, KB", value: \.kilobytes) { 512 + $0 / 50 },
    // A load has up to two files open.
    Figure(name: "descriptors", value: \.descriptors) { _ in 2 },
    // Dispatch starts a thread for each queue that waits, and ends it later.
    Figure(name: "threads", value: \.threads) { _ in 3 },
    // A value that has waited for another one is delivered some calls deeper: 144 bytes more. One of the two comes more often, and not always
    // the same one. A stack that grows takes kilobytes.
    Figure(name: "stack of a delivery, bytes", value: \.stack) { _ in 512 },
  ]
}

/// The figures of the process at one time.
struct Sample {
  let kilobytes: Int
  let descriptors: Int
  let threads: Int
  /// The largest number of bytes between a send and a handler since the last sample.
  let stack: Int

  init(stack: Int) throws {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    func number(_ key: String) -> Int {
      let line = status.split(separator: "\n").first { $0.hasPrefix(key) } ?? ""
      return Int(line.filter(\.isNumber)) ?? 0
    }
    kilobytes = number("VmRSS:")
    threads = number("Threads:")
    descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    self.stack = stack
  }
}

func median(_ values: [Int]) -> Int { values.sorted()[values.count / 2] }

final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func increment() { count.add(1, ordering: .relaxed) }
}

/// The stack that deliveries take.
final class StackGauge: Sendable {
  /// A thread, and the address of a value on its stack.
  struct Place {
    let thread: ObjectIdentifier
    let address: Int
  }

  private let maximum = Atomic(0)

  /// The place of the caller.
  @inline(never)
  static func here() -> Place {
    var byte: UInt8 = 0
    let address = unsafe withUnsafePointer(to: &byte) { Int(bitPattern: $0) }
    return Place(thread: ObjectIdentifier(Thread.current), address: address)
  }

  /// Notes the stack of a delivery, unless another thread delivers the value.
  func note(from sender: Place) {
    let here = Self.here()
    if here.thread == sender.thread { maximum.max(sender.address - here.address, ordering: .relaxed) }
  }

  func takeMaximum() -> Int { maximum.exchange(0, ordering: .relaxed) }
}
