#if canImport(ObjectiveC)
public import Foundation

/// A signal of the value at a key path of an Objective-C object, and of every change to it, by key-value observing.
///
/// <!-- fragment -->
///
///     KVOSignal(progress, \.fractionCompleted).subscribe { print($0) }
///     KVOSignal(queue, \.operationCount, options: [.old, .new]).subscribe { print($0.oldValue, $0.newValue) }
///
/// The type exists on Apple platforms only.
///
/// - Subscribing reads the value. The thread that makes a change sends it.
/// - An object of the main actor is observed there. A subscription made elsewhere starts asynchronously.
/// - The signal completes when the object is released. A later subscriber receives only completion. The signal does not fail.
/// - Neither the signal nor a subscription keeps the object alive. To end with an observer too, limit the signal with
///   `take(during: Lifetime(of: observer))`.
/// - A key path of several components follows each of them. An object in between that is held weakly must announce its own release.
///
/// RAC: `RACObserve`, `rac_valuesForKeyPath:observer:`.
public struct KVOSignal<Value: Sendable>: SignalProtocol {
  public typealias Failure = Never

  private let signal: Signal<Value, Never>

  /// Creates a signal of the values at a key path of an object that any thread may use.
  ///
  /// - Parameters:
  ///   - object: The object to observe.
  ///   - keyPath: The key path, which must support key-value observing.
  public init<Object: NSObject & Sendable>(_ object: Object, _ keyPath: any KeyPath<Object, Value> & Sendable)
  {
    signal = Self.untilReleased(object) { object, subscriber in
      sendChanges(of: object, keyPath, [.initial], subscriber) { object, _ in object[keyPath: keyPath] }
    }
  }

  /// Creates a signal of the values at a key path of an object of the main actor.
  ///
  /// - Parameters:
  ///   - object: The object to observe.
  ///   - keyPath: The key path, which must support key-value observing.
  @MainActor
  public init<Object: NSObject & Sendable>(_ object: Object, _ keyPath: KeyPath<Object, Value>) {
    // The thread that changes the object reads the value.
    let path = UncheckedSendable(keyPath)
    signal = Self.untilReleased(onMain: object) { object, subscriber in
      sendChanges(of: object, keyPath, [.initial], subscriber) { object, _ in object[keyPath: path.wrapped] }
    }
  }

  /// Creates a signal of the changes at a key path of an object that any thread may use.
  ///
  /// RAC: `rac_valuesAndChangesForKeyPath:options:observer:`.
  ///
  /// - Parameters:
  ///   - object: The object to observe.
  ///   - keyPath: The key path, which must support key-value observing.
  ///   - options: The values that a change has, and the moments at which one is sent.
  public init<Object: NSObject & Sendable, Observed: Sendable>(
    _ object: Object,
    _ keyPath: any KeyPath<Object, Observed> & Sendable,
    options: NSKeyValueObservingOptions
  ) where Value == KVOChange<Observed> {
    signal = Self.untilReleased(object) { object, subscriber in
      sendChanges(of: object, keyPath, options, subscriber) { KVOChange($1) }
    }
  }

  /// Creates a signal of the changes at a key path of an object of the main actor.
  ///
  /// RAC: `rac_valuesAndChangesForKeyPath:options:observer:`.
  ///
  /// - Parameters:
  ///   - object: The object to observe.
  ///   - keyPath: The key path, which must support key-value observing.
  ///   - options: The values that a change has, and the moments at which one is sent.
  @MainActor
  public init<Object: NSObject & Sendable, Observed: Sendable>(
    _ object: Object,
    _ keyPath: KeyPath<Object, Observed>,
    options: NSKeyValueObservingOptions
  ) where Value == KVOChange<Observed> {
    signal = Self.untilReleased(onMain: object) { object, subscriber in
      sendChanges(of: object, keyPath, options, subscriber) { KVOChange($1) }
    }
  }

  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Never {
    signal.attach(sink, in: subscription)
  }

  private static func untilReleased<Object: NSObject & Sendable>(
    _ object: Object,
    _ observe: @escaping @Sendable (Object, Subscriber<Value, Never>) -> Void
  ) -> Signal<Value, Never> {
    Signal.create { [weak object] subscriber in if let object { observe(object, subscriber) } }
      .take(during: Lifetime(of: object))
  }

  @MainActor
  private static func untilReleased<Object: NSObject & Sendable>(
    onMain object: Object,
    _ observe: @escaping @MainActor (Object, Subscriber<Value, Never>) -> Void
  ) -> Signal<Value, Never> {
    Signal.createOnMain { [weak object] subscriber in if let object { observe(object, subscriber) } }
      .take(during: Lifetime(of: object))
  }
}

/// Starts an observation that sends what a closure returns for each change. Any thread may end it.
private func sendChanges<Object: NSObject, Observed, Value: Sendable>(
  of object: Object,
  _ keyPath: KeyPath<Object, Observed>,
  _ options: NSKeyValueObservingOptions,
  _ subscriber: Subscriber<Value, Never>,
  _ value: @escaping @Sendable (Object, NSKeyValueObservedChange<Observed>) -> Value
) {
  let observation = UncheckedSendable(
    object.observe(keyPath, options: options) { subscriber.send(value($0, $1)) }
  )
  subscriber.onDispose { observation.wrapped.invalidate() }
}
#endif
