// Models/ViewModel.swift in OpenCombine 0.14. It has neither `combineLatest` nor `merge`: `zip` takes the place of the one, and a
// sequence of publishers with `flatMap` that of the other.
import OpenCombine

public struct Unavailable: Error {}

public struct Item: Sendable, Equatable {
  public var id: Int
  public var name: String
}

public final class Service {
  public init() {}
  public func fetch(_ query: String) -> AnyPublisher<[Item], Unavailable> {
    Just([Item(id: 1, name: query)]).setFailureType(to: Unavailable.self).eraseToAnyPublisher()
  }
  public func favorites() -> AnyPublisher<Set<Int>, Never> { Just([1]).eraseToAnyPublisher() }
}

public final class ViewModel {
  public let query = CurrentValueSubject<String, Never>("")
  public let refresh = PassthroughSubject<Void, Never>()
  let service: Service

  public init(_ service: Service) { self.service = service }

  public func results() -> AnyPublisher<[Item], Never> {
    query.filter { $0.count > 2 }.removeDuplicates()
      .map { [service] text in
        service.fetch(text).retry(2).catch { _ in Just<[Item]>([]) }.eraseToAnyPublisher()
      }
      .switchToLatest()
      .eraseToAnyPublisher()
  }

  public func rows() -> AnyPublisher<[String], Never> {
    results().zip(service.favorites()).map { items, favorites in
      items.map { favorites.contains($0.id) ? "* " + $0.name : $0.name }
    }
    .eraseToAnyPublisher()
  }

  public func loads() -> AnyPublisher<Int, Never> {
    [query.map { _ in 1 }.eraseToAnyPublisher(), refresh.map { 10 }.eraseToAnyPublisher()].publisher
      .flatMap { $0 }.scan(0) { $0 + $1 }.prefix(100).eraseToAnyPublisher()
  }
}
