extension MainSignal where Failure == Never {
  /// Returns a signal of the elements of a sequence, as ``Signal/from(_:)`` does.
  @_alwaysEmitIntoClient
  public static func from(_ elements: some Sequence<Value>) -> MainSignal {
    MainSignal(Signal<OnMain<Value>, Never>.from(OnMainElements(elements)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public static var never: MainSignal { MainSignal(Signal<OnMain<Value>, Never>.never) }
}

extension MainSignal {
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func from(_ elements: some Sequence<Value>) -> MainSignal {
    MainSignal(Signal.from(OnMainElements(elements)))
  }

  /// A signal that completes without a value, as ``Signal/empty``.
  @_alwaysEmitIntoClient
  public static var empty: MainSignal { MainSignal(Signal.empty) }

  /// A signal without events, as ``Signal/never``.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static var never: MainSignal { MainSignal(Signal.never) }

  /// Returns a signal whose events a closure sends, for each subscription, as ``Signal/create(_:)`` does.
  ///
  /// - Parameter body: The closure, called on the main actor with a subscriber of the main actor.
  @_alwaysEmitIntoClient
  public static func create(
    _ body: @escaping (MainSubscriber<Value, Failure>) -> Void
  ) -> MainSignal {
    MainSignal(Signal.create(unisolated { body(MainSubscriber($0)) }))
  }

  /// Returns a signal that runs `work` in a task of the main actor for each subscription, and sends its result or fails with its error.
  ///
  /// It behaves as ``Signal/task(on:_:)``. The closure may use the view model around it, and its result may be of any type.
  ///
  /// - Parameter work: The asynchronous closure.
  public static func task(_ work: @escaping @MainActor () async throws(Failure) -> Value) -> MainSignal {
    create { subscriber in
      subscriber.startTask { () async throws(Failure) in subscriber.send(try await work()) }
    }
  }

  /// Returns a signal whose values an asynchronous closure sends on the main actor, as ``Signal/produce(on:_:)`` does.
  ///
  ///     let squares = MainSignal<Int, Never>.produce { producer in
  ///       for number in 1...3 {
  ///         guard await producer.send(number * number) else { return }
  ///       }
  ///     }
  ///
  /// - Parameter body: The asynchronous closure, called with a producer. The signal completes when it returns.
  public static func produce(
    _ body: @escaping @MainActor (MainProducer<Value, Failure>) async throws(Failure) -> Void
  ) -> MainSignal {
    create { subscriber in
      subscriber.startTask { () async throws(Failure) in try await body(MainProducer(subscriber)) }
    }
  }

  /// Returns a signal that chooses between others by a key, as ``Signal/switch(on:cases:default:)`` does.
  @_alwaysEmitIntoClient
  public static func `switch`<
    Selector: MainSignalConvertible,
    Case: MainSignalConvertible<Value, Failure>,
    Default: MainSignalConvertible<Value, Failure>
  >(
    on selector: Selector,
    cases: [Selector.Value: Case],
    default: Default
  ) -> MainSignal where Selector.Failure == Failure {
    selector.mainSignal.flatMap(.latest) { key in cases[key]?.mainSignal ?? `default`.mainSignal }
  }

  /// Returns a signal that chooses between others by a key, and fails without one, as ``Signal/switch(on:cases:)`` does.
  @_alwaysEmitIntoClient
  public static func `switch`<Selector: MainSignalConvertible, Case: MainSignalConvertible>(
    on selector: Selector,
    cases: [Selector.Value: Case]
  ) -> MainSignal
  where Selector.Failure == Case.Failure, Case.Value == Value, Failure == SwitchError<Case.Failure> {
    selector.mainSignal.mapFailure(SwitchError.failed).flatMap(.latest) { key -> MainSignal in
      cases[key]?.mainSignal.mapFailure(SwitchError.failed) ?? .fail(.noMatchingCase)
    }
  }
}

/// The elements of a sequence of the main actor.
@usableFromInline
struct OnMainElements<Elements: Sequence>: Sequence, Sendable {
  @usableFromInline let elements: OnMain<Elements>

  @_alwaysEmitIntoClient
  init(_ elements: Elements) { self.elements = OnMain(elements) }

  @_alwaysEmitIntoClient
  func makeIterator() -> some IteratorProtocol<OnMain<Elements.Element>> {
    elements.value.lazy.map { OnMain($0) }.makeIterator()
  }
}

/// The producer's side of one subscription to a main signal: the argument of the closure of ``MainSignal/create(_:)``.
@MainActor
public struct MainSubscriber<Value, Failure: Error> {
  @usableFromInline let owner: OnMainOwner<Subscriber<OnMain<Value>, Failure>>

  @_alwaysEmitIntoClient
  init(_ subscriber: Subscriber<OnMain<Value>, Failure>) { owner = OnMainOwner(subscriber) }

  /// A Boolean value that indicates whether the subscription has ended.
  @_alwaysEmitIntoClient public var isDisposed: Bool { owner.withObject { $0.isDisposed } }

  /// Sends a value.
  @_alwaysEmitIntoClient
  public func send(_ value: Value) { owner.withObject { $0.send(OnMain(value)) } }

  /// Sends a failure.
  @_alwaysEmitIntoClient
  public func fail(_ error: Failure) { owner.withObject { $0.fail(error) } }

  /// Sends completion.
  @_alwaysEmitIntoClient
  public func complete() { owner.withObject { $0.complete() } }

  /// Sends an event.
  public func send(event: Event<Value, Failure>) { owner.object.send(event: event.map { OnMain($0) }) }

  /// Adds a closure that is called on the main actor when the subscription ends.
  public func onDispose(_ cleanup: @escaping @MainActor () -> Void) {
    owner.object.onDispose(unisolated(cleanup))
  }

  /// Adds a disposable that is disposed when the subscription ends.
  public func add(_ disposable: any Disposable) { owner.object.add(disposable) }

  /// Runs work in a task of the main actor that the end of the subscription cancels, and then ends the subscription.
  func startTask(_ work: @escaping @MainActor () async throws(Failure) -> Void) {
    owner.object.startTask(isolatedTo: MainActor.shared) { [owner] _ in
      do throws(Failure) {
        try await work()
        owner.object.complete()
      } catch {
        owner.object.fail(error)
      }
    }
  }
}

/// The sender of the values of one subscription to a main signal: the argument of the closure of ``MainSignal/produce(_:)``.
@MainActor
public struct MainProducer<Value, Failure: Error> {
  private let subscriber: MainSubscriber<Value, Failure>

  fileprivate init(_ subscriber: MainSubscriber<Value, Failure>) { self.subscriber = subscriber }

  /// Sends a value, and suspends the task until the subscriber wants another one, as ``Producer/send(_:)`` does.
  ///
  /// - Parameter value: The value.
  /// - Returns: `false` if the subscription has ended, or the task has been canceled. A canceled task does not wait.
  @discardableResult
  public func send(_ value: Value) async -> Bool {
    await Producer(subscriber.owner.object).send(OnMain(value))
  }

  /// Adds a closure that is called on the main actor when the subscription ends.
  public func onDispose(_ cleanup: @escaping @MainActor () -> Void) { subscriber.onDispose(cleanup) }

  /// Adds a disposable that is disposed when the subscription ends.
  public func add(_ disposable: any Disposable) { subscriber.add(disposable) }
}

extension MainSubscriber where Value == Void {
  /// Sends the empty value.
  @_alwaysEmitIntoClient
  public func send() { send(()) }
}
