import Foundation
import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

@Suite("Planted races", .withoutLeaks)
struct RaceTests {
  @Test("A race is found within 500 schedules, and its seed replays it 100 times", arguments: Race.all)
  func isFound(_ race: Race) throws {
    let found = try #require(findFailure(.random(schedules: 500), race.body))
    let seed = try #require(found.seed)
    for _ in 0..<100 { #expect(findFailure(.random(schedules: 1, seed: seed), race.body) != nil) }
  }

  @Test("There are at least 25 races")
  func count() { #expect(Race.all.count >= 25) }

  @Test("A race does not fail under every schedule, so that it takes a search", arguments: Race.all)
  func isRare(_ race: Race) {
    #expect((1...500).contains { findFailure(.random(schedules: 1, seed: $0), race.body) == nil })
  }
}
