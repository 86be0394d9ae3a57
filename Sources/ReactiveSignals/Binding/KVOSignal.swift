#if canImport(ObjectiveC)
public import Foundation

/// Sends the value that a key path of an Objective-C object has, and then every change: key-value observing.
///
/// <!-- fragment -->
///
///     KVOSignal(progress, \.fractionCompleted).subscribe { print($0) }
///
/// Apple platforms only. The project's continuous integration, which runs on Linux, does not compile or test it.
///
/// - The value is read when someone subscribes. Changes are sent by the thread that makes them.
/// - It completes when the object is released; who subscribes later gets completion only. It never fails.
/// - Neither the signal nor a subscription keeps the object alive.
///
/// RAC: `RACObserve`, `rac_valuesForKeyPath:observer:`.
public struct KVOSignal<Value: Sendable>: SignalProtocol {
  public typealias Failure = Never

  private let signal: Signal<Value, Never>

  /// The values of `keyPath`, which must be observable by key-value observing.
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
