extension SignalProtocol where Value == Bool {
  /// Returns a signal that sends the negation of each value.
  ///
  /// ![Marble diagram of not](not)
  ///
  ///     [true, false].signal().not().subscribe { print($0) }
  ///     // false
  ///     // true
  ///
  /// - **Sends**: one Boolean for each value.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `not`.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func not() -> some SignalProtocol<Bool, Failure> {
    map { !$0 }
  }
}

extension SignalProtocol where Value == [Bool] {
  /// Returns a signal that sends, for each array, whether all its elements are `true`.
  ///
  /// ![Marble diagram of and](and)
  ///
  ///     [[true, true], [true, false]].signal().and().subscribe { print($0) }
  ///     // true
  ///     // false
  ///
  /// An empty array gives `true`.
  ///
  /// - **Sends**: one Boolean for each array.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `and`.
  ///
  /// - Complexity: O(*n*) for each array of *n* elements.
  @_alwaysEmitIntoClient
  public consuming func and() -> some SignalProtocol<Bool, Failure> {
    map { !$0.contains(false) }
  }

  /// Returns a signal that sends, for each array, whether any of its elements is `true`.
  ///
  /// ![Marble diagram of or](or)
  ///
  ///     [[true, false], [false, false]].signal().or().subscribe { print($0) }
  ///     // true
  ///     // false
  ///
  /// An empty array gives `false`.
  ///
  /// - **Sends**: one Boolean for each array.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `or`.
  ///
  /// - Complexity: O(*n*) for each array of *n* elements.
  @_alwaysEmitIntoClient
  public consuming func or() -> some SignalProtocol<Bool, Failure> {
    map { $0.contains(true) }
  }
}

// A pack of types cannot be required to be `Bool`. Each type here has a literal `true` to be compared with, as `Bool` has.
extension SignalProtocol {
  /// Returns a signal that sends, for each tuple of Bools, whether all its elements are `true`.
  ///
  ///     Signal.combineLatest(Signal.just(true), Signal.just(false)).and().subscribe { print($0) }
  ///     // false
  ///
  /// - **Sends**: one Boolean for each tuple.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `and`.
  ///
  /// - Complexity: O(*n*) for each tuple of *n* elements.
  @_alwaysEmitIntoClient
  public consuming func and<each Element: ExpressibleByBooleanLiteral & Equatable & Sendable>()
    -> some SignalProtocol<Bool, Failure>
  where Value == (repeat each Element) {
    map { value in
      for element in repeat each value { if element != true { return false } }
      return true
    }
  }

  /// Returns a signal that sends, for each tuple of Bools, whether any of its elements is `true`.
  ///
  ///     Signal.combineLatest(Signal.just(true), Signal.just(false)).or().subscribe { print($0) }
  ///     // true
  ///
  /// - **Sends**: one Boolean for each tuple.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `or`.
  ///
  /// - Complexity: O(*n*) for each tuple of *n* elements.
  @_alwaysEmitIntoClient
  public consuming func or<each Element: ExpressibleByBooleanLiteral & Equatable & Sendable>()
    -> some SignalProtocol<Bool, Failure>
  where Value == (repeat each Element) {
    map { value in
      for element in repeat each value { if element == true { return true } }
      return false
    }
  }
}
