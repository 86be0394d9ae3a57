// Overloads for signals whose failures differ: one is `Never`, or one is `any Error`. And overloads for factories, which get their type from
// the parameter.
//
// The parameter of the overloads for `any Error` is optional only to rank below the others: `nil` stops the program.
//
// Written by scripts/operator-forms.swift.

/// This signal cannot fail, and the other one can.
@_documentation(visibility: internal)
extension MainSignalProtocol where Failure == Never {
  @_disfavoredOverload
  @inlinable
  public func merge<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).merge(other)
  }

  @_disfavoredOverload
  @inlinable
  public func concat<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).concat(other)
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).combineLatest(other)
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: MainSignalConvertible, T>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).combineLatest(other, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).zip(other)
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Other: MainSignalConvertible, T>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).zip(other, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func zipLast<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).zipLast(other)
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: MainSignalConvertible>(
    from other: Other
  ) -> MainSignal<(Value, Other.Value), Other.Failure> {
    promoteFailure(to: Other.Failure.self).withLatest(from: other)
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: MainSignalConvertible, T>(
    from other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Other.Failure> {
    promoteFailure(to: Other.Failure.self).withLatest(from: other, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func sample<Other: MainSignalConvertible>(
    on other: Other
  ) -> MainSignal<Value, Other.Failure> {
    promoteFailure(to: Other.Failure.self).sample(on: other)
  }

  @_disfavoredOverload
  @inlinable
  public func buffer<Other: MainSignalConvertible>(
    on other: Other
  ) -> MainSignal<[Value], Other.Failure> {
    promoteFailure(to: Other.Failure.self).buffer(on: other)
  }

  @_disfavoredOverload
  @inlinable
  public func take<Other: MainSignalConvertible>(
    untilReplacement other: Other
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).take(untilReplacement: other)
  }

  @_disfavoredOverload
  @inlinable
  public func race<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).race(other)
  }

  @_disfavoredOverload
  @inlinable
  public func raceForValue<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).raceForValue(other)
  }

  @_disfavoredOverload
  @inlinable
  public func mergeSorted<Other: MainSignalConvertible>(
    _ other: Other,
    by areInIncreasingOrder: @escaping (Value, Value) -> Bool
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).mergeSorted(other, by: areInIncreasingOrder)
  }

  @_disfavoredOverload
  @inlinable
  public func ifEmpty<Other: MainSignalConvertible>(
    switchTo other: Other
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).ifEmpty(switchTo: other)
  }

  @_disfavoredOverload
  @inlinable
  public func timeout<Other: MainSignalConvertible>(
    after duration: Duration,
    switchTo other: Other,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).timeout(after: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @inlinable
  public func timeout<Other: MainSignalConvertible>(
    ofSilence duration: Duration,
    switchTo other: Other,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Other.Failure> where Other.Value == Value {
    promoteFailure(to: Other.Failure.self).timeout(ofSilence: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @inlinable
  public func then<Other: MainSignalConvertible>(
    _ other: @escaping () -> Other
  ) -> MainSignal<Other.Value, Other.Failure> {
    promoteFailure(to: Other.Failure.self).then({ other() })
  }
}

/// The other signal cannot fail, and this one can.
@_documentation(visibility: internal)
extension MainSignalProtocol {
  @_disfavoredOverload
  @inlinable
  public func merge<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    merge(other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func concat<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    concat(other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Failure> where Other.Failure == Never {
    combineLatest(other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: MainSignalConvertible, T>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Failure> where Other.Failure == Never {
    combineLatest(other.mainSignal.promoteFailure(to: Failure.self), transform)
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Failure> where Other.Failure == Never {
    zip(other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Other: MainSignalConvertible, T>(
    _ other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Failure> where Other.Failure == Never {
    zip(other.mainSignal.promoteFailure(to: Failure.self), transform)
  }

  @_disfavoredOverload
  @inlinable
  public func zipLast<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<(Value, Other.Value), Failure> where Other.Failure == Never {
    zipLast(other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: MainSignalConvertible>(
    from other: Other
  ) -> MainSignal<(Value, Other.Value), Failure> where Other.Failure == Never {
    withLatest(from: other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: MainSignalConvertible, T>(
    from other: Other,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, Failure> where Other.Failure == Never {
    withLatest(from: other.mainSignal.promoteFailure(to: Failure.self), transform)
  }

  @_disfavoredOverload
  @inlinable
  public func sample<Other: MainSignalConvertible>(
    on other: Other
  ) -> MainSignal<Value, Failure> where Other.Failure == Never {
    sample(on: other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func buffer<Other: MainSignalConvertible>(
    on other: Other
  ) -> MainSignal<[Value], Failure> where Other.Failure == Never {
    buffer(on: other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func take<Other: MainSignalConvertible>(
    untilReplacement other: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    take(untilReplacement: other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func race<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    race(other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func raceForValue<Other: MainSignalConvertible>(
    _ other: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    raceForValue(other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func mergeSorted<Other: MainSignalConvertible>(
    _ other: Other,
    by areInIncreasingOrder: @escaping (Value, Value) -> Bool
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    mergeSorted(other.mainSignal.promoteFailure(to: Failure.self), by: areInIncreasingOrder)
  }

  @_disfavoredOverload
  @inlinable
  public func ifEmpty<Other: MainSignalConvertible>(
    switchTo other: Other
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    ifEmpty(switchTo: other.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public func timeout<Other: MainSignalConvertible>(
    after duration: Duration,
    switchTo other: Other,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    timeout(after: duration, switchTo: other.mainSignal.promoteFailure(to: Failure.self), on: scheduler)
  }

  @_disfavoredOverload
  @inlinable
  public func timeout<Other: MainSignalConvertible>(
    ofSilence duration: Duration,
    switchTo other: Other,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> where Other.Value == Value, Other.Failure == Never {
    timeout(ofSilence: duration, switchTo: other.mainSignal.promoteFailure(to: Failure.self), on: scheduler)
  }

  @_disfavoredOverload
  @inlinable
  public func then<Other: MainSignalConvertible>(
    _ other: @escaping () -> Other
  ) -> MainSignal<Other.Value, Failure> where Other.Failure == Never {
    then({ other().mainSignal.promoteFailure(to: Failure.self) })
  }

  @_disfavoredOverload
  @inlinable
  public func retry<Other: MainSignalConvertible>(
    when other: @escaping (MainSignal<Failure, Failure>) -> Other
  ) -> MainSignal<Value, Failure> where Other.Failure == Never {
    retry(when: { other($0).mainSignal.promoteFailure(to: Failure.self) })
  }

  @_disfavoredOverload
  @inlinable
  public func repeated<Other: MainSignalConvertible>(
    when other: @escaping (MainSignal<Void, Failure>) -> Other
  ) -> MainSignal<Value, Failure> where Other.Failure == Never {
    repeated(when: { other($0).mainSignal.promoteFailure(to: Failure.self) })
  }
}

/// The other signal has any failure, and this one a certain one.
@_documentation(visibility: internal)
extension MainSignalProtocol {
  @_disfavoredOverload
  @inlinable
  public func merge<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "merge")
    return mapFailure { $0 as any Error }.merge(other)
  }

  @_disfavoredOverload
  @inlinable
  public func concat<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "concat")
    return mapFailure { $0 as any Error }.concat(other)
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<(Value, Other.Value), any Error> where Other.Failure == any Error {
    let other = passed(other, to: "combineLatest")
    return mapFailure { $0 as any Error }.combineLatest(other)
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: MainSignalConvertible, T>(
    _ other: Other?,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, any Error> where Other.Failure == any Error {
    let other = passed(other, to: "combineLatest")
    return mapFailure { $0 as any Error }.combineLatest(other, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<(Value, Other.Value), any Error> where Other.Failure == any Error {
    let other = passed(other, to: "zip")
    return mapFailure { $0 as any Error }.zip(other)
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Other: MainSignalConvertible, T>(
    _ other: Other?,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, any Error> where Other.Failure == any Error {
    let other = passed(other, to: "zip")
    return mapFailure { $0 as any Error }.zip(other, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func zipLast<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<(Value, Other.Value), any Error> where Other.Failure == any Error {
    let other = passed(other, to: "zipLast")
    return mapFailure { $0 as any Error }.zipLast(other)
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: MainSignalConvertible>(
    from other: Other?
  ) -> MainSignal<(Value, Other.Value), any Error> where Other.Failure == any Error {
    let other = passed(other, to: "withLatest")
    return mapFailure { $0 as any Error }.withLatest(from: other)
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: MainSignalConvertible, T>(
    from other: Other?,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, any Error> where Other.Failure == any Error {
    let other = passed(other, to: "withLatest")
    return mapFailure { $0 as any Error }.withLatest(from: other, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func sample<Other: MainSignalConvertible>(
    on other: Other?
  ) -> MainSignal<Value, any Error> where Other.Failure == any Error {
    let other = passed(other, to: "sample")
    return mapFailure { $0 as any Error }.sample(on: other)
  }

  @_disfavoredOverload
  @inlinable
  public func buffer<Other: MainSignalConvertible>(
    on other: Other?
  ) -> MainSignal<[Value], any Error> where Other.Failure == any Error {
    let other = passed(other, to: "buffer")
    return mapFailure { $0 as any Error }.buffer(on: other)
  }

  @_disfavoredOverload
  @inlinable
  public func take<Other: MainSignalConvertible>(
    untilReplacement other: Other?
  ) -> MainSignal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "take")
    return mapFailure { $0 as any Error }.take(untilReplacement: other)
  }

  @_disfavoredOverload
  @inlinable
  public func race<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "race")
    return mapFailure { $0 as any Error }.race(other)
  }

  @_disfavoredOverload
  @inlinable
  public func raceForValue<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "raceForValue")
    return mapFailure { $0 as any Error }.raceForValue(other)
  }

  @_disfavoredOverload
  @inlinable
  public func mergeSorted<Other: MainSignalConvertible>(
    _ other: Other?,
    by areInIncreasingOrder: @escaping (Value, Value) -> Bool
  ) -> MainSignal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "mergeSorted")
    return mapFailure { $0 as any Error }.mergeSorted(other, by: areInIncreasingOrder)
  }

  @_disfavoredOverload
  @inlinable
  public func ifEmpty<Other: MainSignalConvertible>(
    switchTo other: Other?
  ) -> MainSignal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "ifEmpty")
    return mapFailure { $0 as any Error }.ifEmpty(switchTo: other)
  }

  @_disfavoredOverload
  @inlinable
  public func timeout<Other: MainSignalConvertible>(
    after duration: Duration,
    switchTo other: Other?,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "timeout")
    return mapFailure { $0 as any Error }.timeout(after: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @inlinable
  public func timeout<Other: MainSignalConvertible>(
    ofSilence duration: Duration,
    switchTo other: Other?,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, any Error> where Other.Value == Value, Other.Failure == any Error {
    let other = passed(other, to: "timeout")
    return mapFailure { $0 as any Error }.timeout(ofSilence: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @inlinable
  public func then<Other: MainSignalConvertible>(
    _ other: (() -> Other)?
  ) -> MainSignal<Other.Value, any Error> where Other.Failure == any Error {
    let other = passed(other, to: "then")
    return mapFailure { $0 as any Error }.then({ other() })
  }
}

/// This signal has any failure, and the other one a certain one.
@_documentation(visibility: internal)
extension MainSignalProtocol where Failure == any Error {
  @_disfavoredOverload
  @inlinable
  public func merge<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "merge")
    return merge(other.mainSignal.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @inlinable
  public func concat<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "concat")
    return concat(other.mainSignal.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<(Value, Other.Value), any Error> {
    let other = passed(other, to: "combineLatest")
    return combineLatest(other.mainSignal.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: MainSignalConvertible, T>(
    _ other: Other?,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, any Error> {
    let other = passed(other, to: "combineLatest")
    return combineLatest(other.mainSignal.mapFailure { $0 as any Error }, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<(Value, Other.Value), any Error> {
    let other = passed(other, to: "zip")
    return zip(other.mainSignal.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Other: MainSignalConvertible, T>(
    _ other: Other?,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, any Error> {
    let other = passed(other, to: "zip")
    return zip(other.mainSignal.mapFailure { $0 as any Error }, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func zipLast<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<(Value, Other.Value), any Error> {
    let other = passed(other, to: "zipLast")
    return zipLast(other.mainSignal.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: MainSignalConvertible>(
    from other: Other?
  ) -> MainSignal<(Value, Other.Value), any Error> {
    let other = passed(other, to: "withLatest")
    return withLatest(from: other.mainSignal.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Other: MainSignalConvertible, T>(
    from other: Other?,
    _ transform: @escaping (Value, Other.Value) -> T
  ) -> MainSignal<T, any Error> {
    let other = passed(other, to: "withLatest")
    return withLatest(from: other.mainSignal.mapFailure { $0 as any Error }, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func sample<Other: MainSignalConvertible>(
    on other: Other?
  ) -> MainSignal<Value, any Error> {
    let other = passed(other, to: "sample")
    return sample(on: other.mainSignal.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @inlinable
  public func buffer<Other: MainSignalConvertible>(
    on other: Other?
  ) -> MainSignal<[Value], any Error> {
    let other = passed(other, to: "buffer")
    return buffer(on: other.mainSignal.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @inlinable
  public func take<Other: MainSignalConvertible>(
    untilReplacement other: Other?
  ) -> MainSignal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "take")
    return take(untilReplacement: other.mainSignal.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @inlinable
  public func race<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "race")
    return race(other.mainSignal.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @inlinable
  public func raceForValue<Other: MainSignalConvertible>(
    _ other: Other?
  ) -> MainSignal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "raceForValue")
    return raceForValue(other.mainSignal.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @inlinable
  public func mergeSorted<Other: MainSignalConvertible>(
    _ other: Other?,
    by areInIncreasingOrder: @escaping (Value, Value) -> Bool
  ) -> MainSignal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "mergeSorted")
    return mergeSorted(other.mainSignal.mapFailure { $0 as any Error }, by: areInIncreasingOrder)
  }

  @_disfavoredOverload
  @inlinable
  public func ifEmpty<Other: MainSignalConvertible>(
    switchTo other: Other?
  ) -> MainSignal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "ifEmpty")
    return ifEmpty(switchTo: other.mainSignal.mapFailure { $0 as any Error })
  }

  @_disfavoredOverload
  @inlinable
  public func timeout<Other: MainSignalConvertible>(
    after duration: Duration,
    switchTo other: Other?,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "timeout")
    return timeout(after: duration, switchTo: other.mainSignal.mapFailure { $0 as any Error }, on: scheduler)
  }

  @_disfavoredOverload
  @inlinable
  public func timeout<Other: MainSignalConvertible>(
    ofSilence duration: Duration,
    switchTo other: Other?,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, any Error> where Other.Value == Value {
    let other = passed(other, to: "timeout")
    return timeout(
      ofSilence: duration,
      switchTo: other.mainSignal.mapFailure { $0 as any Error },
      on: scheduler
    )
  }

  @_disfavoredOverload
  @inlinable
  public func then<Other: MainSignalConvertible>(
    _ other: (() -> Other)?
  ) -> MainSignal<Other.Value, any Error> {
    let other = passed(other, to: "then")
    return then({ other().mainSignal.mapFailure { $0 as any Error } })
  }

  @_disfavoredOverload
  @inlinable
  public func retry<Other: MainSignalConvertible>(
    when other: ((MainSignal<Failure, Failure>) -> Other)?
  ) -> MainSignal<Value, any Error> {
    let other = passed(other, to: "retry")
    return retry(when: { other($0).mainSignal.mapFailure { $0 as any Error } })
  }

  @_disfavoredOverload
  @inlinable
  public func repeated<Other: MainSignalConvertible>(
    when other: ((MainSignal<Void, Failure>) -> Other)?
  ) -> MainSignal<Value, any Error> {
    let other = passed(other, to: "repeated")
    return repeated(when: { other($0).mainSignal.mapFailure { $0 as any Error } })
  }
}

/// The other signal is a factory, as in `race(.empty)`: its type comes from the parameter.
@_documentation(visibility: internal)
extension MainSignalProtocol {
  @_disfavoredOverload
  @inlinable
  public func merge(
    _ other: MainSignal<Value, Failure>
  ) -> MainSignal<Value, Failure> {
    merge(other)
  }

  @_disfavoredOverload
  @inlinable
  public func concat(
    _ other: MainSignal<Value, Failure>
  ) -> MainSignal<Value, Failure> {
    concat(other)
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Factory>(
    _ other: MainSignal<Factory, Failure>
  ) -> MainSignal<(Value, Factory), Failure> {
    combineLatest(other)
  }

  @_disfavoredOverload
  @inlinable
  public func combineLatest<Factory, T>(
    _ other: MainSignal<Factory, Failure>,
    _ transform: @escaping (Value, Factory) -> T
  ) -> MainSignal<T, Failure> {
    combineLatest(other, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Factory>(
    _ other: MainSignal<Factory, Failure>
  ) -> MainSignal<(Value, Factory), Failure> {
    zip(other)
  }

  @_disfavoredOverload
  @inlinable
  public func zip<Factory, T>(
    _ other: MainSignal<Factory, Failure>,
    _ transform: @escaping (Value, Factory) -> T
  ) -> MainSignal<T, Failure> {
    zip(other, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func zipLast<Factory>(
    _ other: MainSignal<Factory, Failure>
  ) -> MainSignal<(Value, Factory), Failure> {
    zipLast(other)
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Factory>(
    from other: MainSignal<Factory, Failure>
  ) -> MainSignal<(Value, Factory), Failure> {
    withLatest(from: other)
  }

  @_disfavoredOverload
  @inlinable
  public func withLatest<Factory, T>(
    from other: MainSignal<Factory, Failure>,
    _ transform: @escaping (Value, Factory) -> T
  ) -> MainSignal<T, Failure> {
    withLatest(from: other, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func sample<Factory>(
    on other: MainSignal<Factory, Failure>
  ) -> MainSignal<Value, Failure> {
    sample(on: other)
  }

  @_disfavoredOverload
  @inlinable
  public func buffer<Factory>(
    on other: MainSignal<Factory, Failure>
  ) -> MainSignal<[Value], Failure> {
    buffer(on: other)
  }

  @_disfavoredOverload
  @inlinable
  public func take(
    untilReplacement other: MainSignal<Value, Failure>
  ) -> MainSignal<Value, Failure> {
    take(untilReplacement: other)
  }

  @_disfavoredOverload
  @inlinable
  public func race(
    _ other: MainSignal<Value, Failure>
  ) -> MainSignal<Value, Failure> {
    race(other)
  }

  @_disfavoredOverload
  @inlinable
  public func raceForValue(
    _ other: MainSignal<Value, Failure>
  ) -> MainSignal<Value, Failure> {
    raceForValue(other)
  }

  @_disfavoredOverload
  @inlinable
  public func mergeSorted(
    _ other: MainSignal<Value, Failure>,
    by areInIncreasingOrder: @escaping (Value, Value) -> Bool
  ) -> MainSignal<Value, Failure> {
    mergeSorted(other, by: areInIncreasingOrder)
  }

  @_disfavoredOverload
  @inlinable
  public func ifEmpty(
    switchTo other: MainSignal<Value, Failure>
  ) -> MainSignal<Value, Failure> {
    ifEmpty(switchTo: other)
  }

  @_disfavoredOverload
  @inlinable
  public func timeout(
    after duration: Duration,
    switchTo other: MainSignal<Value, Failure>,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    timeout(after: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @inlinable
  public func timeout(
    ofSilence duration: Duration,
    switchTo other: MainSignal<Value, Failure>,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    timeout(ofSilence: duration, switchTo: other, on: scheduler)
  }

  @_disfavoredOverload
  @inlinable
  public func then<Factory>(
    _ other: @escaping () -> MainSignal<Factory, Failure>
  ) -> MainSignal<Factory, Failure> {
    then(other)
  }

  @_disfavoredOverload
  @inlinable
  public func retry<Factory>(
    when other: @escaping (MainSignal<Failure, Failure>) -> MainSignal<Factory, Failure>
  ) -> MainSignal<Value, Failure> {
    retry(when: other)
  }

  @_disfavoredOverload
  @inlinable
  public func repeated<Factory>(
    when other: @escaping (MainSignal<Void, Failure>) -> MainSignal<Factory, Failure>
  ) -> MainSignal<Value, Failure> {
    repeated(when: other)
  }

  @_disfavoredOverload
  @inlinable
  public func take<Factory>(
    until other: MainSignal<Factory, Never>
  ) -> MainSignal<Value, Failure> {
    take(until: other)
  }

  @_disfavoredOverload
  @inlinable
  public func skip<Factory>(
    until other: MainSignal<Factory, Never>
  ) -> MainSignal<Value, Failure> {
    skip(until: other)
  }

  @_disfavoredOverload
  @inlinable
  public func delay<Factory>(
    until other: @escaping (Value) -> MainSignal<Factory, Never>
  ) -> MainSignal<Value, Failure> {
    delay(until: other)
  }

  @_disfavoredOverload
  @inlinable
  public func debounce<Factory>(
    until other: @escaping (Value) -> MainSignal<Factory, Never>
  ) -> MainSignal<Value, Failure> {
    debounce(until: other)
  }

  @_disfavoredOverload
  @inlinable
  public func throttle<Factory>(
    until other: @escaping (Value) -> MainSignal<Factory, Never>
  ) -> MainSignal<Value, Failure> {
    throttle(until: other)
  }

  @_disfavoredOverload
  @inlinable
  public func audit<Factory>(
    until other: @escaping (Value) -> MainSignal<Factory, Never>
  ) -> MainSignal<Value, Failure> {
    audit(until: other)
  }

  @_disfavoredOverload
  @inlinable
  public func sample(
    on other: MainSignal<Void, Failure>
  ) -> MainSignal<Value, Failure> {
    sample(on: other)
  }

  @_disfavoredOverload
  @inlinable
  public func buffer(
    on other: MainSignal<Void, Failure>
  ) -> MainSignal<[Value], Failure> {
    buffer(on: other)
  }

  @_disfavoredOverload
  @inlinable
  public func retry(
    when other: @escaping (MainSignal<Failure, Failure>) -> MainSignal<Void, Failure>
  ) -> MainSignal<Value, Failure> {
    retry(when: other)
  }

  @_disfavoredOverload
  @inlinable
  public func repeated(
    when other: @escaping (MainSignal<Void, Failure>) -> MainSignal<Void, Failure>
  ) -> MainSignal<Value, Failure> {
    repeated(when: other)
  }

  @_disfavoredOverload
  @inlinable
  public func take(
    until other: MainSignal<Void, Never>
  ) -> MainSignal<Value, Failure> {
    take(until: other)
  }

  @_disfavoredOverload
  @inlinable
  public func skip(
    until other: MainSignal<Void, Never>
  ) -> MainSignal<Value, Failure> {
    skip(until: other)
  }

  @_disfavoredOverload
  @inlinable
  public func delay(
    until other: @escaping (Value) -> MainSignal<Void, Never>
  ) -> MainSignal<Value, Failure> {
    delay(until: other)
  }

  @_disfavoredOverload
  @inlinable
  public func debounce(
    until other: @escaping (Value) -> MainSignal<Void, Never>
  ) -> MainSignal<Value, Failure> {
    debounce(until: other)
  }

  @_disfavoredOverload
  @inlinable
  public func throttle(
    until other: @escaping (Value) -> MainSignal<Void, Never>
  ) -> MainSignal<Value, Failure> {
    throttle(until: other)
  }

  @_disfavoredOverload
  @inlinable
  public func audit(
    until other: @escaping (Value) -> MainSignal<Void, Never>
  ) -> MainSignal<Value, Failure> {
    audit(until: other)
  }
}

/// Some of two or three signals cannot fail, or are factories.
@_documentation(visibility: internal)
extension MainSignal {
  @_disfavoredOverload
  @inlinable
  public static func merge<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B
  ) -> MainSignal where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "merge")
    return merge(a, b.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public static func merge<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B
  ) -> MainSignal where A.Value == Value, B.Value == Value, A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "merge")
    return merge(a.mainSignal.promoteFailure(to: Failure.self), b)
  }

  @_disfavoredOverload
  @inlinable
  public static func merge<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Never,
    C.Failure == Never
  {
    let a = passed(a, to: "merge")
    return merge(
      a,
      b.mainSignal.promoteFailure(to: Failure.self),
      c.mainSignal.promoteFailure(to: Failure.self)
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func merge<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Never, B.Failure == Failure,
    C.Failure == Never
  {
    let a = passed(a, to: "merge")
    return merge(
      a.mainSignal.promoteFailure(to: Failure.self),
      b,
      c.mainSignal.promoteFailure(to: Failure.self)
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func merge<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Failure,
    C.Failure == Never
  {
    let a = passed(a, to: "merge")
    return merge(a, b, c.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public static func merge<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Never, B.Failure == Never,
    C.Failure == Failure
  {
    let a = passed(a, to: "merge")
    return merge(
      a.mainSignal.promoteFailure(to: Failure.self),
      b.mainSignal.promoteFailure(to: Failure.self),
      c
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func merge<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Never,
    C.Failure == Failure
  {
    let a = passed(a, to: "merge")
    return merge(a, b.mainSignal.promoteFailure(to: Failure.self), c)
  }

  @_disfavoredOverload
  @inlinable
  public static func merge<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Never, B.Failure == Failure,
    C.Failure == Failure
  {
    let a = passed(a, to: "merge")
    return merge(a.mainSignal.promoteFailure(to: Failure.self), b, c)
  }

  @_disfavoredOverload
  @inlinable
  public static func concat<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B
  ) -> MainSignal where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "concat")
    return concat(a, b.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public static func concat<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B
  ) -> MainSignal where A.Value == Value, B.Value == Value, A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "concat")
    return concat(a.mainSignal.promoteFailure(to: Failure.self), b)
  }

  @_disfavoredOverload
  @inlinable
  public static func concat<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Never,
    C.Failure == Never
  {
    let a = passed(a, to: "concat")
    return concat(
      a,
      b.mainSignal.promoteFailure(to: Failure.self),
      c.mainSignal.promoteFailure(to: Failure.self)
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func concat<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Never, B.Failure == Failure,
    C.Failure == Never
  {
    let a = passed(a, to: "concat")
    return concat(
      a.mainSignal.promoteFailure(to: Failure.self),
      b,
      c.mainSignal.promoteFailure(to: Failure.self)
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func concat<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Failure,
    C.Failure == Never
  {
    let a = passed(a, to: "concat")
    return concat(a, b, c.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public static func concat<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Never, B.Failure == Never,
    C.Failure == Failure
  {
    let a = passed(a, to: "concat")
    return concat(
      a.mainSignal.promoteFailure(to: Failure.self),
      b.mainSignal.promoteFailure(to: Failure.self),
      c
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func concat<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Failure, B.Failure == Never,
    C.Failure == Failure
  {
    let a = passed(a, to: "concat")
    return concat(a, b.mainSignal.promoteFailure(to: Failure.self), c)
  }

  @_disfavoredOverload
  @inlinable
  public static func concat<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where
    A.Value == Value, B.Value == Value, C.Value == Value, A.Failure == Never, B.Failure == Failure,
    C.Failure == Failure
  {
    let a = passed(a, to: "concat")
    return concat(a.mainSignal.promoteFailure(to: Failure.self), b, c)
  }

  @_disfavoredOverload
  @inlinable
  public static func race<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B
  ) -> MainSignal where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "race")
    return race(a, b.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public static func race<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B
  ) -> MainSignal where A.Value == Value, B.Value == Value, A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "race")
    return race(a.mainSignal.promoteFailure(to: Failure.self), b)
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B
  ) -> MainSignal where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    transform: @escaping (A.Value, B.Value) -> Value
  ) -> MainSignal where A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b.mainSignal.promoteFailure(to: Failure.self), transform: transform)
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B
  ) -> MainSignal where Value == (A.Value, B.Value), A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a.mainSignal.promoteFailure(to: Failure.self), b)
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    transform: @escaping (A.Value, B.Value) -> Value
  ) -> MainSignal where A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a.mainSignal.promoteFailure(to: Failure.self), b, transform: transform)
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Never, C.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(
      a,
      b.mainSignal.promoteFailure(to: Failure.self),
      c.mainSignal.promoteFailure(to: Failure.self)
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Failure, B.Failure == Never, C.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(
      a,
      b.mainSignal.promoteFailure(to: Failure.self),
      c.mainSignal.promoteFailure(to: Failure.self),
      transform: transform
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Never, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(
      a.mainSignal.promoteFailure(to: Failure.self),
      b,
      c.mainSignal.promoteFailure(to: Failure.self)
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Never, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(
      a.mainSignal.promoteFailure(to: Failure.self),
      b,
      c.mainSignal.promoteFailure(to: Failure.self),
      transform: transform
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b, c.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Failure, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b, c.mainSignal.promoteFailure(to: Failure.self), transform: transform)
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Never, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(
      a.mainSignal.promoteFailure(to: Failure.self),
      b.mainSignal.promoteFailure(to: Failure.self),
      c
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Never, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(
      a.mainSignal.promoteFailure(to: Failure.self),
      b.mainSignal.promoteFailure(to: Failure.self),
      c,
      transform: transform
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b.mainSignal.promoteFailure(to: Failure.self), c)
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Failure, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a, b.mainSignal.promoteFailure(to: Failure.self), c, transform: transform)
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Never, B.Failure == Failure, C.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a.mainSignal.promoteFailure(to: Failure.self), b, c)
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Never, B.Failure == Failure, C.Failure == Failure {
    let a = passed(a, to: "combineLatest")
    return combineLatest(a.mainSignal.promoteFailure(to: Failure.self), b, c, transform: transform)
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B
  ) -> MainSignal where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(a, b.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    transform: @escaping (A.Value, B.Value) -> Value
  ) -> MainSignal where A.Failure == Failure, B.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(a, b.mainSignal.promoteFailure(to: Failure.self), transform: transform)
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B
  ) -> MainSignal where Value == (A.Value, B.Value), A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a.mainSignal.promoteFailure(to: Failure.self), b)
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    transform: @escaping (A.Value, B.Value) -> Value
  ) -> MainSignal where A.Failure == Never, B.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a.mainSignal.promoteFailure(to: Failure.self), b, transform: transform)
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Never, C.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(
      a,
      b.mainSignal.promoteFailure(to: Failure.self),
      c.mainSignal.promoteFailure(to: Failure.self)
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Failure, B.Failure == Never, C.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(
      a,
      b.mainSignal.promoteFailure(to: Failure.self),
      c.mainSignal.promoteFailure(to: Failure.self),
      transform: transform
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Never, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(
      a.mainSignal.promoteFailure(to: Failure.self),
      b,
      c.mainSignal.promoteFailure(to: Failure.self)
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Never, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(
      a.mainSignal.promoteFailure(to: Failure.self),
      b,
      c.mainSignal.promoteFailure(to: Failure.self),
      transform: transform
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(a, b, c.mainSignal.promoteFailure(to: Failure.self))
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Failure, B.Failure == Failure, C.Failure == Never {
    let a = passed(a, to: "zip")
    return zip(a, b, c.mainSignal.promoteFailure(to: Failure.self), transform: transform)
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Never, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(
      a.mainSignal.promoteFailure(to: Failure.self),
      b.mainSignal.promoteFailure(to: Failure.self),
      c
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Never, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(
      a.mainSignal.promoteFailure(to: Failure.self),
      b.mainSignal.promoteFailure(to: Failure.self),
      c,
      transform: transform
    )
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a, b.mainSignal.promoteFailure(to: Failure.self), c)
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Failure, B.Failure == Never, C.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a, b.mainSignal.promoteFailure(to: Failure.self), c, transform: transform)
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Never, B.Failure == Failure, C.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a.mainSignal.promoteFailure(to: Failure.self), b, c)
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A?,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Never, B.Failure == Failure, C.Failure == Failure {
    let a = passed(a, to: "zip")
    return zip(a.mainSignal.promoteFailure(to: Failure.self), b, c, transform: transform)
  }

  @_disfavoredOverload
  @inlinable
  public static func merge(
    _ a: MainSignal,
    _ b: MainSignal
  ) -> MainSignal {
    merge(a, b)
  }

  @_disfavoredOverload
  @inlinable
  public static func merge(
    _ a: MainSignal,
    _ b: MainSignal,
    _ c: MainSignal
  ) -> MainSignal {
    merge(a, b, c)
  }

  @_disfavoredOverload
  @inlinable
  public static func concat(
    _ a: MainSignal,
    _ b: MainSignal
  ) -> MainSignal {
    concat(a, b)
  }

  @_disfavoredOverload
  @inlinable
  public static func concat(
    _ a: MainSignal,
    _ b: MainSignal,
    _ c: MainSignal
  ) -> MainSignal {
    concat(a, b, c)
  }

  @_disfavoredOverload
  @inlinable
  public static func race(
    _ a: MainSignal,
    _ b: MainSignal
  ) -> MainSignal {
    race(a, b)
  }

  @_disfavoredOverload
  @inlinable
  public static func race(
    _ a: MainSignal,
    _ b: MainSignal,
    _ c: MainSignal
  ) -> MainSignal {
    race(a, b, c)
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<A, B>(
    _ a: MainSignal<A, Failure>,
    _ b: MainSignal<B, Failure>
  ) -> MainSignal where Value == (A, B) {
    combineLatest(a, b)
  }

  @_disfavoredOverload
  @inlinable
  public static func combineLatest<A, B, C>(
    _ a: MainSignal<A, Failure>,
    _ b: MainSignal<B, Failure>,
    _ c: MainSignal<C, Failure>
  ) -> MainSignal where Value == (A, B, C) {
    combineLatest(a, b, c)
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A, B>(
    _ a: MainSignal<A, Failure>,
    _ b: MainSignal<B, Failure>
  ) -> MainSignal where Value == (A, B) {
    zip(a, b)
  }

  @_disfavoredOverload
  @inlinable
  public static func zip<A, B, C>(
    _ a: MainSignal<A, Failure>,
    _ b: MainSignal<B, Failure>,
    _ c: MainSignal<C, Failure>
  ) -> MainSignal where Value == (A, B, C) {
    zip(a, b, c)
  }
}

/// The inner signals cannot fail, and the outer one can, or the other way around.
@_documentation(visibility: internal)
extension MainSignalProtocol where Value: MainSignalConvertible, Value.Failure == Never {
  @_disfavoredOverload
  @inlinable
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<Value.Value, Failure> {
    flatMap(strategy, buffering: policy) { $0.mainSignal.promoteFailure(to: Failure.self) }
  }

  @_disfavoredOverload
  @inlinable
  public func switchToLatest() -> MainSignal<Value.Value, Failure> { flatten(.latest) }

  @_disfavoredOverload
  @inlinable
  public func concat(buffering policy: BufferingPolicy<Failure> = .all) -> MainSignal<Value.Value, Failure> {
    flatten(.concat, buffering: policy)
  }
}

@_documentation(visibility: internal)
extension MainSignalProtocol where Value: MainSignalConvertible, Failure == Never {
  @_disfavoredOverload
  @inlinable
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Value.Failure> = .all
  ) -> MainSignal<Value.Value, Value.Failure> {
    promoteFailure(to: Value.Failure.self).flatten(strategy, buffering: policy)
  }

  @_disfavoredOverload
  @inlinable
  public func switchToLatest() -> MainSignal<Value.Value, Value.Failure> { flatten(.latest) }

  @_disfavoredOverload
  @inlinable
  public func concat(
    buffering policy: BufferingPolicy<Value.Failure> = .all
  ) -> MainSignal<Value.Value, Value.Failure> {
    flatten(.concat, buffering: policy)
  }
}

/// This signal cannot fail, and the inner ones can.
@_documentation(visibility: internal)
extension MainSignalProtocol where Failure == Never {
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: MainSignalConvertible>(
    _ transform: ((Value) -> Inner)?
  ) -> MainSignal<Inner.Value, Inner.Failure> {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: MainSignalConvertible>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Inner.Failure> = .all,
    _ transform: ((Value) -> Inner)?
  ) -> MainSignal<Inner.Value, Inner.Failure> {
    let transform = passed(transform, to: "flatMap")
    return promoteFailure(to: Inner.Failure.self).flatMap(strategy, buffering: policy) {
      transform($0).mainSignal
    }
  }
}

/// The inner signals cannot fail, and this one can.
@_documentation(visibility: internal)
extension MainSignalProtocol {
  @_disfavoredOverload
  @inlinable
  public func flatMap<T>(
    _ transform: ((Value) -> MainSignal<T, Never>)?
  ) -> MainSignal<T, Failure> {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func flatMap<T>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: ((Value) -> MainSignal<T, Never>)?
  ) -> MainSignal<T, Failure> {
    let transform = passed(transform, to: "flatMap")
    return flatMap(strategy, buffering: policy) { transform($0).mainSignal.promoteFailure(to: Failure.self) }
  }

  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: MainSignalConvertible>(
    _ transform: ((Value) -> Inner)??
  ) -> MainSignal<Inner.Value, Failure> where Inner.Failure == Never {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: MainSignalConvertible>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: ((Value) -> Inner)??
  ) -> MainSignal<Inner.Value, Failure> where Inner.Failure == Never {
    let transform = passed(passed(transform, to: "flatMap"), to: "flatMap")
    return flatMap(strategy, buffering: policy) { transform($0).mainSignal.promoteFailure(to: Failure.self) }
  }
}

/// This signal has any failure, and the inner ones a certain one.
@_documentation(visibility: internal)
extension MainSignalProtocol where Failure == any Error {
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: MainSignalConvertible>(
    _ transform: ((Value) -> Inner)??
  ) -> MainSignal<Inner.Value, any Error> {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: MainSignalConvertible>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<any Error> = .all,
    _ transform: ((Value) -> Inner)??
  ) -> MainSignal<Inner.Value, any Error> {
    let transform = passed(passed(transform, to: "flatMap"), to: "flatMap")
    return flatMap(strategy, buffering: policy) { transform($0).mainSignal.mapFailure { $0 as any Error } }
  }
}

/// The inner signals have any failure, and this one a certain one.
@_documentation(visibility: internal)
extension MainSignalProtocol {
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: MainSignalConvertible>(
    _ transform: ((Value) -> Inner)??
  ) -> MainSignal<Inner.Value, any Error> where Inner.Failure == any Error {
    flatMap(.merge, transform)
  }

  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: MainSignalConvertible>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<any Error> = .all,
    _ transform: ((Value) -> Inner)??
  ) -> MainSignal<Inner.Value, any Error> where Inner.Failure == any Error {
    let transform = passed(passed(transform, to: "flatMap"), to: "flatMap")
    return mapFailure { $0 as any Error }.flatMap(strategy, buffering: policy) { transform($0).mainSignal }
  }
}
