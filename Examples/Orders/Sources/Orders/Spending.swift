import ReactiveSignals
import ReactiveSignalsNATS

/// A purchase, as the stream has it.
public struct Purchase: Codable, Equatable, Sendable {
  public var customer: String
  public var price: Int
  /// The hour in which it was made.
  public var hour: Int

  public init(_ customer: String, price: Int, hour: Int) {
    (self.customer, self.price, self.hour) = (customer, price, hour)
  }
}

/// A worker that adds up what each customer spends in each hour, in a bucket.
public struct Spending: Sendable {
  /// The partitions of the purchases, by the customer.
  public static let partitions = NATSPartitions("purchases", count: 4)

  private let purchases: NATSStream<Purchase>
  private let totals: NATSBucket

  public init(_ purchases: NATSStream<Purchase>, _ totals: NATSBucket) {
    self.purchases = purchases
    self.totals = totals
  }

  /// The totals that change. A subscription is the worker. The key has the customer, and behind a period the hour.
  public var updates: Signal<(key: String, value: Int, sequence: UInt64), NATSError> {
    purchases.table("spending", in: Self.partitions, to: totals, .json(Int.self), initial: 0) { purchase in
      "\(purchase.customer).\(purchase.hour)"
    } fold: { total, purchase in
      total += purchase.price
    }
  }
}
