// A search with a list of results, of which some are favorites.
import ReactiveSignals

public struct Unavailable: Error {}

public struct Item: Sendable, Equatable {
  public var id: Int
  public var name: String
}

public final class Service: Sendable {
  public init() {}
  public func fetch(_ query: String) -> Signal<[Item], Unavailable> { .just([Item(id: 1, name: query)]) }
  public func favorites() -> Signal<Set<Int>, Never> { .just([1]) }
}

public final class ViewModel: Sendable {
  public let query = BehaviorSubject<String, Never>("")
  public let refresh = Subject<Void, Never>()
  let service: Service

  public init(_ service: Service) { self.service = service }

  public func results() -> Signal<[Item], Never> {
    query.filter { $0.count > 2 }.distinctUntilChanged()
      .flatMap(.latest) { [service] text in
        service.fetch(text).retry(2).catch { _ in Signal<[Item], Never>.just([]) }.erased
      }
      .erased
  }

  public func rows() -> Signal<[String], Never> {
    results().combineLatest(service.favorites()).map { items, favorites in
      items.map { favorites.contains($0.id) ? "* " + $0.name : $0.name }
    }
    .erased
  }

  public func loads() -> Signal<Int, Never> {
    query.map { _ in 1 }.merge(refresh.map { 10 }).scan(0) { $0 + $1 }.take(100).erased
  }
}
