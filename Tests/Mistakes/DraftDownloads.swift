// compiles
import ReactiveSignals

struct Fraction: Sendable {
  var received = 0
  var total = 0
}
struct Lost: Error {}

func progress(
  _ names: [String],
  load: @escaping @Sendable (String) -> Signal<Fraction, Lost>
) -> some SignalProtocol<Double, Lost> {
  names.signal()
    .flatMap(.merge(maxConcurrent: 3), delayingFailures: true) { name in load(name).map { (name, $0) } }
    .scan(into: [String: Fraction]()) { all, part in all[part.0] = part.1 }
    .map { all in all.values.map { Double($0.received) / Double($0.total) }.reduce(0, +) / Double(names.count)
    }
    .throttle(for: .milliseconds(100), on: .main)
}
