// compiles
import ReactiveSignals

final class Feed: Sendable {
  let prices: Signal<Int, Never>

  init(_ source: some SignalProtocol<Int, Never>) {
    prices = source.share()
  }
}
