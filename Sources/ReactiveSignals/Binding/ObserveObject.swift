public import Observation
import Synchronization

/// Sends the value that a property of an `@Observable` object has, and then every change.
///
///     @MainActor @Observable final class Player {
///       var volume = 5
///     }
///     observe(player, \.volume).subscribe { print($0) }
///     player.volume = 6
///     // 5
///     // 6
///
/// - The value is read when someone subscribes, and again after each change, always in the isolation this is called in:
///   call it where you may touch the object. In an actor, or on the main actor, that is the actor, and one who
///   subscribes elsewhere gets the values from there. Outside of actors it is wherever the object is used: subscribe
///   where you may touch it, or have an object that any thread may use.
/// - Changes are sent by the thread that makes them, when they are made: neither lost nor old. On Apple platforms,
///   where one hears of a change only before it is made, the last of those made in one go is sent after the actor's
///   current turn. An object may keep to itself that it was given an equal value, as those of the macro do.
/// - It completes when the object is released; who subscribes later gets completion only. It never fails.
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
  private let property: TrackedProperty<Value>
  private let subscriber: Subscriber<Reading<Value>, Never>
  private let looks = Atomic<Int>(0)
  /// Whether a change has been announced whose value has not been sent.
  private let isDue = Atomic<Bool>(false)

  init(_ property: TrackedProperty<Value>, _ subscriber: Subscriber<Reading<Value>, Never>) {
    self.property = property
    self.subscriber = subscriber
  }

  func begin() {
    property.listen { news in
      switch news {
      case .changed: self.changed()
      case .released: self.subscriber.complete()
      }
    }
    let isolation = property.isolation
    if IsolatedHandler<Void>(isolation, {}).isHere { look() } else { hop(to: isolation) { self.look() } }
  }

  func end() { property.listen(nil) }

  private func look() {
    let number = looks.add(1, ordering: .relaxed).newValue
    if let value = property.read() {
      subscriber.send(Reading(value: value, number: number))
    } else {
      subscriber.complete()
    }
  }

  private func hop(to isolation: (any Actor)?, _ body: @escaping @Sendable () -> Void) {
    Task { await run(body, on: isolation) }
  }

  private func run(_ body: @Sendable () -> Void, on isolation: isolated (any Actor)?) { body() }

  #if canImport(Darwin)
  /// A change is about to be made. The value is still that of the change before, if that has not been sent.
  private func changed() {
    if isDue.exchange(true, ordering: .relaxed) { look() } else { _ = property.read() }
    hop(to: property.isolation) { if self.isDue.exchange(false, ordering: .relaxed) { self.look() } }
  }
  #else
  private func changed() { look() }
  #endif
}
