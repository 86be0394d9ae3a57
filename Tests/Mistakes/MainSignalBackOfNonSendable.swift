// error: type 'Picture' does not conform to the 'Sendable' protocol
import ReactiveSignals

final class Picture { var size = 0 }
@MainActor func save(_ pictures: MainSignal<Picture, Never>) {
  _ = pictures.signal
}
