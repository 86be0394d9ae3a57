// error: cannot convert value of type 'Broken' to expected argument type 'Never'
// Proves B402: a channel that fails
import ReactiveSignals

struct Broken: Error {}

func end(_ channel: Channel<Int>) {
  channel.leading.fail(Broken())
}
