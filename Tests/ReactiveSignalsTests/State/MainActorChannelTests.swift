import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) @MainActor struct MainActorChannelTests {
  @MainActor final class Slider {
    var value = 0
    let moves = Subject<Int, Never>()
    let token = Lifetime.Token()

    func channel() -> ChannelTerminal<Int> {
      ChannelTerminal(values: moves, during: token.lifetime) { [weak self] in self?.value = $0 }
    }
  }

  @Test("An end has no starting value, sends the moves of the user and writes the values sent to it")
  func values() {
    let slider = Slider()
    let end = slider.channel()
    let recorder = end.recorded().recorder
    end.send(1)
    #expect(slider.value == 1)
    slider.moves.send(2)
    #expect(recorder.values == [2])
    end.complete()
    end.send(3)
    slider.moves.send(4)
    #expect(slider.value == 1)
    #expect(recorder.events == [.next(2), .completed])
  }

  @Test("An end does not retain the owner of the value, and completes with it")
  func release() {
    var slider: Slider? = Slider()
    weak let weakly = slider
    let recorder = slider?.channel().recorded().recorder
    let source = Subject<Int, Never>()
    let feeding = slider.map { source.subscribe($0.channel()) }
    slider = nil
    #expect(weakly == nil)
    #expect(recorder?.events == [.completed])
    #expect(feeding?.isDisposed == true)
  }

  @Test("Values sent elsewhere are written on the main actor, in order")
  func threads() async {
    let slider = Slider()
    let end = slider.channel()
    onThreads(1) { _ in for value in 1...3 { end.send(value) } }
    #expect(slider.value == 0)
    while slider.value < 3 { await Task.yield() }
    #expect(slider.value == 3)
  }
}
