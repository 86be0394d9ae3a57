// The factories of signals of several others, up to four of which may have values of different types. `MainRows` has those of more.

extension MainSignal {
  /// Returns a signal of the latest values of several signals, as ``Signal/combineLatest(_:_:)`` does.
  @inlinable
  public static func combineLatest<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A,
    _ b: B
  ) -> MainSignal where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    MainSignal(Signal.combineLatest(a.base, b.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  /// Returns a signal of results for the latest values of several signals.
  @inlinable
  public static func combineLatest<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A,
    _ b: B,
    transform: @escaping (A.Value, B.Value) -> Value
  ) -> MainSignal where A.Failure == Failure, B.Failure == Failure {
    MainSignal(
      Signal.combineLatest(a.base, b.base).map(unisolated { OnMain(transform($0.0.value, $0.1.value)) })
    )
  }

  @_documentation(visibility: internal)
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    MainSignal(
      Signal.combineLatest(a.base, b.base, c.base).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value)) }
      )
    )
  }

  @_documentation(visibility: internal)
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Failure, B.Failure == Failure, C.Failure == Failure {
    MainSignal(
      Signal.combineLatest(a.base, b.base, c.base).map(
        unisolated { OnMain(transform($0.0.value, $0.1.value, $0.2.value)) }
      )
    )
  }

  @_documentation(visibility: internal)
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible,
    D: MainSignalConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> MainSignal
  where
    Value == (A.Value, B.Value, C.Value, D.Value), A.Failure == Failure, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure
  {
    MainSignal(
      Signal.combineLatest(a.base, b.base, c.base, d.base).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value, $0.3.value)) }
      )
    )
  }

  @_documentation(visibility: internal)
  @inlinable
  public static func combineLatest<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible,
    D: MainSignalConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    transform: @escaping (A.Value, B.Value, C.Value, D.Value) -> Value
  ) -> MainSignal
  where A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    MainSignal(
      Signal.combineLatest(a.base, b.base, c.base, d.base).map(
        unisolated { OnMain(transform($0.0.value, $0.1.value, $0.2.value, $0.3.value)) }
      )
    )
  }

  /// Returns a signal of the values of an array of signals, as ``Signal/combineLatest(_:)`` does.
  @inlinable
  public static func combineLatest<Element>(
    _ signals: [some MainSignalConvertible<Element, Failure>]
  ) -> MainSignal where Value == [Element] {
    MainSignal(Signal.combineLatest(signals.map(\.base)).mainArrays())
  }

  /// Returns a signal of the values of several signals by number, as ``Signal/zip(_:_:buffering:)`` does.
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A,
    _ b: B,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    MainSignal(
      Signal.zip(a.base, b.base, buffering: policy).map(unisolated { OnMain(($0.0.value, $0.1.value)) })
    )
  }

  /// Returns a signal of results for the values of several signals by number.
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A,
    _ b: B,
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping (A.Value, B.Value) -> Value
  ) -> MainSignal where A.Failure == Failure, B.Failure == Failure {
    MainSignal(
      Signal.zip(a.base, b.base, buffering: policy).map(
        unisolated { OnMain(transform($0.0.value, $0.1.value)) }
      )
    )
  }

  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A,
    _ b: B,
    _ c: C,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    MainSignal(
      Signal.zip(a.base, b.base, c.base, buffering: policy).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value)) }
      )
    )
  }

  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A,
    _ b: B,
    _ c: C,
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping (A.Value, B.Value, C.Value) -> Value
  ) -> MainSignal where A.Failure == Failure, B.Failure == Failure, C.Failure == Failure {
    MainSignal(
      Signal.zip(a.base, b.base, c.base, buffering: policy).map(
        unisolated { OnMain(transform($0.0.value, $0.1.value, $0.2.value)) }
      )
    )
  }

  @_documentation(visibility: internal)
  @inlinable
  public static func zip<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible,
    D: MainSignalConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal
  where
    Value == (A.Value, B.Value, C.Value, D.Value), A.Failure == Failure, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure
  {
    MainSignal(
      Signal.zip(a.base, b.base, c.base, d.base, buffering: policy).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value, $0.3.value)) }
      )
    )
  }

  @_documentation(visibility: internal)
  @inlinable
  public static func zip<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible,
    D: MainSignalConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping (A.Value, B.Value, C.Value, D.Value) -> Value
  ) -> MainSignal
  where A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    MainSignal(
      Signal.zip(a.base, b.base, c.base, d.base, buffering: policy).map(
        unisolated { OnMain(transform($0.0.value, $0.1.value, $0.2.value, $0.3.value)) }
      )
    )
  }

  /// Returns a signal of the values of an array of signals, as ``Signal/zip(_:buffering:)`` does.
  @inlinable
  public static func zip<Element>(
    _ signals: [some MainSignalConvertible<Element, Failure>],
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal where Value == [Element] {
    MainSignal(Signal.zip(signals.map(\.base), buffering: policy).mainArrays())
  }

  /// Returns a signal of the last values of several signals, as ``Signal/zipLast(_:_:)`` does.
  @inlinable
  public static func zipLast<A: MainSignalConvertible, B: MainSignalConvertible>(
    _ a: A,
    _ b: B
  ) -> MainSignal where Value == (A.Value, B.Value), A.Failure == Failure, B.Failure == Failure {
    MainSignal(Signal.zipLast(a.base, b.base).map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  @_documentation(visibility: internal)
  @inlinable
  public static func zipLast<A: MainSignalConvertible, B: MainSignalConvertible, C: MainSignalConvertible>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> MainSignal
  where Value == (A.Value, B.Value, C.Value), A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    MainSignal(
      Signal.zipLast(a.base, b.base, c.base).map(unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value)) })
    )
  }

  @_documentation(visibility: internal)
  @inlinable
  public static func zipLast<
    A: MainSignalConvertible,
    B: MainSignalConvertible,
    C: MainSignalConvertible,
    D: MainSignalConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> MainSignal
  where
    Value == (A.Value, B.Value, C.Value, D.Value), A.Failure == Failure, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure
  {
    MainSignal(
      Signal.zipLast(a.base, b.base, c.base, d.base).map(
        unisolated { OnMain(($0.0.value, $0.1.value, $0.2.value, $0.3.value)) }
      )
    )
  }

  /// Returns a signal of the values of an array of signals, as ``Signal/zipLast(_:)`` does.
  @inlinable
  public static func zipLast<Element>(
    _ signals: [some MainSignalConvertible<Element, Failure>]
  ) -> MainSignal where Value == [Element] {
    MainSignal(Signal.zipLast(signals.map(\.base)).mainArrays())
  }

  /// Returns a signal of the values of several signals, as ``Signal/merge(_:)`` does.
  @inlinable
  public static func merge(_ signals: MainSignal...) -> MainSignal {
    MainSignal(Signal.merge(signals.map(\.base)))
  }

  // For signals of several types.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public static func merge(_ signals: any MainSignalConvertible<Value, Failure>...) -> MainSignal {
    MainSignal(Signal.merge(signals.map { $0.mainSignal.base }))
  }

  /// Returns a signal of the values of several signals, as ``Signal/merge(_:)`` does.
  @inlinable
  public static func merge(_ signals: [some MainSignalConvertible<Value, Failure>]) -> MainSignal {
    MainSignal(Signal.merge(signals.map(\.base)))
  }

  /// Returns a signal of the values of one signal after another, as ``Signal/concat(_:)`` does.
  @inlinable
  public static func concat(_ signals: MainSignal...) -> MainSignal {
    MainSignal(Signal.concat(signals.map(\.base)))
  }

  // For signals of several types.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public static func concat(_ signals: any MainSignalConvertible<Value, Failure>...) -> MainSignal {
    MainSignal(Signal.concat(signals.map { $0.mainSignal.base }))
  }

  /// Returns a signal of the values of one signal after another, as ``Signal/concat(_:)`` does.
  @inlinable
  public static func concat(_ signals: [some MainSignalConvertible<Value, Failure>]) -> MainSignal {
    MainSignal(Signal.concat(signals.map(\.base)))
  }

  /// Returns a signal of the signal that sends an event first, as ``Signal/race(_:)`` does.
  @inlinable
  public static func race(_ signals: MainSignal...) -> MainSignal {
    MainSignal(Signal.race(signals.map(\.base)))
  }

  // For signals of several types.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public static func race(_ signals: any MainSignalConvertible<Value, Failure>...) -> MainSignal {
    MainSignal(Signal.race(signals.map { $0.mainSignal.base }))
  }

  /// Returns a signal of the signal that sends an event first, as ``Signal/race(_:)`` does.
  @inlinable
  public static func race(_ signals: [some MainSignalConvertible<Value, Failure>]) -> MainSignal {
    MainSignal(Signal.race(signals.map(\.base)))
  }

  /// Returns a signal of the signal that sends a value first, as ``Signal/raceForValue(_:)`` does.
  @inlinable
  public static func raceForValue(_ signals: [some MainSignalConvertible<Value, Failure>]) -> MainSignal {
    MainSignal(Signal.raceForValue(signals.map(\.base)))
  }
}

extension MainSignal where Failure == Never {
  /// Returns a signal of the values of one signal after another, whose failures end them alone, as ``Signal/concat(ignoringFailuresOf:)`` does.
  @inlinable
  public static func concat<Source: MainSignalConvertible>(
    ignoringFailuresOf signals: [Source]
  ) -> MainSignal where Source.Value == Value {
    MainSignal(Signal.concat(ignoringFailuresOf: signals.map(\.base)))
  }
}
