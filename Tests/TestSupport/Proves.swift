public import Testing

/// The facts about ReactiveCocoa that a test proves, by their numbers in `Documentation/Facts.md`.
public struct Proves: TestTrait {
  let numbers: [String]
}

extension Trait where Self == Proves {
  /// States that a test proves the facts with these numbers. `scripts/coverage` fails when a fact has neither a test nor a reason.
  public static func proves(_ numbers: String...) -> Self { Proves(numbers: numbers) }
}
