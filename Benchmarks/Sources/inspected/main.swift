import Dispatch
import Foundation
import ReactiveSignals
import ReactiveSignalsInspector

/// Returns the seconds that `body` takes.
func seconds(_ body: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

/// Returns the nanoseconds of a value of a subject with one subscriber: the best of nine rounds.
func nanoseconds(_ isTracked: Bool) -> Double {
  let subject = Subject<Int, Never>()
  let chain = subject.map { $0 &* 3 }
  if isTracked {
    chain.tracked("one").subscribe { withExtendedLifetime($0) {} }
  } else {
    chain.subscribe { withExtendedLifetime($0) {} }
  }
  let count = Int(CommandLine.arguments.dropFirst(2).first ?? "1000000") ?? 1_000_000
  defer { subject.complete() }
  return (0..<9).map { _ in seconds { for value in 0..<count { subject.send(value) } } }.min().map {
    $0 * 1e9 / Double(count)
  } ?? 0
}

/// 10,000 live subscriptions of 100 subjects and 200 signals.
final class Load: Sendable {
  let subjects = (0..<100).map { _ in Subject<Int, Never>() }
  static let subscriptions = 10_000

  init() {
    for number in 0..<Self.subscriptions {
      let subject = subjects[number % subjects.count]
      subject.map { $0 &* 3 }.filter { $0 >= 0 }.tracked("signal \(number % 200)").subscribe {
        withExtendedLifetime($0) {}
      }
    }
  }

  /// Sends values for that many seconds so that subscribers receive 100,000 a second, and returns the number that they have received, and the
  /// share of the time that the sender has worked.
  func send(for duration: Double) -> (received: Int, work: Double) {
    let receivers = Self.subscriptions / subjects.count
    let start = DispatchTime.now().uptimeNanoseconds
    var sent = 0
    var work = 0.0
    while true {
      let now = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      if now >= duration { return (sent * receivers, work / now) }
      let due = Int(now * 100_000) / receivers
      work += seconds {
        while sent < due {
          subjects[sent % subjects.count].send(sent)
          sent += 1
        }
      }
      usleep(1000)
    }
  }

  /// Sends as fast as it can, and returns the events a second.
  func sendAll(for duration: Double) -> Double {
    let receivers = Self.subscriptions / subjects.count
    var sent = 0
    let start = DispatchTime.now().uptimeNanoseconds
    var now = 0.0
    while now < duration {
      for _ in 0..<100 {
        subjects[sent % subjects.count].send(sent)
        sent += 1
      }
      now = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }
    return Double(sent * receivers) / now
  }
}

func megabytes() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
  return (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
}

switch CommandLine.arguments.dropFirst().first {
case "cost":
  let plain = nanoseconds(false)
  let off = nanoseconds(true)
  Inspector.record()
  let on = nanoseconds(true)
  Inspector.stop()
  Inspector.record(values: true)
  let withValues = nanoseconds(true)
  Inspector.stop()
  print(
    String(
      format: "ns a value: untracked %.1f, tracked %.1f, inspected %.1f (+%.1f), with values %.1f (+%.1f)",
      plain,
      off,
      on,
      on - off,
      withValues,
      withValues - off
    )
  )
case "load":
  let duration = Double(CommandLine.arguments.dropFirst(2).first ?? "10") ?? 10
  let before = megabytes()
  let plain = Load()
  let plainMemory = megabytes()
  let off = plain.send(for: duration)
  print(
    String(
      format: "off: %d events, %.1f %% of a processor, %d MB",
      off.received,
      off.work * 100,
      plainMemory - before
    )
  )
  Inspector.record()
  let inspected = Load()
  let isOver = DispatchSemaphore(value: 0)
  let snapshots = Thread {
    while isOver.wait(timeout: .now() + 1) == .timedOut { _ = Inspector.snapshot() }
  }
  snapshots.start()
  let on = inspected.send(for: duration)
  print(
    String(
      format: "on: %d events, %.1f %% of a processor, %d MB",
      on.received,
      on.work * 100,
      megabytes() - plainMemory
    )
  )
  isOver.signal()
  print(String(format: "a snapshot takes %.0f ms", seconds { _ = Inspector.snapshot() } * 1000))
  print(String(format: "lost: %.2f %%", 100 * (1 - Double(on.received) / Double(off.received))))
case "serve":
  let duration = Double(CommandLine.arguments.dropFirst(2).first ?? "60") ?? 60
  try await Inspector.start()
  let load = Load()
  await withCheckedContinuation { continuation in
    Thread {
      print(load.send(for: duration).received, "events")
      continuation.resume()
    }.start()
  }
default:
  print("usage: inspected cost [COUNT] | load [SECONDS] | serve [SECONDS]")
}
