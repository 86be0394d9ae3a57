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

/// A link of a stream: an element and the next link, or the end, computed when it is first read.
///
/// `@unchecked Sendable`: as its superclass, to which it adds no state.
@usableFromInline
class StreamCell<Element: Sendable>: LazyBox<StreamPair<Element>?>, @unchecked Sendable {
  @inlinable
  init(_ pair: StreamPair<Element>?) { super.init(pair) { StreamCell.of($0).performLink($1) } }

  @inlinable
  init(needing needed: AnyLazyBox? = nil, computing pair: @escaping @Sendable () -> StreamPair<Element>?) {
    super.init(needing: needed, step: { StreamCell.of($0).performLink($1) }, computing: pair)
  }

  /// Releases the links in a loop. Recursive releases of a long stream would overflow the stack.
  deinit {
    var rest = step(self, .cutOff)
    while rest != nil, isKnownUniquelyReferenced(&rest) { rest = rest.flatMap { $0.step($0, .cutOff) } }
  }

  @inlinable
  final func performLink(_ step: LazyBoxStep) -> AnyLazyBox? {
    guard case .cutOff = step else { return perform(step) }
    guard case .some(.some(let pair)) = unsafe known else { return nil }
    unsafe known = .some(nil)
    return pair.tail
  }

  /// Returns the first link of the concatenation of two streams.
  @usableFromInline
  static func joining(_ first: StreamCell?, _ second: StreamCell?) -> StreamCell {
    StreamJoint(first, second)
  }

  /// This link, if two streams are concatenated here.
  var joint: StreamJoint<Element>? { nil }
}

/// The first link of the concatenation of two streams.
///
/// It retains both streams, since another concatenation takes it apart (see ``pair(_:_:)``). Both begin at this link, so no
/// earlier element is retained.
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
    Bounce.release(unsafe (first.take(), second.take()))
  }

  override var joint: StreamJoint? { self }

  override var firstNeeded: AnyLazyBox? {
    var needed = unsafe first
    while let joint = needed?.joint, !joint.isThere { needed = unsafe joint.first }
    return needed
  }

  /// Returns the first element and the rest of the concatenation of two streams.
  ///
  /// `(a + b) + c` is treated as `a + (b + c)`. So a stream to which a million others have been appended takes constant stack,
  /// and constant time per element.
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
