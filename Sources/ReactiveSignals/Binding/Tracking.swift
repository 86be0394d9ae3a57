#if canImport(Darwin)
import Observation
#else
@_spi(SwiftUI) import Observation
#endif
import Synchronization
import _ReactiveSignalsShims

/// An interest in what is read of observable objects, which can be withdrawn.
///
/// The objects' registrars hold the ``TrackingNotice``: it is told of each change until the tracking is cancelled, and goes when
/// the tracking is, or when all the objects are. (On Apple platforms it is told once, before the change is made.)
///
/// The Observation module has an end for a tracking, but gives it only to one who is told of a change. So each tracking
/// reads a ``Probe`` too, which can be changed at will.
final class Tracking: Sendable {
  private let cancelled = Atomic<Bool>(false)

  /// Whether it has been cancelled. It may be told of changes after that.
  var isOver: Bool { cancelled.load(ordering: .acquiring) }

  #if canImport(Darwin)
  private let probe = Probe()

  /// Reads with `read`. From when it returns, changes of what was read are told to `notice`.
  func start<Value>(_ notice: TrackingNotice, _ read: () -> Value) -> Value {
    withObservationTracking {
      probe.look()
      return read()
    } onChange: {
      notice.changed()
    }
  }

  /// Ends it.
  func cancel() {
    cancelled.store(true, ordering: .releasing)
    probe.change()
  }
  #else
  private struct State: Sendable {
    /// The thread that starts the tracking, until the probe has been changed.
    var starter: UInt?
    var tracking: ObservationTracking?
  }

  private let state = Locked(State())

  /// Reads with `read`. From when it returns, changes of what was read are told to `notice`.
  func start<Value>(_ notice: TrackingNotice, _ read: () -> Value) -> Value {
    let probe = Probe()
    let value = withObservationTracking {
      probe.look()
      return read()
    } didSet: { [self] tracking in
      if !keep(tracking) { notice.changed() }
    }
    state.withLock { $0.starter = rs_thread_token() }
    probe.change()
    return value
  }

  /// Keeps `tracking` if it is the probe that has changed: nothing else changes on that thread then.
  private func keep(_ tracking: ObservationTracking) -> Bool {
    state.withLock { state in
      guard state.starter == rs_thread_token() else { return false }
      state = State(tracking: tracking)
      return true
    }
  }

  /// Ends it.
  func cancel() {
    cancelled.store(true, ordering: .releasing)
    guard let tracking = state.withLock({ $0.tracking.take() }) else { return }
    // A registrar that goes holds its lock while it releases what it holds, and what hears of that way may have come here.
    if TrackingNotice.isTellingOfRelease { Task { tracking.cancel() } } else { tracking.cancel() }
  }
  #endif
}

/// What the registrars of tracked objects hold, told of changes. When they let go of it, it looks whether what it is about has
/// gone.
final class TrackingNotice: Sendable {
  private static let releases = Atomic<Int>(0)

  let changed: @Sendable () -> Void
  private let isGone: @Sendable () -> Bool
  private let released: @Sendable () -> Void

  init(
    changed: @escaping @Sendable () -> Void = {},
    isGone: @escaping @Sendable () -> Bool,
    released: @escaping @Sendable () -> Void
  ) {
    self.changed = changed
    self.isGone = isGone
    self.released = released
  }

  deinit {
    guard isGone() else { return }
    Self.releases.add(1, ordering: .acquiringAndReleasing)
    released()
    Self.releases.subtract(1, ordering: .acquiringAndReleasing)
  }

  /// Whether some thread, maybe this one, is telling of a release.
  static var isTellingOfRelease: Bool { releases.load(ordering: .acquiring) > 0 }
}

/// An observable object with nothing in it.
private final class Probe: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var content: Bool { true }

  func look() { registrar.access(self, keyPath: \.content) }
  func change() { registrar.withMutation(of: self, keyPath: \.content) {} }
}
