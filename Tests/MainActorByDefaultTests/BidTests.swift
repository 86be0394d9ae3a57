import ReactiveSignals
import ReactiveSignalsTesting
import Testing

private enum BidError: Error { case pollingExceeded, offline }
private struct Position { let isProcessed: Bool, bid: String? }

/// A class that is not `Sendable` in any other module, and is used and changed by the closures.
private final class BidDetails { var artwork = "a" }

private protocol Network {
  func position(_ id: String) -> MainSignal<Position, BidError>
  func artwork(_ id: String) -> MainSignal<String, BidError>
  func positions() -> MainSignal<[Position], BidError>
}

private final class BidChecker {
  @MainMutableProperty private(set) var isResolved = false
  @MainMutableProperty private(set) var isHighest = false
  private var polls = 0
  private let details: BidDetails
  private let network: any Network
  private let scheduler: TestScheduler

  init(network: any Network, details: BidDetails, on scheduler: TestScheduler) {
    self.network = network
    self.details = details
    self.scheduler = scheduler
  }

  func wait(for id: String) -> MainSignal<Void, Never> {
    poll(id)
      .flatMap { self.network.artwork(self.details.artwork) }
      .on(next: { self.details.artwork = $0 })
      .flatMap { _ in self.checkHighest() }
      .on(next: { self.isResolved = true })
      .replaceFailure(with: ())
  }

  private func poll(_ id: String) -> MainSignal<Void, BidError> {
    MainSignal.timer(after: .seconds(1), on: scheduler)
      .flatMap { _ in self.network.position(id) }
      .flatMap { position -> MainSignal<Void, BidError> in
        self.polls += 1
        if position.isProcessed { return .just(()) }
        return self.polls < 20 ? self.poll(id) : .fail(.pollingExceeded)
      }
  }

  private func checkHighest() -> MainSignal<Void, BidError> {
    network.positions()
      .on(next: { positions in
        if positions.contains(where: { $0.bid == self.details.artwork }) { self.isHighest = true }
      })
      .map { _ in }
  }
}

private final class Auction: Network {
  var polls = 0
  func position(_ id: String) -> MainSignal<Position, BidError> {
    polls += 1
    return .just(Position(isProcessed: polls == 3, bid: nil))
  }
  func artwork(_ id: String) -> MainSignal<String, BidError> { .just(id + "!") }
  func positions() -> MainSignal<[Position], BidError> { .just([Position(isProcessed: true, bid: "a!")]) }
}

struct BidTests {
  @Test("A bid is polled until it is processed")
  func polling() {
    let scheduler = TestScheduler()
    let auction = Auction()
    let details = BidDetails()
    let checker = BidChecker(network: auction, details: details, on: scheduler)
    var isDone = false
    checker.wait(for: "1").subscribe { isDone = true }
    scheduler.run()
    #expect(isDone)
    #expect(auction.polls == 3)
    #expect(checker.isResolved)
    #expect(checker.isHighest)
    #expect(details.artwork == "a!")
  }
}
