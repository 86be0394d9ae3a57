import ReactiveSignals
import ReactiveSignalsTesting

extension Program {
  /// Programs with continuations.
  static let continuationPrograms = [
    Program("continuation that is resumed immediately") {
      let value = await withCheckedContinuation { $0.resume(returning: 1) }
      try require(value == 1, "the value is lost")
    },
    Program("continuation that another task resumes") {
      let value = await withCheckedContinuation { continuation in
        Task {
          await Task.yield()
          continuation.resume(returning: 1)
        }
      }
      try require(value == 1, "the value is lost")
    },
    Program("continuation that fails") {
      do {
        let _: Int = try await withCheckedThrowingContinuation { $0.resume(throwing: Stop()) }
        throw Wrong("the failure is lost")
      } catch is Stop {}
    },
    Program("continuation without checks") {
      let value = unsafe await withUnsafeContinuation { continuation in
        Task { unsafe continuation.resume(returning: 2) }
      }
      try require(value == 2, "the value is lost")
    },
    Program("barrier of three tasks") {
      let barrier = Barrier(3)
      let arrived = Guarded(0)
      await withTaskGroup { group in
        for _ in 0..<3 {
          group.addTask {
            arrived.withLock { $0 += 1 }
            await barrier.arrive()
            let count = arrived.withLock { $0 }
            precondition(count == 3, "a task has passed the barrier too early")
          }
        }
      }
    },
    Program("channel of one value at a time") {
      let channel = Rendezvous()
      let sender = Task { for number in 1...3 { await channel.send(number) } }
      var received: [Int] = []
      for _ in 1...3 { received.append(await channel.receive()) }
      await sender.value
      try require(received == [1, 2, 3], "received \(received)")
    },
    Program("continuation that the clock resumes") {
      let scheduler = Simulation.scheduler
      let value = await withCheckedContinuation { continuation in
        scheduler.schedule(after: .seconds(3)) { continuation.resume(returning: 4) }
      }
      try require(value == 4 && scheduler.now == .seconds(3), "the time is \(scheduler.now)")
    },
  ]
}

private actor Barrier {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { missing = count }

  func arrive() async {
    missing -= 1
    if missing > 0 {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }
}

private actor Rendezvous {
  private var offered: (value: Int, sender: CheckedContinuation<Void, Never>)?
  private var receiver: CheckedContinuation<Int, Never>?

  func send(_ value: Int) async {
    if let receiver {
      self.receiver = nil
      receiver.resume(returning: value)
    } else {
      await withCheckedContinuation { offered = (value, $0) }
    }
  }

  func receive() async -> Int {
    if let (value, sender) = offered {
      offered = nil
      sender.resume()
      return value
    }
    return await withCheckedContinuation { receiver = $0 }
  }
}
