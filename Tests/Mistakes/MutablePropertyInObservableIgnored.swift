// compiles
import Observation
import ReactiveSignals

@Observable final class Player {
  @ObservationIgnored @MutableProperty var volume = 5
}
