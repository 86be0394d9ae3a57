import ReactiveSignalsTesting
import Testing

/// A program that uses a bridge between signals and tasks, and checks that no event is lost or doubled.
struct Bridge: Sendable, CustomTestStringConvertible {
  let name: String
  let body: @Sendable (Ledger) async throws -> Void

  var testDescription: String { name }

  static let all = valuesBridges + awaitingBridges + operatorBridges + isolationBridges + pressureBridges

  /// Runs the program in a simulation. The ledger balances after each step, and at the end all objects are released.
  func run() async throws {
    let ledger = Ledger()
    Simulation.checkAtEachStep { try ledger.checkBalance() }
    try await body(ledger)
    try await settle()
    try ledger.checkReleases()
  }
}

/// The failure of a signal.
struct Stop: Error {}

/// Waits until no other task of the simulation can run.
func settle() async throws { try await Simulation.clock.sleep(for: .seconds(1)) }
