// This target is compiled in the Swift 5 language mode.
import ReactiveSignals

/// A class without `Sendable`, as classes of older code are.
public class Ticker {
  public private(set) var lines: [String] = []
  private let bag = CompoundDisposable()

  public init(_ prices: Signal<Int, Never>) {
    // Outside of actors the handler runs on the thread that sends.
    prices
      .combinePrevious(0) { $1 - $0 }
      .map { $0 > 0 ? "up \($0)" : "down \(-$0)" }
      .observe { [weak self] line in self?.lines.append(line) }
      .store(in: bag)
  }

  deinit { bag.dispose() }
}
