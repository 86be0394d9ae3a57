import MarbleEngine
import ReactiveSignalsTesting
import Testing

@Suite struct FittingCallTests {
  private func arguments(_ call: String, _ lines: [String], after before: [String] = []) throws -> [String] {
    let words = call.split(separator: " ").map(String.init)
    let diagrams = try lines.map { try MarbleDiagram(parsing: $0) }
    return FittingCall(words[0], written: Array(words.dropFirst()), on: diagrams, after: before).arguments
  }

  @Test("A function and a predicate suit the values")
  func values() throws {
    #expect(try arguments("map", ["a-b-c|"]) == ["uppercase"])
    #expect(try arguments("map", ["1-2-3|"]) == ["tenfold"])
    #expect(try arguments("map", ["'true'-'false'|"]) == ["uppercase"])
    #expect(try arguments("filter", ["a-b-c|"]) == ["vowel"])
    #expect(try arguments("filter", ["1-2-3|"]) == ["even"])
    // The operator sees the results above it.
    #expect(try arguments("filter", ["a-b-c|"], after: ["enumerated", "count"]) != ["vowel"])
  }

  @Test("Arguments are those with which something happens")
  func effect() throws {
    #expect(try arguments("take", ["a|"]) == ["1"])
    #expect(try arguments("take", ["a-b-c-d|"]) == ["2"])
    #expect(try arguments("ignore", ["x-y|"]) == ["x"])
    #expect(try arguments("debounce", ["a-b----c|"]) == ["3"])
    #expect(try arguments("debounce", ["ab|"]) == ["3"])
  }

  @Test("Written arguments are kept, and others complete them")
  func written() throws {
    #expect(try arguments("take 4", ["a-b|"]) == ["4"])
    #expect(try arguments("flatMap latest", ["a-b|"]) == ["latest", "1-2-3|"])
  }

  @Test("Without lines, or behind a mistake, the example counts")
  func example() throws {
    #expect(try arguments("map", []) == ["tenfold"])
    #expect(try arguments("map", ["a|"], after: ["nothing"]) == ["tenfold"])
    #expect(try arguments("just", []) == ["a"])
  }
}
