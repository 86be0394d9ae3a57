/// The first element of a stream, which may still have to be computed.
@frozen
@usableFromInline
enum StreamHead<Element: Sendable>: Sendable {
  case known(Element)
  case memo(Memo<Element>)

  @inlinable var value: Element {
    switch self {
    case .known(let value): value
    case .memo(let memo): memo.value
    }
  }

  @inlinable var valueIfThere: Element? {
    switch self {
    case .known(let value): value
    case .memo(let memo): memo.valueIfThere
    }
  }
}

/// What a stream that is not empty is made of.
@frozen
@usableFromInline
struct StreamPair<Element: Sendable>: Sendable {
  @usableFromInline let head: StreamHead<Element>
  /// None when nothing follows for certain.
  @usableFromInline let tail: StreamCell<Element>?

  @inlinable
  init(_ head: StreamHead<Element>, _ tail: StreamCell<Element>?) {
    self.head = head
    self.tail = tail
  }
}

/// One link of a stream: whether there is an element, and what follows it, once that has been asked for.
///
/// `@unchecked Sendable`: as its superclass is; it adds no state.
@usableFromInline
final class StreamCell<Element: Sendable>: Memo<StreamPair<Element>?>, @unchecked Sendable {
  /// Links are released one after another: left to themselves each would release the next from inside its own
  /// release, and a long stream would overflow the stack.
  deinit {
    var rest = cutOff()
    while rest != nil, isKnownUniquelyReferenced(&rest) { rest = rest?.cutOff() }
  }

  @inlinable
  func cutOff() -> StreamCell? {
    if case .value(let pair) = exchange(nil) { pair?.tail } else { nil }
  }
}
