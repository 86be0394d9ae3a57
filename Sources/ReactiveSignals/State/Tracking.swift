#if canImport(Darwin)
import Observation
#else
@_spi(SwiftUI) import Observation
#endif
import _ReactiveSignalsAtomics
import _ReactiveSignalsShims

/// A cancelable tracking of the properties that a closure reads from observable objects.
///
/// The registrars of the objects hold the ``Handler``. It receives each change until the tracking is canceled. It is
/// released with the tracking, or with the last of the objects. On Apple platforms it receives one report, before the change.
///
/// The Observation module passes the token that cancels a tracking only to the handler of a change. Each tracking therefore also
/// reads a ``Trigger`` and changes it to obtain the token.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Tracking: Sendable {
  private let canceled = Atomic<Bool>(false)

  /// A Boolean value that indicates whether the tracking has been canceled. The handler may still receive a change after that.
  var isCancelled: Bool { canceled.load(ordering: .acquiring) }

  #if canImport(Darwin)
  private let trigger = Trigger()

  /// Calls `read` and reports changes of the properties that it has read, from its return on.
  func start<Value>(_ handler: Handler, _ read: () -> Value) -> Value {
    withObservationTracking {
      trigger.read()
      return read()
    } onChange: {
      handler.changed()
    }
  }

  /// Ends the tracking.
  func cancel() {
    canceled.store(true, ordering: .releasing)
    trigger.change()
  }
  #else
  /// The thread that starts the tracking, until it has changed the trigger, and the tracking itself.
  private let state = Locked((starter: UInt?.none, tracking: ObservationTracking?.none))

  /// Calls `read` and reports changes of the properties that it has read, from its return on.
  func start<Value>(_ handler: Handler, _ read: () -> Value) -> Value {
    let trigger = Trigger()
    let value = withObservationTracking {
      trigger.read()
      return read()
    } didSet: { [self] tracking in
      if !keepToken(tracking) { handler.changed() }
    }
    state.withLock { $0.starter = rs_thread_token() }
    trigger.change()
    return value
  }

  /// Keeps `tracking` if the trigger has changed. The starting thread makes no other change at that time.
  private func keepToken(_ tracking: ObservationTracking) -> Bool {
    state.withLock { state in
      guard state.starter == rs_thread_token() else { return false }
      state = (nil, tracking)
      return true
    }
  }

  /// Ends the tracking.
  func cancel() {
    canceled.store(true, ordering: .releasing)
    guard let tracking = state.withLock({ $0.tracking.take() }) else { return }
    // A registrar holds its lock while it releases its handlers. Canceling on this thread could take that lock again.
    if Handler.isReportingRelease { Task { tracking.cancel() } } else { tracking.cancel() }
  }
  #endif
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Tracking {
  /// The handler of changes that the registrars of tracked objects hold.
  ///
  /// When the last registrar releases it, it checks whether its object has been released, and reports that.
  final class Handler: Sendable {
    private static let reportCount = Atomic<Int>(0)

    let changed: @Sendable () -> Void
    private let isReleased: @Sendable () -> Bool
    private let released: @Sendable () -> Void

    init(
      changed: @escaping @Sendable () -> Void = {},
      isReleased: @escaping @Sendable () -> Bool,
      released: @escaping @Sendable () -> Void
    ) {
      self.changed = changed
      self.isReleased = isReleased
      self.released = released
    }

    deinit {
      guard isReleased() else { return }
      Self.reportCount.add(1, ordering: .acquiringAndReleasing)
      released()
      Self.reportCount.subtract(1, ordering: .acquiringAndReleasing)
    }

    /// A Boolean value that indicates whether any thread is reporting a release.
    static var isReportingRelease: Bool { reportCount.load(ordering: .acquiring) > 0 }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Tracking {
  /// An observable object whose only purpose is to change.
  private final class Trigger: Observation.Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var content: Bool { true }

    func read() { registrar.access(self, keyPath: \.content) }
    func change() { registrar.withMutation(of: self, keyPath: \.content) {} }
  }
}
