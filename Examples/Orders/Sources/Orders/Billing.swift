import ReactiveSignals
import ReactiveSignalsNATS

/// An order, as the stream has it.
public struct Order: Codable, Equatable, Sendable {
  public var item: String

  public init(item: String) { self.item = item }
}

/// A bank, which may be away.
public protocol Bank: Sendable {
  func charge(_ order: Order) async throws
}

/// A worker that bills each order once, and tries again after an hour when the bank is away.
public struct Billing: Sendable {
  private let orders: NATSStream<Order>
  private let bank: any Bank

  public init(_ orders: NATSStream<Order>, _ bank: any Bank) {
    self.orders = orders
    self.bank = bank
  }

  /// The orders that have been billed. A subscription is the worker.
  public var billed: Signal<NATSWork<Order>, NATSError> {
    orders.work("billing").process(limit: 4, refusingFor: .seconds(3600)) { [bank] order in
      Signal<Void, any Error>.task { try await bank.charge(order.value) }
    }
  }
}
