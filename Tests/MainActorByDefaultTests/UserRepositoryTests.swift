import ReactiveSignals
import Testing

private struct User: Equatable { let id: Int, name: String }
private enum RepositoryError: Error { case notFound, offline }

/// The user that is known, and then the one that is loaded. Requests for the same user are shared.
private final class UserRepository {
  private var users: [Int: User] = [:]
  private var requests: [Int: MainSignal<User, RepositoryError>] = [:]
  private let fetch: (Int) async throws(RepositoryError) -> User

  init(fetch: @escaping (Int) async throws(RepositoryError) -> User) { self.fetch = fetch }

  func user(_ id: Int) -> MainSignal<User, RepositoryError> {
    let known: MainSignal<User, RepositoryError> = users[id].map { .just($0) } ?? .empty
    return known.merge(request(id)).distinctUntilChanged()
  }

  private func request(_ id: Int) -> MainSignal<User, RepositoryError> {
    if let request = requests[id] { return request }
    let request = MainSignal<User, RepositoryError>.task { () async throws(RepositoryError) in
      let user = try await self.fetch(id)
      self.users[id] = user
      return user
    }
    .finally { self.requests[id] = nil }
    .share(replay: 1)
    requests[id] = request
    return request
  }
}

struct UserRepositoryTests {
  @Test("Requests are shared, and the known user comes first")
  func requests() async throws {
    var fetches = 0
    let repository = UserRepository { id async throws(RepositoryError) in
      fetches += 1
      await Task.yield()
      if id == 0 { throw .notFound }
      return User(id: id, name: "user \(fetches)")
    }
    let first = repository.user(1), second = repository.user(1)
    let both = first.zip(second)
    #expect(try await both.collected().map { $0.0 == $0.1 } == [true])
    #expect(fetches == 1)
    #expect(try await repository.user(1).map(\.name).collected() == ["user 1", "user 2"])
    await #expect(throws: RepositoryError.notFound) { try await repository.user(0).collected() }
  }
}
