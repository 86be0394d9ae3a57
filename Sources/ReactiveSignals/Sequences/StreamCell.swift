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

  /// What has to be computed, or nothing.
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
class StreamCell<Element: Sendable>: LazyBox<StreamPair<Element>?>, @unchecked Sendable {
  /// Links are released one after another: left to themselves each would release the next from inside its own
  /// release, and a long stream would overflow the stack.
  deinit {
    var rest = cutOff()
    while rest != nil, isKnownUniquelyReferenced(&rest) { rest = rest?.cutOff() }
  }

  final func cutOff() -> StreamCell? {
    exchange(nil)??.tail
  }

  /// The first link of two streams in a row.
  @usableFromInline
  static func joining(_ first: StreamCell?, _ second: StreamCell?) -> StreamCell {
    StreamJoint(first, second)
  }

  /// This link, if two streams are joined here.
  var joint: StreamJoint<Element>? { nil }
}

/// The first link of two streams in a row.
///
/// What it joins is kept, for another link that this one is joined to takes it apart (see ``pair(_:_:)``); the streams
/// are those that go on here, so nothing is kept that is over.
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

  /// What the two streams begin with.
  ///
  /// `(a + b) + c` is taken for `a + (b + c)`: so a stream that others have been joined to a million times takes no
  /// stack, and each of its elements the same time.
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
