import ReactiveSignals
import ReactiveSignalsTesting

/// The lines of the source that have made untracked subscriptions, properties and commands, as far as they have been looked up.
///
/// To look up a line reads the debugging information of the program, which takes seconds if the program is large. So a task does it, once
/// for each line, and snapshots show the lines that are known by then.
enum KnownPlaces {
  private struct State: Sendable {
    /// The places by the addresses of the calls. One that cannot be found is empty.
    var places: [[UInt]: String] = [:]
    var wanted: Set<[UInt]> = []
    var isSearching = false
  }

  private static let state = Locked(State())

  /// Returns the place of code that has called the library, and notes that it is wanted if it is not known.
  static func place(of calls: [UInt]) -> String? {
    state.withLock { state in
      if let known = state.places[calls] { return known.isEmpty ? nil : known }
      state.wanted.insert(calls)
      return nil
    }
  }

  /// Looks up the places that are wanted.
  static func find() {
    let wanted = state.withLock { Array($0.wanted) }
    if wanted.isEmpty { return }
    CodePlace.findUsers(of: wanted)
    let found = wanted.map { calls in
      (
        calls,
        CodePlace.user(of: calls).map { place in (place.module.map { "\($0)/" } ?? "") + "\(place)" } ?? ""
      )
    }
    state.withLock { state in
      for (calls, place) in found {
        state.places[calls] = place
        state.wanted.remove(calls)
      }
    }
  }

  /// Looks them up in a task, unless one is doing so.
  static func findLater() {
    let isNeeded = state.withLock { state in
      if state.isSearching || state.wanted.isEmpty { return false }
      state.isSearching = true
      return true
    }
    guard isNeeded else { return }
    Task.detached(priority: .utility) {
      find()
      state.withLock { $0.isSearching = false }
    }
  }
}
