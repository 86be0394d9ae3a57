// error: actor-isolated property 'stock' can not be mutated from a Sendable closure
import ReactiveSignals

actor Inventory {
  private var stock: [String: Int] = [:]
  private let bag = CompoundDisposable()

  func follow(_ sales: some SignalProtocol<String, Never>) {
    sales.observe { [weak self] item in
      self?.stock[item, default: 0] -= 1
    }
    .store(in: bag)
  }
}
