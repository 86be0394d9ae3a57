#if canImport(ObjectiveC)
public import Foundation

/// A signal of the value at a key path of an Objective-C object, and of every change to it, by key-value observing.
///
/// <!-- fragment -->
///
///     KVOSignal(progress, \.fractionCompleted).subscribe { print($0) }
///
/// The type exists on Apple platforms only. The continuous integration of the project runs on Linux and does not compile it.
///
/// - Subscribing reads the value. The thread that makes a change sends it.
/// - The signal completes when the object is released. A later subscriber receives only completion. The signal does not fail.
/// - Neither the signal nor a subscription keeps the object alive.
///
/// RAC: `RACObserve`, `rac_valuesForKeyPath:observer:`.
public struct KVOSignal<Value: Sendable>: SignalProtocol {
  public typealias Failure = Never

  private let signal: Signal<Value, Never>

  /// Creates a signal of the values at a key path.
  ///
  /// - Parameters:
  ///   - object: The object to observe.
  ///   - keyPath: The key path, which must support key-value observing.
  public init<Object: NSObject & Sendable>(_ object: Object, _ keyPath: KeyPath<Object, Value> & Sendable) {
    signal = .create { [weak object] subscriber in
      guard let object else { return subscriber.complete() }
      subscriber.add(ReleaseSentinel.put(into: object) { [weak subscriber] in subscriber?.complete() })
      let observation = UncheckedSendable(
        object.observe(keyPath, options: [.initial, .new]) { _, change in
          if let value = change.newValue { subscriber.send(value) }
        }
      )
      subscriber.onDispose { observation.wrapped.invalidate() }
    }
  }

  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Never {
    signal.attach(sink, in: subscription)
  }
}
#endif
