import TestSupport

/// ``MainResource`` has the inside of ``Resource``, whose tests are those of the load. Here are the values that cannot be sent.
@Suite(.withoutLeaks) @MainActor struct MainResourceTests {
  private final class Song {
    let title: String

    init(_ title: String) { self.title = title }
  }

  private enum LoadError: Error { case offline }

  @MainActor private final class Search {
    @MainMutableProperty var text = "a"
    @MainMutableProperty var selection: Song?
    let loads = MainSubject<Song, LoadError>()
    private(set) lazy var songs = MainResource(for: $text) { [unowned self] _ in loads.mainSignal }
    private(set) lazy var detail = MainResource(for: $selection) { song async throws(LoadError) -> String in
      song.title + "!"
    }
  }

  @Test("A resource of the main actor loads values of any type for each parameter")
  func loads() {
    let search = Search()
    let recorder = search.songs.state.signal.map { "\($0.isLoading) \($0.value?.title ?? "-")" }.signal
      .recorded()
      .recorder
    search.loads.send(Song("b"))
    search.text = "c"
    search.loads.send(Song("d"))
    search.songs.value = Song("e")
    search.loads.fail(.offline)
    expectEqual(recorder.values, ["true -", "false b", "true b", "false d", "false e", "false e"])
    expectEqual(search.songs.failure.value, .offline)
    expectEqual(search.songs.isLoading.value, false)
  }

  @Test("A load in a task of the main actor is awaited, and a change is taken back when its work fails")
  func tasks() async {
    let search = Search()
    #expect(await search.detail.reload().value == nil)
    search.selection = Song("a")
    #expect(await search.detail.reload().value == "a!")
    await #expect(throws: LoadError.offline) {
      try await search.detail.update(optimistically: { $0 += "?" }) { () async throws(LoadError) in
        expectEqual(search.detail.value, "a!?")
        throw .offline
      }
    }
    expectEqual(search.detail.value, "a!")
    let once = MainResource { () async throws(LoadError) in Song("once") }
    #expect(await once.reload().value?.title == "once")
  }

  @Test("A released resource releases its values and cancels its load")
  func released() {
    weak var song: Song?
    do {
      let search = Search()
      search.loads.take(1).subscribe(next: { _ in }, failed: { _ in })
      search.songs.value = Song("a")
      song = search.songs.value
      #expect(song != nil)
    }
    #expect(song == nil)
  }
}

/// What ``Property`` and ``Resource`` do while they are observed, with values that cannot be sent.
@Suite(.withoutLeaks) @MainActor struct MainWhileObservedTests {
  private final class Song {
    let title: String

    init(_ title: String) { self.title = title }
  }

  @Test("A property of the main actor subscribes to its signal while it is observed, and completes with it")
  func property() {
    let songs = MainSubject<Song, Never>()
    let titles = MainProperty(initial: Song("a"), then: songs, whileObserved: .stop).map(\.title)
    songs.send(Song("b"))
    let (recorder, subscription) = titles.signal.signal.recorded()
    songs.send(Song("c"))
    subscription.dispose()
    songs.send(Song("d"))
    expectEqual(recorder.values, ["a", "c"])
    expectEqual(titles.value, "c")
    let plain = MainProperty(initial: Song("a"), then: songs).map(\.title)
    let ends = [titles, plain].map { $0.signal.signal.recorded().recorder }
    songs.complete()
    expectEqual(ends.map(\.isCompleted), [true, true])
  }

  @Test("A resource of the main actor loads while observed, old values again, and failures several times")
  func resource() async {
    let scheduler = TestScheduler()
    let attempts = Count()
    let options = ResourceOptions(whileObserved: .keep(for: .seconds(1), on: scheduler))
      .staleAfter(.seconds(5), on: scheduler)
      .retrying(1, backoff: .constant(.seconds(1)), on: scheduler)
    let resource = MainResource(options: options) {
      MainSignal<Song, TestFailure>.deferred {
        let number = attempts.up()
        return number == 1 ? .fail(.one) : .just(Song("\(number)"))
      }
    }
    expectEqual(attempts.value, 0)
    let first = resource.state.signal.subscribe { _ in }
    #expect(resource.state.value.isLoading)
    scheduler.advance(by: .seconds(1))
    expectEqual(resource.value?.title, "2")
    first.dispose()
    scheduler.advance(by: .seconds(5))
    let second = resource.signal.subscribe { _ in }
    expectEqual(resource.value?.title, "3")
    second.dispose()
    scheduler.run()
    await withCheckedContinuation { continuation in MainScheduler.shared.schedule { continuation.resume() } }
  }
}
