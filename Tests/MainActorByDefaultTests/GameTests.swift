import ReactiveSignals
import ReactiveSignalsTesting
import Testing

private enum Key { case left, right }

private struct World: Equatable {
  var x = 0.0

  mutating func advance(by time: Duration, keys: Set<Key>) {
    let seconds = time / .seconds(1)
    if keys.contains(.left) { x -= 10 * seconds }
    if keys.contains(.right) { x += 10 * seconds }
  }
}

/// A game that advances by the time between frames.
private final class Game {
  @MainMutableProperty var keys: Set<Key> = []
  @MainMutableProperty var isPaused = false
  private(set) var world = MainProperty(World())

  init(on scheduler: some TimedScheduler) {
    let frames = $isPaused.signal.flatMap(.latest) { paused -> MainSignal<Int, Never> in
      paused ? .never : .interval(.seconds(1), on: scheduler)
    }
    world = MainProperty(
      initial: World(),
      then: frames.measureInterval(on: scheduler)
        .withLatest(from: $keys.signal)
        .scan(into: World()) { world, frame in world.advance(by: frame.0, keys: frame.1) }
    )
  }
}

struct GameTests {
  @Test("The world moves with the keys, and stands while the game is paused")
  func frames() {
    let scheduler = TestScheduler()
    let game = Game(on: scheduler)
    game.keys = [.right]
    scheduler.advance(by: .seconds(3))
    #expect(game.world.value.x == 30)
    game.isPaused = true
    scheduler.advance(by: .seconds(3))
    #expect(game.world.value.x == 30)
  }
}
