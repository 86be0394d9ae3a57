import MarbleEngine
import ReactiveSignalsTesting
import Testing

/// Each entry of the table of operators.
private struct Example: CustomTestStringConvertible {
  let inputs: [String]
  let phrase: String
  let output: String

  init(_ phrase: String, _ inputs: String..., gives output: String) {
    self.inputs = inputs
    self.phrase = phrase
    self.output = output
  }

  var testDescription: String { "\(phrase) of \(inputs.joined(separator: " and "))" }
}

private let examples: [Example] = [
  Example("from ab", gives: "(ab|)"),
  Example("unfold 5", gives: "(124|)"),
  Example("create a", gives: "(a|)"),
  Example("attemptOnce 12", gives: "('12'|)"),
  Example("attemptOnce x", gives: "#"),
  Example("deferred a-b|", gives: "a-b|"),
  Example("using a-b|", gives: "a-b|"),
  Example("map uppercase", "a-b|", gives: "A-B|"),
  Example("mapReplace x", "a-b|", gives: "x-x|"),
  Example("scan x", "a-b|", gives: "'xa'-'xab'|"),
  Example("pairwise", "a-b-c|", gives: "--'ab'-'bc'|"),
  Example("combinePrevious x", "a-b|", gives: "'xa'-'ab'|"),
  Example("enumerated", "a-b|", gives: "'0a'-'1b'|"),
  Example("buffer 2", "abc|", gives: "-'ab'-(c|)"),
  Example("window 2", "abc|", gives: "'0a''0b''1c'|"),
  Example("startWith x", "-a|", gives: "xa|"),
  Example("startWith 'x y'", "-a|", gives: "'x y'a|"),
  Example("materialize", "a-#", gives: "a-('failed'|)"),
  Example("filter vowel", "a-b-e|", gives: "a---e|"),
  Example("ignore a", "a-b-a|", gives: "--b--|"),
  Example("ignoreValues", "a-b|", gives: "---|"),
  Example("take 2", "a-b-c|", gives: "a-(b|)"),
  Example("takeWhile vowel", "a-e-b-a|", gives: "a-e-|"),
  Example("takeUntilMatching digit", "a-b-1-c|", gives: "a-b-|"),
  Example("takeLast 2", "a-b-c|", gives: "-----(bc|)"),
  Example("skip 1", "a-b-c|", gives: "--b-c|"),
  Example("skipWhile vowel", "a-b-a|", gives: "--b-a|"),
  Example("skipUntilMatching digit", "a-1-b|", gives: "--1-b|"),
  Example("elementAt 1", "a-b-c|", gives: "--(b|)"),
  Example("distinct", "abab|", gives: "ab--|"),
  Example("distinctUntilChanged", "aabba|", gives: "a-b-a|"),
  Example("single", "a-b|", gives: "--#"),
  Example("merge", "a-b|", "-1-2|", gives: "a1b2|"),
  Example("concat", "a-b|", "1|", gives: "a-b1|"),
  Example("combineLatest", "a-b|", "-1-|", gives: "-'a1''b1'|"),
  Example("zip", "a-b-c|", "-1-2|", gives: "-'a1'-'b2'|"),
  Example("chunkedBy", "1-2-1|", gives: "----'12'(1|)"),
  Example("chunkedOn vowel", "ab|", gives: "-a(b|)"),
  Example("interspersed x", "a-b|", gives: "a-(xb)|"),
  Example("scanMap", "a-'bc'|", gives: "'a1'-'bc3'|"),
  Example("transformWhile", "a-1|", gives: "(aA)-(11|)"),
  Example("lastWhere vowel", "a-b-e-|", gives: "------(e|)"),
  Example("elementsIn 1 2", "abcd|", gives: "-b(c|)"),
  Example("bufferUntil 2", "ab---c|", gives: "---'ab'--(c|)"),
  Example("windowUntil 2", "ab---c|", gives: "'0a''0b'---'1c'|"),
  Example("bufferOpeningClosing", "abcdef|", "-x----", "--x|", gives: "---'bcd'--|"),
  Example("windowOpeningClosing", "abcdef|", "-x----", "--x|", gives: "-'0b''0c''0d'--|"),
  Example("bufferForEvery 2 2", "ab-c|", gives: "--'ab'-(c|)"),
  Example("windowForEvery 2 2", "ab-c|", gives: "'0a''0b'-'1c'|"),
  Example("joined x-|", "a-b|", gives: "(aa)-x-(bb|)"),
  Example("switchOnFirst", "a-b|", gives: "'aa'-'ab'|"),
  Example("publishTransform", "a-b|", gives: "(a1)-(b1)|"),
  Example("ifEmptyFailingWith", "-|", gives: "-#"),
  Example("raceForValue", "-|", "--1|", gives: "--1|"),
  Example("concatIgnoringFailures", "a#", "1|", gives: "a1|"),
  Example("mergeSorted", "1--4|", "-2-3|", gives: "-1-(23)(4|)"),
  Example("debounceUntil --x|", "ab---c|", gives: "---b--(c|)"),
  Example("throttleUntil --x|", "abc-d|", gives: "a---d|"),
  Example("auditUntil --x|", "abc-d|", gives: "--c--(d|)"),
  Example("zipLast", "a-b|", "-1-2|", gives: "----('b2'|)"),
  Example("groupByUntil vowel 2", "ae-b---|", gives: "---'ae'-b-|"),
  Example("takeUntil", "a-b-c|", "---1", gives: "a-b|"),
  Example("takeUntil", "a-b-c|", "---#", gives: "a-b|"),
  Example("flatMap merge 1-2|", "ab|", gives: "'a1''b1''a2''b2'|"),
  Example("flatMap concat 1-|", "ab|", gives: "'a1'-'b1'-|"),
  Example("flatMap ordered 1-2|", "ab|", gives: "'a1'-'a2'('b1''b2')|"),
  Example("flatScan concat 1|", "ab|", gives: "'a1''a1b1'|"),
  Example("expand -1|", "a|", gives: "a'a1''a11'|"),
  Example("switchToLatest 1-2|", "ab-|", gives: "'a1''b1'-'b2'|"),
  Example("debounce 2", "abc---d|", gives: "----c--(d|)"),
  Example("throttle 3", "abc---d|", gives: "a--c--d|"),
  Example("delay 2", "ab|", gives: "--ab|"),
  Example("bufferFor 2", "abc--d|", gives: "--'abc'---(d|)"),
  Example("windowFor 2", "abc--d|", gives: "'0a''0b''0c'--'1d'|"),
  Example("timeout 2", "a-b-c|", gives: "a-#"),
  Example("timeoutOfSilence 2", "a-b---c|", gives: "a-b-#"),
  Example("timestamp", "a-b|", gives: "'a0'-'b2'|"),
  Example("measureInterval", "a-b|", gives: "0-2|"),
  Example("replaceFailure x", "a-#", gives: "a-(x|)"),
  Example("catch x|", "a-#", gives: "a-x|"),
  Example("retry 1", "a#", gives: "aa#"),
  Example("retryConsecutive 1", "#", gives: "#"),
  Example("repeatedAfter 2 1", "a|", gives: "a-a|"),
  Example("repeatedWhen 1", "a#", gives: "a#"),
  Example("repeated 2", "a|", gives: "aa|"),
  Example("reduce x", "a-b|", gives: "---('xab'|)"),
  Example("collect", "a-b|", gives: "---('[a b]'|)"),
  Example("count", "a-b|", gives: "---(2|)"),
  Example("min", "b-a|", gives: "---(a|)"),
  Example("max", "b-a|", gives: "---(b|)"),
  Example("contains vowel", "b-a-c|", gives: "--('true'|)"),
  Example("asyncMap", "3-1-2|", gives: "---(31)--(2|)"),
  Example("asyncFilter", "2-1-4|", gives: "--2-----(4|)"),
  Example("mapFailure", "a-#", gives: "a-#"),
  Example("on", "a-b|", gives: "a-b|"),
  Example("finally", "a-b|", gives: "a-b|"),
  Example("log", "a-b|", gives: "a-b|"),
  Example("named x", "a-b|", gives: "a-b|"),
  Example("checkpoint", "a-b#", gives: "a-b#"),
  Example("tracked x", "a-b|", gives: "a-b|"),
  Example("probed x", "a-b|", gives: "a-b|"),
  Example("deliverOn", "a-b|", gives: "a-b|"),
  Example("subscribeOn", "a-b|", gives: "a-b|"),
  Example("allSatisfy vowel", "a-b-c|", gives: "--('false'|)"),
  Example("isEmpty", "-|", gives: "-('true'|)"),
  Example("ifEmpty x", "-|", gives: "-(x|)"),
  Example("ifEmptySwitchTo x|", "-|", gives: "-x|"),
  Example("collectCount 2", "abc|", gives: "-'[a b]'-('[c]'|)"),
  Example("just x", gives: "(x|)"),
  Example("empty", gives: "|"),
  Example("never", gives: ""),
  Example("fail", gives: "#"),
  Example("range 2", gives: "(01|)"),
  Example("timer 2", gives: "--('()'|)"),
  Example("compactMap", "a-1|", gives: "--1|"),
  Example("elements", "a-#", gives: "a-|"),
  Example("failures", "a-#", gives: "--('failed'|)"),
  Example("skipNil", "a-1|", gives: "--1|"),
  Example("dematerialize", "a-'completed'-|", gives: "a-|"),
  Example("not", "'true'-'false'|", gives: "'false'-'true'|"),
  Example("and", "'true'-'true'|", "-'false'-|", gives: "-'false''false'|"),
  Example("or", "'true'-'false'|", "-'false'-|", gives: "-'true''false'|"),
  Example("race", "-a-b|", "--c|", gives: "-a-b|"),
  Example("combineLatest3", "a--|", "-1-|", "--x|", gives: "--'a1x'|"),
  Example("zip3", "a--|", "-1-|", "--x|", gives: "--('a1x')|"),
  Example("withLatest", "-a-b|", "1-2-|", gives: "-'a1'-'b2'|"),
  Example("sample", "a--b-|", "-xx-x|", gives: "-aa-b|"),
  Example("runningWhile", "-a-b|", "-t---", gives: "--a-b|"),
  Example("holdWhile", "ab-c|", "-t-f-", gives: "a--(bc)|"),
  Example("skipUntil", "a-b-c|", "-x---|", gives: "--b-c|"),
  Example("takeUntilReplacement", "a-b-c|", "---1-2|", gives: "a-b1-2|"),
  Example("then", "a-|", "1-|", gives: "--1-|"),
  Example("sequenceEqual", "a-|", "-b|", gives: "-('false'|)"),
  Example("if", "'true'-'false'--|", "123|", "a-b|", gives: "12a-b|"),
  Example("switch", "x-y--|", "123|", "a-b|", gives: "12a-b|"),
  Example("bind 1-2|", "a-y|", gives: "1-(21)-2|"),
  Example("subject", "-a---b|", gives: "-'0a'---('0b''1b')------|"),
  Example("behaviorSubject x", "-a---b|", gives: "'0x''0a'--'1a'('0b''1b')------|"),
  Example("replaySubject 1", "-a---b|", gives: "-'0a'--'1a'('0b''1b')------('2b'|)"),
  Example("publish", "-a---b|", gives: "-'0a'---('0b''1b')------|"),
  Example("multicast x", "-a---b|", gives: "'0x''0a'--'1a'('0b''1b')------|"),
  Example("replay 1", "-a---b|", gives: "-'0a'--'1a'('0b''1b')------('2b'|)"),
  Example("share 1", "-a---b|", gives: "-'0a'--'1a'('0b''1b')------('2b'|)"),
  Example("throttleFirst 3", "abc-d|", gives: "a---d|"),
  Example("tryMap", "1-x|", gives: "'10'-#"),
  Example("attempt", "1-x|", gives: "1-#"),
  Example("retryBackoff 1 2", "a#", gives: "a--a#"),
  Example("distinctBy lowercase", "aBAb|", gives: "aB--|"),
  Example("distinctUntilChangedAt lowercase", "aAba|", gives: "a-ba|"),
  Example("takeThroughMatching digit", "a-b-1-c|", gives: "a-b-(1|)"),
  Example("firstWhere digit", "a-1-2|", gives: "--(1|)"),
  Example("skipLast 2", "abcd|", gives: "--ab|"),
  Example("containsValue b", "a-b-c|", gives: "--('true'|)"),
  Example("bufferStep 2 1", "abc|", gives: "-'ab''bc'(c|)"),
  Example("bufferThroughMatching digit", "ab1c|", gives: "--'ab1'-(c|)"),
  Example("windowThroughMatching digit", "ab1c|", gives: "'0a''0b''01''1c'|"),
  Example("windowStep 2 1", "ab-c|", gives: "'0a'('0b''1b')-('1c''2c')|"),
  Example("differences", "a-'ab'-'b'|", gives: "'+a'-'+b'-'-a'|"),
  Example("append x", "a-b|", gives: "a-b(x|)"),
  Example("withWeak 2", "ab---c|", gives: "'xa''xb'---|"),
  Example("bufferOn", "ab--c|", "--x---", gives: "--'ab'--(c|)"),
  Example("windowOn", "ab--c|", "--x---", gives: "'0a''0b'--'1c'|"),
  Example("tryFilter", "12-x|", gives: "-2-#"),
  Example("tryScan", "12-x|", gives: "13-#"),
  Example("tryReduce", "12-|", gives: "---(3|)"),
  Example("audit 3", "abc---d|", gives: "---c---(d|)"),
  Example("debounceEach", "31--2--|", gives: "--1---2|"),
  Example("throttleEach", "3a-b--|", gives: "3--b--|"),
  Example("auditEach", "2a---1-|", gives: "--a---1|"),
  Example("delayEach", "31---|", gives: "--13-|"),
  Example("delayUntil -x|", "ab--|", gives: "-ab-|"),
  Example("takeFor 3", "a-b-c|", gives: "a-b|"),
  Example("skipFor 1", "a-b-c|", gives: "--b-c|"),
  Example("delaySubscription 2", "a-b|", gives: "--a-b|"),
  Example("timeoutFirst 3 2", "--a---b|", gives: "--a-#"),
  Example("timeoutSwitchingTo 3 x|", "a-b-c|", gives: "a-bx|"),
]

