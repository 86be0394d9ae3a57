public import ReactiveSignals

/// A sequence whose elements are computed on demand and then remembered.
///
///     let squares = LazyStream(1...).map { n in
///       print("computing", n)
///       return n * n
///     }
///     print(Array(squares.take(2)))
///     print(Array(squares.take(3)))
///     // computing 1
///     // computing 2
///     // [1, 4]
///     // computing 3
///     // [1, 4, 9]
///
/// A stream is empty, or has a ``head`` and a ``tail``, which is a stream. It may be infinite. Operators return streams and
/// run nothing. Each closure runs at most once for each element, when that element, or one that depends on it, is
/// requested. The methods of `Sequence` work as on every sequence: `Array(stream)` computes all elements; `reduce`,
/// `contains(where:)`, `allSatisfy` and `first(where:)` compute as many as they need. `Sequence`'s own `lazy` computes an
/// element again at each access.
///
/// A stream is an immutable value that any thread may use. If several threads request the same element, one computes it and
/// the others wait. A closure that needs the element which it computes stops the program.
///
/// A stream that is kept also keeps all its computed elements. To iterate a long stream without keeping it, keep only the
/// iterator:
///
///     var lines = LazyStream(lines).filter { $0.hasPrefix("#") }.makeIterator()
///     while let line = lines.next() { print(line) }
///
/// A chain of a million links takes constant stack, both in computation and in release. So do operators applied to
/// operators, if each requests the previous one first. Where a stream is zipped with itself, elements that were skipped and
/// are requested later nest.
///
/// RAC: `RACSequence`, lazy; an eager one is an array.
public struct LazyStream<Element: Sendable>: Sendable {
  /// The first link, or `nil` for a stream that is known to be empty.
  @usableFromInline let cell: StreamCell<Element>?

  @inlinable
  init(cell: StreamCell<Element>?) { self.cell = cell }

  /// Creates the stream that `pair` returns on demand. All streams that compute anything are created here.
  ///
  /// - Parameter needed: The value that `pair` always requests first, if it is known. It is computed before `pair` runs.
  @inlinable
  init(needing needed: AnyLazyBox? = nil, _ pair: @escaping @Sendable () -> StreamPair<Element>?) {
    cell = StreamCell(needing: needed, computing: pair)
  }

  @inlinable
  init(_ head: StreamHead<Element>, _ tail: LazyStream) { cell = StreamCell(StreamPair(head, tail.cell)) }

  @inlinable var pair: StreamPair<Element>? { cell?.value }

  /// Removes and returns the first element.
  @inlinable
  mutating func pop() -> StreamHead<Element>? {
    guard let pair else { return nil }
    self = LazyStream(cell: pair.tail)
    return pair.head
  }
}

// MARK: - Making streams

extension LazyStream {
  /// An empty stream.
  @inlinable
  public static var empty: LazyStream { LazyStream(cell: nil) }

  /// Returns a stream of one element. RAC: `+return:`.
  @inlinable
  public static func just(_ element: Element) -> LazyStream { LazyStream(.known(element), .empty) }

  /// Creates a stream of the element that `head` returns, followed by the elements of the stream that `tail` returns.
  ///
  ///     func numbers(from n: Int) -> LazyStream<Int> {
  ///       LazyStream(head: { n }, tail: { numbers(from: n + 1) })
  ///     }
  ///
  /// Each closure runs at most once, when its result is requested, independently of the other.
  ///
  /// RAC: `+sequenceWithHeadBlock:tailBlock:`.
  public init(
    head: @escaping @Sendable () -> Element,
    tail: @escaping @Sendable () -> LazyStream
  ) {
    self.init(.box(LazyBox(computing: head)), LazyStream { tail().pair })
  }

  /// Creates a stream of the elements of a sequence, which is iterated once, as far as elements are requested.
  ///
  ///     let letters = LazyStream("ab")   // Characters
  ///
  /// RAC: `rac_sequence` of collections and enumerators.
  @inlinable
  public init<Elements: Sequence & Sendable>(_ elements: Elements) where Elements.Element == Element {
    self = LazyStream {
      var iterator = elements.makeIterator()
      return LazyStream.pair(of: UncheckedSendable { iterator.next() })
    }
  }

