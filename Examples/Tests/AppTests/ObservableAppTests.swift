import ObservableApp
import ReactiveSignals
import Testing

@Suite @MainActor struct ObservableAppTests {
  private func settle(_ view: CartView, at evaluations: Int) async {
    while view.evaluations < evaluations { await Task.yield() }
  }

  @Test("A view is evaluated again when a property, a command or a stored property changes")
  func evaluation() async {
    let orders = Subject<Int, Never>()
    let view = CartView(Cart { _ in orders.erased })
    #expect(view.text == "0 items, , , total 0: Empty")
    view.cart.items.value = ["tea"]
    await settle(view, at: 2)
    #expect(view.text == "1 items, , , total 0: Buy")
    view.cart.coupon = "SPRING"
    await settle(view, at: 3)
    view.cart.note = "gift"
    await settle(view, at: 4)
    #expect(view.text == "1 items, SPRING, gift, total 0: Buy")
    view.cart.buy.execute()
    await settle(view, at: 5)
    #expect(view.text == "1 items, SPRING, gift, total 0: Empty")
    orders.send(12)
    await settle(view, at: 6)
    #expect(view.text == "1 items, SPRING, gift, total 12: Empty")
  }

  @Test("A change by another thread reaches the view")
  func threads() async {
    let view = CartView(Cart { _ in .empty })
    let items = view.cart.items
    await Task.detached { items.value = ["tea", "cake"] }.value
    while view.cart.count.value != 2 || !view.text.hasPrefix("2") { await Task.yield() }
    #expect(view.text == "2 items, , , total 0: Buy")
  }
}
