// error: 'deliver(on:)' is unavailable: Write 'onMain()' for the main queue, or 'deliver(on: QueueScheduler(label: …, target: queue))'.
import Dispatch
import ReactiveSignals

func settled(_ text: Signal<String, Never>) {
  text.deliver(on: DispatchQueue.main).subscribe { print($0) }
}
