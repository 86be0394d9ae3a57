import Observation
import ReactiveSignals

/// The model of a view: stored properties, reactive properties and a command side by side.
///
/// All take part in Observation. A view that reads them is evaluated again when they change.
@MainActor @Observable public final class Cart {
  /// A stored property, observed by the macro.
  public var note = ""

  /// Reactive properties, which take part in Observation by themselves.
  public let items = MutableProperty<[String]>([])
  public let count: Property<Int>

  /// The macro makes stored properties computed ones, which cannot have a wrapper. `@ObservationIgnored` leaves this one alone.
  @ObservationIgnored @MutableProperty public var coupon = ""

  public let buy: Command<Void, Int, Never>

  /// The prices of the shop, as the signal of prices sends them.
  public private(set) var total = 0

  public init(buying order: @escaping @Sendable ([String]) -> Signal<Int, Never>) {
    let items = items
    count = items.map(\.count)
    buy = Command(enabledIf: items.map { !$0.isEmpty }) { order(items.value) }
    buy.executions.flatMap(.latest) { $0 }.bind(to: \.total, on: self)
  }
}

/// A view: text that is evaluated again when a property that it has read changes.
@MainActor public final class CartView {
  public let cart: Cart
  public private(set) var text = ""
  public private(set) var evaluations = 0

  public init(_ cart: Cart) {
    self.cart = cart
    evaluate()
  }

  // SwiftUI does the same with the body of a view.
  private func evaluate() {
    evaluations += 1
    text = withObservationTracking {
      let button = cart.buy.isEnabled.value ? "Buy" : "Empty"
      return "\(cart.count.value) items, \(cart.coupon), \(cart.note), total \(cart.total): \(button)"
    } onChange: {
      Task { @MainActor [weak self] in self?.evaluate() }
    }
  }
}
