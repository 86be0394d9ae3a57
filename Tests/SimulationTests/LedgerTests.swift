import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

@Suite("The ledger of a bridge", .withoutLeaks)
struct LedgerTests {
  @Test("finds a value that is lost, at the step that loses it")
  func loss() throws {
    let failure = try #require(
      failure { ledger in
        let subject = Subject<Item, Never>()
        let (_, _) = ledger.record(subject.filter { $0.number != 2 })
        await ledger.sendOneToFive(to: subject)
      }
    )
    #expect(failure.reason == "of 2 values, [1] are received, 0 dropped and 0 wait")
  }

  @Test("finds a value that is received twice")
  func duplicate() throws {
    let failure = try #require(
      failure { ledger in
        let subject = Subject<Item, Never>()
        let (_, _) = ledger.record(subject.merge(subject))
        await ledger.sendOneToFive(to: subject)
      }
    )
    #expect(failure.reason.hasPrefix("1 is received twice"))
  }

  @Test("finds an object that is not released", .leavesSubscriptions("The test is about that"))
  func leak() throws {
    let failure = try #require(
      failure { ledger in
        let subject = ledger.track(Subject<Item, Never>())
        subject.subscribe(next: { _ in subject.complete() })
      }
    )
    #expect(failure.reason.hasPrefix("1 objects are not released"))
  }

  @Test("balances while values wait")
  func waiting() {
    let hasNoFailure =
      failure { ledger in
        let subject = ledger.track(Subject<Item, Never>())
        var iterator = subject.values.makeAsyncIterator()
        await ledger.sendOneToFive(to: subject)
        subject.complete()
        while let item = await iterator.next() { ledger.receive(item) }
      } == nil
    #expect(hasNoFailure)
  }

  private func failure(of body: @escaping @Sendable (Ledger) async throws -> Void) -> SimulationFailure? {
    firstFailure(.random(schedules: 1), of: Bridge(name: "planted", body: body).run)
  }
}
