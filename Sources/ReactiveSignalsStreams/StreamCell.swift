import ReactiveSignals

/// The first element of a stream, known or to be computed.
@usableFromInline
enum StreamHead<Element: Sendable>: Sendable {
  case known(Element)
  case box(LazyBox<Element>)

  @inlinable var value: Element {
    switch self {
    case .known(let value): value
    case .box(let box): box.value
    }
  }

  /// The box of an element to be computed, or `nil`.
  @inlinable var box: LazyBox<Element>? {
    if case .box(let box) = self { box } else { nil }
  }

  @inlinable var valueIfThere: Element? {
    switch self {
    case .known(let value): value
    case .box(let box): box.valueIfThere
    }
  }
}

/// The first element of a stream that is not empty, and the rest.
@usableFromInline
struct StreamPair<Element: Sendable>: Sendable {
  @usableFromInline let head: StreamHead<Element>
  /// The rest, or `nil` when it is known to be empty.
  @usableFromInline let tail: StreamCell<Element>?

  @inlinable
  init(_ head: StreamHead<Element>, _ tail: StreamCell<Element>?) {
    self.head = head
    self.tail = tail
  }
}
