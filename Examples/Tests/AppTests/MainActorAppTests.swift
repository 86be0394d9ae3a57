import MainActorApp
import ReactiveSignals
import Testing

@Suite @MainActor struct MainActorAppTests {
  @Test("Handlers, bindings and commands of a class on the main actor need no annotation")
  func player() {
    let tracks = Subject<Track, Never>()
    let player = Player(tracks)
    tracks.send(Track(title: "Blue", seconds: 170))
    tracks.send(Track(title: "Suite", seconds: 1_200))
    #expect(player.title == "Blue")
    player.volume.value = 0
    #expect(player.isMuted.value)
    #expect(player.volumeText == "Volume 0")
    player.play.execute(Track(title: "Blue", seconds: 170))
    #expect(player.playedSeconds == 170)
  }

  @Test("Values from another thread arrive on the main actor")
  func threads() async {
    let tracks = Subject<Track, Never>()
    let player = Player(tracks)
    await Task.detached { tracks.send(Track(title: "Blue", seconds: 170)) }.value
    while player.title.isEmpty { await Task.yield() }
    #expect(player.title == "Blue")
  }
}
