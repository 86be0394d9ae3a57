import ReactiveSignals

/// The diagrams that the subscriptions of a test signal are compared with.
///
/// The literal in `#expect(source.subscriptions == ["--^---!"])` creates it. Its description explains a failed comparison, and the
/// test prints it:
///
/// ```text
///     subscription 0
///     expected  --^---!
///     recorded  --^-!
///                   ^ tick 4: expected nothing, recorded !
/// ```
public final class ExpectedSubscriptions: ExpressibleByArrayLiteral, CustomStringConvertible, Sendable {
  private let texts: [String]
  private let explanation = Locked<String?>(nil)

  /// Creates an expectation of the diagrams `texts`, one for each subscription.
  public init(_ texts: [String]) { self.texts = texts }

  public convenience init(arrayLiteral texts: String...) { self.init(texts) }

  /// The explanation of the last failed comparison, or the diagrams.
  public var description: String { explanation.withLock { $0 } ?? "\(texts)" }

  /// Compares the two, and stores an explanation of the difference.
  fileprivate func differ(from subscriptions: [MarbleDiagram]) -> Bool {
    let difference = difference(from: subscriptions)
    explanation.withLock { $0 = difference.map { "\n" + $0.indented } }
    return difference != nil
  }

  private func difference(from subscriptions: [MarbleDiagram]) -> String? {
    for (index, (text, recorded)) in zip(texts, subscriptions).enumerated() {
      do {
        let expected = try MarbleDiagram(parsing: text)
        if let tick = expected.firstDifference(from: recorded) {
          return "subscription \(index)\n" + expected.compared(with: recorded, at: tick)
        }
      } catch {
        return "\(error)"
      }
    }
    let counts = (texts.count, subscriptions.count)
    return counts.0 == counts.1
      ? nil : "expected \(counts.0) subscriptions, recorded \(counts.1): \(subscriptions)"
  }
}

extension [MarbleDiagram] {
  /// Returns whether the subscriptions match the diagrams.
  public static func == (subscriptions: [MarbleDiagram], expected: ExpectedSubscriptions) -> Bool {
    !expected.differ(from: subscriptions)
  }
}
