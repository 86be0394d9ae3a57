// Compares ReactiveSignalsNATS with libnats called by hand, in one run: `nats-bench nats://127.0.0.1:4222`. The server has JetStream.
import CLibNATS
import Foundation
import ReactiveSignals
import ReactiveSignalsNATS
import Synchronization

let count = 200_000
let payload = Data(repeating: 120, count: 100)

/// A count of messages that other threads reach.
final class Arrivals: Sendable {
  private let number = Atomic(0)
  private let semaphore = DispatchSemaphore(value: 0)
  func arrive() { if number.add(1, ordering: .relaxed).newValue == count { semaphore.signal() } }
  func wait() { semaphore.wait() }
}

/// libnats by hand.
struct Raw: @unchecked Sendable {
  var connection: OpaquePointer?
  var jetStream: OpaquePointer?

  init(_ url: String, _ arrivals: Arrivals) {
    natsConnection_ConnectTo(&connection, url)
    var options = jsOptions()
    jsOptions_Init(&options)
    options.PublishAsync.AckHandler = { _, message, _, _, closure in
      if let closure { Unmanaged<Arrivals>.fromOpaque(closure)._withUnsafeGuaranteedRef { $0.arrive() } }
      natsMsg_Destroy(message)
    }
    options.PublishAsync.AckHandlerClosure = Unmanaged.passRetained(arrivals).toOpaque()
    natsConnection_JetStream(&jetStream, connection, &options)
  }

  func publish() {
    payload.withUnsafeBytes { bytes in
      for _ in 0..<count { natsConnection_Publish(connection, "bench", bytes.baseAddress, CInt(bytes.count)) }
    }
  }

  static let arrived: natsMsgHandler = { _, _, message, closure in
    if let closure { Unmanaged<Arrivals>.fromOpaque(closure)._withUnsafeGuaranteedRef { $0.arrive() } }
    natsMsg_Destroy(message)
  }

  func subscribe(_ arrivals: Arrivals) {
    var subscription: OpaquePointer?
    natsConnection_Subscribe(
      &subscription,
      connection,
      "bench",
      Raw.arrived,
      Unmanaged.passRetained(arrivals).toOpaque()
    )
    natsSubscription_SetPendingLimits(subscription, -1, -1)
    natsConnection_Flush(connection)
  }

  func store() {
    payload.withUnsafeBytes { bytes in
      for number in 0..<count {
        var options = jsPubOptions()
        jsPubOptions_Init(&options)
        "raw.\(number)".withCString { id in
          options.MsgId = id
          _ = js_PublishAsync(jetStream, "stored", bytes.baseAddress, CInt(bytes.count), &options)
        }
      }
    }
  }

  func replay(_ arrivals: Arrivals) {
    var subscription: OpaquePointer?
    var options = jsSubOptions()
    jsSubOptions_Init(&options)
    options.Ordered = true
    js_Subscribe(
      &subscription,
      jetStream,
      "stored",
      Raw.arrived,
      Unmanaged.passRetained(arrivals).toOpaque(),
      nil,
      &options,
      nil
    )
  }
}

@MainActor var lines: [String: [Double]] = [:]

@MainActor
func measure(_ name: String, _ body: () -> Void) {
  let start = ContinuousClock.now
  body()
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  lines[name, default: []].append(Double(count) / seconds)
}

@main
struct Main {
  @MainActor
  static func main() async throws {
    let url = CommandLine.arguments.dropFirst().first ?? "nats://127.0.0.1:4222"
    for _ in 0..<3 {
      for isRaw in [true, false] {
        let connection = try await NATSConnection.connect(NATSOptions(url))
        let sender = try await NATSConnection.connect(NATSOptions(url))
        try? await connection.deleteStream("BENCH")
        try await connection.createStream("BENCH", NATSStreamOptions(subjects: ["stored"]))
        let (core, stored, replayed) = (Arrivals(), Arrivals(), Arrivals())
        let kind = isRaw ? "libnats" : "signals"
        if isRaw {
          let (receiver, publisher) = (Raw(url, stored), Raw(url, stored))
          receiver.subscribe(core)
          measure("publish and receive \(kind)") {
            publisher.publish()
            core.wait()
          }
          measure("store, acknowledged \(kind)") {
            publisher.store()
            stored.wait()
          }
          measure("replay \(kind)") {
            receiver.replay(replayed)
            replayed.wait()
          }
        } else {
          let subject = connection.subject("bench", .data)
          let subscription = subject.signal(overflow: .failing(beyond: .max)).subscribe { _ in core.arrive() }
          try await connection.flush()
          let values = Signal.range(0..<count).map { _ in payload }
          measure("publish and receive \(kind)") {
            _ = values.publish(to: sender.subject("bench", .data))
            core.wait()
          }
          subscription.dispose()
          let stream = connection.stream("BENCH", .data)
          measure("store, acknowledged \(kind)") {
            _ = values.publish(to: stream, subject: "stored", limit: 16_384).subscribe { _ in stored.arrive()
            }
            stored.wait()
          }
          measure("replay \(kind)") {
            _ = stream.signal(from: .start).subscribe { _ in replayed.arrive() }
            replayed.wait()
          }
        }
      }
    }
    for (name, rates) in lines.sorted(by: { $0.key < $1.key }) {
      print(name, rates.map { "\(Int($0 / 1000)) k/s" }.joined(separator: ", "))
    }
  }
}
