/// Values that came one after another: what `window(count:)` and `window(for:on:)` send.
///
/// Values that come before anyone subscribes are kept for the first subscriber, and given up when all copies of the
/// window are released without one. After that it is a hot signal: who subscribes later gets what comes from then on,
/// and who subscribes after its end gets the end. It falls silent, without an end, when the subscription that made it is
/// disposed while it is open.
@frozen
public struct WindowedSignal<Value: Sendable, Failure: Error>: SignalProtocol {
  @usableFromInline let group: Group<Value, Failure>

  @inlinable
  init(_ group: Group<Value, Failure>) { self.group = group }

  @inlinable
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    group.hub.attach(sink, in: subscription)
  }
}

/// The windows of one subscription: groups of which each ends before the next one begins.
@frozen
@usableFromInline
struct Windows<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let count: Int
  @usableFromInline let groups: Groups<Value, Failure>
  /// The window that is open, and how many values it has room for.
  @usableFromInline var open: Group<Value, Failure>.Hub?
  @usableFromInline var room = 0

  @inlinable
  init(_ count: Int, _ groups: Groups<Value, Failure>) {
    self.count = count
    self.groups = groups
  }

  @inlinable var isOpen: Bool { open != nil }

  /// Sends a value into the open window, or into a new one, and closes it when it is full.
  @inlinable
  mutating func send<Down: Sink & ~Copyable>(_ value: Value, into down: inout Down)
  where Down.Value == WindowedSignal<Value, Failure>, Down.Failure == Failure {
    if let open {
      open.send(event: .next(value))
      room -= 1
      if room == 0 { close() }
    } else {
      let window = groups.begin(with: value, isLast: count == 1) { down.send(WindowedSignal($0)) }
      if count > 1 { open = window }
      room = count - 1
    }
  }

  @inlinable
  mutating func close() {
    open = nil
    groups.end()
  }
}
