public import Observation
import Synchronization

/// Returns a signal of the value of an `@Observable` object's property, and of every change to it.
///
///     @MainActor @Observable final class Player {
///       var volume = 5
///     }
///     let player = Player()
///     observe(player, \.volume).subscribe { print($0) }
///     player.volume = 6
///     // 5
///     // 6
///
/// **Isolation.** The value is read in the isolation of the caller, at subscription and after each change. Call `observe` where the
/// object may be used. On the main actor or in another actor, that actor reads the value, and a subscriber elsewhere receives
/// the values from there. Outside of actors, the subscribing thread and the threads that write read the value.
///
/// **Changes.** The thread that makes a change sends it, when it is made. An observation in an actor sends the changes made by
/// other threads asynchronously, from the actor, and coalesces those made in between. On Apple platforms, where changes are
/// reported before they are made, the last change of an actor's turn is sent after that turn. An object may skip reporting a write
/// of an equal value, as those of the macro do. A change made by reading the value is ignored. A property that never reports
/// a change, such as a constant, sends its value.
///
/// **Threads.** The last value sent is the current one, and no value is older than one sent before it. A value that one thread
/// writes while another is reading may be sent twice, or replace the value read. For a key path of several components, several
/// threads may write the last property at the same time. Changes of the other components must not overlap.
///
/// **Completion.** The signal completes when the object is released. A later subscriber receives only completion. The signal does
/// not fail. Away from Apple platforms, the release is reported by the `ObservationRegistrar` that the object stores. Each class with
/// the macro stores one. For a class that stores none, for example one that computes all its observable properties from other objects:
///
/// - The release is noticed when all observable objects that the last reading used have been released, or at their next change.
/// - If one of those objects outlives the object and does not change, the signal does not complete.
///
/// **Memory.** Neither the signal nor a subscription keeps the object alive. All subscriptions of one signal share one observation,
/// which ends with the last of them.
///
/// RAC: `RACObserve`, `rac_valuesForKeyPath:observer:`.
///
/// - Parameters:
///   - object: The object to observe.
///   - keyPath: The key path of the property.
///   - isolation: The actor in which the value is read. Leave the default.
/// - Returns: A signal that sends the current value first.
public func observe<Object: Observation.Observable & AnyObject, Value: Sendable>(
  _ object: Object,
  _ keyPath: KeyPath<Object, Value>,
  isolation: isolated (any Actor)? = #isolation
) -> Signal<Value, Never> {
  observed(ObservedProperty(object, isolation: isolation) { $0[keyPath: keyPath] })
}

/// Returns a signal of a property of an object, and of every change to it.
func observed<Value: Sendable>(_ property: ObservedProperty<Value>) -> Signal<Value, Never> {
  Signal<(value: Value, number: Int), Never>
    .create { subscriber in
      let observation = ObjectObservation(property, subscriber)
      subscriber.onDispose { observation.end() }
      observation.begin()
    }
    .skipStale()
    .share(replay: 1, afterTermination: .restart)
    .erased
}

extension Signal where Failure == Never {
  /// Returns a signal of the value of an `@Observable` object's property, and of every change to it.
  ///
  ///     @MainActor @Observable final class Player {
  ///       var volume = 5
  ///     }
  ///     let player = Player()
  ///     Signal.observe(player, \.volume).subscribe { print($0) }
  ///     player.volume = 6
  ///     // 5
  ///     // 6
  ///
  /// It behaves as ``observe(_:_:isolation:)``, the function. In subclasses of `NSObject` the methods of key-value observing hide that
  /// function.
  ///
  /// - Parameters:
  ///   - object: The object to observe.
  ///   - keyPath: The key path of the property.
  ///   - isolation: The actor in which the value is read. Leave the default.
  /// - Returns: A signal that sends the current value first.
  public static func observe<Object: Observation.Observable & AnyObject>(
    _ object: Object,
    _ keyPath: KeyPath<Object, Value>,
    isolation: isolated (any Actor)? = #isolation
  ) -> Signal<Value, Never> {
    ReactiveSignals.observe(object, keyPath, isolation: isolation)
  }
}

extension SignalProtocol {
  /// Drops the values with a lower number than one sent before.
  ///
  /// Threads that write at the same time also read at the same time. A value may be overtaken between its reading and its delivery,
  /// and is then out of date.
  fileprivate func skipStale<T: Sendable>() -> some SignalProtocol<T, Failure>
  where Value == (value: T, number: Int) {
    scan((last: 0, value: nil as T?)) { state, next in
      next.number > state.last ? (next.number, next.value) : (state.last, nil)
    }
    .compactMap(\.value)
  }
}

