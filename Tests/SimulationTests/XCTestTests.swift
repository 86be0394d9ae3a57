import ReactiveSignalsTesting
import XCTest

/// A simulation in a test that does not use Swift Testing.
final class XCTestTests: XCTestCase {
  private actor Account {
    private(set) var balance = 100

    func withdraw(_ amount: Int) async {
      guard balance >= amount else { return }
      await Task.yield()
      balance -= amount
    }
  }

  private struct Overdrawn: Error {}

  func testSimulationPasses() throws {
    let report = try simulate(schedules: 20) {
      let account = Account()
      await account.withdraw(80)
      guard await account.balance == 20 else { throw Overdrawn() }
    }
    XCTAssertEqual(report.schedules, 20)
  }

  func testSimulationFindsRace() {
    XCTAssertThrowsError(
      try simulate(schedules: 100) {
        let account = Account()
        async let one: Void = account.withdraw(80)
        async let other: Void = account.withdraw(80)
        _ = await (one, other)
        guard await account.balance >= 0 else { throw Overdrawn() }
      }
    ) { error in
      XCTAssertTrue("\(error)".contains("REACTIVE_SIGNALS_REPLAY=0x"))
    }
  }
}
