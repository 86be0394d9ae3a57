public import ReactiveSignals
import Synchronization

/// The requests of the list. An app would have an implementation that uses the network.
public protocol Catalog: Sendable {
  /// Returns a signal of a page, and the number of the next one.
  func page(_ number: Int) -> Signal<(elements: [String], next: Int?), CatalogError>
}

public enum CatalogError: Error, Equatable {
  case unreachable
}

/// A catalog of three pages in this process, which answers after a delay. Each third request fails.
public final class PretendCatalog<Clock: TimedScheduler>: Catalog {
  private let clock: Clock
  private let requests = Mutex(0)

  public init(on clock: Clock) { self.clock = clock }

  /// The number of requests so far.
  public var requestCount: Int { requests.withLock { $0 } }

  public func page(_ number: Int) -> Signal<(elements: [String], next: Int?), CatalogError> {
    let request = requests.withLock { count in
      count += 1
      return count
    }
    return Signal<Int, CatalogError>.timer(after: .milliseconds(200), on: clock)
      .flatMap { _ -> Signal<(elements: [String], next: Int?), CatalogError> in
        if request.isMultiple(of: 3) { return .fail(.unreachable) }
        let titles = (1...4).map { "Title \(4 * number + $0)" }
        return .just((elements: titles, next: number < 2 ? number + 1 : nil))
      }
  }
}
