import Dispatch
public import ReactiveSignals

extension SignalProtocol {
  /// Returns the signal's values as a stream that blocks the thread until they arrive.
  ///
  ///     for line in try server.lines.stream() { print(line) }
  ///
  /// - A signal that cannot fail is subscribed to once, when the first element is requested. A request for an element
  ///   blocks the thread until it has arrived or the signal has completed. Earlier values wait, without a limit. The
  ///   subscription ends when the rest of the stream is released.
  /// - A signal that can fail is subscribed to immediately, and this method blocks the thread until it has ended. A stream
  ///   cannot fail, so the values before a failure are not returned. To have a stream immediately, use `materialize()` or
  ///   handle the failure first.
  ///
  /// In asynchronous code, where this method is unavailable, use `values`. If the signal needs the blocked thread, the call
  /// never returns.
  ///
  /// RAC: `sequence`, which made a subscription at each read, and dropped the failure of a signal.
  ///
  /// - Returns: A stream of the values.
  /// - Throws: The signal's failure.
  @available(*, noasync, message: "use values instead")
  public func stream() throws(Failure) -> LazyStream<Value> {
    guard Failure.self == Never.self else { return LazyStream(try waitForAll()) }
    return LazyStream {
      let values = AwaitedValues(self)
      // Each link makes the next one, so the values are taken serially.
      return LazyStream.pair(of: UncheckedSendable { values.next() })
    }
  }
}

/// The values of a signal that cannot fail, for a thread that waits for each of them.
///
/// The subscription ends when this is released.
private final class AwaitedValues<Value: Sendable>: Sendable {
  private final class Inbox: Sendable {
    private struct Values: Sendable {
      /// The values in order, then `nil` for the end.
      var arrived: [Value?] = []
      /// Earlier values, the next one last.
      var next: [Value?] = []
    }

    private let values = Locked(Values())
    private let isThere = DispatchSemaphore(value: 0)

    init() {}

    func add(_ value: Value?) {
      values.withLock { $0.arrived.append(value) }
      isThere.signal()
    }

    func next() -> Value? {
      isThere.wait()
      return values.withLock { values in
        if values.next.isEmpty {
          values.next = values.arrived.reversed()
          values.arrived = []
        }
        return values.next.removeLast()
      }
    }
  }

  private let inbox = Inbox()
  private let subscription: ScopedDisposable

  init(_ signal: some SignalProtocol<Value, some Error>) {
    subscription = signal.subscribe(
      next: { [inbox] in inbox.add($0) },
      failed: { [inbox] _ in inbox.add(nil) },
      completed: { [inbox] in inbox.add(nil) }
    ).scoped()
  }

  /// Blocks the thread until the next value is there. Returns `nil` for the end.
  func next() -> Value? { inbox.next() }
}
