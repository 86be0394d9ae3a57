import TestSupport

@Suite(.withoutLeaks) struct MulticastingLaws {
  @Test("Each operator keeps the rules of events", arguments: all)
  func laws(specimen: Specimen) { specimen.check() }

  @SpecimenTable static var all: [Specimen] {
    // All subscribers share one source.
    Specimen("publish, autoconnected", except: [.fresh, .again]) { $0.publish().autoconnect() }
    Specimen("multicast, waiting", except: [.fresh, .again]) {
      $0.multicast(Subject(), buffering: .waiting).autoconnect()
    }
    Specimen("multicast, autoconnected", except: [.fresh, .again]) {
      $0.multicast(Subject<Int, TestFailure>()).autoconnect()
    }
    Specimen("publish(replay:)") { $0.publish { $0 } }
    Specimen("publish(replay:), two uses") { $0.publish(replay: 1) { $0.merge($0) } }
    Specimen("publish(replay:), a late use") {
      $0.publish { values in values.flatMap(.latest) { _ in values.take(1) } }
    }
    Specimen(releasing: "publish(replay:)") { source, captured in
      source.publish { $0.map { [$0, captured] } }
    }
    // All subscribers share one source, which starts immediately and is not disposed with them.
    Specimen("replay", except: [.fresh, .lazy, .upstreamEnds, .cleanup]) { $0.replay() }
    Specimen("replayLast", except: [.fresh, .lazy, .upstreamEnds, .cleanup]) { $0.replayLast() }
    Specimen("replayLazily", except: [.fresh, .upstreamEnds, .cleanup]) { $0.replayLazily() }
    // All subscribers share one source.
    Specimen("share", except: [.fresh, .again]) { $0.share() }
    Specimen("share, waiting", except: [.fresh, .again]) { $0.share(buffering: .waiting) }
    Specimen("share, restarting", except: [.fresh]) { $0.share(replay: 1, afterTermination: .restart) }
    Specimen("share, restarting after a failure", except: [.fresh, .again]) {
      $0.share(afterTermination: .restartAfterFailure)
    }
    Specimen(releasing: "share") { source, _ in source.share() }
  }
}
