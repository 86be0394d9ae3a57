extension Signal where Failure == Never {
  /// A signal that sends the elements of a sequence, then completes, all while it is being subscribed to.
  ///
  /// ![Marble diagram of from](from)
  ///
  ///     Signal.from([1, 2]).subscribe(next: { print($0) }, completed: { print("done") })
  ///     // 1
  ///     // 2
  ///     // done
  ///
  /// It looks before each element whether the subscription has been disposed, so that the sequence may be
  /// infinite. Each subscription iterates the sequence anew. How it can fail is decided as for ``just(_:)``.
  ///
  /// - Complexity: sending an array costs nothing beside what the subscriber does. Other sequences cost an
  ///   indirect call per element, which ``Swift/Sequence/signal()`` avoids.
  ///
  /// RAC: `sequence.signal`, without its scheduler.
  @inlinable
  public static func from<Elements: Sequence & Sendable>(
    _ elements: Elements
  ) -> Signal<Value, Never> where Elements.Element == Value {
    Signal(elements: elements)
  }
}

extension Signal {
  /// A signal that sends the elements of a sequence, then completes, and fails as its context requires.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public static func from<Elements: Sequence & Sendable>(
    _ elements: Elements
  ) -> Signal<Value, Failure> where Elements.Element == Value {
    Signal(elements: elements)
  }

  @inlinable
  init<Elements: Sequence & Sendable>(elements: Elements) where Elements.Element == Value {
    if let array = elements as? [Value] {
      self.init(.elements(array))
    } else {
      self.init(SequenceSignal<Elements, Failure>(elements))
    }
  }
}

extension Sequence where Self: Sendable, Element: Sendable {
  /// A signal that sends the elements of this sequence, then completes, all while it is being subscribed to.
  ///
  ///     (1...3).signal().map { $0 * $0 }.subscribe { print($0) }
  ///     // 1
  ///     // 4
  ///     // 9
  ///
  /// This is ``Signal/from(_:)`` with the type of the sequence kept: the compiler turns a chain that starts
  /// with it into one loop.
  ///
  /// RAC: `RACSequence`'s `signal`, without its scheduler.
  @inlinable
  public func signal() -> some SignalProtocol<Element, Never> {
    SequenceSignal<Self, Never>(self)
  }

  /// A signal that sends the elements of this sequence, then completes, and fails as its context requires.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func signal<Failure: Error>() -> some SignalProtocol<Element, Failure> {
    SequenceSignal<Self, Failure>(self)
  }
}

@frozen
@usableFromInline
struct SequenceSignal<Elements: Sequence & Sendable, Failure: Error>: SignalProtocol
where Elements.Element: Sendable {
  @usableFromInline typealias Value = Elements.Element

  @usableFromInline let elements: Elements

  @inlinable
  init(_ elements: Elements) { self.elements = elements }

  @usableFromInline
  var description: String { "from" }

  @inlinable
  @inline(__always)
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    var sink = sink
    sink.send(contentsOf: elements, until: subscription)
  }
}
