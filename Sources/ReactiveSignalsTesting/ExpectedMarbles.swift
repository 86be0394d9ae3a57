import ReactiveSignals

/// The diagram that a recording is compared with.
///
/// The literal in `#expect(recording == "--A--C|")` creates it. Its description explains a failed comparison, and the test prints
/// it:
///
/// ```text
/// Expectation failed: (recording → --A--B|) == ("--A--C|" →
///     expected  --A--C|
///     recorded  --A--B|
///                    ^ tick 5: expected C, recorded B)
/// ```
///
/// An invalid diagram equals no recording. A diagram in a variable of type `String` is explained in the description of the recording.
public final class ExpectedMarbles: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  private let text: String
  private let explanation = Locked<String?>(nil)

  /// Creates an expectation of the diagram `text`.
  public init(_ text: String) { self.text = text }

  public convenience init(stringLiteral text: String) { self.init(text) }

  /// The explanation of the last failed comparison, or the diagram.
  public var description: String { explanation.withLock { $0 } ?? text }

  /// Compares the two, and stores an explanation of the difference.
  fileprivate func differs<Value, Failure>(from recording: Recording<Value, Failure>) -> Bool {
    let difference = recording.difference(from: text)
    explanation.withLock { $0 = difference.map { "\n" + $0.indented } }
    return difference != nil
  }

  fileprivate func isValid(ofTick tick: Duration) -> Bool {
    (try? MarbleDiagram(parsing: text, tick: tick)) != nil
  }
}

extension Recording {
  /// Returns the difference between the recording and a diagram as text, or `nil` if there is none.
  ///
  /// <!-- fragment -->
  ///
  ///     XCTAssertNil(recording.difference(from: "--A--C|"))
  ///     // XCTAssertNil failed: "expected  --A--C|
  ///     //                       recorded  --A--B|
  ///     //                                      ^ tick 5: expected C, recorded B"
  ///
  /// A failed `#expect(recording == "--A--C|")` has the same text. It names mistakes in diagrams, a scheduler that has not
  /// been run, and events from tasks that do not run in the time of the scheduler.
  ///
  /// - Parameter marbles: The expected diagram.
  /// - Returns: An explanation of the first difference, or `nil`.
  public func difference(from marbles: String) -> String? {
    if let mistake = mistakes.first { return mistake }
    if contexts.areForeign { return EventContexts.remedy }
    do {
      let expected = try MarbleDiagram(parsing: marbles, tick: timeline.tick)
      if let tick = expected.firstDifference(from: diagram) {
        let hint =
          isAtStart ? "\nThe time has not been advanced since the recording began: call `run()` first." : ""
        return expected.compared(with: diagram, at: tick) + hint
      }
      return strays.first.map { "\(marbles)\ndiffers from the recording: \($0), between two ticks" }
    } catch {
      return "\(error)"
    }
  }

  /// Returns whether the recording has exactly the events of the diagram.
  public static func == (recording: Recording, marbles: ExpectedMarbles) -> Bool {
    !marbles.differs(from: recording)
  }

  /// Returns whether the recording differs from the diagram. For an invalid diagram, both `==` and `!=` return `false`.
  public static func != (recording: Recording, marbles: ExpectedMarbles) -> Bool {
    marbles.differs(from: recording) && marbles.isValid(ofTick: recording.timeline.tick)
  }

  /// Returns whether the recording has exactly the events of the diagram.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func == (recording: Recording, marbles: String) -> Bool {
    let difference = recording.difference(from: marbles)
    recording.explanation.withLock { $0 = difference }
    return difference == nil
  }

  /// Returns whether the recording differs from the diagram.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func != (recording: Recording, marbles: String) -> Bool {
    recording != ExpectedMarbles(marbles)
  }
}

extension Recording: CustomStringConvertible {
  /// The recorded events in marble notation, and the difference found by the last comparison with a string.
  public var description: String {
    marbles + (explanation.withLock { $0 }.map { "\n" + $0.indented } ?? "")
  }
}

// MARK: - Explaining a difference

extension MarbleDiagram {
  func firstDifference(from other: MarbleDiagram) -> Int? {
    if let (a, b) = zip(moments, other.moments).first(where: { $0 != $1 }) { return min(a.tick, b.tick) }
    let common = min(moments.count, other.moments.count)
    return moments.dropFirst(common).first?.tick ?? other.moments.dropFirst(common).first?.tick
  }

  private func marks(at tick: Int) -> [Mark] {
    moments.first { $0.tick == tick }?.marks ?? []
  }

  func compared(with recorded: MarbleDiagram, at tick: Int) -> String {
    let here = MarbleDiagram.aligned([prefix(tick), recorded.prefix(tick)])
    let lines = MarbleDiagram.aligned([self, recorded])
    let padding = String(repeating: " ", count: here.map(\.count).max() ?? 0)
    return """
      expected  \(lines[0])
      recorded  \(lines[1])
                \(padding)^ tick \(tick): expected \(words(at: tick)), recorded \(recorded.words(at: tick))
      """
  }

  /// Returns the first `ticks` ticks, padded with silence.
  private func prefix(_ ticks: Int) -> MarbleDiagram {
    MarbleDiagram(moments.filter { $0.tick < ticks }, length: ticks)
  }

  private func words(at tick: Int) -> String {
    let words = marks(at: tick).map(\.text).joined(separator: " ")
    return words.isEmpty ? "nothing" : words
  }
}

extension String {
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
  }
}
