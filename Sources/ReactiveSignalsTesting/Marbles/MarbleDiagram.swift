/// What happens at which tick, written as a line of characters.
///
/// ```text
/// --a--(bc)-|
/// ```
///
/// | character | meaning |
/// |---|---|
/// | `-` | a tick in which nothing happens |
/// | a letter, a digit | a value; one tick |
/// | `'any text'` | a value that has no such short name; one tick. `\'`, `\\` and `\n` are a quote, a backslash, a new line |
/// | `(ab)` | several at the same time, in that order; **one tick together** |
/// | `\|` | completion; one tick |
/// | `#` | failure; one tick |
/// | `^` | the moment of subscription: tick zero in a diagram with values; one tick |
/// | `!` | the moment of disposal; one tick |
/// | space | nothing: for lining diagrams up |
///
/// The first character is tick zero. Since a group lasts one tick, whatever happens can be written: `(ab)c` is `a` and `b`
/// at tick zero and `c` at tick one. Use spaces to keep the columns of other lines under it:
///
/// ```text
/// a   -c|
/// (ab)-c|
/// ```
///
/// Two diagrams are equal when the same things happen at the same ticks: spaces do not count, neither does silence
/// at the end.
public struct MarbleDiagram: Sendable {
  /// Something that happens.
  public enum Mark: Hashable, Sendable {
    /// A value, by its name.
    case value(String)
    /// The signal completes.
    case completed
    /// The signal fails.
    case failed
    /// Someone subscribes.
    case subscription
    /// The subscription is disposed.
    case disposal

    var isTerminal: Bool { self == .completed || self == .failed }
    var isEvent: Bool { self != .subscription && self != .disposal }
  }

  /// What happens in one tick.
  public struct Moment: Hashable, Sendable {
    /// When: ticks from the beginning.
    public var tick: Int
    /// What, in order. Never empty.
    public var marks: [Mark]

    /// Has `marks` happen at `tick`.
    public init(tick: Int, marks: [Mark]) {
      self.tick = tick
      self.marks = marks
    }
  }

  /// The ticks in which something happens, in order.
  public private(set) var moments: [Moment]
  /// How many ticks it lasts, silence included.
  public private(set) var length: Int

  /// A diagram of what happens. It ends with the last moment, or later when `length` says so.
  public init(_ moments: [Moment] = [], length: Int = 0) {
    self.moments = []
    self.length = length
    for moment in moments { for mark in moment.marks { append(mark, at: moment.tick) } }
  }

  /// Adds what happens next, not before what is there already.
  mutating func append(_ mark: Mark, at tick: Int) {
    if let last = moments.indices.last, moments[last].tick == tick {
      moments[last].marks.append(mark)
    } else {
      precondition(tick >= moments.last?.tick ?? 0, "A diagram is made from left to right")
      moments.append(Moment(tick: tick, marks: [mark]))
    }
    length = max(length, tick + 1)
  }

  /// Everything that happens, with its tick.
  var marks: [(tick: Int, mark: Mark)] {
    moments.flatMap { moment in moment.marks.map { (moment.tick, $0) } }
  }

  /// The tick of the first `mark`.
  func tick(of mark: Mark) -> Int? {
    moments.first { $0.marks.contains(mark) }?.tick
  }
}

extension MarbleDiagram: Hashable {
  public static func == (a: MarbleDiagram, b: MarbleDiagram) -> Bool { a.moments == b.moments }
  public func hash(into hasher: inout Hasher) { hasher.combine(moments) }
}

extension MarbleDiagram: ExpressibleByStringLiteral {
  /// Reads a diagram that is written in the program. A mistake in it stops the program.
  public init(stringLiteral text: String) { self.init(text) }

  /// Reads a diagram that is known to be right. A mistake in it stops the program.
  init(_ text: String) {
    do {
      try self.init(parsing: text)
    } catch {
      preconditionFailure("\n\(error)")
    }
  }
}
