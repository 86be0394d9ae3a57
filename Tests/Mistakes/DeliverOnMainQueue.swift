// error: 'deliver(on:)' is unavailable: Write 'onMain()' for the main queue, or 'deliver(on: QueueScheduler(label: …, target: queue))'.
import ReactiveSignals

import Dispatch

@MainActor
final class Model {
  var number = 0

  func show(_ numbers: Signal<Int, Never>) {
    numbers.map { $0 + 1 }.deliver(on: DispatchQueue.main).subscribe { [weak self] in self?.number = $0 }
  }
}
