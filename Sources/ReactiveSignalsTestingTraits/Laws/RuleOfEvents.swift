/// A rule of events that every operator keeps.
public enum RuleOfEvents: String, CaseIterable, Sendable {
  case delivers = "something arrives (otherwise the other laws say nothing)"
  case lazy = "nothing runs before someone subscribes"
  case fresh = "each subscription runs the source anew, with fresh state"
  case grammar = "next* (failed | completed)?"
  case serial = "one event at a time, however many threads send"
  case waitless = "sending and disposing do not wait for a delivery, and deliver under no lock"
  case order = "a re-entrant send waits its turn"
  case again = "a handler may subscribe again"
  case silence = "nothing after disposal"
  case cleanup = "the source is cleaned up exactly once"
  case cleanupFirst = "the source is cleaned up before the handler of a terminal event runs"
  case upstreamEnds = "a result that ends or is disposed stops its source at once"
  case constantStack = "many synchronous or re-entrant events need constant stack"
  case waits = "a consumer that makes the source wait receives what others receive, and the end"
  case complete = "nothing is lost or doubled where threads meet"
  case release = "what ended or was dropped holds nothing"
}
