// Overloads for signals whose failures differ: one is `Never`, or one is `any Error`. And overloads for factories, which get their type from
// the parameter.
//
// The parameter of the overloads for `any Error` is optional only to rank below the others: `nil` stops the program.
//
// Written by scripts/operator-forms.swift.

/// This signal cannot fail, and the other one can.
@_documentation(visibility: internal)
extension SignalProtocol where Failure == Never {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func merge<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).merge(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).concat(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).combineLatest(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).combineLatest(other, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).zip(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).zip(other, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zipLast<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).zipLast(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol>(
    from other: Other
  ) -> Signal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).withLatest(from: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol, T: Sendable>(
    from other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).withLatest(from: other, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func sample<Other: SignalProtocol>(
    on other: Other
  ) -> Signal<Value, Other.Failure> {
    promoteFailure(to: Other.Failure.self).sample(on: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func buffer<Other: SignalProtocol>(
    on other: Other
  ) -> Signal<[Value], Other.Failure> {
    promoteFailure(to: Other.Failure.self).buffer(on: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func take<Other: SignalProtocol>(
    untilReplacement other: Other
  ) -> Signal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).take(untilReplacement: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func race<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).race(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func raceForValue<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).raceForValue(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func mergeSorted<Other: SignalProtocol>(
    _ other: Other,
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> Signal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).mergeSorted(other, by: areInIncreasingOrder)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func ifEmpty<Other: SignalProtocol>(
    switchTo other: Other
  ) -> Signal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).ifEmpty(switchTo: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout<Other: SignalProtocol>(
    after duration: Duration,
    switchTo other: Other,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).timeout(after: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout<Other: SignalProtocol>(
    ofSilence duration: Duration,
    switchTo other: Other,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).timeout(ofSilence: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func then<Other: SignalProtocol>(
    _ other: @escaping @Sendable () -> Other
  ) -> Signal<Other.Value, Other.Failure> {
    promoteFailure(to: Other.Failure.self).then({ other() })
  }
}

/// The other signal cannot fail, and this one can.
@_documentation(visibility: internal)
extension SignalProtocol {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func merge<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    merge(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    concat(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Never {
    combineLatest(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Failure> where Other.Failure == Never {
    combineLatest(other.promoteFailure(to: Failure.self), transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Never {
    zip(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Other: SignalProtocol, T: Sendable>(
    _ other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Failure> where Other.Failure == Never {
    zip(other.promoteFailure(to: Failure.self), transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zipLast<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Never {
    zipLast(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol>(
    from other: Other
  ) -> Signal<(Value, Other.Value), Failure> where Other.Failure == Never {
    withLatest(from: other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol, T: Sendable>(
    from other: Other,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, Failure> where Other.Failure == Never {
    withLatest(from: other.promoteFailure(to: Failure.self), transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func sample<Other: SignalProtocol>(
    on other: Other
  ) -> Signal<Value, Failure> where Other.Failure == Never {
    sample(on: other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func buffer<Other: SignalProtocol>(
    on other: Other
  ) -> Signal<[Value], Failure> where Other.Failure == Never {
    buffer(on: other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func take<Other: SignalProtocol>(
    untilReplacement other: Other
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    take(untilReplacement: other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func race<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    race(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func raceForValue<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    raceForValue(other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func mergeSorted<Other: SignalProtocol>(
    _ other: Other,
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    mergeSorted(other.promoteFailure(to: Failure.self), by: areInIncreasingOrder)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func ifEmpty<Other: SignalProtocol>(
    switchTo other: Other
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    ifEmpty(switchTo: other.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout<Other: SignalProtocol>(
    after duration: Duration,
    switchTo other: Other,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    timeout(after: duration, switchTo: other.promoteFailure(to: Failure.self), on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout<Other: SignalProtocol>(
    ofSilence duration: Duration,
    switchTo other: Other,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    timeout(ofSilence: duration, switchTo: other.promoteFailure(to: Failure.self), on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func then<Other: SignalProtocol>(
    _ other: @escaping @Sendable () -> Other
  ) -> Signal<Other.Value, Failure> where Other.Failure == Never {
    then({ other().promoteFailure(to: Failure.self) })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func retry<Other: SignalProtocol>(
    when other: @escaping @Sendable (Signal<Failure, Failure>) -> Other
  ) -> Signal<Value, Failure> where Other.Failure == Never {
    retry(when: { other($0).promoteFailure(to: Failure.self) })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func repeated<Other: SignalProtocol>(
    when other: @escaping @Sendable (Signal<Void, Failure>) -> Other
  ) -> Signal<Value, Failure> where Other.Failure == Never {
    repeated(when: { other($0).promoteFailure(to: Failure.self) })
  }
}

/// The other signal has any failure, and this one a certain one.
@_documentation(visibility: internal)
extension SignalProtocol {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func merge<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "merge")
    return mapFailure { $0 as any Error }.merge(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "concat")
    return mapFailure { $0 as any Error }.concat(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<(Value, Other.Value), any Error> where Other.Failure == any Error {
    let other = passed(other, to: "combineLatest")
    return mapFailure { $0 as any Error }.combineLatest(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Other: SignalProtocol, T: Sendable>(
    _ other: Other?,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, any Error> where Other.Failure == any Error {
    let other = passed(other, to: "combineLatest")
    return mapFailure { $0 as any Error }.combineLatest(other, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<(Value, Other.Value), any Error> where Other.Failure == any Error {
    let other = passed(other, to: "zip")
    return mapFailure { $0 as any Error }.zip(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Other: SignalProtocol, T: Sendable>(
    _ other: Other?,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, any Error> where Other.Failure == any Error {
    let other = passed(other, to: "zip")
    return mapFailure { $0 as any Error }.zip(other, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zipLast<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<(Value, Other.Value), any Error> where Other.Failure == any Error {
    let other = passed(other, to: "zipLast")
    return mapFailure { $0 as any Error }.zipLast(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol>(
    from other: Other?
  ) -> Signal<(Value, Other.Value), any Error> where Other.Failure == any Error {
    let other = passed(other, to: "withLatest")
    return mapFailure { $0 as any Error }.withLatest(from: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol, T: Sendable>(
    from other: Other?,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, any Error> where Other.Failure == any Error {
    let other = passed(other, to: "withLatest")
    return mapFailure { $0 as any Error }.withLatest(from: other, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func sample<Other: SignalProtocol>(
    on other: Other?
  ) -> Signal<Value, any Error> where Other.Failure == any Error {
    let other = passed(other, to: "sample")
    return mapFailure { $0 as any Error }.sample(on: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func buffer<Other: SignalProtocol>(
    on other: Other?
  ) -> Signal<[Value], any Error> where Other.Failure == any Error {
    let other = passed(other, to: "buffer")
    return mapFailure { $0 as any Error }.buffer(on: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func take<Other: SignalProtocol>(
    untilReplacement other: Other?
  ) -> Signal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "take")
    return mapFailure { $0 as any Error }.take(untilReplacement: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func race<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "race")
    return mapFailure { $0 as any Error }.race(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func raceForValue<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "raceForValue")
    return mapFailure { $0 as any Error }.raceForValue(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func mergeSorted<Other: SignalProtocol>(
    _ other: Other?,
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> Signal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "mergeSorted")
    return mapFailure { $0 as any Error }.mergeSorted(other, by: areInIncreasingOrder)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func ifEmpty<Other: SignalProtocol>(
    switchTo other: Other?
  ) -> Signal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "ifEmpty")
    return mapFailure { $0 as any Error }.ifEmpty(switchTo: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout<Other: SignalProtocol>(
    after duration: Duration,
    switchTo other: Other?,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "timeout")
    return mapFailure { $0 as any Error }.timeout(after: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout<Other: SignalProtocol>(
    ofSilence duration: Duration,
    switchTo other: Other?,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "timeout")
    return mapFailure { $0 as any Error }.timeout(ofSilence: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func then<Other: SignalProtocol>(
    _ other: (@Sendable () -> Other)?
  ) -> Signal<Other.Value, any Error> where Other.Failure == any Error {
    let other = passed(other, to: "then")
    return mapFailure { $0 as any Error }.then({ other() })
  }
}

/// This signal has any failure, and the other one a certain one.
@_documentation(visibility: internal)
extension SignalProtocol where Failure == any Error {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func merge<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "merge")
    return merge(other.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "concat")
    return concat(other.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<(Value, Other.Value), any Error> {
    let other = passed(other, to: "combineLatest")
    return combineLatest(other.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Other: SignalProtocol, T: Sendable>(
    _ other: Other?,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, any Error> {
    let other = passed(other, to: "combineLatest")
    return combineLatest(other.mapFailure { $0 as any Error }, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<(Value, Other.Value), any Error> {
    let other = passed(other, to: "zip")
    return zip(other.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Other: SignalProtocol, T: Sendable>(
    _ other: Other?,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, any Error> {
    let other = passed(other, to: "zip")
    return zip(other.mapFailure { $0 as any Error }, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zipLast<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<(Value, Other.Value), any Error> {
    let other = passed(other, to: "zipLast")
    return zipLast(other.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol>(
    from other: Other?
  ) -> Signal<(Value, Other.Value), any Error> {
    let other = passed(other, to: "withLatest")
    return withLatest(from: other.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Other: SignalProtocol, T: Sendable>(
    from other: Other?,
    _ transform: @escaping @Sendable (Value, Other.Value) -> T
  ) -> Signal<T, any Error> {
    let other = passed(other, to: "withLatest")
    return withLatest(from: other.mapFailure { $0 as any Error }, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func sample<Other: SignalProtocol>(
    on other: Other?
  ) -> Signal<Value, any Error> {
    let other = passed(other, to: "sample")
    return sample(on: other.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func buffer<Other: SignalProtocol>(
    on other: Other?
  ) -> Signal<[Value], any Error> {
    let other = passed(other, to: "buffer")
    return buffer(on: other.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func take<Other: SignalProtocol>(
    untilReplacement other: Other?
  ) -> Signal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "take")
    return take(untilReplacement: other.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func race<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "race")
    return race(other.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func raceForValue<Other: SignalProtocol>(
    _ other: Other?
  ) -> Signal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "raceForValue")
    return raceForValue(other.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func mergeSorted<Other: SignalProtocol>(
    _ other: Other?,
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> Signal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "mergeSorted")
    return mergeSorted(other.mapFailure { $0 as any Error }, by: areInIncreasingOrder)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func ifEmpty<Other: SignalProtocol>(
    switchTo other: Other?
  ) -> Signal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "ifEmpty")
    return ifEmpty(switchTo: other.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout<Other: SignalProtocol>(
    after duration: Duration,
    switchTo other: Other?,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "timeout")
    return timeout(after: duration, switchTo: other.mapFailure { $0 as any Error }, on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout<Other: SignalProtocol>(
    ofSilence duration: Duration,
    switchTo other: Other?,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "timeout")
    return timeout(ofSilence: duration, switchTo: other.mapFailure { $0 as any Error }, on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func then<Other: SignalProtocol>(
    _ other: (@Sendable () -> Other)?
  ) -> Signal<Other.Value, any Error> {
    let other = passed(other, to: "then")
    return then({ other().mapFailure { $0 as any Error } })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func retry<Other: SignalProtocol>(
    when other: (@Sendable (Signal<Failure, Failure>) -> Other)?
  ) -> Signal<Value, any Error> {
    let other = passed(other, to: "retry")
    return retry(when: { other($0).mapFailure { $0 as any Error } })
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func repeated<Other: SignalProtocol>(
    when other: (@Sendable (Signal<Void, Failure>) -> Other)?
  ) -> Signal<Value, any Error> {
    let other = passed(other, to: "repeated")
    return repeated(when: { other($0).mapFailure { $0 as any Error } })
  }
}

/// The other signal is a factory, as in `race(.empty)`: its type comes from the parameter.
@_documentation(visibility: internal)
extension SignalProtocol {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func merge(
    _ other: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    merge(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat(
    _ other: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    concat(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Factory: Sendable>(
    _ other: Signal<Factory, Failure>
  ) -> Signal<(Value, Factory), Failure> {
    combineLatest(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func combineLatest<Factory: Sendable, T: Sendable>(
    _ other: Signal<Factory, Failure>,
    _ transform: @escaping @Sendable (Value, Factory) -> T
  ) -> Signal<T, Failure> {
    combineLatest(other, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Factory: Sendable>(
    _ other: Signal<Factory, Failure>
  ) -> Signal<(Value, Factory), Failure> {
    zip(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zip<Factory: Sendable, T: Sendable>(
    _ other: Signal<Factory, Failure>,
    _ transform: @escaping @Sendable (Value, Factory) -> T
  ) -> Signal<T, Failure> {
    zip(other, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func zipLast<Factory: Sendable>(
    _ other: Signal<Factory, Failure>
  ) -> Signal<(Value, Factory), Failure> {
    zipLast(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Factory: Sendable>(
    from other: Signal<Factory, Failure>
  ) -> Signal<(Value, Factory), Failure> {
    withLatest(from: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func withLatest<Factory: Sendable, T: Sendable>(
    from other: Signal<Factory, Failure>,
    _ transform: @escaping @Sendable (Value, Factory) -> T
  ) -> Signal<T, Failure> {
    withLatest(from: other, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func sample<Factory: Sendable>(
    on other: Signal<Factory, Failure>
  ) -> Signal<Value, Failure> {
    sample(on: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func buffer<Factory: Sendable>(
    on other: Signal<Factory, Failure>
  ) -> Signal<[Value], Failure> {
    buffer(on: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func take(
    untilReplacement other: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    take(untilReplacement: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func race(
    _ other: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    race(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func raceForValue(
    _ other: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    raceForValue(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func mergeSorted(
    _ other: Signal<Value, Failure>,
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> Signal<Value, Failure> {
    mergeSorted(other, by: areInIncreasingOrder)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func ifEmpty(
    switchTo other: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    ifEmpty(switchTo: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout(
    after duration: Duration,
    switchTo other: Signal<Value, Failure>,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    timeout(after: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func timeout(
    ofSilence duration: Duration,
    switchTo other: Signal<Value, Failure>,
    on scheduler: some TimedScheduler
  ) -> Signal<Value, Failure> {
    timeout(ofSilence: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func then<Factory: Sendable>(
    _ other: @escaping @Sendable () -> Signal<Factory, Failure>
  ) -> Signal<Factory, Failure> {
    then(other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func retry<Factory: Sendable>(
    when other: @escaping @Sendable (Signal<Failure, Failure>) -> Signal<Factory, Failure>
  ) -> Signal<Value, Failure> {
    retry(when: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func repeated<Factory: Sendable>(
    when other: @escaping @Sendable (Signal<Void, Failure>) -> Signal<Factory, Failure>
  ) -> Signal<Value, Failure> {
    repeated(when: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func take<Factory: Sendable>(
    until other: Signal<Factory, Never>
  ) -> Signal<Value, Failure> {
    take(until: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func skip<Factory: Sendable>(
    until other: Signal<Factory, Never>
  ) -> Signal<Value, Failure> {
    skip(until: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func delay<Factory: Sendable>(
    until other: @escaping @Sendable (Value) -> Signal<Factory, Never>
  ) -> Signal<Value, Failure> {
    delay(until: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func debounce<Factory: Sendable>(
    until other: @escaping @Sendable (Value) -> Signal<Factory, Never>
  ) -> Signal<Value, Failure> {
    debounce(until: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func throttle<Factory: Sendable>(
    until other: @escaping @Sendable (Value) -> Signal<Factory, Never>
  ) -> Signal<Value, Failure> {
    throttle(until: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func audit<Factory: Sendable>(
    until other: @escaping @Sendable (Value) -> Signal<Factory, Never>
  ) -> Signal<Value, Failure> {
    audit(until: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func sample(
    on other: Signal<Void, Failure>
  ) -> Signal<Value, Failure> {
    sample(on: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func buffer(
    on other: Signal<Void, Failure>
  ) -> Signal<[Value], Failure> {
    buffer(on: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func retry(
    when other: @escaping @Sendable (Signal<Failure, Failure>) -> Signal<Void, Failure>
  ) -> Signal<Value, Failure> {
    retry(when: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func repeated(
    when other: @escaping @Sendable (Signal<Void, Failure>) -> Signal<Void, Failure>
  ) -> Signal<Value, Failure> {
    repeated(when: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func take(
    until other: Signal<Void, Never>
  ) -> Signal<Value, Failure> {
    take(until: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func skip(
    until other: Signal<Void, Never>
  ) -> Signal<Value, Failure> {
    skip(until: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func delay(
    until other: @escaping @Sendable (Value) -> Signal<Void, Never>
  ) -> Signal<Value, Failure> {
    delay(until: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func debounce(
    until other: @escaping @Sendable (Value) -> Signal<Void, Never>
  ) -> Signal<Value, Failure> {
    debounce(until: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func throttle(
    until other: @escaping @Sendable (Value) -> Signal<Void, Never>
  ) -> Signal<Value, Failure> {
    throttle(until: other)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func audit(
    until other: @escaping @Sendable (Value) -> Signal<Void, Never>
  ) -> Signal<Value, Failure> {
    audit(until: other)
  }
}

/// Some of two or three signals cannot fail, or are factories.
@_documentation(visibility: internal)
extension Signal {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B
  ) -> Signal where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "merge")
    return merge(a, b.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B
  ) -> Signal where A.Value == Value, B.Value == Value, A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "merge")
    return merge(a.promoteFailure(to: Failure.self), b)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Never,
    C.Failure == Never
  {
    let a = passed(a, to: "merge")
    return merge(a, b.promoteFailure(to: Failure.self), c.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Never, B.Failure == Failure,
    C.Failure == Never
  {
    let a = passed(a, to: "merge")
    return merge(a.promoteFailure(to: Failure.self), b, c.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Failure,
    C.Failure == Never
  {
    let a = passed(a, to: "merge")
    return merge(a, b, c.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Never, B.Failure == Never,
    C.Failure == Failure
  {
    let a = passed(a, to: "merge")
    return merge(a.promoteFailure(to: Failure.self), b.promoteFailure(to: Failure.self), c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Never,
    C.Failure == Failure
  {
    let a = passed(a, to: "merge")
    return merge(a, b.promoteFailure(to: Failure.self), c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Never, B.Failure == Failure,
    C.Failure == Failure
  {
    let a = passed(a, to: "merge")
    return merge(a.promoteFailure(to: Failure.self), b, c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B
  ) -> Signal where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "concat")
    return concat(a, b.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B
  ) -> Signal where A.Value == Value, B.Value == Value, A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "concat")
    return concat(a.promoteFailure(to: Failure.self), b)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Never,
    C.Failure == Never
  {
    let a = passed(a, to: "concat")
    return concat(a, b.promoteFailure(to: Failure.self), c.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Never, B.Failure == Failure,
    C.Failure == Never
  {
    let a = passed(a, to: "concat")
    return concat(a.promoteFailure(to: Failure.self), b, c.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Failure,
    C.Failure == Never
  {
    let a = passed(a, to: "concat")
    return concat(a, b, c.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Never, B.Failure == Never,
    C.Failure == Failure
  {
    let a = passed(a, to: "concat")
    return concat(a.promoteFailure(to: Failure.self), b.promoteFailure(to: Failure.self), c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Never,
    C.Failure == Failure
  {
    let a = passed(a, to: "concat")
    return concat(a, b.promoteFailure(to: Failure.self), c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Never, B.Failure == Failure,
    C.Failure == Failure
  {
    let a = passed(a, to: "concat")
    return concat(a.promoteFailure(to: Failure.self), b, c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func race<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B
  ) -> Signal where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "race")
    return race(a, b.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func race<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B
  ) -> Signal where A.Value == Value, B.Value == Value, A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "race")
    return race(a.promoteFailure(to: Failure.self), b)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B
  ) -> Signal where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B,
    transform: @escaping @Sendable (A.Value, B.Value) -> Value
  ) -> Signal where A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b.promoteFailure(to: Failure.self), transform: transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B
  ) -> Signal where Value == (A.Value, B.Value), A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a.promoteFailure(to: Failure.self), b)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B,
    transform: @escaping @Sendable (A.Value, B.Value) -> Value
  ) -> Signal where A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a.promoteFailure(to: Failure.self), b, transform: transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Never, C.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b.promoteFailure(to: Failure.self), c.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal where A.Failure == Failure, B.Failure == Never, C.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(
      a,
      b.promoteFailure(to: Failure.self),
      c.promoteFailure(to: Failure.self),
      transform: transform
    )
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Never, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a.promoteFailure(to: Failure.self), b, c.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal where A.Failure == Never, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(
      a.promoteFailure(to: Failure.self),
      b,
      c.promoteFailure(to: Failure.self),
      transform: transform
    )
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b, c.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal where A.Failure == Failure, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b, c.promoteFailure(to: Failure.self), transform: transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Never, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a.promoteFailure(to: Failure.self), b.promoteFailure(to: Failure.self), c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal where A.Failure == Never, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(
      a.promoteFailure(to: Failure.self),
      b.promoteFailure(to: Failure.self),
      c,
      transform: transform
    )
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b.promoteFailure(to: Failure.self), c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal where A.Failure == Failure, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b.promoteFailure(to: Failure.self), c, transform: transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Never, B.Failure == Failure, C.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a.promoteFailure(to: Failure.self), b, c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal where A.Failure == Never, B.Failure == Failure, C.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a.promoteFailure(to: Failure.self), b, c, transform: transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B
  ) -> Signal where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(a, b.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B,
    transform: @escaping @Sendable (A.Value, B.Value) -> Value
  ) -> Signal where A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(a, b.promoteFailure(to: Failure.self), transform: transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B
  ) -> Signal where Value == (A.Value, B.Value), A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a.promoteFailure(to: Failure.self), b)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol>(
    _ a: A?,
    _ b: B,
    transform: @escaping @Sendable (A.Value, B.Value) -> Value
  ) -> Signal where A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a.promoteFailure(to: Failure.self), b, transform: transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Never, C.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(a, b.promoteFailure(to: Failure.self), c.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal where A.Failure == Failure, B.Failure == Never, C.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(
      a,
      b.promoteFailure(to: Failure.self),
      c.promoteFailure(to: Failure.self),
      transform: transform
    )
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Never, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(a.promoteFailure(to: Failure.self), b, c.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal where A.Failure == Never, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(
      a.promoteFailure(to: Failure.self),
      b,
      c.promoteFailure(to: Failure.self),
      transform: transform
    )
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(a, b, c.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal where A.Failure == Failure, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(a, b, c.promoteFailure(to: Failure.self), transform: transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Never, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a.promoteFailure(to: Failure.self), b.promoteFailure(to: Failure.self), c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal where A.Failure == Never, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(
      a.promoteFailure(to: Failure.self),
      b.promoteFailure(to: Failure.self),
      c,
      transform: transform
    )
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a, b.promoteFailure(to: Failure.self), c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal where A.Failure == Failure, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a, b.promoteFailure(to: Failure.self), c, transform: transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> Signal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Never, B.Failure == Failure, C.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a.promoteFailure(to: Failure.self), b, c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping @Sendable (A.Value, B.Value, C.Value) -> Value
  ) -> Signal where A.Failure == Never, B.Failure == Failure, C.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a.promoteFailure(to: Failure.self), b, c, transform: transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge(
    _ a: Signal,
    _ b: Signal
  ) -> Signal {
    merge(a, b)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge(
    _ a: Signal,
    _ b: Signal,
    _ c: Signal
  ) -> Signal {
    merge(a, b, c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat(
    _ a: Signal,
    _ b: Signal
  ) -> Signal {
    concat(a, b)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat(
    _ a: Signal,
    _ b: Signal,
    _ c: Signal
  ) -> Signal {
    concat(a, b, c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func race(
    _ a: Signal,
    _ b: Signal
  ) -> Signal {
    race(a, b)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func race(
    _ a: Signal,
    _ b: Signal,
    _ c: Signal
  ) -> Signal {
    race(a, b, c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: Sendable, B: Sendable>(
    _ a: Signal<A, Failure>,
    _ b: Signal<B, Failure>
  ) -> Signal where Value == (A, B) {
    combineLatest(a, b)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func combineLatest<A: Sendable, B: Sendable, C: Sendable>(
    _ a: Signal<A, Failure>,
    _ b: Signal<B, Failure>,
    _ c: Signal<C, Failure>
  ) -> Signal where Value == (A, B, C) {
    combineLatest(a, b, c)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: Sendable, B: Sendable>(
    _ a: Signal<A, Failure>,
    _ b: Signal<B, Failure>
  ) -> Signal where Value == (A, B) {
    zip(a, b)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func zip<A: Sendable, B: Sendable, C: Sendable>(
    _ a: Signal<A, Failure>,
    _ b: Signal<B, Failure>,
    _ c: Signal<C, Failure>
  ) -> Signal where Value == (A, B, C) {
    zip(a, b, c)
  }
}

/// The inner signals cannot fail, and the outer one can, or the other way around.
@_documentation(visibility: internal)
extension SignalProtocol where Value: SignalProtocol, Value.Failure == Never {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Value.Value, Failure> {
    flatMap(strategy, buffering: policy) { $0.promoteFailure(to: Failure.self).erased }
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func switchToLatest() -> Signal<Value.Value, Failure> { flatten(.latest) }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat(buffering policy: BufferingPolicy<Failure> = .all) -> Signal<Value.Value, Failure> {
    flatten(.concat, buffering: policy)
  }
}

@_documentation(visibility: internal)
extension SignalProtocol where Value: SignalProtocol, Failure == Never {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Value.Failure> = .all
  ) -> Signal<Value.Value, Value.Failure> {
    promoteFailure(to: Value.Failure.self).flatten(strategy, buffering: policy)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func switchToLatest() -> Signal<Value.Value, Value.Failure> { flatten(.latest) }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func concat(
    buffering policy: BufferingPolicy<Value.Failure> = .all
  ) -> Signal<Value.Value, Value.Failure> {
    flatten(.concat, buffering: policy)
  }
}

/// This signal cannot fail, and the inner ones can.
@_documentation(visibility: internal)
extension SignalProtocol where Failure == Never {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> Signal<Inner.Value, Inner.Failure> {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Inner.Failure> = .all,
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> Signal<Inner.Value, Inner.Failure> {
    let transform = passed(transform, to: "flatMap")
    return promoteFailure(to: Inner.Failure.self).erased.flatMapped(strategy, policy) { transform($0).erased }
  }
}

/// The inner signals cannot fail, and this one can.
@_documentation(visibility: internal)
extension SignalProtocol {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<T: Sendable>(
    _ transform: (@Sendable (Value) -> Signal<T, Never>)?
  ) -> Signal<T, Failure> {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<T: Sendable>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: (@Sendable (Value) -> Signal<T, Never>)?
  ) -> Signal<T, Failure> {
    let transform = passed(transform, to: "flatMap")
    return erased.flatMapped(strategy, policy) { transform($0).promoteFailure(to: Failure.self).erased }
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ transform: (@Sendable (Value) -> Inner)??
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Never {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: (@Sendable (Value) -> Inner)??
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Never {
    let transform = passed(passed(transform, to: "flatMap"), to: "flatMap")
    return erased.flatMapped(strategy, policy) { transform($0).promoteFailure(to: Failure.self).erased }
  }
}

/// This signal has any failure, and the inner ones a certain one.
@_documentation(visibility: internal)
extension SignalProtocol where Failure == any Error {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ transform: (@Sendable (Value) -> Inner)??
  ) -> Signal<Inner.Value, any Error> {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<any Error> = .all,
    _ transform: (@Sendable (Value) -> Inner)??
  ) -> Signal<Inner.Value, any Error> {
    let transform = passed(passed(transform, to: "flatMap"), to: "flatMap")
    return erased.flatMapped(strategy, policy) { transform($0).mapFailure { $0 as any Error }.erased }
  }
}

/// The inner signals have any failure, and this one a certain one.
@_documentation(visibility: internal)
extension SignalProtocol {
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ transform: (@Sendable (Value) -> Inner)??
  ) -> Signal<Inner.Value, any Error> where Inner.Failure == any Error {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<any Error> = .all,
    _ transform: (@Sendable (Value) -> Inner)??
  ) -> Signal<Inner.Value, any Error> where Inner.Failure == any Error {
    let transform = passed(passed(transform, to: "flatMap"), to: "flatMap")
    return mapFailure { $0 as any Error }.erased.flatMapped(strategy, policy) { transform($0).erased }
  }
}
