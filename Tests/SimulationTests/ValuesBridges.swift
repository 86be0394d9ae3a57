import ReactiveSignals
import ReactiveSignalsTesting

extension Bridge {
  /// `values` in every policy.
  static let valuesBridges = [
    Bridge(name: "values, all") { try await iterate(.all) { $0 == [1, 2, 3, 4, 5] } },
    Bridge(name: "values, newest 2") { try await iterate(.newest(2)) { $0.suffix(1) == [5] } },
    Bridge(name: "values, oldest 2") { try await iterate(.oldest(2)) { $0.prefix(2) == [1, 2] } },
    Bridge(name: "values, latest") { try await iterate(.latest) { $0.suffix(1) == [5] } },
    Bridge(name: "values, fail at 2") {
      let subject = Subject<Int, Stop>()
      var iterator = subject.values(buffering: .fail(2, with: Stop())).makeAsyncIterator()
      let sender = Task {
        await subject.sendOneToFive()
        subject.complete()
      }
      var received: [Int] = []
      var hasFailed = false
      do {
        while let value = try await iterator.next() { received.append(value) }
      } catch {
        hasFailed = true
      }
      await sender.value
      try require(received == Array((1...5).prefix(received.count)), "values are lost: \(received)")
      try require(hasFailed == (received.count < 5), "the failure is lost, or it loses values: \(received)")
    },
    Bridge(name: "values in batches") {
      let subject = Subject<Int, Never>()
      var iterator = subject.values(batch: 2).makeAsyncIterator()
      let sender = Task {
        await subject.sendOneToFive()
        subject.complete()
      }
      var received: [Int] = []
      while let batch = await iterator.next() {
        try require(!batch.isEmpty && batch.count <= 2, "a batch has \(batch.count) values")
        received += batch
      }
      await sender.value
      try require(received == [1, 2, 3, 4, 5], "received \(received)")
    },
    Bridge(name: "values, canceled") {
      let subject = Subject<Int, Never>()
      let consumer = Task {
        var received: [Int] = []
        for await value in subject.values { received.append(value) }
        return received
      }
      let sender = Task { await subject.sendOneToFive() }
      let canceler = Task { consumer.cancel() }
      _ = await (sender.value, canceler.value)
      let received = await consumer.value
      let first = received.first ?? 1
      try require(
        received == Array((first..<first + received.count)),
        "values are lost in between: \(received)"
      )
    },
    Bridge(name: "values, two senders") {
      let subject = Subject<Int, Never>()
      var iterator = subject.values.makeAsyncIterator()
      let senders = [0, 10].map { base in
        Task {
          for number in 1...3 {
            subject.send(base + number)
            await Task.yield()
          }
        }
      }
      let end = Task {
        for sender in senders { await sender.value }
        subject.complete()
      }
      var received: [Int] = []
      while let value = await iterator.next() { received.append(value) }
      await end.value
      try require(received.filter { $0 < 10 } == [1, 2, 3], "the first sender's values are \(received)")
      try require(received.filter { $0 > 10 } == [11, 12, 13], "the second sender's values are \(received)")
    },
  ]

  /// Iterates while a task sends five values and a failure. All values are received or counted as dropped, and the failure is thrown.
  private static func iterate(_ policy: BufferingPolicy<Stop>, _ isExpected: ([Int]) -> Bool) async throws {
    let subject = Subject<Int, Stop>()
    let values = subject.values(buffering: policy)
    var iterator = values.makeAsyncIterator()
    let sender = Task {
      await subject.sendOneToFive()
      subject.fail(Stop())
    }
    var received: [Int] = []
    var hasFailed = false
    do {
      while let value = try await iterator.next() { received.append(value) }
    } catch {
      hasFailed = true
    }
    await sender.value
    try require(hasFailed, "the failure is lost")
    try require(zip(received, received.dropFirst()).allSatisfy { $0 < $1 }, "values are doubled: \(received)")
    try require(
      received.count + values.droppedCount == 5,
      "\(received), and \(values.droppedCount) are dropped"
    )
    try require(isExpected(received), "received \(received)")
  }
}
