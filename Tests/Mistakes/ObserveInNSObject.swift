// compiles
import Observation
import ReactiveSignals

class ObjectiveCObject {
  func observe(_ keyPath: String, options: Int, changeHandler: () -> Void) {}
}

@MainActor @Observable final class Player { var volume = 5 }

@MainActor final class Screen: ObjectiveCObject {
  let player = Player()

  func load() { Signal.observe(player, \.volume).observe { volume in print(volume) } }
}
