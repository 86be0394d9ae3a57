// Three requests, each of which depends on the results of those before it.
import ReactiveSignals

public struct User: Sendable { public var id: Int }
public struct Order: Sendable { public var id: Int }
public struct Invoice: Sendable { public var total: Int }
public struct Offline: Error {}

public final class Invoices: Sendable {
  let users: Signal<User, Offline>
  let orders: @Sendable (User) -> Signal<Order, Offline>
  let invoices: @Sendable (Order) -> Signal<Invoice, Offline>

  public init(
    users: Signal<User, Offline>,
    orders: @escaping @Sendable (User) -> Signal<Order, Offline>,
    invoices: @escaping @Sendable (Order) -> Signal<Invoice, Offline>
  ) {
    self.users = users
    self.orders = orders
    self.invoices = invoices
  }

  public func lines(of names: Signal<String, Offline>) -> Signal<String, Offline> {
    names.flatMap { [users, orders, invoices] name in
      users.flatMap { user in
        orders(user).flatMap { order in
          invoices(order).map { "\(name) \(user.id) \(order.id): \($0.total)" }
        }
      }
    }
    .erased
  }
}