@Suite struct OperatorTests {
  @Test("Each operator sends the events that its description shows", arguments: examples)
  fileprivate func example(example: Example) throws {
    let experiment = Experiment(diagrams: example.inputs, operators: [example.phrase])
    let rows = try experiment.figure().rows
    let expected = try MarbleDiagram(parsing: example.output)
    #expect(Array(rows.dropFirst(example.inputs.count + 1)) == [.line(expected)])
  }

  @Test("An operator can produce several lines")
  func split() throws {
    let rows = try Experiment(diagrams: ["1-2-3|"], operators: ["groupBy even"]).figure().rows
    #expect(rows.dropFirst(2) == [.line("--2--|"), .line("1---3|")])
    let parts = try Experiment(diagrams: ["1-2-3|"], operators: ["partition even"]).figure().rows
    #expect(parts.dropFirst(2) == [.line("--2--|"), .line("1---3|")])
  }

  @Test("An operator can stop a signal that never ends")
  func endless() throws {
    let rows = try Experiment(diagrams: [], operators: ["interval 2", "take 2"]).figure().rows
    #expect(rows.last == .line("--0-(1|)"))
    let attempts = try Experiment(diagrams: ["a#"], operators: ["retryWhen 2", "take 3"]).figure().rows
    #expect(attempts.last == .line("a--a--(a|)"))
  }
}
