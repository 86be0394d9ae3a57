extension SignalProtocol {
  /// Returns a signal that subscribes to this signal in work on `scheduler`.
  ///
  /// ![Marble diagram of subscribe(on:)](subscribeOn)
  ///
  ///     Signal<Data, any Error>.attempt { try read(url) }    // in the background
  ///       .subscribe(on: QueueScheduler(label: "files"))
  ///       .deliver(on: MainScheduler.shared)
  ///       .subscribe { show($0) }                            // on the main queue
  ///
  /// Values that the source sends synchronously arrive on the scheduler. Later values arrive on the thread that sends them.
  /// To choose the thread of the events, use ``deliver(on:buffering:)``.
  ///
  /// Disposal before the work runs cancels it, and the source never starts. Values that a ``Subject`` sends before the work
  /// runs are missed.
  ///
  /// RAC: `subscribeOn:`.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler to subscribe on.
  ///   - noHandler: A parameter that no argument fits. Leave the default, and subscribe to the result.
  // With this parameter, the compiler does not take a handler with an error in it for a scheduler.
  @_disfavoredOverload
  @inlinable
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    _ noHandler: ((Never) -> Never)? = nil
  ) -> some SignalProtocol<Value, Failure> {
    SubscribedOn(self, scheduler)
  }
}

@usableFromInline
struct SubscribedOn<Upstream: SignalProtocol, S: Scheduler>: SignalProtocol {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let scheduler: S

  @inlinable
  init(_ upstream: Upstream, _ scheduler: S) {
    self.upstream = upstream
    self.scheduler = scheduler
  }

  @usableFromInline
  var description: String { "[\(upstream)] subscribeOn" }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    let sink = TakeOnce(sink)
    subscription.add(
      scheduler.schedule {
        guard let sink = sink.take(), !subscription.isDisposed else { return }
        upstream.attach(sink, in: subscription)
      }
    )
  }
}
