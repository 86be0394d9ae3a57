public import Foundation
public import ReactiveSignals

extension UserDefaults {
  /// Returns a signal that sends the value stored under a key, then every different value that follows it.
  ///
  ///     defaults.signal(forKey: "volume", as: Int.self).subscribe { player.volume = $0 ?? 10 }
  ///
  /// `nil` stands for a missing value and for one that is not a `Value`.
  ///
  /// The signal sees only the changes that `UserDefaults` announces. Apart from Apple platforms, `UserDefaults` announces no change
  /// made by `set`. There, write through a ``UserDefaultsTerminal``.
  ///
  /// - **Sends**: the current value, and then every different value.
  /// - **Ends**: never.
  /// - **Disposal**: removes the observer.
  /// - **Thread**: the subscriber's for the first value, and then the one that makes the change.
  /// - **Memory**: the last value. The defaults are kept alive.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - type: The type of the value, which a property list must be able to hold.
  /// - Returns: A signal of the stored values.
  /// - Complexity: O(1) for each change.
  public func signal<Value: Sendable & Equatable>(
    forKey key: String,
    as type: Value.Type = Value.self
  ) -> Signal<Value?, Never> {
    Signal(StoredValue<Value>(self, key).values)
  }

  /// Returns a terminal that stores the values sent to it under a key, and sends the values that others store there.
  ///
  /// RAC: `rac_channelTerminalForKey:`.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - type: The type of the value, which a property list must be able to hold.
  /// - Returns: A terminal of the stored value.
  public func terminal<Value: Sendable & Equatable>(
    forKey key: String,
    as type: Value.Type = Value.self
  ) -> UserDefaultsTerminal<Value> {
    UserDefaultsTerminal(StoredValue(self, key))
  }
}

/// One end of a two-way connection to a value in the user defaults.
///
///     let volume = defaults.terminal(forKey: "volume", as: Int.self)
///     volume.subscribe { slider.value = $0 ?? 10 }
///     slider.values.map { Optional($0) }.subscribe(volume)
///
/// As a signal, a terminal sends the current value first, then the values that others store, as
/// `UserDefaults.signal(forKey:as:)` does. As a subscriber, it stores each value immediately and does not send it. Sending `nil`
/// removes the value. Completion of a signal that feeds it leaves the last value.
///
/// A key may have any number of terminals. To connect a terminal to the leading end of a `Channel`, subscribe each to the other:
///
/// <!-- continued -->
///
///     volume.subscribe(channel.leading)
///     channel.leading.subscribe(volume)
public final class UserDefaultsTerminal<Stored: Sendable & Equatable>: SignalProtocol, SubscriberProtocol {
  public typealias Value = Stored?
  public typealias Failure = Never

  private let stored: StoredValue<Stored>
  /// The value that this terminal stored last, until another writer stores a different one.
  private let lastWrite: LastWrite<Stored?>

  fileprivate init(_ stored: StoredValue<Stored>) {
    self.stored = stored
    lastWrite = LastWrite()
  }

  /// The stored value.
  public var value: Stored? { stored.value }

  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Stored?, S.Failure == Never {
    stored.values
      .enumerated()
      .filter { [lastWrite] offset, value in offset == 0 || !lastWrite.matches(value) }
      .map { $0.element }
      .attach(sink, in: subscription)
  }

  public func send(_ value: Stored?) {
    lastWrite.set(value)
    stored.write(value)
  }

  public func fail(_ error: Never) {}
  public func complete() {}
}

/// The last value that a terminal has stored itself.
private final class LastWrite<Value: Sendable & Equatable>: Sendable {
  private let value = Locked<Value?>(nil)

  func set(_ new: Value) { value.withLock { $0 = new } }

  /// Returns whether `current` is the last value written. A different value comes from another writer and clears it.
  func matches(_ current: Value) -> Bool {
    value.withLock { value in
      if value != current { value = nil }
      return value != nil
    }
  }
}

/// A value in the user defaults, which are safe to use from any thread.
private struct StoredValue<Value: Sendable & Equatable>: Sendable {
  private let defaults: UncheckedSendable<UserDefaults>
  private let key: String

  init(_ defaults: UserDefaults, _ key: String) {
    self.defaults = UncheckedSendable(defaults)
    self.key = key
  }

  var value: Value? { defaults.wrapped.object(forKey: key) as? Value }

  func write(_ value: Value?) {
    if let value {
      defaults.wrapped.set(value, forKey: key)
    } else {
      defaults.wrapped.removeObject(forKey: key)
    }
    #if !canImport(Darwin)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults.wrapped)
    #endif
  }

  /// A signal of the current value, then of every different value.
  ///
  /// A notification carries no value. The subscriber's thread reads the value, so the last value sent is the stored one.
  var values: some SignalProtocol<Value?, Never> {
    changes.map { [self] in value }.distinctUntilChanged()
  }

  private var changes: Signal<Void, Never> {
    .create { [defaults] subscriber in
      let center = NotificationCenter.default
      let observer = center.addObserver(
        forName: UserDefaults.didChangeNotification,
        object: defaults.wrapped,
        queue: nil
      ) { _ in
        subscriber.send(())
      }
      let token = UncheckedSendable(observer)
      subscriber.onDispose { center.removeObserver(token.wrapped) }
      subscriber.send(())
    }
  }
}
