import ReactiveSignals
import Testing

// An inventory, written as an actor in its first draft: the model of a screen lives on the main actor.

private final class Inventory {
  @MainMutableProperty private var stock: [String: Int] = [:]

  var soldOut: MainSignal<[String], Never> {
    $stock.signal.map { $0.filter { $0.value == 0 }.map(\.key).sorted() }.distinctUntilChanged()
  }

  func amount(of item: String) -> MainProperty<Int> {
    $stock.map { $0[item, default: 0] }.distinctUntilChanged()
  }

  func add(_ count: Int, of item: String) { stock[item, default: 0] += count }

  func follow(_ sales: some MainSignalConvertible<String, Never>) {
    sales.mainSignal.take(during: $stock.lifetime).subscribe { [weak self] item in
      self?.stock[item, default: 0] -= 1
    }
  }
}

struct InventoryTests {
  @Test("Sales of the main actor and of other threads change the stock")
  func sales() async {
    let inventory = Inventory()
    let (shop, web) = (MainSubject<String, Never>(), Subject<String, Never>())
    inventory.follow(shop)
    inventory.follow(web)
    var soldOut: [[String]] = []
    let subscription = inventory.soldOut.subscribe { soldOut.append($0) }
    let tea = inventory.amount(of: "tea")
    inventory.add(2, of: "tea")
    shop.send("tea")
    #expect(tea.value == 1)
    await Task.detached { web.send("tea") }.value
    while tea.value > 0 { await Task.yield() }
    #expect(soldOut == [[], ["tea"]])
    subscription.dispose()
    shop.complete()
    web.complete()
  }
}
