import Foundation
import ReactiveSignals

/// The thread that waits for descriptors to become readable, on behalf of all readers of the process.
///
/// It resumes a reader once and then removes it.
///
/// - Complexity: Each wakeup is O(*n*) in the number of waiting readers.
final class ReadinessMonitor: Sendable {
  static let shared = ReadinessMonitor()

  private struct State {
    var waiting: [ObjectIdentifier: ChunkReader] = [:]
    /// The descriptor that wakes the thread when written to. The first reader starts the thread.
    var waker: Int32?
    /// A Boolean value that indicates whether the thread has been woken and has not read `waiting` since. The pipe then holds at most one byte.
    var isWoken = false

    mutating func wake() {
      guard !isWoken, let waker else { return }
      isWoken = true
      System.wake(waker)
    }
  }

  private let state = Locked(State())

  /// Resumes `reader` when its descriptor is readable.
  func add(_ reader: ChunkReader) throws(System.Failure) {
    let result = state.withLock { state in
      Result { () throws(System.Failure) in
        if state.waker == nil { state.waker = try start() }
        state.waiting[ObjectIdentifier(reader)] = reader
        state.wake()
      }
    }
    try result.get()
  }

  /// Removes `reader` and wakes the thread, which must not wait for a descriptor that may be closed now.
  func remove(_ reader: ChunkReader) {
    state.withLock { state in
      if state.waiting.removeValue(forKey: ObjectIdentifier(reader)) != nil { state.wake() }
    }
  }

  private func start() throws(System.Failure) -> Int32 {
    let (reading, writing) = try System.makePipe()
    let thread = Thread { self.run(wokenBy: reading) }
    thread.name = "ReactiveSignals"
    thread.start()
    return writing
  }

  private func run(wokenBy wakeup: Int32) {
    while true {
      let descriptors = state.withLock { state in
        state.isWoken = false
        return Set(state.waiting.values.map { $0.descriptor })
      }
      let readable = Set(System.readable(among: [wakeup] + descriptors))
      if readable.contains(wakeup) { _ = try? System.read(wakeup, atMost: 16) }
      let readers = state.withLock { state in
        let readers = state.waiting.values.filter { readable.contains($0.descriptor) }
        for reader in readers { state.waiting[ObjectIdentifier(reader)] = nil }
        return readers
      }
      for reader in readers { reader.resume() }
    }
  }
}
