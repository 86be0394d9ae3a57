/// A signal of consecutive values, sent by `window(count:)` and `window(for:on:)`.
///
/// It keeps the values that arrive before its first subscriber, and drops them when all its copies are released without a
/// subscriber. After the first subscription it is a hot signal: a later subscriber receives only later values, and after
/// the end only the terminal event. If the subscription that made it is disposed while the window is open, a window with a
/// subscriber receives its values until it ends. Without one it sends nothing more, not even a terminal event.
///
/// With the policy ``BufferingPolicy/waiting(_:)``, or when the subscriber of the result can wait, the source waits while that subscriber
/// or one of a window wants no value. So a slow subscriber of one window stops all windows. A policy that drops values prevents that.
public struct WindowedSignal<Value: Sendable, Failure: Error>: SignalProtocol {
  @usableFromInline let group: Group<Value, Failure>
  @usableFromInline let keepsSource: Bool

  @inlinable
  init(_ group: Group<Value, Failure>, keepsSource: Bool = true) {
    self.group = group
    self.keepsSource = keepsSource
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    group.attach(sink, in: subscription, keepsSource: keepsSource)
  }
}

extension Groups {
  /// The windows of one subscription: groups, each of which ends before the next one begins.
  @usableFromInline
  struct Windows: Sendable {
    @usableFromInline let count: Int
    @usableFromInline let groups: Groups<Value, Failure>
    /// The open window.
    @usableFromInline var open: Group<Value, Failure>.Hub?
    /// The number of values for which the open window has room.
    @usableFromInline var room = 0

    @inlinable
    init(_ count: Int, _ groups: Groups<Value, Failure>) {
      self.count = count
      self.groups = groups
    }

    @inlinable var isOpen: Bool { open != nil }

    /// Sends a value into the open window, or into a new one, and ends a full window.
    @inlinable
    @inline(never)
    mutating func send(_ value: Value, announce: (WindowedSignal<Value, Failure>) -> Void) {
      if open == nil {
        open = groups.begin { announce(WindowedSignal($0)) }?.hub
        room = count
      }
      guard let open else { return }
      open.send(value)
      room -= 1
      if room == 0 { close() }
    }

    @inlinable
    @inline(never)
    mutating func close() {
      open = nil
      groups.end()
    }
  }
}
