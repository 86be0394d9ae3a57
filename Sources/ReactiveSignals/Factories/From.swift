extension Sequence where Self: Sendable, Element: Sendable {
  /// A signal that sends the elements of this sequence, then completes.
  @inlinable
  public func signal() -> some SignalProtocol<Element, Never> {
    SequenceSignal<Self, Never>(self)
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

  @inlinable
  @inline(__always)
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    var sink = sink
    sink.send(contentsOf: elements, until: subscription)
  }
}

extension Signal {
  @inlinable
  public static func from<S: Sequence & Sendable>(_ elements: S) -> Signal<Value, Failure>
  where S.Element == Value, Failure == Never {
    if let array = elements as? [Value] {
      Signal(.elements(array))
    } else {
      Signal(SequenceSignal(elements))
    }
  }
  @_disfavoredOverload
  @inlinable
  public static func from<S: Sequence & Sendable>(_ elements: S) -> Signal<Value, Failure>
  where S.Element == Value {
    if let array = elements as? [Value] {
      Signal(.elements(array))
    } else {
      Signal(SequenceSignal<S, Failure>(elements))
    }
  }
}
