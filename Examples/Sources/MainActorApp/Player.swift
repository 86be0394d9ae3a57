// This target is compiled with main-actor isolation by default, as new apps are. Every declaration below is isolated to the main actor
// unless it says `nonisolated`.
import ReactiveSignals

/// A value that passes through signals, on any thread.
public nonisolated struct Track: Sendable, Equatable {
  public let title: String
  public let seconds: Int

  public init(title: String, seconds: Int) {
    self.title = title
    self.seconds = seconds
  }

  public var isShort: Bool { seconds < 180 }
}

/// The state of a player, which views show.
public final class Player {
  public let volume = MutableProperty(5)
  public let isMuted: Property<Bool>
  public let play: Command<Track, Int, Never>

  public private(set) var title = ""
  public private(set) var playedSeconds = 0
  public var volumeText = ""

  public init(_ tracks: some SignalProtocol<Track, Never>) {
    isMuted = volume.map { $0 == 0 }
    play = Command { track in Signal.just(track.seconds) }
    tracks.filter(\.isShort).distinctUntilChanged().map(\.title).observe { [weak self] title in
      self?.title = title
    }
    play.executions.flatMap(.concat) { $0 }.observe { [weak self] seconds in self?.playedSeconds += seconds }
    volume.signal.map { "Volume \($0)" }.bind(to: \.volumeText, on: self)
  }
}
