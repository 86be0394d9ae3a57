/// A value of a user. It has a reference, so that a copy is more than a copy of its bits.
struct Price: Hashable, Comparable, Sendable {
  let amount: Int
  let currency: Currency

  static let zero = Price(amount: 0, currency: .crown)

  static func < (one: Price, other: Price) -> Bool { one.amount < other.amount }
}

final class Currency: Hashable, Sendable {
  static let crown = Currency()

  static func == (one: Currency, other: Currency) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct Quote: Hashable, Sendable {
  let price: Price
}

/// A failure of a user.
enum Fault: Error, Hashable {
  case closed
  case late(Price)
}

@inline(never)
func prices(_ count: Int) -> [Price] { (0..<count).map { Price(amount: $0, currency: .crown) } }

extension Price {
  var next: Price { Price(amount: amount &+ 1, currency: currency) }
}

/// Does the work of a subscriber. The optimizer does not remove it.
@inline(never)
@_optimize(none)
func used() {}
