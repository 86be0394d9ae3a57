// error: 'tryMap' is unavailable: State the failure of the signal in the closure, '{ value throws(LoadError) in … }', and erase a chain that becomes a 'Signal'.
import ReactiveSignals

struct Reply: Sendable {
  let name: String
}
enum SearchFailure: Error { case network, decoding(any Error) }

func decode(_ text: String) throws -> Reply { Reply(name: text) }

func replies(_ texts: Signal<String, SearchFailure>) -> Signal<Reply, SearchFailure> {
  texts
    .filter { !$0.isEmpty }
    .tryMap { text in
      do { return try decode(text) } catch { throw SearchFailure.decoding(error) }
    }
}