/// The observation of a property, from the first subscription to the end of the last.
private final class ObjectObservation<Value: Sendable>: Sendable {
  private struct State: Sendable {
    /// The tracking that reports changes since the last reading.
    var tracking: Tracking?
    /// The tracking that reports the release of the object.
    var releaseTracking: (any Disposable)?
    var hasEnded = false
  }

  private let property: ObservedProperty<Value>
  private let subscriber: Subscriber<(value: Value, number: Int), Never>
  private let readingCount = Atomic<Int>(0)
  /// A Boolean value that indicates whether a reading in the isolation has been scheduled.
  private let isScheduled = Atomic<Bool>(false)
  private let state = Locked(State())

  init(_ property: ObservedProperty<Value>, _ subscriber: Subscriber<(value: Value, number: Int), Never>) {
    self.property = property
    self.subscriber = subscriber
  }

  func begin() {
    if isInIsolation { start() } else { runInIsolation { self.start() } }
  }

  private func start() {
    let releaseTracking = property.trackRelease(handler {})
    let hasEnded = state.withLock { state in
      state.releaseTracking = releaseTracking
      return state.hasEnded
    }
    if hasEnded { end() } else { sendValue() }
  }

  func end() {
    let (tracking, releaseTracking) = state.withLock { state in
      state.hasEnded = true
      return (state.tracking.take(), state.releaseTracking.take())
    }
    tracking?.cancel()
    releaseTracking?.dispose()
  }

  private func handler(changed: @escaping @Sendable () -> Void) -> Tracking.Handler {
    Tracking.Handler(
      changed: changed,
      isReleased: { [property] in property.isReleased },
      released: { [weak self] in self?.subscriber.complete() }
    )
  }

  /// Reads the value, sends it, and tracks changes from then on.
  ///
  /// A change can be missed between the reading and the tracking of something that was not tracked before. That is possible at
  /// the first reading, and where any thread may write. A second reading finds such a change.
  private func sendValue() {
    guard let (value, wasTracked) = readAndTrack() else { return }
    // The number is taken after the tracking and before the second reading. Each change after the reading with the highest number
    // is reported by a tracking, which leads to a reading with a higher number.
    let number = readingCount.add(1, ordering: .acquiringAndReleasing).newValue
    if wasTracked, property.isolation != nil {
      subscriber.send((value, number))
    } else if let value = property.read() {
      subscriber.send((value, number))
    } else {
      subscriber.complete()
    }
  }

  /// Reads the value with a new tracking, then cancels the previous tracking. The two overlap, so that no change is missed.
  ///
  /// - Returns: The value and whether there was a previous tracking, or `nil` if the observation has ended.
  private func readAndTrack() -> (Value, wasTracked: Bool)? {
    let tracking = Tracking()
    let handler = handler { [weak self] in self?.changed(tracking) }
    guard let value = property.read(tracking, handler) else {
      subscriber.complete()
      return nil
    }
    let last = state.withLock { state in
      guard !state.hasEnded else { return tracking as Tracking? }
      defer { state.tracking = tracking }
      return state.tracking
    }
    last?.cancel()
    return last === tracking ? nil : (value, last != nil)
  }

  private var isInIsolation: Bool { IsolatedHandler<Void>(property.isolation, {}).isHere }

  /// Schedules one reading in the isolation for all changes until then.
  private func scheduleReading() {
    runInIsolation {
      if self.isScheduled.exchange(false, ordering: .acquiringAndReleasing) { self.sendValue() }
    }
  }

  private func runInIsolation(_ body: @escaping @Sendable () -> Void) {
    Task { await run(body, on: property.isolation) }
  }

  private func run(_ body: @Sendable () -> Void, on isolation: isolated (any Actor)?) { body() }

  #if canImport(Darwin)
  /// Handles a report before a change. The value still belongs to the previous change, which may not have been sent.
  private func changed(_ tracking: Tracking) {
    if tracking.isCancelled || property.isBeingReadOnCurrentThread { return }
    let wasScheduled = isScheduled.exchange(true, ordering: .acquiringAndReleasing)
    if isInIsolation { if wasScheduled { sendValue() } else { _ = readAndTrack() } }
    scheduleReading()
  }
  #else
  /// Handles a report after a change.
  ///
  /// In the isolation, the second reading has found a change reported by a canceled tracking. A change made elsewhere may not have
  /// been found.
  private func changed(_ tracking: Tracking) {
    if property.isBeingReadOnCurrentThread { return }
    if isInIsolation {
      if !tracking.isCancelled { sendValue() }
    } else if !isScheduled.exchange(true, ordering: .acquiringAndReleasing) {
      scheduleReading()
    }
  }
  #endif
}
