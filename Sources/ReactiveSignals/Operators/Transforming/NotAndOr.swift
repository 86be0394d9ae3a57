extension SignalProtocol where Value == Bool {
  /// Sends the opposite of each value.
  ///
  /// ![Marble diagram of not](not)
  ///
  ///     [true, false].signal().not().subscribe { print($0) }
  ///     // false
  ///     // true
  ///
  /// RAC: `not`.
  @inlinable
  public func not() -> some SignalProtocol<Bool, Failure> {
    map { !$0 }
  }
}

extension SignalProtocol where Value == [Bool] {
  /// Sends for each array whether all its elements are `true`; of an empty array they are.
  ///
  /// ![Marble diagram of and](and)
  ///
  ///     Signal.combineLatest(switches).and().subscribe { print($0 ? "all on" : "some off") }
  ///
  /// RAC: `and`.
  @inlinable
  public func and() -> some SignalProtocol<Bool, Failure> {
    map { !$0.contains(false) }
  }

  /// Sends for each array whether any element is `true`; of an empty array none is.
  ///
  /// ![Marble diagram of or](or)
  ///
  ///     Signal.combineLatest(switches).or().subscribe { print($0 ? "some on" : "all off") }
  ///
  /// RAC: `or`.
  @inlinable
  public func or() -> some SignalProtocol<Bool, Failure> {
    map { $0.contains(true) }
  }
}

extension SignalProtocol {
  /// Sends for each tuple of Bools whether all of them are `true`.
  ///
  ///     Signal.combineLatest(hasName, hasText).and().bind(to: button.isEnabled)
  ///
  /// RAC: `and`.
  @inlinable
  public func and<each B: BoolType>() -> some SignalProtocol<Bool, Failure>
  where Value == (repeat each B) {
    map { value in
      for part in repeat each value { if !part.isTrue { return false } }
      return true
    }
  }

  /// Sends for each tuple of Bools whether any of them is `true`.
  ///
  ///     Signal.combineLatest(isLoading, isSaving).or().bind(to: spinner.isVisible)
  ///
  /// RAC: `or`.
  @inlinable
  public func or<each B: BoolType>() -> some SignalProtocol<Bool, Failure>
  where Value == (repeat each B) {
    map { value in
      for part in repeat each value { if part.isTrue { return true } }
      return false
    }
  }
}

/// `Bool`, and nothing else: says of each part of a tuple that it is one, in ``SignalProtocol/and()-397si`` and
/// ``SignalProtocol/or()-75lta``.
public protocol BoolType: Sendable {
  /// The Bool itself.
  var isTrue: Bool { get }
}

extension Bool: BoolType {
  @inlinable public var isTrue: Bool { self }
}
