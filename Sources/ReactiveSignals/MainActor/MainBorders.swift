extension SignalProtocol {
  /// Returns the signal with its events on the main actor, where they may be used without an annotation.
  ///
  ///     @MainActor final class Titles {
  ///       var current = ""
  ///
  ///       func follow(_ titles: Signal<String, Never>) {
  ///         titles.onMain().filter { $0 != self.current }.subscribe { [weak self] in self?.current = $0 }
  ///       }
  ///     }
  ///
  /// An event of the main actor is sent in place, unless earlier ones wait. An event from elsewhere waits for the main actor, and never
  /// overtakes another one. When many events wait, other work of the main actor runs after 64 of them or a millisecond.
  ///
  /// - **Sends**: the values of the source, in order, on the main actor.
  /// - **Ends**: as the source does, after the waiting values.
  /// - **Disposal**: disposes the source and drops the waiting events.
  /// - **Thread**: the main actor.
  /// - **Memory**: the values that wait, without a limit unless `policy` sets one. With ``BufferingPolicy/waiting(_:)`` the source waits.
  ///
  /// - Parameter policy: The number of values that may wait, and the treatment of the others.
  /// - Complexity: O(1) for each value.
  @MainActor
  @_alwaysEmitIntoClient
  public func onMain(buffering policy: BufferingPolicy<Failure> = .all) -> MainSignal<Value, Failure> {
    MainSignal(erased.onMainActor(policy).map { OnMain($0) })
  }
}

extension Signal {
  @_alwaysEmitIntoClient
  func onMainActor(_ policy: BufferingPolicy<Failure>) -> Signal {
    Signal { call in
      call.answer(describe(self, by: "onMain")) { sink, subscription in
        // A thread that sends may have the last reference to the handler.
        let sink = OnMainOwner(SinkBox(OwnedSink(sink)))
        let handler = IsolatedHandler<Event<Value, Failure>>(MainActor.shared) { event in
          sink.withObject { $0.send(event) }
        }
        observe(handler, policy, below: subscription)
      }
    }
  }

  /// This signal, whose sources begin and go on after waiting on the main actor. A subscriber elsewhere may raise and lower its pressure.
  @_alwaysEmitIntoClient var startedOnMain: Signal {
    Signal { call in
      call.answer(description) { sink, subscription in
        let pressure = subscription.pressure.map { _ in Pressure(before: nil) }
        let source = CompoundDisposable(childOf: subscription, under: pressure)
        performOnMain {
          if source.isDisposed { return }
          guard let pressure else { return attach(erased: sink, in: source) }
          attach(
            erased: AnySink(
              next: { value in
                sink.send(value)
                pressure.follow(subscription)
              },
              end: sink.last
            ),
            in: source
          )
        }
      }
    }
  }
}

extension Pressure {
  /// Makes sources of the main actor wait if their subscriber elsewhere takes no more values, until the main actor has learned that it does.
  @usableFromInline
  func follow(_ subscription: CompoundDisposable) {
    guard subscription.isHeldBack, !isRaised else { return }
    raise()
    let owner = OnMainOwner(self)
    let goOn: @Sendable () -> Void = { performOnMain { owner.withObject { $0.lower() }?.resume() } }
    if !subscription.waitIfHeldBack(continuing: goOn) { goOn() }
  }
}

extension MainSignal where Value: Sendable {
  /// The signal without its isolation, for services and other threads.
  ///
  /// A subscription starts on the main actor: in place there, and otherwise later.
  ///
  /// - **Sends**: the values of this signal.
  /// - **Ends**: as this signal does.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the main actor, until an operator such as `deliver(on:)` leads away.
  /// - **Memory**: no value is kept.
  ///
  /// - Complexity: O(1) for each value.
  public var signal: Signal<Value, Failure> {
    @_alwaysEmitIntoClient get { base.startedOnMain.map { $0.content }.erased }
  }
}

extension MainSignalProtocol where Failure == Never, Value: Sendable {
  /// Writes each value to a property that any thread may use, as ``SignalProtocol/bind(to:)`` does.
  ///
  /// - Parameter property: The property, which is not kept alive.
  /// - Returns: The binding.
  @discardableResult
  public func bind(to property: MutableProperty<Value>) -> any Disposable {
    mainSignal.signal.bind(to: property)
  }

  @_documentation(visibility: internal)
  @discardableResult
  public func bind(to property: MutableProperty<Value?>) -> any Disposable {
    mainSignal.signal.bind(to: property)
  }

  /// Executes a command that any thread may use with each value, as `bind(to:)` of a ``Signal`` does.
  ///
  /// - Parameter command: The command, which is not kept alive.
  /// - Returns: The binding, which ends with the command.
  @discardableResult
  public func bind<Output, CommandFailure>(
    to command: Command<Value, Output, CommandFailure>
  ) -> any Disposable {
    mainSignal.signal.bind(to: command)
  }
}

