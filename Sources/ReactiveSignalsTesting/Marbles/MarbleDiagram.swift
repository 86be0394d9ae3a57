import ReactiveSignals

/// A sequence of events and their ticks, written as a line of characters.
///
/// ```text
/// --a--(bc)-|
/// ```
///
/// | character | meaning |
/// |---|---|
/// | `-` | a tick without an event |
/// | a letter, a digit | a value; one tick |
/// | `'any text'` | a value with a longer name; one tick. `\'`, `\\` and `\n` are a quote, a backslash and a new line |
/// | `(ab)` | several events at the same time, in that order; **one tick together** |
/// | `\|` | completion; one tick |
/// | `#` | failure; one tick |
/// | `^` | subscription: tick zero in a diagram with values; one tick |
/// | `!` | disposal; one tick |
/// | `10ms`, `2s`, `1m` between spaces | a time without an event, a whole number of ticks |
/// | other spaces | ignored, for alignment |
///
/// The first character is tick zero. A group lasts one tick, so every sequence can be written: `(ab)c` is `a` and `b` at tick zero
/// and `c` at tick one. Spaces align other lines with a group:
///
/// ```text
/// a   -c|
/// (ab)-c|
/// ```
///
/// Two diagrams are equal if they have the same events at the same ticks. Spaces and trailing silence do not count.
public struct MarbleDiagram: Sendable {
  /// An event in a diagram.
  public enum Mark: Hashable, Sendable {
    /// A value, by its name.
    case value(String)
    /// The signal completes.
    case completed
    /// The signal fails.
    case failed
    /// A subscriber subscribes.
    case subscription
    /// The subscription is disposed.
    case disposal

    @usableFromInline
    var isTerminal: Bool { self == .completed || self == .failed }
    var isEvent: Bool { self != .subscription && self != .disposal }
  }

  /// The marks of one tick.
  public struct Moment: Hashable, Sendable {
    /// The tick, counted from the beginning.
    public var tick: Int
    /// The marks in order, at least one.
    public var marks: [Mark]

    /// Creates a moment with `marks` at `tick`.
    public init(tick: Int, marks: [Mark]) {
      self.tick = tick
      self.marks = marks
    }
  }

  /// The ticks with marks, in order.
  public private(set) var moments: [Moment]
  /// The number of ticks, including silence.
  public private(set) var length: Int

  /// Creates a diagram.
  ///
  /// - Parameters:
  ///   - moments: The ticks with marks, in order.
  ///   - length: The minimum number of ticks.
  public init(_ moments: [Moment] = [], length: Int = 0) {
    self.moments = []
    self.length = max(0, length)
    self.moments.reserveCapacity(moments.count)
    for moment in moments where !moment.marks.isEmpty { append(moment) }
  }

  /// Appends a mark at the last tick or a later one.
  @usableFromInline
  mutating func append(_ mark: Mark, at tick: Int) {
    append(Moment(tick: tick, marks: [mark]))
  }

  private mutating func append(_ moment: Moment) {
    if let last = moments.indices.last, moments[last].tick == moment.tick {
      moments[last].marks += moment.marks
    } else {
      let tick = moments.last?.tick ?? 0
      precondition(moment.tick >= tick, "Marks must be appended in the order of their ticks")
      moments.append(moment)
    }
    extend(to: moment.tick + 1)
  }

  /// Adds silence, so that the diagram has at least `length` ticks.
  @usableFromInline
  mutating func extend(to length: Int) { self.length = max(self.length, length) }

  /// All marks with their ticks.
  var marks: [(tick: Int, mark: Mark)] {
    moments.flatMap { moment in moment.marks.map { (moment.tick, $0) } }
  }

  /// The tick of the first `mark`.
  @usableFromInline
  func tick(of mark: Mark) -> Int? {
    moments.first { $0.marks.contains(mark) }?.tick
  }
}

extension MarbleDiagram: Hashable {
  public static func == (a: MarbleDiagram, b: MarbleDiagram) -> Bool { a.moments == b.moments }
  public func hash(into hasher: inout Hasher) { hasher.combine(moments) }
}

extension MarbleDiagram: ExpressibleByStringLiteral {
  /// Creates a diagram from a literal. An invalid diagram stops the program.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates a diagram from valid marble notation. An invalid diagram stops the program.
  init(_ text: String) {
    do {
      try self.init(parsing: text)
    } catch {
      stopProgram("\n\(error)")
    }
  }
}
