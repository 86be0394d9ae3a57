extension SignalProtocol {
  /// Returns a signal that delivers each event in work on `scheduler`, in the same order.
  ///
  /// ![Marble diagram of deliver(on:)](deliverOn)
  ///
  ///     [1, 2].signal().deliver(on: scheduler).subscribe { print($0) }
  ///     print("subscribed")
  ///     // subscribed
  ///     // 1
  ///     // 2
  ///
  /// Failure and completion wait behind the values. The upstream is cleaned up when it sends its terminal event, the
  /// result when that event is delivered.
  ///
  /// An event schedules work unless work is scheduled or running already. The work delivers all events that wait, and those
  /// that arrive meanwhile. A source that is faster than the subscriber occupies the scheduler, except ``MainScheduler``: other work of
  /// the main queue runs after 64 events or a millisecond. Sending never waits for the scheduler, so any number of values may wait unless
  /// `policy` limits them.
  ///
  /// - **Sends**: the values of the source, in order, in work on `scheduler`.
  /// - **Ends**: as the source does, after the waiting values.
  /// - **Disposal**: disposes the source and drops the waiting events.
  /// - **Thread**: `scheduler`.
  /// - **Memory**: the values that wait, without a limit unless `policy` sets one.
  ///
  /// RAC: `deliverOn:`, which scheduled each event by itself.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler to deliver on. It has to be serial, as all schedulers are.
  ///   - policy: The number of values that may wait, and the treatment of the others.
  /// - Complexity: O(1) for each value. One piece of work delivers all waiting events.
  @_alwaysEmitIntoClient
  public func deliver<S: Scheduler>(
    on scheduler: S,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Value, Failure> {
    erased.delivered(policy, inTurns: S.self == MainScheduler.self) { scheduler._enqueue($0) }
  }

  /// Returns a signal that delivers each event on the main queue: immediately if it is sent there and no event waits, otherwise
  /// in work on ``MainScheduler``.
  ///
  ///     @MainActor func show() {
  ///       [1, 2].signal().deliverOnMain().subscribe { print($0) }
  ///       print("subscribed")
  ///     }
  ///     await show()
  ///     // 1
  ///     // 2
  ///     // subscribed
  ///
  /// An event of the main queue is delivered without delay, but never before earlier events from elsewhere. An event that
  /// is sent while another is being delivered is delivered after it. It behaves as ``deliver(on:buffering:)`` otherwise.
  ///
  /// RAC: `deliverOnMainThread`.
  ///
  /// - Parameter policy: The number of values that may wait, and the treatment of the others.
  @_alwaysEmitIntoClient
  public func deliverOnMain(
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Value, Failure> {
    erased.delivered(policy, inTurns: true, enqueue: performOnMainQueue)
  }
}

extension Signal {
  @inlinable
  func delivered(
    _ policy: BufferingPolicy<Failure>,
    inTurns takesTurns: Bool,
    enqueue: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) -> Signal<Value, Failure> {
    Signal { call in
      call.answer(describe(self, by: "deliverOn")) { sink, subscription in
        let serialized = SerializedSink(OwnedSink(sink), subscription)
        let mailbox = Mailbox(policy, before: subscription.pressure) {
          CompoundDisposable(childOf: subscription, under: $0)
        } waking: { mailbox in
          enqueue {
            if takesTurns {
              mailbox.deliverTurn(FIFO(), to: serialized)
            } else {
              mailbox.deliverAll(to: serialized)
            }
          }
        }
        // The upstream and the scheduled work retain the mailbox, and the mailbox retains the sink. Without them no event waits.
        subscription.add { [weak mailbox, weak serialized] in
          mailbox?.discard()
          serialized?.releaseSink()
        }
        mailbox.start(self)
      }
    }
  }
}

extension Mailbox {
  /// Delivers events until none waits.
  @inlinable
  func deliverAll(to sink: SerializedSink<OwnedSink<Value, Failure>>) {
    var batch = FIFO<Element>()
    while next(into: &batch) { _ = sink.send(contentsOf: &batch) { false } }
  }

  /// Delivers events on the main queue until none waits, or until it is the turn of the other work there. The rest of the batch follows
  /// after that work, in front of the events that wait in the mailbox.
  @inlinable
  func deliverTurn(_ rest: FIFO<Element>, to sink: SerializedSink<OwnedSink<Value, Failure>>) {
    var batch = rest
    var turn = ActorTurn()
    while !batch.isEmpty || next(into: &batch) {
      guard sink.send(contentsOf: &batch, until: { turn.isOver() }) else { continue }
      if batch.isEmpty, !next(into: &batch) { return }
      let rest = batch
      return performLaterOnMainQueue { self.deliverTurn(rest, to: sink) }
    }
  }
}

/// Performs work now if that is on the main queue, and enqueues it there otherwise.
// The mailbox of `deliver(on:)` keeps the order of the events. So this need not keep that of the work.
@usableFromInline
@Sendable
func performOnMainQueue(_ work: @escaping @Sendable () -> Void) {
  if isOnMainQueue() { ImmediateScheduler()._enqueue(work) } else { MainScheduler.shared._enqueue(work) }
}

/// Enqueues work on the main queue, behind the other work there.
@usableFromInline
func performLaterOnMainQueue(_ work: @escaping @Sendable () -> Void) { MainScheduler.shared._enqueue(work) }
