import Orders
import ReactiveSignals
import ReactiveSignalsNATS
import ReactiveSignalsNATSTesting
import ReactiveSignalsTesting
import Testing

@Suite struct SpendingTests {
  @Test(
    "Half a minute after a worker has stopped in the middle, another one counts its purchases, each once",
    .timeLimit(.minutes(1))
  )
  func takeover() async throws {
    let scheduler = TestScheduler()
    let server = try NATSTestServer(scheduler: scheduler)
    let connection = try await server.connect()
    let partitions = Spending.partitions
    try await connection.createStream("PURCHASES", NATSStreamOptions(subjects: partitions.subjects))
    let purchases = connection.stream("PURCHASES", .json(Purchase.self))
    let made = [
      Purchase("ada", price: 3, hour: 9), Purchase("bob", price: 5, hour: 9),
      Purchase("ada", price: 4, hour: 9),
      Purchase("ada", price: 1, hour: 10),
    ]
    for purchase in made { try await purchases.publish(purchase, key: purchase.customer, in: partitions) }

    // It holds a purchase of each partition, and never answers.
    let held = ReplaySubject<NATSWork<Purchase>, NATSError>(capacity: .unlimited)
    let stopped = purchases.work("spending", in: partitions).subscribe(held)
    let count = Set(made.map { partitions.subject(of: $0.customer) }).count
    for try await _ in held.take(count).values {}

    let totals = try await connection.createBucket("spending")
    let updates = ReplaySubject<(key: String, value: Int, sequence: UInt64), NATSError>(capacity: .unlimited)
    let worker = Spending(purchases, totals).updates.subscribe(updates)
    stopped.dispose()
    scheduler.advance(by: .seconds(30))
    var values: [String: [Int]] = [:]
    for try await update in updates.take(made.count).values {
      values[update.key, default: []].append(update.value)
    }
    #expect(values == ["ada.9": [3, 7], "ada.10": [1], "bob.9": [5]])
    worker.dispose()

    // The group forgets its answers, and gets every purchase again. The bucket has them.
    try await connection.flush()
    try await purchases.deleteGroup("spending", in: partitions)
    let again = Spending(purchases, totals).updates.subscribe(next: { _ in }, failed: { Issue.record($0) })
    _ = await server.answerCount.signal.filter { $0 >= 2 * made.count }.first()
    again.dispose()
    for (key, total) in [("ada.9", 7), ("ada.10", 1), ("bob.9", 5)] {
      let value = totals.property(key, .json(Int.self), initial: 0)
      _ = await value.value.signal.filter { $0 == total }.first()
    }
  }
}
