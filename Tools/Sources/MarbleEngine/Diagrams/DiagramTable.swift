package import ReactiveSignalsTesting

/// The pictures of the documentation: one of each operator, drawn from a run. `scripts/check-diagrams` compares them with new runs.
package enum DiagramTable {
  /// A picture: the name of its file and its experiment.
  package struct Entry: Sendable {
    package let name: String
    let experiment: Experiment
    /// The duration of the run, or `nil` to run until no work is queued.
    let ticks: Int?

    fileprivate init(_ name: String, _ diagrams: String..., op call: String? = nil, ticks: Int? = nil) {
      self.name = name
      experiment = Experiment(diagrams: diagrams, operators: [call ?? name])
      self.ticks = ticks
    }

    /// The names of the operators in it.
    package var operators: [String] {
      experiment.operators.compactMap { OperatorCall($0).tokens.first?.text }
    }

    package func figure() throws(InputError) -> MarbleFigure { try experiment.explainedFigure(ticks: ticks) }
  }

  package static let all =
    factories + values + choosing + combining + signals + time + awaited + failures + asking
    + sharing + sideEffects

  private static let factories = [
    Entry("just", op: "just a", ticks: 5),
    Entry("from", op: "from abc", ticks: 5),
    Entry("empty", ticks: 5),
    Entry("never", ticks: 8),
    Entry("fail", ticks: 5),
    Entry("range", op: "range 4", ticks: 5),
    Entry("interval", op: "interval 2", ticks: 10),
    Entry("timer", op: "timer 4", ticks: 8),
    Entry("unfold", op: "unfold 8", ticks: 5),
    Entry("create", op: "create a", ticks: 5),
    Entry("attemptOnce", op: "attemptOnce x", ticks: 5),
    Entry("deferred", op: "deferred a--b-c|"),
    Entry("using", op: "using a--b-c|"),
  ]

  private static let values = [
    Entry("map", "1--2-3---|", op: "map tenfold"),
    Entry("mapReplace", "a--b-c---|", op: "mapReplace x"),
    Entry("elements", "a---b---#"),
    Entry("failures", "a---b---#"),
    Entry("skipNil", "1-a-2--b-3|"),
    Entry("compactMap", "1-a-2--b-3|"),
    Entry("scan", "a--b---c--|", op: "scan ''"),
    Entry("pairwise", "a--b--c--d|"),
    Entry("combinePrevious", "a--b--c---|", op: "combinePrevious 0"),
    Entry("enumerated", "a--b-c---d|"),
    Entry("bufferCount", "a-b-c--d-e|", op: "buffer 2"),
    Entry("bufferStep", "a-b-c--d-e|", op: "bufferStep 3 2"),
    Entry("bufferThroughMatching", "1-2-3--5-4-7|", op: "bufferThroughMatching even"),
    Entry("windowCount", "a-b-c--d-e|", op: "window 2"),
    Entry("windowStep", "a-b-c--d-e|", op: "windowStep 3 2"),
    Entry("chunkedBy", "1-3-5-2-4-1|"),
    Entry("chunkedOn", "1-3-4-2-5-7|", op: "chunkedOn even"),
    Entry("interspersed", "a--b---c--|", op: "interspersed x"),
    Entry("scanMap", "a--'bc'--d--|"),
    Entry("transformWhile", "a--b--1--c|"),
    Entry("differences", "a---'ab'---'bc'---|"),
    Entry("windowThroughMatching", "1-2-3--5-4-7|", op: "windowThroughMatching even"),
    Entry("startWith", "--a-b---c-|", op: "startWith x"),
    Entry("append", "--a-b---c-|", op: "append x"),
    Entry("withWeak", "a--b--c---d-|", op: "withWeak 8"),
    Entry("materialize", "a---b---#"),
    Entry("dematerialize", "a--b--'completed'--|"),
    Entry("not", "'true'-'false'--'true'|"),
    Entry("and", "'true'---'false'---|", "-'true'-------'false'|"),
    Entry("or", "'true'---'false'---|", "-'true'-------'false'|"),
  ]

  private static let choosing = [
    Entry("filter", "1-2-3-4-5-6|", op: "filter even"),
    Entry("ignore", "a-b-a-c-a-|", op: "ignore a"),
    Entry("ignoreValues", "a-b---c--|"),
    Entry("distinct", "a-b-a-c-b-d|"),
    Entry("distinctBy", "a-b-A-c-B-d|", op: "distinctBy lowercase"),
    Entry("distinctUntilChanged", "a-a-b-b-b-a|"),
    Entry("distinctUntilChangedAt", "a-A-b-B-b-A|", op: "distinctUntilChangedAt lowercase"),
    Entry("elementAt", "a-b--c--d-|", op: "elementAt 2"),
    Entry("single", "--a----b--|"),
    Entry("take", "a-b--c--d-|", op: "take 2"),
    Entry("takeWhile", "1-2-3-7-4-|", op: "takeWhile below5"),
    Entry("takeUntilMatching", "1-2-3-7-4-|", op: "takeUntilMatching above5"),
    Entry("takeLast", "a-b--c--d-|", op: "takeLast 2"),
    Entry("takeThroughMatching", "1-2-3-7-4-|", op: "takeThroughMatching above5"),
    Entry("firstWhere", "1-2-3-7-4-8|", op: "firstWhere above5"),
    Entry("lastWhere", "1-7-3-8-2|", op: "lastWhere above5"),
    Entry("elementsIn", "a-b--c--d-|", op: "elementsIn 1 2"),
    Entry("skipLast", "a-b--c--d-|", op: "skipLast 2"),
    Entry("partition", "1-2-4-3-6-5|", op: "partition even"),
    Entry("skip", "a-b--c--d-|", op: "skip 2"),
    Entry("skipWhile", "1-2-3-7-4-|", op: "skipWhile below5"),
    Entry("skipUntilMatching", "1-2-3-7-4-|", op: "skipUntilMatching above5"),
  ]

  private static let combining = [
    Entry("merge", "a---b---c--|", "--1---2---3---|"),
    Entry("concat", "a--b--|", "1--2--|"),
    Entry("concatIgnoringFailures", "a--b--#", "1--2--|"),
    Entry("race", "---a--b--c|", "-1--2--3--|"),
    Entry("raceForValue", "-|", "---1--2--|"),
    Entry("mergeSorted", "1---4---5---|", "--2---3-----|"),
    Entry("combineLatest", "a---b-----c|", "--1---2-3--|"),
    Entry("combineLatest3", "a-------b---|", "--1---------|", "----x-----y-|"),
    Entry("zip", "a-b-----c--|", "---1--2--3-|"),
    Entry("zipLast", "a--b---|", "--1----2--|"),
    Entry("zip3", "a-b---------|", "--1---2-----|", "----x-----y-|"),
    Entry("withLatest", "--a--b----c|", "1---2--3---|"),
    Entry("sample", "a-b--c-----d|", "---x----x-x--|"),
    Entry("bufferOn", "a-b---c--d--|", "---x-x---x---"),
    Entry("windowOn", "a-b---c--d--|", "---x-x---x---"),
    Entry("bufferUntil", "ab---c-d---e--|", op: "bufferUntil 2"),
    Entry("windowUntil", "ab---c-d---e--|", op: "windowUntil 2"),
    Entry("bufferOpeningClosing", "a-b-c-d-e-f-|", "-x-----x-----", "---x|"),
    Entry("windowOpeningClosing", "a-b-c-d-e-f-|", "-x-x-----x---", "---x|"),
    Entry("takeUntil", "a--b--c--d-|", "-------x---|"),
    Entry("skipUntil", "a--b--c--d-|", "----x------|"),
    Entry("runningWhile", "-a-b-c-d|", "-t---f--t---f|"),
    Entry("holdWhile", "ab--c-d---e|", "f-t-----f---|"),
    Entry("takeUntilReplacement", "a--b--c--d--|", "-------1--2---3-|"),
    Entry("then", "a--b--|", "1--2--|"),
    Entry("sequenceEqual", "a--b---c--|", "-a---b---c-|"),
    Entry("if", "'true'-----'false'-----|", "1-2-3-4-5-|", "a-b-c-d-e-|"),
    Entry("switch", "x-----y------|", "1-2-3-4-5-|", "a-b-c-d-e-|"),
    Entry("groupBy", "1-2-4-3-6-5|", op: "groupBy even"),
    Entry("groupByUntil", "1-2-3------4-6----|", op: "groupByUntil even 4"),
  ]

  private static let signals = [
    Entry("flatMap", "a--b--------|", op: "flatMap merge 1-2-3|"),
    Entry("flatMapConcat", "a--b--------|", op: "flatMap concat 1-2-3|"),
    Entry("flatMapLatest", "a--b--------|", op: "flatMap latest 1-2-3|"),
    Entry("flatMapFirst", "a--b-----c----|", op: "flatMap first 1-2-3|"),
    Entry("flatMapLimit", "abc---------|", op: "flatMap merge(limit:2) 1--2|"),
    Entry("flatMapOrdered", "a--b--------|", op: "flatMap ordered 1-2-3|"),
    Entry("flatScan", "a--b--c---|", op: "flatScan merge -1|"),
    Entry("expand", "a------b--|", op: "expand --1|"),
    Entry("switchToLatest", "a---b-------|", op: "switchToLatest 1-2-3|"),
    Entry("joined", "a--b---c----|", op: "joined x-|"),
    Entry("switchOnFirst", "a--b---c--|"),
    Entry("bind", "a--y--c---|", op: "bind 1-2-3|"),
  ]

  private static let time = [
    Entry("debounce", "a-b-c------d--|", op: "debounce 3"),
    Entry("throttle", "abcd---e-----f|", op: "throttle 3"),
    Entry("throttleFirst", "abcd---e-----f|", op: "throttleFirst 3"),
    Entry("delay", "a--b-c---|", op: "delay 3"),
    Entry("audit", "abcd---e-----f|", op: "audit 3"),
    Entry("debounceEach", "3-1--4-2----|"),
    Entry("throttleEach", "3a-2---1bc--|"),
    Entry("auditEach", "3a--2b----1-|"),
    Entry("debounceUntil", "ab-----c----|", op: "debounceUntil --x|"),
    Entry("throttleUntil", "abc--d------|", op: "throttleUntil ---x|"),
    Entry("auditUntil", "abc--d------|", op: "auditUntil ---x|"),
    Entry("delayEach", "5-1--2----|"),
    Entry("delayUntil", "a---b-----|", op: "delayUntil --x|"),
    Entry("takeFor", "a--b--c--d--|", op: "takeFor 7"),
    Entry("skipFor", "a--b--c--d--|", op: "skipFor 4"),
    Entry("delaySubscription", "a-b-c|", op: "delaySubscription 4"),
    Entry("bufferFor", "a-b------c-d--|", op: "bufferFor 4"),
    Entry("windowFor", "a-b------c-d--|", op: "windowFor 4"),
    Entry("bufferForEvery", "-a-b-c-d---|", op: "bufferForEvery 4 2"),
    Entry("windowForEvery", "-a-b-c-d---|", op: "windowForEvery 4 2"),
    Entry("timeout", "a-b--c---d---|", op: "timeout 7"),
    Entry("timeoutOfSilence", "a-b--c-----d-|", op: "timeoutOfSilence 4"),
    Entry("timeoutFirst", "-----a-b--c------d|", op: "timeoutFirst 8 3"),
    Entry("timeoutSwitchingTo", "a--b--c--d--|", op: "timeoutSwitchingTo 7 -x-y|"),
    Entry("timestamp", "a--b-c----|"),
    Entry("measureInterval", "a--b-c----d|"),
  ]

  private static let awaited = [
    Entry("asyncMap", "3-1-2-----1|"),
    Entry("asyncFilter", "2-1-4-----2|"),
  ]

  private static let failures = [
    Entry("catch", "a--b--#", op: "catch x-y|"),
    Entry("mapFailure", "a--b--#"),
    Entry("replaceFailure", "a--b--#", op: "replaceFailure x"),
    Entry("tryMap", "1--2--x--3|"),
    Entry("tryFilter", "1--2--x--4|"),
    Entry("tryScan", "1--2--x--3|"),
    Entry("tryReduce", "1--2--3--|"),
    Entry("attempt", "1--2--x--3|"),
    Entry("retry", "a-b-#", op: "retry 2"),
    Entry("retryWhen", "a-#", op: "retryWhen 2", ticks: 11),
    Entry("retryBackoff", "a-#", op: "retryBackoff 2 1"),
    Entry("retryConsecutive", "a-#", op: "retryConsecutive 1", ticks: 8),
    Entry("repeated", "a-b-|", op: "repeated 3"),
    Entry("repeatedAfter", "a-b-|", op: "repeatedAfter 2 3"),
    Entry("repeatedWhen", "a-b-|", op: "repeatedWhen 3", ticks: 15),
  ]

  private static let sharing = [
    Entry("subject", "-a-b--c--d|"),
    Entry("behaviorSubject", "-a-b--c--d|", op: "behaviorSubject x"),
    Entry("replaySubject", "-a-b--c--d|", op: "replaySubject 2"),
    Entry("publish", "-a-b--c--d|"),
    Entry("publishTransform", "a--b-c---|"),
    Entry("multicast", "-a-b--c--d|", op: "multicast x"),
    Entry("replay", "-a-b--c--d|", op: "replay 2"),
    Entry("share", "-a-b--c--d|", op: "share 1"),
  ]

  private static let sideEffects = [
    Entry("on", "a--b-c---|"),
    Entry("finally", "a--b-c---|"),
    Entry("log", "a--b-c---|"),
    Entry("named", "a--b-c---|", op: "named letters"),
    Entry("checkpoint", "a--b-c---#"),
    Entry("tracked", "a--b-c---|", op: "tracked letters"),
    Entry("probed", "a--b-c---|", op: "probed letters"),
    Entry("deliverOn", "a--b-c---|"),
    Entry("subscribeOn", "a--b-c---|"),
  ]

  private static let asking = [
    Entry("reduce", "a--b---c--|", op: "reduce ''"),
    Entry("collect", "a--b---c--|"),
    Entry("collectCount", "a-b-c--d-e|", op: "collectCount 2"),
    Entry("count", "a--b---c--|"),
    Entry("min", "3--1---2--|"),
    Entry("max", "3--1---2--|"),
    Entry("contains", "1--3---6--5|", op: "contains even"),
    Entry("containsValue", "a--b---c--d|", op: "containsValue c"),
    Entry("allSatisfy", "2--4---5--6|", op: "allSatisfy even"),
    Entry("isEmpty", "------|"),
    Entry("ifEmpty", "------|", op: "ifEmpty x"),
    Entry("ifEmptySwitchTo", "------|", op: "ifEmptySwitchTo x-y|"),
    Entry("ifEmptyFailingWith", "------|"),
  ]
}