extension MainSignalProtocol where Value: Sendable {
  /// Sends the events of this signal to a subscriber that any thread may use, as ``SignalProtocol/subscribe(_:)`` does.
  ///
  /// - Parameter subscriber: The subscriber, such as a ``Subject``.
  /// - Returns: The subscription.
  @discardableResult
  public func subscribe(_ subscriber: some SubscriberProtocol<Value, Failure>) -> any Disposable {
    mainSignal.signal.subscribe(subscriber)
  }
}

/// The time of a scheduler, whose work runs on the main actor: in place if the scheduler runs it there, and otherwise one hop later.
@usableFromInline
struct OnMainScheduler: OrderlyScheduler {
  private let base: any TimedScheduler
  private let orderly: (any OrderlyScheduler)?

  @usableFromInline
  init(_ base: any TimedScheduler) {
    self.base = base
    orderly = base as? any OrderlyScheduler
  }

  @usableFromInline var now: Duration { base.now }
  @usableFromInline var readTime: @Sendable () -> Duration {
    if let orderly { return orderly.readTime }
    return { [base] in base.now }
  }

  @usableFromInline
  func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    hopping(work) { work in base.schedule(work) }
  }

  @usableFromInline
  func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    hopping(work) { work in base.schedule(after: delay, tolerance: tolerance, work) }
  }

  @usableFromInline
  func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    hopping(work) { work in
      base.schedule(after: delay, repeatingEvery: interval, tolerance: tolerance, work)
    }
  }

  @usableFromInline
  func turn(at time: Duration) -> TimedTurn { orderly?.turn(at: time) ?? TimedTurn(time: time, number: 0) }

  @usableFromInline
  func isNext(_ turn: TimedTurn) -> Bool { orderly?.isNext(turn) ?? (turn.time <= now) }

  @usableFromInline
  func schedule(at turn: TimedTurn, _ work: @escaping @Sendable () -> Void) -> any Disposable {
    hopping(work) { work in
      if let orderly { return orderly.schedule(at: turn, work) }
      return base.schedule(after: max(turn.time - now, .zero), work)
    }
  }

  /// Schedules work, whose disposal also withdraws what has hopped and has not run.
  private func hopping(
    _ work: @escaping @Sendable () -> Void,
    _ schedule: (@escaping @Sendable () -> Void) -> any Disposable
  ) -> any Disposable {
    if base is MainScheduler { return schedule(work) }
    let work = keptOnMain(work)
    let hop = SerialDisposable()
    let timer = schedule {
      if isOnMain() { work() } else { hop.inner = MainScheduler.shared.schedule(work) }
    }
    return CompoundDisposable([timer, hop])
  }
}

extension SignalProtocol {
  /// The events of this signal on the main actor. An operator of main signals uses it, and ``onMain(buffering:)`` says the same in a chain.
  @MainActor
  @_alwaysEmitIntoClient
  public var mainSignal: MainSignal<Value, Failure> { onMain() }
}

/// Runs work of the main actor there: in place, or later when the caller is elsewhere, as at a disposal by another thread.
@usableFromInline
func performOnMain(_ work: @escaping @MainActor () -> Void) {
  let work = unisolated(work)
  if isOnMain() { work() } else { MainScheduler.shared._enqueue(work) }
}

/// Returns a disposable that disposes another one on the main actor.
func disposingOnMain(_ disposable: any Disposable) -> any Disposable {
  final class Ending: Disposable {
    private let disposable: any Disposable
    private let ending: BlockDisposable

    init(_ disposable: any Disposable) {
      self.disposable = disposable
      ending = BlockDisposable { performOnMain { disposable.dispose() } }
    }

    // A bag forgets a binding that has ended with one of its properties.
    var isDisposed: Bool { ending.isDisposed || disposable.isDisposed }

    func dispose() { ending.dispose() }
  }
  return Ending(disposable)
}

extension SignalProtocol {
  /// The arrays of values of the main actor, as one value of it.
  @MainActor
  @_alwaysEmitIntoClient
  func mainArrays<Element>() -> some SignalProtocol<OnMain<[Element]>, Failure>
  where Value == [OnMain<Element>] {
    map(unisolated { OnMain($0.map(\.value)) })
  }

  /// The windows of values of the main actor, as main signals.
  @MainActor
  @_alwaysEmitIntoClient
  func mainWindows<Element>() -> some SignalProtocol<OnMain<MainSignal<Element, Failure>>, Failure>
  where Value == WindowedSignal<OnMain<Element>, Failure> {
    map(unisolated { OnMain(MainSignal($0.erased)) })
  }
}
