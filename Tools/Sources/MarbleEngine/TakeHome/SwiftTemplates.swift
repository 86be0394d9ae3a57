extension SwiftTemplate {
  /// The operators whose notation does not compile for signals of text.
  static let operators: [String: SwiftTemplate] = creating.merging(transforming) { $1 }
    .merging(combining) { $1 }.merging(timing) { $1 }.merging(failing) { $1 }.merging(sharing) { $1 }

  private static let creating: [String: SwiftTemplate] = [
    "just": "Signal<String, #E>.just(#1)",
    "from": "Signal<String, #E>.from(#1.map(String.init))",
    "empty": "Signal<String, #E>.empty",
    "never": "Signal<String, #E>.never",
    "fail": "Signal<String, Failure>.fail(Failure())",
    "range": "Signal<Int, #E>.range(0..<#1).map(String.init)",
    "interval": "Signal<Int, #E>.interval(#1, on: scheduler).map(String.init)",
    "timer": "Signal<Int, #E>.timer(after: #1, on: scheduler).map { _ in \"()\" }",
    "unfold": """
    Signal<String, #E>.unfold(1) { number in
      guard number <= #1 else { return nil }
      defer { number *= 2 }
      return String(number)
    }
    """,
    "create": """
    Signal<String, #E>.create { subscriber in
      subscriber.send(#1)
      subscriber.complete()
    }
    """,
    "attemptOnce": """
    Signal<String, Failure>.attempt { () throws(Failure) in
      guard let number = Int(#1) else { throw Failure() }
      return String(number)
    }
    """,
    "deferred": "Signal<String, #E>.deferred { #1 }",
    "using": "Signal<String, #E>.using(resource: { BlockDisposable() }) { _ in #1 }",
  ]

  private static let transforming: [String: SwiftTemplate] = [
    "pairwise": "pairwise().map { $0 + $1 }",
    "combinePrevious": "combinePrevious(#1) { $0 + $1 }",
    "enumerated": "enumerated().map { \"\\($0.offset)\\($0.element)\" }",
    "buffer": "buffer(count: #1).map { $0.joined() }",
    "bufferStep": "buffer(count: #1, step: #2).map { $0.joined() }",
    "bufferThroughMatching": "buffer(throughMatching: #1).map { $0.joined() }",
    "window": numbered("window(count: #1)"),
    "windowStep": numbered("window(count: #1, step: #2)"),
    "chunkedBy": "chunked(by: { $0 < $1 }).map { $0.joined() }",
    "chunkedOn": "chunked(on: #1).map { $0.values.joined() }",
    "scanMap": """
    scanMap(into: 0) { count, text in
      count += text.count
      return "\\(text)\\(count)"
    }
    """,
    "lastWhere": "last(where: #1)",
    "transformWhile": """
    transformWhile { text, emit in
      emit(text)
      emit(text.uppercased())
      return Int(text) == nil
    }
    """,
    "differences": """
    differences().map { changes in
      changes.map { change in
        switch change {
        case .insert(_, let letter, _): "+\\(letter)"
        case .remove(_, let letter, _): "-\\(letter)"
        }
      }.joined()
    }
    """,
    "windowThroughMatching": numbered("window(throughMatching: #1)"),
    "withWeak": """
    with(
      weak: {
        let object = Label()
        scheduler.schedule(after: #1) { withExtendedLifetime(object) {} }
        return object
      }()
    )
    .map { $0.text + $1 }
    """,
    "materialize": """
    materialize()
    .map { event in
      switch event {
      case .next(let value): value
      case .failed: "failed"
      case .completed: "completed"
      }
    }
    .promoteFailure(to: #E.self)
    """,
    "dematerialize": """
    map { name -> Event<String, Failure> in
      switch name {
      case "failed": .failed(Failure())
      case "completed": .completed
      default: .next(name)
      }
    }
    .catch { _ in Signal<Event<String, Failure>, Never>.empty }
    .dematerialize()
    """,
    "compactMap": "compactMap { Int($0) }.map(String.init)",
    "not": "map { $0 == \"true\" }.not().map(String.init)",
    "firstWhere": "first(where: #1)",
    "partition": SwiftTemplate("parts.matching", "parts.rest", after: "let parts = #a.partition(by: #1)"),
    "single": "single().catch { _ in Signal<String, Failure>.fail(Failure()) }",
    "collect": listed("collect()"),
    "collectCount": listed("collect(count: #1)"),
    "count": "count().map(String.init)",
    "contains": "contains(where: #1).map(String.init)",
    "containsValue": "contains(#1).map(String.init)",
    "allSatisfy": "allSatisfy(#1).map(String.init)",
    "isEmpty": "isEmpty().map(String.init)",
    "ifEmptySwitchTo": "ifEmpty(switchTo: #1)",
    "on": "on(next: { _ in })",
    "finally": "finally {}",
    "log": "log(to: { _ in })",
    "checkpoint": "checkpoint().mapFailure(\\.failure)",
  ]

  private static let combining: [String: SwiftTemplate] = [
    "merge": "Signal.merge(#lines)",
    "concat": "Signal.concat(#lines)",
    "concatIgnoringFailures":
      "Signal<String, Never>.concat(ignoringFailuresOf: [#lines]).promoteFailure(to: #E.self)",
    "race": "Signal.race(#lines)",
    "raceForValue": "Signal.raceForValue([#lines])",
    "mergeSorted": "#a.mergeSorted(#b, by: <)",
    "combineLatest": "#a.combineLatest(#b).map { $0 + $1 }",
    "zip": "#a.zip(#b).map { $0 + $1 }",
    "combineLatest3": "Signal.combineLatest(#lines).map { $0 + $1 + $2 }",
    "zip3": "Signal.zip(#lines).map { $0 + $1 + $2 }",
    "zipLast": "#a.zipLast(#b).map { $0 + $1 }",
    "withLatest": "#a.withLatest(from: #b).map { $0 + $1 }",
    "sample": "#a.sample(on: #b)",
    "bufferOn": "#a.buffer(on: #b).map { $0.joined() }",
    "windowOn": numbered("#a.window(on: #b)"),
    "bufferUntil": "buffer(until: { $0.debounce(for: #1, on: scheduler) }).map { $0.joined() }",
    "windowUntil": numbered("window(until: { $0.debounce(for: #1, on: scheduler) })"),
    "bufferOpeningClosing": "#a.buffer(opening: #b, closing: { _ in #c }).map { $0.joined() }",
    "windowOpeningClosing": numbered("#a.window(opening: #b, closing: { _ in #c })"),
    "takeUntil": "#a.take(until: #b#safe)",
    "skipUntil": "#a.skip(until: #b#safe)",
    "elements": "materialize().elements()",
    "failures": "materialize().failures().map { _ in \"failed\" }",
    "runningWhile": "#a.running(while: #b#safe.map { $0 == \"true\" || $0 == \"t\" })",
    "holdWhile": "#a.hold(while: #b#safe.map { $0 == \"true\" || $0 == \"t\" })",
    "skipNil": "map { Int($0) }.skipNil().map(String.init)",
    "takeUntilReplacement": "#a.take(untilReplacement: #b)",
    "then": "#a.then { #b }",
    "sequenceEqual": "#a.sequenceEqual(#b).map(String.init)",
    "if": "Signal.if(#a.map { $0 == \"true\" }, then: #b, else: #c)",
    "switch": "Signal.switch(on: #a, cases: [\"x\": #b, \"y\": #c], default: Signal<String, #E>.empty)",
    "groupBy": SwiftTemplate(
      "groups.filter { $0.key }.flatten()",
      "groups.filter { !$0.key }.flatten()",
      after: "let groups = #a.group(by: #1)"
    ),
    "groupByUntil": """
    group(by: #1, until: { $0.debounce(for: #2, on: scheduler) })
    .flatMap { group in group.collect().map { $0.joined() } }
    """,
    "and": "#a.map { $0 == \"true\" }.combineLatest(#b.map { $0 == \"true\" }).and().map(String.init)",
    "or": "#a.map { $0 == \"true\" }.combineLatest(#b.map { $0 == \"true\" }).or().map(String.init)",
    "flatMap": "flatMap(#1) { x in #2.map { x + $0 } }",
    "expand": "expand { x in x.count < 3 ? #1.map { x + $0 }.erased : .empty }",
    "flatScan": "flatScan(\"\", #1) { last, x in #2.map { last + x + $0 }.erased }",
    "switchToLatest": "map { x in #1.map { x + $0 } }.switchToLatest()",
    "joined": "map { [$0, $0].signal().promoteFailure(to: #E.self) }.joined(separator: #1)",
    "bind": """
    bind {
      { x, stop in
        stop = x == "y"
        return #1
      }
    }
    """,
  ]

  private static let timing: [String: SwiftTemplate] = [
    "debounceUntil": "debounce(until: { _ in #1#safe })",
    "throttleUntil": "throttle(until: { _ in #1#safe })",
    "auditUntil": "audit(until: { _ in #1#safe })",
    "debounceEach": "debounce(on: scheduler) { .seconds(UInt32($0) ?? 0) }",
    "throttleEach": "throttle(on: scheduler) { .seconds(UInt32($0) ?? 0) }",
    "auditEach": "audit(on: scheduler) { .seconds(UInt32($0) ?? 0) }",
    "delayEach": "delay(on: scheduler) { .seconds(UInt32($0) ?? 0) }",
    "delayUntil": "delay { _ in #1#safe }",
    "bufferFor": "buffer(for: #1, on: scheduler).map { $0.joined() }",
    "windowFor": numbered("window(for: #1, on: scheduler)"),
    "bufferForEvery": "buffer(for: #1, every: #2, on: scheduler).map { $0.joined() }",
    "windowForEvery": numbered("window(for: #1, every: #2, on: scheduler)"),
    "timeoutSwitchingTo": "timeout(after: #1, switchTo: #2, on: scheduler)",
    "timestamp": "timestamp(on: scheduler).map { \"\\($0.value)\\(Int($0.time / .seconds(1)))\" }",
    "measureInterval": "measureInterval(on: scheduler).map { String(Int($0 / .seconds(1))) }",
    "asyncMap": """
    asyncMap(maxConcurrent: 2, on: scheduler) { value in
      try? await scheduler.clock.sleep(for: .seconds(Int(value) ?? 0))
      return value
    }
    """,
    "asyncFilter": """
    asyncFilter(on: scheduler) { value in
      try? await scheduler.clock.sleep(for: .seconds(Int(value) ?? 0))
      return Int(value)?.isMultiple(of: 2) ?? false
    }
    """,
  ]

  private static let failing: [String: SwiftTemplate] = [
    "catch": "catch { _ in #1 }",
    "replaceFailure": "replaceFailure(with: #1).promoteFailure(to: #E.self)",
    "mapFailure": "mapFailure { _ in Failure() }",
    "tryMap": """
    tryMap { value throws(Failure) in
      guard let number = Int(value) else { throw Failure() }
      return String(number * 10)
    }
    """,
    "tryFilter": """
    tryFilter { value throws(Failure) in
      guard let number = Int(value) else { throw Failure() }
      return number.isMultiple(of: 2)
    }
    """,
    "tryScan": """
    tryScan(0) { sum, value throws(Failure) in
      guard let number = Int(value) else { throw Failure() }
      return sum + number
    }
    .map(String.init)
    """,
    "tryReduce": """
    tryReduce(0) { sum, value throws(Failure) in
      guard let number = Int(value) else { throw Failure() }
      return sum + number
    }
    .map(String.init)
    """,
    "attempt": "attempt { value throws(Failure) in if value == \"x\" { throw Failure() } }",
  ]

  private static let sharing: [String: SwiftTemplate] = [
    "subject": .shared("let shared = Subject<String, #E>()", "#a.subscribe(shared)"),
    "behaviorSubject": .shared("let shared = BehaviorSubject<String, #E>(#1)", "#a.subscribe(shared)"),
    "replaySubject": .shared(
      "let shared = ReplaySubject<String, #E>(capacity: .last(#1))",
      "#a.subscribe(shared)"
    ),
    "publish": .shared(
      "let connection = #a.publish()",
      "let shared = connection.signal",
      "connection.connect()"
    ),
    "publishTransform": "publish { $0.merge($0.map { \"\\($0.count)\" }) }",
    "multicast": .shared(
      "let connection = #a.multicast(BehaviorSubject(#1))",
      "let shared = connection.signal",
      "connection.connect()"
    ),
    "replay": .shared("let shared = #a.replay(capacity: .last(#1))"),
    "share": .shared("let shared = #a.share(replay: #1)"),
  ]

  /// The functions of numbers. The others compile as they are noted.
  static let functions = [
    "reversed": "{ String($0.reversed()) }",
    "length": "{ String($0.count) }",
    "increment": "{ text in Int(text).map { String($0 &+ 1) } ?? text }",
    "square": "{ text in Int(text).map { String($0 &* $0) } ?? text }",
    "tenfold": "{ text in Int(text).map { String($0 &* 10) } ?? text }",
  ]

  static let predicates = [
    "letter": "{ $0.allSatisfy(\\.isLetter) }",
    "digit": "{ $0.allSatisfy(\\.isNumber) }",
    "uppercase": "{ $0.allSatisfy(\\.isUppercase) }",
    "lowercase": "{ $0.allSatisfy(\\.isLowercase) }",
    "vowel": "{ \"aeiou\".contains($0.lowercased()) }",
    "even": "{ Int($0)?.isMultiple(of: 2) == true }",
    "odd": "{ Int($0)?.isMultiple(of: 2) == false }",
    "below5": "{ Int($0).map { $0 < 5 } == true }",
    "above5": "{ Int($0).map { $0 > 5 } == true }",
  ]

  /// Returns a template for windows: the number of its window precedes each value.
  private static func numbered(_ windows: String) -> SwiftTemplate {
    SwiftTemplate(
      "\(windows).enumerated().flatMap { number, window in window.map { \"\\(number)\\($0)\" } }"
    )
  }

  /// Returns a template for lists of values.
  private static func listed(_ lists: String) -> SwiftTemplate {
    SwiftTemplate("\(lists).map { \"[\\($0.joined(separator: \" \"))]\" }")
  }
}
