import ReactiveSignals
import ReactiveSignalsTesting

extension Bridge {
  /// `values` in every policy.
  static let valuesBridges = [
    Bridge(name: "values, all") { try await iterate(.all, $0) { $0 == [1, 2, 3, 4, 5] } },
    Bridge(name: "values, newest 2") { ledger in
      try await iterate(.newest(2, counting: ledger.dropCounter), ledger) { $0.suffix(1) == [5] }
    },
    Bridge(name: "values, oldest 2") { ledger in
      try await iterate(.oldest(2, counting: ledger.dropCounter), ledger) { $0.prefix(2) == [1, 2] }
    },
    Bridge(name: "values, latest") { ledger in
      try await iterate(.newest(1, counting: ledger.dropCounter), ledger) { $0.suffix(1) == [5] }
    },
    Bridge(name: "values, fail at 2") { ledger in
      let subject = ledger.track(Subject<Item, Stop>())
      // The failure disposes the upstream at once. The values after that go nowhere.
      let source = subject.on(disposed: { ledger.setOpen(false) })
      var iterator = source.values(buffering: .fail(2, with: Stop())).makeAsyncIterator()
      let sender = Task {
        await ledger.sendOneToFive(to: subject)
        subject.complete()
      }
      var received: [Int] = []
      var hasFailed = false
      do {
        while let item = try await iterator.next() { received.append(ledger.receive(item)) }
      } catch {
        hasFailed = true
      }
      await sender.value
      try require(received == Array((1...5).prefix(received.count)), "values are lost: \(received)")
      try require(hasFailed == (received.count < 5), "the failure is lost, or it loses values: \(received)")
    },
    Bridge(name: "values in batches") { ledger in
      let subject = ledger.track(Subject<Item, Never>())
      var iterator = subject.values(batch: 2).makeAsyncIterator()
      let sender = Task {
        await ledger.sendOneToFive(to: subject)
        subject.complete()
      }
      var received: [Int] = []
      while let batch = await iterator.next() {
        try require(!batch.isEmpty && batch.count <= 2, "a batch has \(batch.count) values")
        received += batch.map { ledger.receive($0) }
      }
      await sender.value
      try require(received == [1, 2, 3, 4, 5], "received \(received)")
    },
    Bridge(name: "values, canceled") { ledger in
      let subject = ledger.track(Subject<Item, Never>())
      ledger.setOpen(false)
      let consumer = Task {
        var iterator = subject.values.makeAsyncIterator()
        ledger.setOpen(!Task.isCancelled)
        var received: [Int] = []
        while let item = await iterator.next() { received.append(ledger.receive(item)) }
        return received
      }
      let sender = Task { await ledger.sendOneToFive(to: subject) }
      let canceler = Task {
        ledger.setOpen(false)
        consumer.cancel()
      }
      _ = await (sender.value, canceler.value)
      let received = await consumer.value
      let first = received.first ?? 1
      try require(
        received == Array((first..<first + received.count)),
        "values are lost in between: \(received)"
      )
    },
    Bridge(name: "values, two senders") { ledger in
      let subject = ledger.track(Subject<Item, Never>())
      var iterator = subject.values.makeAsyncIterator()
      let senders = [0, 10].map { base in
        Task {
          for number in 1...3 {
            subject.send(ledger.take(base + number))
            await Task.yield()
          }
        }
      }
      let end = Task {
        for sender in senders { await sender.value }
        subject.complete()
      }
      var received: [Int] = []
      while let item = await iterator.next() { received.append(ledger.receive(item)) }
      await end.value
      try require(received.filter { $0 < 10 } == [1, 2, 3], "the first sender's values are \(received)")
      try require(received.filter { $0 > 10 } == [11, 12, 13], "the second sender's values are \(received)")
    },
  ]

  /// Iterates while a task sends five values and a failure, which is thrown.
  private static func iterate(
    _ policy: BufferingPolicy<Stop>,
    _ ledger: Ledger,
    _ isExpected: ([Int]) -> Bool
  ) async throws {
    let subject = ledger.track(Subject<Item, Stop>())
    var iterator = subject.values(buffering: policy).makeAsyncIterator()
    let sender = Task {
      await ledger.sendOneToFive(to: subject)
      subject.fail(Stop())
    }
    var received: [Int] = []
    var hasFailed = false
    do {
      while let item = try await iterator.next() { received.append(ledger.receive(item)) }
    } catch {
      hasFailed = true
    }
    await sender.value
    try require(hasFailed, "the failure is lost")
    try require(
      zip(received, received.dropFirst()).allSatisfy { $0 < $1 },
      "values are out of order: \(received)"
    )
    try require(isExpected(received), "received \(received)")
  }
}
