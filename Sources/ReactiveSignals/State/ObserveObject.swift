public import Observation
import _ReactiveSignalsAtomics

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
/// the values from there. On the main actor all subscribers do: subscriptions by other threads start and end there. In another actor, a
/// thread that subscribes or disposes at the time of a change may deliver it. Outside of actors, the subscribing thread and the threads that write read the value.
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
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public func observe<Object: Observation.Observable & AnyObject, Value: Sendable>(
  _ object: Object,
  _ keyPath: KeyPath<Object, Value>,
  isolation: isolated (any Actor)? = #isolation
) -> Signal<Value, Never> {
  let signal = observed(ObservedProperty(object, isolation: isolation) { $0[keyPath: keyPath] })
  // A thread that subscribes or disposes would deliver a change that is made meanwhile.
  return isolation === MainActor.shared ? signal.stayingOnMain.startedOnMain : signal
}

/// Returns a signal of a property of an object, and of every change to it.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
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
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
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
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
private final class ObjectObservation<Value: Sendable>: Sendable {
  private let property: ObservedProperty<Value>
  private let subscriber: Subscriber<(value: Value, number: Int), Never>
  private let readingCount = Atomic<Int>(0)
  private let schedule = Schedule()
  /// The tracking that reports changes since the last reading, and the one that reports the release of the object.
  private let state = Locked(
    (tracking: Tracking?.none, releaseTracking: (any Disposable)?.none, hasEnded: false)
  )

  init(_ property: ObservedProperty<Value>, _ subscriber: Subscriber<(value: Value, number: Int), Never>) {
    self.property = property
    self.subscriber = subscriber
  }

  func begin() { property.perform { self.start() } }

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
      released: { [weak self, property] in
        property.perform { [weak self] in self?.subscriber.complete() }
      }
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
    let handler = handler { [weak self, property, schedule] in
      // The observation is not retained elsewhere: the last reference goes in the isolation.
      if property.isBeingReadOnCurrentThread { return }
      if property.isHere {
        self?.changed(tracking)
      } else {
        schedule.changed(tracking, of: property) { [weak self] in self?.sendValue() }
      }
    }
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

  #if canImport(Darwin)
  /// Handles a report in the isolation, before a change. The value still belongs to the previous change, which may not have been sent.
  private func changed(_ tracking: Tracking) {
    if tracking.isCancelled { return }
    if schedule.mark() { sendValue() } else { _ = readAndTrack() }
    schedule.readLater(property) { [weak self] in self?.sendValue() }
  }
  #else
  /// Handles a report in the isolation, after a change. The second reading has found a change reported by a canceled tracking.
  private func changed(_ tracking: Tracking) {
    if !tracking.isCancelled { sendValue() }
  }
  #endif
}

/// The reading that is scheduled in the isolation of an observation, for all changes until then.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
private final class Schedule: Sendable {
  private let isScheduled = Atomic<Bool>(false)

  /// Marks a reading as scheduled. Returns whether one was.
  func mark() -> Bool { isScheduled.exchange(true, ordering: .acquiringAndReleasing) }

  /// Schedules a reading, which has been marked.
  func readLater<Value>(_ property: ObservedProperty<Value>, _ read: @escaping @Sendable () -> Void) {
    let work = { @Sendable [self] in
      if isScheduled.exchange(false, ordering: .acquiringAndReleasing) { read() }
    }
    if let isolation = property.isolation {
      startTask(on: isolation) { _ in work() }
    } else {
      Task { work() }
    }
  }

  /// Schedules a reading after a report outside of the isolation. On Apple platforms the report precedes the change, which a reading that
  /// is scheduled already may miss. On others the second reading may not have found a change reported by a canceled tracking.
  func changed<Value>(
    _ tracking: Tracking,
    of property: ObservedProperty<Value>,
    _ read: @escaping @Sendable () -> Void
  ) {
    #if canImport(Darwin)
    if tracking.isCancelled { return }
    _ = mark()
    readLater(property, read)
    #else
    if !mark() { readLater(property, read) }
    #endif
  }
}
