/// A sequence whose elements are computed when they are asked for, and then remembered.
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
/// A stream is a ``head`` and a ``tail``, which is a stream again, or it is empty. It may be infinite. Its
/// operators give streams and run nothing; every closure runs at most once for each element, when that
/// element, or what depends on it, is asked for. Everything else is what every `Sequence` has: `Array(stream)` computes
/// all of it; `reduce`, `contains(where:)`, `allSatisfy`, `first(where:)` compute as much as they need. (`Sequence`'s
/// own `lazy` computes an element anew each time.)
///
/// A stream is a value: nothing can change it, and any thread may use it. When several ask for the same
/// element, one computes it and the others wait for that one. A closure that needs the very element it
/// computes stops the program.
///
/// A stream keeps the elements that have been computed, all those behind it included, as long as it is kept itself.
/// To go through a long one without keeping it, keep the iterator only:
///
///     var lines = LazyStream(lines).filter { $0.hasPrefix("#") }.makeIterator()
///     while let line = lines.next() { print(line) }
///
/// A link in a chain of a million costs no stack, neither when it is computed nor when it is released. Nor do operators one
/// upon another, as long as each asks the one before it first; where a stream is zipped with itself, what is passed over
/// and then asked for nests.
///
/// RAC: `RACSequence`, lazy; an eager one is an array.
@frozen
public struct LazyStream<Element: Sendable>: Sendable {
  /// None of an empty stream; but not every empty stream knows yet that it is.
  @usableFromInline let cell: StreamCell<Element>?

  @inlinable
  init(cell: StreamCell<Element>?) { self.cell = cell }

  /// The stream that `pair` says, when it is asked. All streams that compute anything come from here.
  ///
  /// - Parameter needed: what `pair` asks for first, and always, if that is known: then it is computed before.
  @inlinable
  init(needing needed: AnyLazyBox? = nil, _ pair: @escaping @Sendable () -> StreamPair<Element>?) {
    cell = StreamCell(needing: needed, computing: pair)
  }

  @inlinable
  init(_ head: StreamHead<Element>, _ tail: LazyStream) { cell = StreamCell(StreamPair(head, tail.cell)) }

  @inlinable var pair: StreamPair<Element>? { cell?.value }

  /// Takes the first element off.
  @inlinable
  mutating func pop() -> StreamHead<Element>? {
    guard let pair else { return nil }
    self = LazyStream(cell: pair.tail)
    return pair.head
  }
}

// MARK: - Making streams

extension LazyStream {
  /// The stream without elements.
  @inlinable
  public static var empty: LazyStream { LazyStream(cell: nil) }

  /// The stream of one element. RAC: `+return:`.
  @inlinable
  public static func just(_ element: Element) -> LazyStream { LazyStream(.known(element), .empty) }

  /// The stream of the element that `head` returns, and the elements of what `tail` returns behind it.
  ///
  ///     func numbers(from n: Int) -> LazyStream<Int> {
  ///       LazyStream(head: { n }, tail: { numbers(from: n + 1) })
  ///     }
  ///
  /// Each closure runs at most once, when what it returns is asked for, whether or not the other one has run.
  ///
  /// RAC: `+sequenceWithHeadBlock:tailBlock:`.
  public init(
    head: @escaping @Sendable () -> Element,
    tail: @escaping @Sendable () -> LazyStream
  ) {
    self.init(.box(LazyBox(computing: head)), LazyStream { tail().pair })
  }

  /// The stream of the elements of `elements`, which is iterated once, as far as the stream is asked for elements.
  ///
  ///     let letters = LazyStream("ab")   // Characters
  ///
  /// RAC: `rac_sequence` of collections and enumerators.
  @inlinable
  public init<Elements: Sequence & Sendable>(_ elements: Elements) where Elements.Element == Element {
    self = LazyStream { LazyStream.pair(of: elements.sharedIterator()) }
  }

  /// The stream of what `next` makes of a state, until that is `nil`.
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

  /// Each link of the stream makes the next, so the iterator is asked serially.
  @inlinable
  static func pair(of elements: UncheckedSendable<() -> Element?>) -> StreamPair<Element>? {
    elements.wrapped().map { StreamPair(.known($0), StreamCell { pair(of: elements) }) }
  }

  /// What ``unfold(_:_:)`` is for those whose elements may still have to be computed. The operators are made of it.
  ///
  /// - Parameter needed: what `next` asks for first, in a state.
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
  /// The elements as a stream, which iterates this sequence once, as far as it is asked for elements.
  ///
  /// RAC: `rac_sequence`.
  @inlinable
  public func stream() -> LazyStream<Element> { LazyStream(self) }
}

extension Sequence {
  /// An iterator that several closures share, which run one after another.
  @inlinable
  func sharedIterator() -> UncheckedSendable<() -> Element?> where Self: Sendable {
    var iterator = makeIterator()
    return UncheckedSendable { iterator.next() }
  }
}

// MARK: - Taking streams apart

extension LazyStream {
  /// The first element, `nil` of an empty stream. It is computed if it has not been.
  ///
  /// - Complexity: O(1), and what the operators in front have to do for it.
  @inlinable
  public var head: Element? { pair?.head.value }

  /// All elements but the first, none of an empty stream.
  ///
  /// The first element is not computed unless that decides what the tail is, as behind a filter.
  ///
  /// RAC: `tail`, which was nil for some empty sequences, and empty for others.
  @inlinable
  public var tail: LazyStream { LazyStream(cell: pair?.tail) }

  /// Whether there is no element. It is found out if it has not been; see ``tail``.
  @inlinable
  public var isEmpty: Bool { pair == nil }
}

extension LazyStream: Sequence {
  /// Goes through a stream, computing each element when it comes to it. It keeps only what is in front of it.
  @frozen
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
  /// What has been computed so far, such as `[1, 2, …]`; `_` stands for an element that has been passed over. Nothing is
  /// computed for it.
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

/// Streams are equal when their elements are, whatever they are made of. Comparing computes them, up to the first
/// difference.
///
/// RAC: `isEqual:`, which could depend on which one was asked.
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

/// Written like an array of all elements.
extension LazyStream: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var elements = encoder.unkeyedContainer()
    for element in self { try elements.encode(element) }
  }
}

extension LazyStream: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}
