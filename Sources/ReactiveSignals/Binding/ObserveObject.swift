public import Observation
import Synchronization

/// Sends the value that a property of an `@Observable` object has, and then every change.
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
/// - The value is read when someone subscribes, and again after each change, always in the isolation this is called in:
///   call it where you may touch the object. In an actor, or on the main actor, that is the actor, and one who
///   subscribes elsewhere gets the values from there. Outside of actors it is wherever the object is used: subscribe
///   where you may touch it, or have an object that any thread may use.
/// - Changes are sent by the thread that makes them, when they are made. Those that other threads make to what is observed in an
///   actor are sent by the actor, later; once for all until then. On Apple platforms,
///   where one hears of a change only before it is made, the last of those made in one go is sent after the actor's
///   current turn. An object may keep to itself that it was given an equal value, as those of the macro do.
/// - The value sent last is the last one, and none is older than one sent before. Of an object that any thread may use, what a thread
///   writes while another is reading may be sent in place of what that has read, or twice. Of a longer path only the
///   last property may be written by several threads at once: what it leads through is to be changed by one at a time.
/// - What is changed by reading the value is no change.
/// - A property that never tells of a change, a constant for example, sends its value.
/// - It completes when the object is released; who subscribes later gets completion only. It never fails. An object whose class
///   has no stored `ObservationRegistrar`, as those of the macro have, is known to be gone when all has gone that was read of
///   it, or at the next change of that.
/// - Neither the signal nor a subscription keeps the object alive. All subscriptions of one signal share one observation,
///   which ends with the last of them.
///
/// RAC: `RACObserve`, `rac_valuesForKeyPath:observer:`.
public func observe<Object: Observable & AnyObject, Value: Sendable>(
  _ object: Object,
  _ keyPath: KeyPath<Object, Value>,
  isolation: isolated (any Actor)? = #isolation
) -> Signal<Value, Never> {
  let property = TrackedProperty(object, keyPath, isolation: isolation)
  return Signal<Reading<Value>, Never>
    .create { subscriber in
      let observation = Observation(property, subscriber)
      subscriber.onDispose { observation.end() }
      observation.begin()
    }
    .skipStale()
    .share(replay: 1, afterTermination: .restart)
    .erased
}

/// A value, and the number of the look at the property that found it.
private struct Reading<Value: Sendable>: Sendable {
  let value: Value
  let number: Int
}

extension SignalProtocol {
  /// Threads that write at the same time look at the property at the same time too, and may be overtaken on the
  /// way from there to the subscriber: then what they bring is old.
  fileprivate func skipStale<T: Sendable>() -> some SignalProtocol<T, Failure> where Value == Reading<T> {
    scan((last: 0, value: nil as T?)) { state, reading in
      reading.number > state.last ? (reading.number, reading.value) : (state.last, nil)
    }
    .compactMap(\.value)
  }
}

/// The observation of a property while someone is subscribed.
private final class Observation<Value: Sendable>: Sendable {
  private struct State: Sendable {
    /// Reports changes since the last look.
    var tracking: Tracking?
    /// Reports that the object is released.
    var watch: (any Disposable)?
    var isOver = false
  }

  private let property: TrackedProperty<Value>
  private let subscriber: Subscriber<Reading<Value>, Never>
  private let looks = Atomic<Int>(0)
  /// Whether a look is due in the isolation.
  private let isDue = Atomic<Bool>(false)
  private let state = Locked(State())

  init(_ property: TrackedProperty<Value>, _ subscriber: Subscriber<Reading<Value>, Never>) {
    self.property = property
    self.subscriber = subscriber
  }

  func begin() {
    if isHere { start() } else { hop { self.start() } }
  }

  private func start() {
    let watch = property.watchRelease(notice {})
    let isOver = state.withLock { state in
      state.watch = watch
      return state.isOver
    }
    if isOver { end() } else { look() }
  }

  func end() {
    let (tracking, watch) = state.withLock { state in
      state.isOver = true
      return (state.tracking.take(), state.watch.take())
    }
    tracking?.cancel()
    watch?.dispose()
  }

  private func notice(changed: @escaping @Sendable () -> Void) -> TrackingNotice {
    TrackingNotice(
      changed: changed,
      isGone: { [property] in property.isGone },
      released: { [weak self] in self?.subscriber.complete() }
    )
  }

  /// Reads the value and sends it. From then on changes are reported.
  ///
  /// The first time, and where any thread may write, a change can fall between the reading and the tracking of something
  /// that had not been tracked before. A second reading finds it.
  private func look() {
    guard let (value, wasTracked) = track() else { return }
    // Taken after the tracking and before the second reading: of what is written after the reading with the highest number, some
    // tracking reports, and that makes for a higher one.
    let number = looks.add(1, ordering: .acquiringAndReleasing).newValue
    if wasTracked, property.isolation != nil {
      subscriber.send(Reading(value: value, number: number))
    } else if let value = property.read() {
      subscriber.send(Reading(value: value, number: number))
    } else {
      subscriber.complete()
    }
  }

  /// Reads the value and has changes reported from then on. What has been tracked before is given up only afterwards: so what
  /// is tracked again is tracked without a gap.
  private func track() -> (Value, wasTracked: Bool)? {
    let tracking = Tracking()
    let notice = notice { [weak self] in self?.changed(tracking) }
    guard let value = property.read(tracking, notice) else {
      subscriber.complete()
      return nil
    }
    let last = state.withLock { state in
      guard !state.isOver else { return tracking as Tracking? }
      defer { state.tracking = tracking }
      return state.tracking
    }
    last?.cancel()
    return last === tracking ? nil : (value, last != nil)
  }

  private var isHere: Bool { IsolatedHandler<Void>(property.isolation, {}).isHere }

  /// Looks in the isolation, later; once for all changes until then.
  private func lookLater() {
    hop { if self.isDue.exchange(false, ordering: .acquiringAndReleasing) { self.look() } }
  }

  private func hop(_ body: @escaping @Sendable () -> Void) {
    Task { await run(body, on: property.isolation) }
  }

  private func run(_ body: @Sendable () -> Void, on isolation: isolated (any Actor)?) { body() }

  #if canImport(Darwin)
  /// A change is about to be made. The value is still that of the change before, if that has not been sent.
  private func changed(_ tracking: Tracking) {
    if tracking.isOver || property.isBeingReadHere { return }
    let wasDue = isDue.exchange(true, ordering: .acquiringAndReleasing)
    if isHere { if wasDue { look() } else { _ = track() } }
    lookLater()
  }
  #else
  /// A change has been made.
  ///
  /// What comes of a tracking that has been replaced has been found by the second reading; or comes from elsewhere, and may not
  /// have been found.
  private func changed(_ tracking: Tracking) {
    if property.isBeingReadHere { return }
    if isHere {
      if !tracking.isOver { look() }
    } else if !isDue.exchange(true, ordering: .acquiringAndReleasing) {
      lookLater()
    }
  }
  #endif
}
