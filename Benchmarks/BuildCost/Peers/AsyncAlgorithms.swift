// Models/ViewModel.swift in swift-async-algorithms 1.1. It has no `retry`: a loop takes its place.
import AsyncAlgorithms

public struct Unavailable: Error {}

public struct Item: Sendable, Equatable {
  public var id: Int
  public var name: String
}

public final class Service: Sendable {
  public init() {}
  public func fetch(_ query: String) async throws(Unavailable) -> [Item] { [Item(id: 1, name: query)] }
  public func favorites() -> some AsyncSequence<Set<Int>, Never> & Sendable { [[1]].async }
}

public final class ViewModel: Sendable {
  public let query = AsyncChannel<String>()
  public let refresh = AsyncChannel<Void>()
  let service: Service

  public init(_ service: Service) { self.service = service }

  public func results() -> some AsyncSequence<[Item], Never> & Sendable {
    query.filter { $0.count > 2 }.removeDuplicates()
      .flatMapLatest { [service] text in
        AsyncStream { continuation in
          let task = Task {
            var items: [Item] = []
            for _ in 0...2 {
              guard let fetched = try? await service.fetch(text) else { continue }
              items = fetched
              break
            }
            continuation.yield(items)
            continuation.finish()
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      }
  }

  public func rows() -> some AsyncSequence<[String], Never> & Sendable {
    combineLatest(results(), service.favorites()).map { items, favorites in
      items.map { favorites.contains($0.id) ? "* " + $0.name : $0.name }
    }
  }

  public func loads() -> some AsyncSequence<Int, Never> & Sendable {
    merge(query.map { _ in 1 }, refresh.map { 10 }).reductions(0) { $0 + $1 }.prefix(100)
  }
}
