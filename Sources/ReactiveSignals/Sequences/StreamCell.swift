/// The first element of a stream, which may still have to be computed.
@frozen
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

  /// The box of an element that may still have to be computed, or `nil`.
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

/// The head and the tail of a stream that is not empty.
@frozen
@usableFromInline
struct StreamPair<Element: Sendable>: Sendable {
  @usableFromInline let head: StreamHead<Element>
  /// The link after the head, or `nil` if the tail is known to be empty.
  @usableFromInline let tail: StreamCell<Element>?

  @inlinable
  init(_ head: StreamHead<Element>, _ tail: StreamCell<Element>?) {
    self.head = head
    self.tail = tail
  }
}

/// One link of a stream: its element and the next link, computed on demand, or the end of the stream.
///
/// `@unchecked Sendable`: the superclass is, and this class adds no state.
@usableFromInline
class StreamCell<Element: Sendable>: LazyBox<StreamPair<Element>?>, @unchecked Sendable {
  /// Releases the links one after another. If each link released the next from its own release, a long stream would
  /// overflow the stack.
  deinit {
    var rest = cutOff()
    while rest != nil, isKnownUniquelyReferenced(&rest) { rest = rest?.cutOff() }
  }

  final func cutOff() -> StreamCell? {
    exchange(nil)??.tail
  }

  /// Returns the first link of the concatenation of two streams.
  @usableFromInline
  static func joining(_ first: StreamCell?, _ second: StreamCell?) -> StreamCell {
    StreamJoint(first, second)
  }

  /// This link, if it joins two streams.
  var joint: StreamJoint<Element>? { nil }
}

/// The first link of the concatenation of two streams.
///
/// It keeps both streams, since another link that it is joined to takes it apart, see ``pair(_:_:)``. The first stream is
/// the rest from this link, so no earlier elements are kept.
///
/// `@unchecked Sendable`: `first` and `second` do not change before this is destroyed.
final class StreamJoint<Element: Sendable>: StreamCell<Element>, @unchecked Sendable {
  @exclusivity(unchecked) private var first: StreamCell<Element>?
  @exclusivity(unchecked) private var second: StreamCell<Element>?

  init(_ first: StreamCell<Element>?, _ second: StreamCell<Element>?) {
    unsafe self.first = first
    unsafe self.second = second
    super.init { StreamJoint.pair(first, second) }
  }

  deinit {
    Releasing.release(unsafe (first.take(), second.take()))
  }

  override var joint: StreamJoint? { self }

  override var needed: AnyLazyBox? {
    var needed = unsafe first
    while let joint = needed?.joint, !joint.isThere { needed = unsafe joint.first }
    return needed
  }

  /// Returns the head and the tail of the concatenation.
  ///
  /// `(a + b) + c` is computed as `a + (b + c)`. So a million concatenations take constant stack, and constant time for each
  /// element.
  private static func pair(_ first: StreamCell<Element>?, _ second: StreamCell<Element>?) -> StreamPair<
    Element
  >? {
    var (first, second) = (first, second)
    while true {
      if let joint = first?.joint, !joint.isThere {
        unsafe (first, second) = (
          joint.first, second == nil ? joint.second : StreamJoint(joint.second, second)
        )
      } else if let pair = first?.value {
        return second == nil ? pair : StreamPair(pair.head, StreamJoint(pair.tail, second))
      } else if second == nil {
        return nil
      } else {
        (first, second) = (second, nil)
      }
    }
  }
}
