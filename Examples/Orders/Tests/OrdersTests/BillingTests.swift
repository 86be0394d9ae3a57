import Orders
import ReactiveSignals
import ReactiveSignalsNATS
import ReactiveSignalsNATSTesting
import ReactiveSignalsTesting
import Synchronization
import Testing

/// A bank that is away at first, and counts its charges.
private final class AwayOnce: Bank {
  struct Away: Error {}

  private let count = Mutex(0)
  var chargeCount: Int { count.withLock { max($0 - 1, 0) } }

  func charge(_ order: Order) async throws {
    let isFirst = count.withLock { count in
      count += 1
      return count == 1
    }
    if isFirst { throw Away() }
  }
}

@Suite struct BillingTests {
  @Test("An order is billed an hour after the bank was away, and once", .timeLimit(.minutes(1)))
  func secondTry() async throws {
    let scheduler = TestScheduler()
    let server = try NATSTestServer(scheduler: scheduler)
    let connection = try await server.connect()
    try await connection.createStream("ORDERS", NATSStreamOptions(subjects: ["orders.>"]))
    let orders = connection.stream("ORDERS", .json(Order.self))
    let bank = AwayOnce()
    let billed = ReplaySubject<NATSWork<Order>, NATSError>(capacity: .unlimited)
    let worker = Billing(orders, bank).billed.subscribe(billed)
    try await orders.publish(Order(item: "tea"), to: "orders.new")

    // The first answer refuses the order, and the second one acknowledges it.
    _ = await server.answerCount.signal.filter { $0 == 1 }.first()
    scheduler.advance(by: .seconds(3600))
    #expect(try await billed.first()?.deliveryCount == 2)
    _ = await server.answerCount.signal.filter { $0 == 2 }.first()
    scheduler.advance(by: .seconds(24 * 3600))
    #expect(try await orders.statistics(of: "billing").unansweredCount == 0)
    #expect(bank.chargeCount == 1)
    worker.dispose()
  }
}
