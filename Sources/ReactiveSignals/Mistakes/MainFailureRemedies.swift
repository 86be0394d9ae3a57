// Main signals whose values or failures differ, where one of them cannot be widened, as `FailureRemedies.swift` has them for signals.
// The forms with a closure have none: the compiler names both types.

@_documentation(visibility: internal)
extension MainSignalProtocol {
  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func merge<Other: MainSignalConvertible>(_ other: Other) -> MainSignal<Value, Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func concat<Other: MainSignalConvertible>(_ other: Other) -> MainSignal<Value, Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func race<Other: MainSignalConvertible>(_ other: Other) -> MainSignal<Value, Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func raceForValue<Other: MainSignalConvertible>(_ other: Other) -> MainSignal<Value, Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func ifEmpty<Other: MainSignalConvertible>(switchTo alternative: Other) -> MainSignal<Value, Failure>
  { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func sequenceEqual<Other: MainSignalConvertible>(_ other: Other) -> MainSignal<Bool, Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func take<Other: MainSignalConvertible>(untilReplacement replacement: Other) -> MainSignal<
    Value, Failure
  > { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func timeout<Other: MainSignalConvertible>(
    after duration: Duration,
    switchTo fallback: Other,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public func timeout<Other: MainSignalConvertible>(
    ofSilence duration: Duration,
    switchTo fallback: Other,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public func combineLatest<Other: MainSignalConvertible>(_ other: Other) -> MainSignal<
    (Value, Other.Value), Failure
  > { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public func zip<Other: MainSignalConvertible>(_ other: Other) -> MainSignal<(Value, Other.Value), Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public func zipLast<Other: MainSignalConvertible>(_ other: Other) -> MainSignal<
    (Value, Other.Value), Failure
  > { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public func withLatest<Other: MainSignalConvertible>(from other: Other) -> MainSignal<
    (Value, Other.Value), Failure
  > { neverCalled() }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public func sample<Other: MainSignalConvertible>(on sampler: Other) -> MainSignal<Value, Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public func buffer<Other: MainSignalConvertible>(on boundary: Other) -> MainSignal<[Value], Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public func window<Other: MainSignalConvertible>(on boundary: Other) -> MainSignal<
    MainSignal<Value, Failure>, Failure
  > { neverCalled() }

  @available(
    *,
    unavailable,
    message: "The trigger cannot fail: use 'replaceFailure(with:)' or 'catch' first."
  )
  public func take<Other: MainSignalConvertible>(until trigger: Other) -> MainSignal<Value, Failure> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "The trigger cannot fail: use 'replaceFailure(with:)' or 'catch' first."
  )
  public func skip<Other: MainSignalConvertible>(until trigger: Other) -> MainSignal<Value, Failure> {
    neverCalled()
  }
}

// The constraints leave out the signals that have these operators as methods, as in `FailureRemedies.swift`.
@_documentation(visibility: internal)
extension MainSignal where Value == Never, Failure == Never {
  @available(
    *,
    unavailable,
    message:
      "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func merge<
    First: MainSignalConvertible,
    Second: MainSignalConvertible,
    each More: MainSignalConvertible
  >(
    _ first: First,
    _ second: Second,
    _ more: repeat each More
  ) -> MainSignal<First.Value, First.Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func concat<
    First: MainSignalConvertible,
    Second: MainSignalConvertible,
    each More: MainSignalConvertible
  >(
    _ first: First,
    _ second: Second,
    _ more: repeat each More
  ) -> MainSignal<First.Value, First.Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message:
      "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func race<
    First: MainSignalConvertible,
    Second: MainSignalConvertible,
    each More: MainSignalConvertible
  >(
    _ first: First,
    _ second: Second,
    _ more: repeat each More
  ) -> MainSignal<First.Value, First.Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "All signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public static func combineLatest<
    First: MainSignalConvertible,
    Second: MainSignalConvertible,
    each More: MainSignalConvertible
  >(
    _ first: First,
    _ second: Second,
    _ more: repeat each More
  ) -> MainSignal<(First.Value, Second.Value, repeat (each More).Value), First.Failure> { neverCalled() }

  @available(
    *,
    unavailable,
    message: "All signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public static func zip<
    First: MainSignalConvertible,
    Second: MainSignalConvertible,
    each More: MainSignalConvertible
  >(
    _ first: First,
    _ second: Second,
    _ more: repeat each More
  ) -> MainSignal<(First.Value, Second.Value, repeat (each More).Value), First.Failure> { neverCalled() }
}

// Without these forms, the message for an array of signals names one type or another, as it happens.
@_documentation(visibility: internal)
extension MainSignal where Value == Never, Failure == Never {
  @available(
    *,
    unavailable,
    message:
      "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func merge(_ signals: [any MainSignalConvertible]) -> MainSignal<Never, Never> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message:
      "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func concat(_ signals: [any MainSignalConvertible]) -> MainSignal<Never, Never> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message:
      "All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'."
  )
  public static func race(_ signals: [any MainSignalConvertible]) -> MainSignal<Never, Never> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "All signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public static func combineLatest(_ signals: [any MainSignalConvertible]) -> MainSignal<Never, Never> {
    neverCalled()
  }

  @available(
    *,
    unavailable,
    message: "All signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'."
  )
  public static func zip(_ signals: [any MainSignalConvertible]) -> MainSignal<Never, Never> { neverCalled() }
}
