extension Registry {
  /// Tests that play each chain with signals and with main signals.
  ///
  /// The chain stands in both closures. In Tests/MainActorTests/MainOperatorsTests.swift its sources are signals that may fail.
  static var mainTwins: String {
    let tests = families.compactMap { family -> String? in
      let chains = family.rows.flatMap(\.chains).filter { !isWithoutTwin($0) }
      if chains.isEmpty { return nil }
      return """
          @Test("Operators of main signals behave as those of signals: \(family.name)")
          func twinsOf\(family.name.split { !$0.isLetter }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())() async {
        \(chains.map(twin).joined(separator: "\n"))
          }
        """
    }
    return """
      // Each chain of the rows in Tools/Sources/MarbleEngine/Registry, with signals and with main signals. `marbles registry --write` makes
      // this file.
      // swift-format-ignore-file
      import ReactiveSignals
      import ReactiveSignalsTesting
      import Testing

      extension MainOperatorsTests {
      \(tests.joined(separator: "\n\n"))
      }

      """
  }

  /// Whether main signals have no such chain, or it takes real time, has no end or prints. `MainOperatorsTests` has other chains of these.
  private static func isWithoutTwin(_ chain: Chain) -> Bool {
    chain.code.hasPrefix("{") || chain.code.hasPrefix("property") || chain.code.hasPrefix("[")
      || [
        "Signal.from an asynchronous sequence", "range", "startLazily(on:)", "startEagerly(on:)", "bind",
        "publish", "multicast",
        "deliver(on:)", "deliverOnMain", "subscribe(on:)", "erased", "asyncMap", "asyncMap(.latest)",
        "activity(into:)", "failures(into:)",
        "asyncFilter", "task",
        "produce", "never", "interval", "unfold", "expand(maxConcurrent:)", "retry(when:)", "repeated(when:)",
        "log", "checkpoint",
      ]
      .contains(chain.name)
  }

  private static func twin(_ chain: Chain) -> String {
    var code = chain.code.replacing("Never>", with: "Failed>")
    // The trigger of these cannot fail.
    if chain.name.hasSuffix("(until:)"), chain.name != "buffer(until:)", chain.name != "window(until:)" {
      code = code.replacing("texts", with: "safe")
    }
    if ["promoteFailure(to:)", "dematerialize"].contains(chain.name) {
      code = code.replacing("numbers", with: "safe.map(\\.count)")
    }
    if code.contains(#/\.(window|group)\b/#) { code += ".flatMap { $0 }" }
    code.replace(#/(^|[^\w.])(numbers|texts|flags|signals|requests|safe|main|object)(?![\w:])/#) {
      "\($0.1)s.\($0.2)"
    }
    let main = code.replacing("Signal.", with: "MainSignal.").replacing("Signal<", with: "MainSignal<")
    return "    await twin(\"\(chain.name)\") { s in \(code) } _: { s in \(main) }"
  }
}
