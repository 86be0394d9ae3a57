// error: type 'SignalProtocol' has no member 'just'
import ReactiveSignals

struct Broken: Error {}

let save = Command<String, Int, Broken> { text in .just(text.count) }

func run() {
  save.execute()
}
