/// The loop of a synchronous source whose subscription is under pressure. It stops in front of a value, and continues there.
///
/// The thread that lowers the pressure continues the loop. That thread takes the values, so none waits for another one. The loop knows no
/// type of values, and is compiled once.
///
/// `@unchecked Sendable`: one thread at a time runs the loop, so that the step has one user at a time. A loop that waits is resumed once, by
/// the thread that takes its continuation.
@usableFromInline
final class PacedLoop: @unchecked Sendable {
  private let pacer: Pressure.Pacer
  /// Sends the next value. Returns `false` when the source has ended.
  private let step: () -> Bool

  @usableFromInline
  init(_ subscription: CompoundDisposable, step: @escaping () -> Bool) {
    pacer = Pressure.Pacer(subscription)
    self.step = step
  }

  /// Sends values until the source ends, has to wait, or is disposed.
  @usableFromInline
  func run() {
    let subscription = pacer.subscription
    repeat {
      if subscription.isDisposed { return }
      if subscription.isHeldBack, pacer.waitIfHeldBack(continuing: { self.run() }) { return }
    } while step()
  }
}

extension AnySink {
  /// Sends a value, and then completes.
  // Compiled once, in the library.
  @usableFromInline
  func send(last value: Value, in subscription: CompoundDisposable) {
    send(value)
    if !subscription.isDisposed { complete() }
  }

  /// Sends the elements of an array from an index on, and then completes, as fast as the pressure on `subscription` allows.
  // Compiled once, for all types of values: it would be as large as the rest of a subscription.
  @usableFromInline
  func send(_ values: [Value], from start: Int, in subscription: CompoundDisposable) {
    var index = start
    while index < values.count {
      if subscription.isDisposed { return }
      if subscription.isHeldBack {
        let next = index
        if subscription.waitIfHeldBack(continuing: { send(values, from: next, in: subscription) }) { return }
      }
      send(values[index])
      index += 1
    }
    if !subscription.isDisposed { complete() }
  }

  /// Sends each element, and then completes, as fast as the pressure on `subscription` allows.
  @inlinable
  @inline(never)
  func sendPaced(_ elements: some Sequence<Value>, in subscription: CompoundDisposable) {
    var iterator = elements.makeIterator()
    PacedLoop(subscription) {
      guard let value = iterator.next() else {
        complete()
        return false
      }
      send(value)
      return true
    }
    .run()
  }
}
