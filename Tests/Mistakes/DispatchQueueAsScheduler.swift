// error: 'deliver(on:)' is unavailable: Pass a scheduler: 'MainScheduler.shared', or 'QueueScheduler(label: …, target: queue)'.
import Dispatch
import ReactiveSignals

func settled(_ text: Signal<String, Never>) {
  text.deliver(on: DispatchQueue.main).subscribe { print($0) }
}
