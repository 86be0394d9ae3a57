import Foundation
import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

/// The number of schedules of each bridge, and the file to which the measurements are written.
let environment = ProcessInfo.processInfo.environment
let scheduleCount = environment["REACTIVE_SIGNALS_SCHEDULES"].flatMap(Int.init) ?? 100
let tablePath = environment["REACTIVE_SIGNALS_SIMULATION_TABLE"]

@Suite("Bridges", .withoutLeaks)
struct BridgeTests {
  @Test("A bridge loses and doubles nothing", .disabled(if: tablePath != nil), arguments: Bridge.all)
  func isSound(_ bridge: Bridge) throws {
    try simulate(schedules: scheduleCount, bridge.run)
  }
}
