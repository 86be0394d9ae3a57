import Foundation
import ReactiveSignals

/// Waits for descriptors to become readable, for all readings of the process, on one thread of its own.
///
/// A reading is told once, and forgotten. Being told takes time in proportion to the readings that wait.
final class Readiness: Sendable {
  static let shared = Readiness()

  private struct State {
    var waiting: [ObjectIdentifier: Reading] = [:]
    /// Where to write to wake the thread, which is started by the first reading.
    var waker: Int32?
    /// Whether it has been woken, and has not looked at `waiting` since: so not more than one byte waits for it.
    var isWoken = false

    mutating func wake() {
      guard !isWoken, let waker else { return }
      isWoken = true
      System.wake(waker)
    }
  }

  private let state = Locked(State())

  /// Has `reading` go on when its descriptor can be read.
  func add(_ reading: Reading) throws(System.Failure) {
    let result = state.withLock { state in
      Result { () throws(System.Failure) in
        if state.waker == nil { state.waker = try start() }
        state.waiting[ObjectIdentifier(reading)] = reading
        state.wake()
      }
    }
    try result.get()
  }

  /// Has it not go on. The thread is woken so that it does not wait for a descriptor that may be closed now.
  func forget(_ reading: Reading) {
    state.withLock { state in
      if state.waiting.removeValue(forKey: ObjectIdentifier(reading)) != nil { state.wake() }
    }
  }

  private func start() throws(System.Failure) -> Int32 {
    let (reading, writing) = try System.makePipe()
    let thread = Thread { self.run(wokenBy: reading) }
    thread.name = "ReactiveSignals"
    thread.start()
    return writing
  }

  private func run(wokenBy alarm: Int32) {
    while true {
      let descriptors = state.withLock { state in
        state.isWoken = false
        return Set(state.waiting.values.map { $0.descriptor })
      }
      let readable = Set(System.readable(among: [alarm] + descriptors))
      if readable.contains(alarm) { _ = try? System.read(alarm, atMost: 16) }
      let readings = state.withLock { state in
        let readings = state.waiting.values.filter { readable.contains($0.descriptor) }
        for reading in readings { state.waiting[ObjectIdentifier(reading)] = nil }
        return readings
      }
      for reading in readings { reading.goOn() }
    }
  }
}
