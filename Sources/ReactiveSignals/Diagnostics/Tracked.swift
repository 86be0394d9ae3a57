extension SignalProtocol {
  /// Returns a signal with the same events whose subscriptions have a name in ``Diagnostics/live``.
  ///
  /// ![Marble diagram of tracked](tracked)
  ///
  ///     Diagnostics.isEnabled = true
  ///     let ticks = Signal.interval(.seconds(1), on: scheduler).tracked("ticks")
  ///     let subscription = ticks.subscribe { print($0) }
  ///     print(Diagnostics.live.count)
  ///     // 1
  ///     subscription.dispose()
  ///     print(Diagnostics.live.count)
  ///     // 0
  ///
  /// A subscription is recorded when ``Diagnostics/isEnabled`` is `true` at its beginning. It is removed when it ends by
  /// completion, failure or disposal, on the thread that ends it, and when it is released. The list does not retain the signal
  /// or the subscription. Values pass at no cost, unless the inspector
  /// of `ReactiveSignalsInspector` runs. While recording is off, a subscription costs a call that loads one word.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does.
  /// - **Disposal**: disposes the source and removes the subscription from the list.
  /// - **Thread**: the sender's.
  /// - **Memory**: one entry in the list for each subscription while recording is on.
  ///
  /// - Parameters:
  ///   - name: The name in the list. By default it is the ``description`` of this signal.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A signal that sends the events of this one.
  /// - Complexity: O(1) for each subscription. Values cost nothing unless the inspector runs.
  @_alwaysEmitIntoClient
  public func tracked(
    _ name: String? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> some SignalProtocol<Value, Failure> {
    let callSite = Diagnostics.CallSite(fileID: fileID, line: line)
    return Tracked(self, name, callSite)
  }
}

/// A signal whose subscriptions have a name, and whose events the inspector sees while it runs.
@usableFromInline
struct Tracked<Upstream: SignalProtocol>: SignalProtocol {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let name: String?
  @usableFromInline let callSite: Diagnostics.CallSite

  @_alwaysEmitIntoClient
  init(_ upstream: Upstream, _ name: String?, _ callSite: Diagnostics.CallSite) {
    self.upstream = upstream
    self.name = name
    self.callSite = callSite
  }

  @usableFromInline
  var description: String { "[\(upstream)] tracked" }

  @_alwaysEmitIntoClient
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    if Diagnostics.isRecording, let record = record(subscription) {
      attach(inspected: sink.erased(), record, in: subscription)
    } else if !subscription.isDisposed {
      upstream.attach(sink, in: subscription)
    }
  }

  /// Records a subscription, until it ends or is released, under the name.
  ///
  /// - Returns: The record for its events, if the inspector runs.
  @usableFromInline
  @inline(never)
  func record(_ subscription: CompoundDisposable) -> Inspection.Events? {
    SubscriptionList.mark(
      subscription,
      (name ?? upstream.description, callSite.fileID, callSite.line),
      describedBy: { upstream.description }
    )
  }

  // A chain of its own, so that a value passes at no cost while the inspector is off.
  @_alwaysEmitIntoClient
  @inline(never)
  func attach(
    inspected sink: AnySink<Value, Failure>,
    _ record: Inspection.Events,
    in subscription: CompoundDisposable
  ) {
    guard !subscription.isDisposed else { return }
    let keepsValues = record.keepsValues && !(Value.self is any Inspection.Excluded.Type)
    let inspected = AnySink<Value, Failure>(
      next: { value in
        record.next(keepsValues ? value : nil)
        sink.send(value)
      },
      end: { failure in
        record.end(failure)
        sink.end(failure)
      }
    )
    upstream.attach(inspected, in: subscription)
  }
}