  /// Returns a stream of the results of `next`, which updates a state, until a result is `nil`.
  ///
  ///     let powers = LazyStream.unfold(1) { power -> Int? in
  ///       defer { power *= 2 }
  ///       return power
  ///     }
  ///     print(Array(powers.take(4)))   // [1, 2, 4, 8]
  @inlinable
  public static func unfold<State: Sendable>(
    _ state: State,
    _ next: @escaping @Sendable (inout State) -> Element?
  ) -> LazyStream {
    generate(state) { state in next(&state).map(StreamHead.known) }
  }

  /// Returns the first link. Each link makes the next one, so the iterator is called serially.
  @inlinable
  static func pair(of elements: UncheckedSendable<() -> Element?>) -> StreamPair<Element>? {
    elements.wrapped().map { StreamPair(.known($0), StreamCell { pair(of: elements) }) }
  }

  /// Returns the stream of ``unfold(_:_:)`` for elements that may still have to be computed. The operators use it.
  ///
  /// - Parameter needed: The value that `next` requests first, for a state.
  @inlinable
  static func generate<State: Sendable>(
    _ state: State,
    needing needed: @escaping @Sendable (State) -> AnyLazyBox? = { _ in nil },
    _ next: @escaping @Sendable (inout State) -> StreamHead<Element>?
  ) -> LazyStream {
    LazyStream(needing: needed(state)) {
      var state = state
      return next(&state).map { StreamPair($0, generate(state, needing: needed, next).cell) }
    }
  }
}

extension LazyStream: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension Sequence where Self: Sendable, Element: Sendable {
  /// Returns the elements as a stream, which iterates this sequence once, as far as elements are requested.
  ///
  /// RAC: `rac_sequence`.
  @inlinable
  public func stream() -> LazyStream<Element> { LazyStream(self) }
}

// MARK: - Taking streams apart

extension LazyStream {
  /// The first element, or `nil` for an empty stream. It is computed on demand.
  ///
  /// - Complexity: O(1), plus the work of the operators before it.
  @inlinable
  public var head: Element? { pair?.head.value }

  /// The stream of all elements but the first. The tail of an empty stream is empty.
  ///
  /// The first element is not computed unless the tail depends on it, as after a filter.
  ///
  /// RAC: `tail`, which was nil for some empty sequences, and empty for others.
  @inlinable
  public var tail: LazyStream { LazyStream(cell: pair?.tail) }

  /// A Boolean value that indicates whether the stream has no elements. It is computed on demand, as ``tail`` is.
  @inlinable
  public var isEmpty: Bool { pair == nil }
}

extension LazyStream: Sequence {
  /// An iterator that computes each element on demand, and keeps only the rest of the stream.
  public struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline var rest: LazyStream

    @inlinable
    init(_ rest: LazyStream) { self.rest = rest }

    @inlinable
    public mutating func next() -> Element? { rest.pop()?.value }
  }

  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }
}

extension LazyStream: CustomStringConvertible {
  /// The elements computed so far, such as `[1, 2, …]`, with `_` for an element that was skipped. Nothing is computed
  /// for the description.
  public var description: String {
    var parts: [String] = []
    var rest = cell
    while let cell = rest {
      guard let known = cell.valueIfThere else {
        parts.append("…")
        break
      }
      guard let pair = known else { break }
      parts.append(pair.head.valueIfThere.map { "\($0)" } ?? "_")
      rest = pair.tail
    }
    return "[\(parts.joined(separator: ", "))]"
  }
}

// MARK: - As values

/// Streams are equal if their elements are. A comparison computes elements up to the first difference.
///
/// RAC: `isEqual:`, whose result could depend on the order of the operands.
extension LazyStream: Equatable where Element: Equatable {
  public static func == (a: LazyStream, b: LazyStream) -> Bool {
    var (a, b) = (a, b)
    while a.cell !== b.cell {
      let (first, second) = (a.pop(), b.pop())
      guard let first, let second else { return first == nil && second == nil }
      if first.value != second.value { return false }
    }
    return true
  }
}

extension LazyStream: Hashable where Element: Hashable {
  /// Hashes all elements.
  public func hash(into hasher: inout Hasher) {
    var count = 0
    for element in self {
      hasher.combine(element)
      count += 1
    }
    hasher.combine(count)
  }
}

/// A stream is encoded as an array of all its elements.
extension LazyStream: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var elements = encoder.unkeyedContainer()
    for element in self { try elements.encode(element) }
  }
}

extension LazyStream: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}
