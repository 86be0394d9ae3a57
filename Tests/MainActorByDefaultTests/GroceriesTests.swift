import ReactiveSignals
import Testing

private struct ClientError: Error, Equatable {}
private struct Item: Equatable { var name: String, inCart: Bool, stores: Set<String> }

private final class Client {
  var replaced: [Item] = []
  var isOffline = false
  func list() -> MainSignal<[Item], ClientError> {
    .just([
      Item(name: "tea", inCart: false, stores: ["a"]), Item(name: "milk", inCart: true, stores: ["a", "b"]),
    ])
  }
  func replace(_ item: Item, with new: Item) -> MainSignal<Never, ClientError> {
    if isOffline { return .fail(ClientError()) }
    replaced.append(new)
    return .empty
  }
}

/// An object with a property of its own, as a value of signals.
private final class Row {
  var item: Item
  @MainMutableProperty var inCart: Bool
  init(_ item: Item) {
    self.item = item
    inCart = item.inCart
  }
}

private final class GroceryList {
  @MainMutableProperty var store: String?
  @MainMutableProperty private(set) var rows: [Row] = []
  let all = MainMutableProperty<[Row]>([])
  let load: MainCommand<Void, [Row], ClientError>
  let failures = MainSubject<ClientError, Never>()

  init(client: Client) {
    load = MainCommand {
      client.list().flatMap { .from($0) }.map { Row($0) }.collect()
        .map { $0.sorted { $0.item.name < $1.item.name } }
    }
    load.executions.switchToLatest().bind(to: all)
    all.signal
      .map { rows in MainSignal.merge(rows.map { row in row.$inCart.changes.mapReplace(row) }) }
      .switchToLatest()
      .map { [failures] row -> MainSignal<Never, Never> in
        var new = row.item
        new.inCart = row.inCart
        return client.replace(row.item, with: new)
          .catch { error -> MainSignal<Never, Never> in
            failures.send(error)
            return .empty
          }
      }
      .concat()
      .subscribe()
    all.combineLatest($store).map { rows, store in
      rows.filter { store.map($0.item.stores.contains) ?? true }
    }
    .signal.bind(to: \.rows, on: self)
  }
}

struct GroceriesTests {
  @Test("Items are loaded, filtered, put into the cart, and saved")
  func items() {
    let client = Client()
    let list = GroceryList(client: client)
    var failures: [ClientError] = []
    list.failures.subscribe { failures.append($0) }
    list.load.execute()
    #expect(list.rows.map(\.item.name) == ["milk", "tea"])
    list.store = "b"
    #expect(list.rows.map(\.item.name) == ["milk"])
    list.all.value[1].inCart = true
    #expect(client.replaced.map(\.name) == ["tea"])
    client.isOffline = true
    list.all.value[0].inCart = false
    #expect(failures == [ClientError()])
  }
}
