public import Foundation
public import ReactiveSignals

extension UserDefaults {
  /// A signal that sends what is stored under a key: the current value first, then each that is different from the one
  /// before.
  ///
  ///     defaults.signal(forKey: "volume", as: Int.self).subscribe { player.volume = $0 ?? 10 }
  ///
  /// `nil` stands for nothing, or something that is not a `Value`. Changes are sent by the thread that makes them. The signal
  /// ends only by disposal, and keeps the defaults alive.
  ///
  /// Only changes that `UserDefaults` announces are seen. Where it is not Apple's, on Linux for example, it announces none
  /// that `set` makes: there write through a ``UserDefaultsTerminal``.
  ///
  /// - Parameters:
  ///   - key: where the value is stored.
  ///   - type: what is stored; something that a property list can hold.
  public func signal<Value: Sendable & Equatable>(
    forKey key: String,
    as type: Value.Type = Value.self
  ) -> Signal<Value?, Never> {
    Signal(StoredValue<Value>(self, key).values)
  }

  /// A terminal for what is stored under a key: what it is sent is stored, and what others store it sends.
  ///
  /// RAC: `rac_channelTerminalForKey:`.
  ///
  /// - Parameters:
  ///   - key: where the value is stored.
  ///   - type: what is stored; something that a property list can hold.
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
/// As a signal it sends the current value first, and then those that anyone else stores, as
/// `UserDefaults.signal(forKey:as:)` does. What it is sent itself it stores, at once, and does not send; `nil` removes what is
/// stored. Completion of what feeds it leaves the last value.
///
/// Any number of terminals may be used for a key. One is connected to the leading end of a `Channel` by subscribing each to the
/// other:
///
/// <!-- continued -->
///
///     volume.subscribe(channel.leading)
///     channel.leading.subscribe(volume)
public final class UserDefaultsTerminal<Stored: Sendable & Equatable>: SignalProtocol, SubscriberProtocol {
  public typealias Value = Stored?
  public typealias Failure = Never

  private let stored: StoredValue<Stored>
  /// What has been stored by this terminal, as long as nobody else has stored something else.
  private let own: OwnValue<Stored?>

  fileprivate init(_ stored: StoredValue<Stored>) {
    self.stored = stored
    own = OwnValue()
  }

  /// What is stored.
  public var value: Stored? { stored.value }

  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Stored?, S.Failure == Never {
    stored.values
      .enumerated()
      .filter { [own] offset, value in offset == 0 || !own.holds(value) }
      .map { $0.element }
      .attach(sink, in: subscription)
  }

  public func send(_ value: Stored?) {
    own.set(value)
    stored.write(value)
  }

  public func fail(_ error: Never) {}
  public func complete() {}
}

private final class OwnValue<Value: Sendable & Equatable>: Sendable {
  private let value = Locked<Value?>(nil)

  func set(_ new: Value) { value.withLock { $0 = new } }

  /// Whether `current` is it; if not, somebody else has stored something, and then nothing is any more.
  func holds(_ current: Value) -> Bool {
    value.withLock { value in
      if value != current { value = nil }
      return value != nil
    }
  }
}

/// A value in the user defaults, which any thread may use.
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

  /// The current value, then each that is different from the one before.
  ///
  /// Announcements carry no value: it is read in the subscriber's turn, so the last one that is sent is the one that
  /// is stored.
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
