// Readings of sensors: averages of each sensor, of windows of ten, and of pairs of sensors.
import ReactiveSignals

public struct Reading: Sendable, Equatable {
  public var sensor: String
  public var value: Double
}

public struct Pipeline: Sendable {
  let readings: Signal<Reading, Never>

  public init(_ readings: Signal<Reading, Never>) { self.readings = readings }

  public func averages() -> Signal<Reading, Never> {
    readings.group(by: \.sensor).flatMap { group in
      group.reduce(into: (sum: 0.0, count: 0)) { state, reading in
        state.sum += reading.value
        state.count += 1
      }
      .map { Reading(sensor: group.key, value: $0.sum / Double($0.count)) }
    }
    .erased
  }

  public func highest() -> Signal<Double, Never> {
    readings.map(\.value).window(count: 10).flatMap(.concat) { $0.reduce(0) { max($0, $1) } }.erased
  }

  public func differences(_ other: Signal<Reading, Never>) -> Signal<Double, Never> {
    readings.zip(other).map { $0.value - $1.value }.filter { $0 > 0.5 }.erased
  }

  public func total() -> Signal<Double, Never> {
    readings.map(\.value).buffer(count: 3).map { $0.reduce(0, +) }.reduce(0) { $0 + $1 }.erased
  }
}
