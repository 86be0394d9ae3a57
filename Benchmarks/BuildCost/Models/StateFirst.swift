// A search whose results are loaded, a list of pages, and a profile whose changes are shown before they are saved.
import ReactiveSignals

public struct Profile: Sendable {
  public var name: String
  public var city: String
}

@MainActor
public final class SearchScreen {
  public let text = MainMutableProperty("")
  public let results: MainResource<[String], any Error>

  public init(search: @escaping (String) async throws -> [String]) {
    let settled = text.changes.debounce(for: .milliseconds(300)).distinctUntilChanged()
    let query = MainProperty(initial: nil, then: settled.map { $0.isEmpty ? nil : $0 })
    results = MainResource(for: query) { text in try await search(text) }
  }
}

@MainActor
public final class ListScreen {
  public let items: PagedResource<String, Int, any Error>

  public init(load: @escaping @Sendable (Int?) async throws -> (elements: [String], next: Int?)) {
    items = PagedResource { cursor in try await load(cursor) }
  }

  public func shows(_ position: Int) { items.loadMore(showing: position) }
}

@MainActor
public final class ProfileScreen {
  public let profile: MainResource<Profile, any Error>
  public let message = MainMutableProperty<String?>(nil)
  private let save: (Profile) async throws -> Void

  public init(load: @escaping () async throws -> Profile, save: @escaping (Profile) async throws -> Void) {
    profile = MainResource { try await load() }
    self.save = save
  }

  public func rename(_ name: String) async { await change { $0.name = name } }
  public func move(to city: String) async { await change { $0.city = city } }

  private func change(_ change: @escaping (inout Profile) -> Void) async {
    do {
      try await profile.update(optimistically: change) {
        if let profile = profile.value { try await save(profile) }
      }
    } catch {
      message.value = "\(error)"
    }
  }
}
