/// The operators in Swift that compiles, for chains of signals of text.
///
/// An entry is applied to the signal before it. It contains `#1` and `#2` for arguments, and `#b` and `#c` for further lines. An operator
/// without an entry has the notation of its `call`.
enum SwiftNotation {
  /// The declarations that entries use, by the name in the entry.
  static let helpers: KeyValuePairs<String, String> = [
    "number(": """
    private func number(_ text: String) throws(Failed) -> Int {
      guard let number = Int(text) else { throw Failed() }
      return number
    }
    """,
    "isTrue": """
    private extension SignalProtocol<String, Failed> {
      var isTrue: Signal<Bool, Failed> { map { $0 == "true" }.erased }
    }
    """,
    "slowly(": """
    private func slowly(_ value: String, _ scheduler: TestScheduler) async -> String {
      try? await scheduler.clock.sleep(for: .seconds(Int(value) ?? 0))
      return value
    }
    """,
    "threeSubscribers(": """
    /// The values of subscribers at ticks 0, 4 and 12, after the number of their subscriber.
    private func threeSubscribers(of signal: Signal<String, Failed>, _ scheduler: TestScheduler) -> Signal<String, Failed> {
      let subscribers = [0, 4, 12].enumerated().map { number, tick in
        Signal<Int, Failed>.timer(after: .seconds(tick), on: scheduler)
          .flatMap { _ in signal.map { "\\(number)\\($0)" } }
          .erased
      }
      return Signal.merge(subscribers).erased
    }
    """,
    "label(": """
    private final class Label: Sendable {
      let text = "x"
    }

    /// Returns an object that the scheduler releases after `time`.
    private func label(for time: Duration, _ scheduler: TestScheduler) -> Label {
      let label = Label()
      scheduler.schedule(after: time) { withExtendedLifetime(label) {} }
      return label
    }
    """,
    "named(event": """
    private func named(event: Event<String, Failed>) -> String {
      switch event {
      case .next(let value): value
      case .failed: "failed"
      case .completed: "completed"
      }
    }
    """,
    "event(named": """
    private func event(named name: String) -> Event<String, Failed> {
      switch name {
      case "failed": .failed(Failed())
      case "completed": .completed
      default: .next(name)
      }
    }
    """,
  ]

  /// The operators that create signals.
  static let sources = [
    "just": "Signal<String, Failed>.just(#1)",
    "from": "Signal<String, Failed>.from(#1.map(String.init))",
    "empty": "Signal<String, Failed>.empty",
    "never": "Signal<String, Failed>.never",
    "fail": "Signal<String, Failed>.fail(Failed())",
    "range": "Signal<Int, Failed>.range(0..<#1).map(String.init)",
    "interval": "Signal<Int, Failed>.interval(#1, on: scheduler).map(String.init)",
    "timer": "Signal<Int, Failed>.timer(after: #1, on: scheduler).map { _ in \"()\" }",
    "unfold": """
    Signal<String, Failed>.unfold(1) { number in
          guard number <= #1 else { return nil }
          defer { number *= 2 }
          return String(number)
        }
    """,
    "create": """
    Signal<String, Failed>.create { subscriber in
          subscriber.send(#1)
          subscriber.complete()
        }
    """,
    "attemptOnce":
      "Signal<String, Failed>.attempt { () throws(Failed) in String(try number(#1)) }",
    "deferred": "Signal<String, Failed>.deferred { scheduler.cold(#1, error: Failed()) }",
    "using":
      "Signal<String, Failed>.using(resource: { BlockDisposable() }) { _ in scheduler.cold(#1, error: Failed()) }",
  ]

