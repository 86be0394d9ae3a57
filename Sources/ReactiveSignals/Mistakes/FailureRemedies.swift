// Signals whose failures differ, where one of them cannot be widened. The compiler alone would say that two types have to be equivalent.

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public func zipLast<Other: SignalProtocol>(_ other: Other) -> Signal<(Value, Other.Value), Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func raceForValue<Other: SignalProtocol>(_ other: Other) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func ifEmpty<Other: SignalProtocol>(switchTo alternative: Other) -> Signal<Value, Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func sequenceEqual<Other: SignalProtocol>(_ other: Other) -> Signal<Bool, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public func buffer<Boundary: SignalProtocol>(on boundary: Boundary) -> Signal<[Value], Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public func window<Boundary: SignalProtocol>(on boundary: Boundary) -> Signal<
    Signal<Value, Failure>, Failure
  > { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func timeout<Fallback: SignalProtocol>(
    after duration: Duration,
    switchTo fallback: Fallback,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func timeout<Fallback: SignalProtocol>(
    ofSilence duration: Duration,
    switchTo fallback: Fallback,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> { neverCalled() }
}

// The constraints leave out the signals that have these operators as methods. Otherwise a mistake in the closure of such a method would be
// reported as the use of a static member.
@_documentation(visibility: internal)
extension Signal where Value == Never, Failure == Never {
  @available(
    *,
    unavailable,
    message:
      "Merged signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func merge<First: SignalProtocol, Second: SignalProtocol, each More: SignalProtocol>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More
  ) -> Signal<First.Value, First.Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func concat<First: SignalProtocol, Second: SignalProtocol, each More: SignalProtocol>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More
  ) -> Signal<First.Value, First.Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func race<First: SignalProtocol, Second: SignalProtocol, each More: SignalProtocol>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More
  ) -> Signal<First.Value, First.Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "All signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public static func combineLatest<First: SignalProtocol, Second: SignalProtocol, each More: SignalProtocol>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More
  ) -> Signal<(First.Value, Second.Value, repeat (each More).Value), First.Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "All signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public static func zip<First: SignalProtocol, Second: SignalProtocol, each More: SignalProtocol>(
    _ first: First,
    _ second: Second,
    _ more: repeat each More
  ) -> Signal<(First.Value, Second.Value, repeat (each More).Value), First.Failure> { neverCalled() }
}

// Without these forms, the message for an array of signals names one type or another, as it happens.
@_documentation(visibility: internal)
extension Signal where Value == Never, Failure == Never {
  @available(
    *,
    unavailable,
    message:
      "Merged signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func merge(_ signals: [any SignalProtocol]) -> Signal<Never, Never> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func concat(_ signals: [any SignalProtocol]) -> Signal<Never, Never> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func race(_ signals: [any SignalProtocol]) -> Signal<Never, Never> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func combineLatest(_ signals: [any SignalProtocol]) -> Signal<Never, Never> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func zip(_ signals: [any SignalProtocol]) -> Signal<Never, Never> { neverCalled() }
}

// Swift infers `any Error` for a closure that throws, unless the closure states its error. These results are signals, so that they match the
// chains that are returned as one.

@_documentation(visibility: internal)
extension Signal {
  @available(
    *,
    unavailable,
    message:
      "Swift infers 'any Error' here. State the error, '{ () async throws(LoadError) in … }', or pass the function: '.task(load)'."
  )
  public static func task<Thrown: Error>(
    on executor: (any TaskExecutor)? = nil,
    _ work: @escaping @Sendable () async throws(Thrown) -> Value
  ) -> Signal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "Swift infers 'any Error' here. State the error, '{ () throws(LoadError) in … }', or pass the function: '.attempt(load)'."
  )
  public static func attempt<Thrown: Error>(
    _ work: @escaping @Sendable () throws(Thrown) -> Value
  ) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(
    *,
    unavailable,
    message:
      "State the failure of the signal in the closure, '{ value throws(LoadError) in … }', and erase a chain that becomes a 'Signal'."
  )
  public func tryMap<T: Sendable>(
    _ transform: @escaping @Sendable (Value) throws -> T
  ) -> Signal<T, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "State the failure of the signal in the closure, '{ value async throws(LoadError) in … }', and erase a chain that becomes a 'Signal'."
  )
  public func asyncMap<T: Sendable>(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    on executor: (any TaskExecutor)? = nil,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) async throws -> T
  ) -> some SignalProtocol<T, Failure> { Signal<T, Failure>.never }
}

@_documentation(visibility: internal)
extension SignalProtocol where Failure == Never {
  @available(
    *,
    unavailable,
    message:
      "State the failure of the result in the closure, '{ value throws(LoadError) in … }', and erase a chain that becomes a 'Signal'."
  )
  public func tryMap<T: Sendable, NewFailure: Error>(
    _ transform: @escaping @Sendable (Value) throws -> T
  ) -> Signal<T, NewFailure> { neverCalled() }
}
