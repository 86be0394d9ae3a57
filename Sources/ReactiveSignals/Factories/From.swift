extension Signal where Failure == Never {
  /// Returns a signal that sends the elements of a sequence and completes, before `subscribe` returns.
  ///
  /// ![Marble diagram of from](from)
  ///
  ///     Signal.from([1, 2]).subscribe(next: { print($0) }, completed: { print("done") })
  ///     // 1
  ///     // 2
  ///     // done
  ///
  /// Before each element it checks whether the subscription is disposed, so that the sequence may be infinite. The
  /// failure type is inferred as for ``just(_:)``.
  ///
  /// Sequences other than arrays cost an indirect call for each element, which ``Swift/Sequence/signal()`` avoids.
  ///
  /// - **Sends**: the elements in their order. Each subscription iterates the sequence from the beginning.
  /// - **Ends**: completes after the last element. It never fails.
  /// - **Disposal**: stops before the next element.
  /// - **Thread**: the subscriber's, before `subscribe` returns.
  /// - **Memory**: the sequence is kept by the signal.
  ///
  /// RAC: `sequence.signal`, without its scheduler.
  ///
  /// - Parameter elements: The sequence.
  /// - Returns: A signal of the elements.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public static func from<Elements: Sequence & Sendable>(
    _ elements: Elements
  ) -> Signal<Value, Never> where Elements.Element == Value {
    Signal(elements: elements)
  }
}

extension Signal {
  /// Returns a signal that sends the elements of a sequence and completes, with the failure type of its context.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func from<Elements: Sequence & Sendable>(
    _ elements: Elements
  ) -> Signal<Value, Failure> where Elements.Element == Value {
    Signal(elements: elements)
  }

  @_alwaysEmitIntoClient
  init<Elements: Sequence & Sendable>(elements: Elements) where Elements.Element == Value {
    self = SequenceSignal<Elements, Failure>(elements).erased
  }
}

extension Sequence where Self: Sendable, Element: Sendable {
  /// Returns a signal that sends the elements of this sequence and completes, before `subscribe` returns.
  ///
  ///     (1...3).signal().map { $0 * $0 }.subscribe { print($0) }
  ///     // 1
  ///     // 4
  ///     // 9
  ///
  /// It behaves as ``Signal/from(_:)``, and keeps the type of the sequence: the compiler turns a chain that starts with it
  /// into one loop.
  ///
  /// - **Sends**: the elements in their order. Each subscription iterates the sequence from the beginning.
  /// - **Ends**: completes after the last element. It never fails.
  /// - **Disposal**: stops before the next element.
  /// - **Thread**: the subscriber's, before `subscribe` returns.
  /// - **Memory**: the sequence is kept by the signal.
  ///
  /// RAC: `RACSequence`'s `signal`, without its scheduler.
  ///
  /// - Returns: A signal of the elements.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func signal() -> some SignalProtocol<Element, Never> {
    SequenceSignal<Self, Never>(self)
  }

  /// Returns a signal that sends the elements of this sequence and completes, with the failure type of its context.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func signal<Failure: Error>() -> some SignalProtocol<Element, Failure> {
    SequenceSignal<Self, Failure>(self)
  }
}