  /// The operators that have another form here than in the list.
  static let operators = [
    "scan": "scan(#1) { $0 + $1 }",
    "pairwise": "pairwise().map { $0 + $1 }",
    "combinePrevious": "combinePrevious(#1) { $0 + $1 }",
    "enumerated": "enumerated().map { \"\\($0.offset)\\($0.element)\" }",
    "buffer": "buffer(count: #1).map { $0.joined() }",
    "bufferStep": "buffer(count: #1, step: #2).map { $0.joined() }",
    "bufferThroughMatching": "buffer(throughMatching: #1).map { $0.joined() }",
    "window": "window(count: #1)#windows",
    "windowStep": "window(count: #1, step: #2)#windows",
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
    "windowThroughMatching": "window(throughMatching: #1)#windows",
    "windowFor": "window(for: #1, on: scheduler)#windows",
    "windowOn": "window(on: #b)#windows",
    "materialize": "materialize().map { named(event: $0) }.promoteFailure(to: Failed.self)",
    "dematerialize":
      "map { event(named: $0) }.catch { _ in Signal<Event<String, Failed>, Never>.empty }.dematerialize()",
    "compactMap": "compactMap { Int($0) }.map(String.init)",
    "withWeak": "with(weak: label(for: #1, scheduler)).map { $0.text + $1 }",
    "not": "isTrue.not().map(String.init)",
    "and": "isTrue.combineLatest(#b.isTrue).and().map(String.init)",
    "or": "isTrue.combineLatest(#b.isTrue).or().map(String.init)",
    "filter": "filter #1",
    "firstWhere": "first(where: #1)",
    "single": "single().catch { _ in Signal<String, Failed>.fail(Failed()) }",
    "combineLatest": "combineLatest(#b).map { $0 + $1 }",
    "zip": "zip(#b).map { $0 + $1 }",
    "zipLast": "zipLast(#b).map { $0 + $1 }",
    "withLatest": "withLatest(from: #b).map { $0 + $1 }",
    "sample": "sample(on: #b)",
    "bufferOn": "buffer(on: #b).map { $0.joined() }",
    "takeUntil": "take(until: #b.catch { _ in Signal<String, Never>.empty })",
    "skipUntil": "skip(until: #b.catch { _ in Signal<String, Never>.empty })",
    "takeUntilReplacement": "take(untilReplacement: #b)",
    "then": "then { #b }",
    "sequenceEqual": "sequenceEqual(#b).map(String.init)",
    "groupByUntil": """
    group(by: #1, until: { $0.debounce(for: #2, on: scheduler) })
          .flatMap { group in group.collect().map { $0.joined() } }
    """,
    "flatMap": "flatMap(#1) { x in scheduler.cold(#2, error: Failed()).map { x + $0 } }",
    "expand": """
    expand { x in
            x.count < 3 ? scheduler.cold(#1, error: Failed()).map { x + $0 }.erased : Signal<String, Failed>.empty
          }
    """,
    "flatScan": """
    flatScan("", #1) { last, x in
            scheduler.cold(#2, error: Failed()).map { last + x + $0 }.erased
          }
    """,
    "switchToLatest": "map { x in scheduler.cold(#1, error: Failed()).map { x + $0 } }.switchToLatest()",
    "bind": """
    bind {
            { x, stop in
              stop = x == "y"
              return scheduler.cold(#1, error: Failed())
            }
          }
    """,
    "debounceEach": "debounce(on: scheduler) { .seconds(Int($0) ?? 0) }",
    "throttleEach": "throttle(on: scheduler) { .seconds(Int($0) ?? 0) }",
    "auditEach": "audit(on: scheduler) { .seconds(Int($0) ?? 0) }",
    "delayEach": "delay(on: scheduler) { .seconds(Int($0) ?? 0) }",
    "delayUntil":
      "delay { _ in scheduler.cold(#1, error: Failed()).catch { _ in Signal<String, Never>.empty } }",
    "bufferFor": "buffer(for: #1, on: scheduler).map { $0.joined() }",
    "timeout": "timeout(after: #1, failingWith: Failed(), on: scheduler)",
    "timeoutOfSilence": "timeout(ofSilence: #1, failingWith: Failed(), on: scheduler)",
    "timeoutFirst": "timeout(first: #1, next: #2, failingWith: Failed(), on: scheduler)",
    "timeoutSwitchingTo":
      "timeout(after: #1, switchingTo: scheduler.cold(#2, error: Failed()), on: scheduler)",
    "timestamp": "timestamp(on: scheduler).map { \"\\($0.value)\\(Int($0.time / scheduler.tick))\" }",
    "measureInterval": "measureInterval(on: scheduler).map { String(Int($0 / scheduler.tick)) }",
    "asyncMap": """
    asyncMap(maxConcurrent: 2, on: scheduler) { value async throws(Failed) in
            await slowly(value, scheduler)
          }
    """,
    "asyncFilter": """
    asyncFilter(on: scheduler) { value async throws(Failed) in
            Int(await slowly(value, scheduler))?.isMultiple(of: 2) ?? false
          }
    """,
    "catch": "catch { _ in scheduler.cold(#1, error: Failed()) }",
    "replaceFailure": "replaceFailure(with: #1).promoteFailure(to: Failed.self)",
    "mapFailure": "mapFailure { _ in Failed() }",
    "tryMap": "tryMap { (value) throws(Failed) in String(try number(value) * 10) }",
    "tryFilter": "tryFilter { (value) throws(Failed) in try number(value).isMultiple(of: 2) }",
    "tryScan": "tryScan(0) { (sum, value) throws(Failed) in try sum + number(value) }.map(String.init)",
    "tryReduce": "tryReduce(0) { (sum, value) throws(Failed) in try sum + number(value) }.map(String.init)",
    "attempt": """
    attempt { (value) throws(Failed) in
            if value == "x" { throw Failed() }
          }
    """,
    "reduce": "reduce(#1) { $0 + $1 }",
    "collect": "collect().map { \"[\\($0.joined(separator: \" \"))]\" }",
    "collectCount": "collect(count: #1).map { \"[\\($0.joined(separator: \" \"))]\" }",
    "count": "count().map(String.init)",
    "contains": "contains(where: #1).map(String.init)",
    "containsValue": "contains(#1).map(String.init)",
    "allSatisfy": "allSatisfy(#1).map(String.init)",
    "isEmpty": "isEmpty().map(String.init)",
    "ifEmptySwitchTo": "ifEmpty(switchTo: scheduler.cold(#1, error: Failed()))",
    "on": "on(next: { _ in })",
    "finally": "finally {}",
    "log": "log(to: { _ in })",
    "checkpoint": "checkpoint().mapFailure(\\.failure)",
    "distinctBy": "distinct(by: #1)",
    "map": "map #1",
  ]

