// The search of ViewModel, with main signals.
import ReactiveSignals

public struct Unavailable: Error {}

public struct Item: Equatable {
  public var id: Int
  public var name: String
}

@MainActor
public final class Service {
  public init() {}
  public func fetch(_ query: String) -> MainSignal<[Item], Unavailable> { .just([Item(id: 1, name: query)]) }
  public func favorites() -> MainSignal<Set<Int>, Never> { .just([1]) }
}

@MainActor
public final class ViewModel {
  public let query = MainMutableProperty("")
  public let refresh = MainSubject<Void, Never>()
  let service: Service

  public init(_ service: Service) { self.service = service }

  public func results() -> MainSignal<[Item], Never> {
    query.signal.filter { $0.count > 2 }.distinctUntilChanged()
      .flatMap(.latest) { [service] text in
        service.fetch(text).retry(2).catch { _ in .just([]) }
      }
  }

  public func rows() -> MainSignal<[String], Never> {
    results().combineLatest(service.favorites()).map { items, favorites in
      items.map { favorites.contains($0.id) ? "* " + $0.name : $0.name }
    }
  }

  public func loads() -> MainSignal<Int, Never> {
    query.signal.map { _ in 1 }.merge(refresh.map { 10 }).scan(0) { $0 + $1 }.take(100)
  }
}
