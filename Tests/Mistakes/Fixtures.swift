// The types and functions that several mistakes use.
import ReactiveSignals

struct Broken: Error { var code = 0 }
struct Lost: Error {}
struct LoadError: Error {}
struct NotFound: Error {}
enum CartError: Error { case empty }

struct Session: Sendable {}
struct User: Sendable { let name: String }
final class Picture { var size = 0 }

@MainActor protocol Service { func load(_ id: Int) -> Signal<String, Never> }

@Sendable func loadName(_ id: Int) -> Signal<String, Never> { .just("\(id)") }
@Sendable func loadNumber(_ id: Int) -> Signal<Int, Never> { .just(id) }
@Sendable func loadPage(_ id: Int) -> Signal<[Int], Broken> { .just([id]) }
@Sendable func tryName(_ id: Int) -> Signal<String, Broken> { .just("\(id)") }
@Sendable func tryNumber(_ id: Int) -> Signal<Int, Broken> { .just(id) }
func loadLater(_ id: Int) async -> String { "\(id)" }
func parse(_ text: String) throws -> Int { text.count }
func pay(_ amount: Int) async throws(CartError) -> String { "paid" }