  /// The operators that combine lines without one that is the first.
  static let combinations = [
    "merge": "Signal.merge([#all])",
    "concat": "Signal.concat([#all])",
    "race": "Signal.race([#all])",
    "combineLatest3": "Signal.combineLatest(#a, #b, #c).map { $0 + $1 + $2 }",
    "zip3": "Signal.zip(#a, #b, #c).map { $0 + $1 + $2 }",
    "if": "Signal.if(#a.map { $0 == \"true\" }, then: #b, else: #c)",
    "switch":
      "Signal.switch(on: #a, cases: [\"x\": #b, \"y\": #c], default: Signal<String, Failed>.empty)",
  ]

  /// The operators that need statements before the result. `#i` is the number of the statement, and `#s` is the signal.
  static let statements: [String: (statements: [String], results: [String])] = [
    "partition": (["let parts#i = #s.partition(by: #1)"], ["parts#i.matching", "parts#i.rest"]),
    "groupBy": (
      ["let groups#i = #s.group(by: #1)"],
      ["groups#i.filter { $0.key }.flatten()", "groups#i.filter { !$0.key }.flatten()"]
    ),
    "subject": shared("Subject<String, Failed>()"),
    "behaviorSubject": shared("BehaviorSubject<String, Failed>(#1)"),
    "replaySubject": shared("ReplaySubject<String, Failed>(capacity: .last(#1))"),
    "publish": connected("publish()"),
    "multicast": connected("multicast(BehaviorSubject<String, Failed>(#1))"),
    "replay": ([], ["threeSubscribers(of: #s.replay(capacity: .last(#1)).erased, scheduler)"]),
    "share": ([], ["threeSubscribers(of: #s.share(replay: #1).erased, scheduler)"]),
  ]

  private static func shared(_ subject: String) -> (statements: [String], results: [String]) {
    (
      ["let subject#i = \(subject)", "#s.subscribe(subject#i)"],
      ["threeSubscribers(of: subject#i.erased, scheduler)"]
    )
  }

  private static func connected(_ call: String) -> (statements: [String], results: [String]) {
    (
      ["let connection#i = #s.\(call)", "connection#i.connect()"],
      ["threeSubscribers(of: connection#i.signal, scheduler)"]
    )
  }

  /// The functions of values as closures of text.
  static let functions = [
    "uppercase": "{ $0.uppercased() }",
    "lowercase": "{ $0.lowercased() }",
    "doubled": "{ $0 + $0 }",
    "reversed": "{ String($0.reversed()) }",
    "length": "{ String($0.count) }",
    "increment": "{ text in Int(text).map { String($0 + 1) } ?? text }",
    "square": "{ text in Int(text).map { String($0 * $0) } ?? text }",
    "tenfold": "{ text in Int(text).map { String($0 * 10) } ?? text }",
  ]

  /// The predicates of values as closures of text.
  static let predicates = [
    "letter": "{ $0.allSatisfy(\\.isLetter) }",
    "digit": "{ $0.allSatisfy(\\.isNumber) }",
    "uppercase": "{ $0.allSatisfy(\\.isUppercase) }",
    "lowercase": "{ $0.allSatisfy(\\.isLowercase) }",
    "vowel": "{ \"aeiou\".contains($0.lowercased()) }",
    "even": "{ Int($0).map { $0.isMultiple(of: 2) } ?? false }",
    "odd": "{ Int($0).map { !$0.isMultiple(of: 2) } ?? false }",
    "below5": "{ Int($0).map { $0 < 5 } ?? false }",
    "above5": "{ Int($0).map { $0 > 5 } ?? false }",
  ]
}
