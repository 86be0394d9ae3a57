// error: invalid redeclaration of synthesized property '_volume'
import Observation
import ReactiveSignals

@Observable final class Player {
  @MutableProperty var volume = 5
}
