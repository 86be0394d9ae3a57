import MarbleEngine
import Testing

/// The code that an experiment is taken home as. `PicturesAsTests.swift` contains the tests of all pictures, and this target runs them.
@Suite struct TakeHomeTests {
  @Test("A chain has one operator in a line, and a statement for each signal that it combines")
  func chain() throws {
    let home = try TakeHome(
      Experiment(
        diagrams: ["a-b-c|", "-1-2|"],
        operators: ["map uppercase", "merge", "take 3", "debounce 2"]
      )
    )
    #expect(
      home.chain == """
        let signal = scheduler.cold("a-b-c|").map { $0.uppercased() }
        let other = scheduler.cold("-1-2|").map { $0.uppercased() }
        Signal.merge(signal, other)
          .take(3)
          .debounce(for: .seconds(2), on: scheduler)
        """
    )
  }

  @Test("A command quotes its arguments for a shell")
  func command() throws {
    let home = try TakeHome(Experiment(diagrams: ["a-'b c'|"], operators: ["startWith $x"]))
    #expect(home.command == "\(Invocation.marbles) run \"a-'b c'|\" --op 'startWith $x'")
  }

  @Test("Text in a test is escaped")
  func escaping() throws {
    let home = try TakeHome(Experiment(diagrams: [#"a-'"\\'|"#], operators: [#"startWith "`"#]))
    #expect(home.testFunction.hasPrefix(#"@Test func `startWith "`() {"#))
    #expect(home.testFunction.contains(#"scheduler.cold("a-'\"\\\\'|")"#))
  }

  @Test("Several lines have several recordings, and a failure has a type")
  func lines() throws {
    let home = try TakeHome(Experiment(diagrams: ["a-b|", "^-c#"], operators: ["skip 1"]))
    #expect(
      home.testFunction == """
        @Test func `skip 1`() {
          struct Failure: Error {}
          let scheduler = TestScheduler()
          let signal = scheduler.cold("a-b|", error: Failure())
          let signal2 = scheduler.hot("^-c#", error: Failure())
          let recording = scheduler.record(signal.skip(1))
          let recording2 = scheduler.record(signal2.skip(1))
          scheduler.run()
          #expect(recording == "--b|")
          #expect(recording2 == "---#")
        }

        """
    )
  }

  @Test("A run without an end is stopped")
  func endless() throws {
    let home = try TakeHome(Experiment(diagrams: [], operators: ["interval 50"]))
    #expect(home.testFunction.contains("  scheduler.advance(by: .seconds(200))\n"))
  }

  @Test("Without an operator there is nothing to test")
  func nothing() {
    #expect(throws: InputError("there is no operator to test: give one with --op")) {
      try TakeHome(Experiment(diagrams: ["a|"], operators: []))
    }
  }
}
