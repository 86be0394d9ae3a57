// error: type 'Picture' does not conform to the 'Sendable' protocol
import ReactiveSignals

final class Picture { var size = 0 }
@MainActor func resize(_ pictures: MainSignal<Picture, Never>, on queue: QueueScheduler) {
  pictures.signal.deliver(on: queue).subscribe { $0.size = 1 }
}
