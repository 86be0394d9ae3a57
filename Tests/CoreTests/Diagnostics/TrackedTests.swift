import TestSupport

/// Recording is on or off for the whole program, so these tests run one after another. Other tests may be recorded, too: the names
/// tell them apart.
@Suite(.serialized, .withoutLeaks) struct TrackedTests {
  private func recording(_ body: () -> Void) {
    Diagnostics.isEnabled = true
    defer { Diagnostics.isEnabled = false }
    body()
  }

  private func live(_ name: String) -> [Diagnostics.LiveSubscription] {
    Diagnostics.live.filter { $0.name == name }
  }

  @Test("A subscription is listed with its name and place until it is disposed")
  func disposal() {
    recording {
      let subject = Subject<Int, Never>()
      let line = #line + 1
      let signal = subject.tracked("disposal")
      #expect(live("disposal").isEmpty)
      let subscription = signal.subscribe()
      expectEqual(live("disposal").map(\.callSite), [Diagnostics.CallSite(fileID: #fileID, line: line)])
      expectEqual(live("disposal").map(\.description), ["disposal (\(#fileID):\(line))"])
      subscription.dispose()
      #expect(live("disposal").isEmpty)
    }
  }

  @Test("A subscription that ends leaves the list before its subscriber is notified")
  func end() {
    recording {
      let scheduler = TestScheduler()
      let lists = Log<Int>()
      Signal.interval(.seconds(1), on: scheduler).take(2).tracked("end")
        .subscribe(
          next: { _ in lists.append(live("end").count) },
          completed: { lists.append(live("end").count) }
        )
      failing(after: 1).tracked("end")
        .subscribe(
          next: { _ in lists.append(live("end").count) },
          failed: { _ in lists.append(live("end").count) }
        )
      expectEqual(lists.entries, [2, 1])
      scheduler.advance(by: .seconds(5))
      expectEqual(lists.entries, [2, 1, 1, 1, 0])
    }
  }

  @Test("A chain that is subscribed to more than once is named, until one of its subscriptions ends")
  func repeated() {
    recording {
      let subject = Subject<Int, Never>()
      let line = #line + 1
      let (chain, once) = (subject.map { $0 * 2 }.tracked("twice"), subject.tracked("once"))
      let first = chain.subscribe()
      once.subscribe()
      let name = "twice (\(#fileID):\(line))"
      #expect(Diagnostics.subscribedRepeatedly[name] == nil)
      chain.subscribe()
      expectEqual(Diagnostics.subscribedRepeatedly[name], 2)
      #expect(!Diagnostics.subscribedRepeatedly.keys.contains { $0.hasPrefix("once") })
      first.dispose()
      #expect(Diagnostics.subscribedRepeatedly[name] == nil)
      subject.complete()
    }
  }

  @Test("Subscriptions that are made and dropped stay in the list while their source lives, and are counted")
  func leak() {
    recording {
      let scheduler = TestScheduler()
      let ticks = Signal.interval(.seconds(1), on: scheduler)
      func subscribe() { ticks.tracked("leak").subscribe() }
      for _ in 1...3 {
        subscribe()
        scheduler.advance(by: .seconds(1))
      }
      let found = live("leak")
      expectEqual(found.count, 3)
      expectEqual(found.map(\.id), found.map(\.id).sorted())
      #expect(found.allSatisfy { Diagnostics.report().contains("3 of \($0)") })
    }
    // The scheduler has been released, and its timers with it.
    #expect(live("leak").isEmpty)
  }

  @Test("A subscription that nothing can reach leaves the list")
  func release() {
    recording {
      Signal<Int, Never>.never.tracked("release").subscribe()
      #expect(live("release").isEmpty)
    }
  }

  @Test("Without a name the description of the signal is listed")
  func description() {
    recording {
      let subject = Subject<Int, Never>()
      let signal = subject.skip(7).take(7)
      let subscription = signal.tracked().subscribe()
      expectEqual(live("[[Subject] skip] take").count, 1)
      subscription.dispose()
    }
  }

  #if os(macOS) || os(Linux)
  @Test("Nothing is recorded while recording is off")
  func disabled() async {
    // In a process of its own, where no inspector runs.
    await #expect(processExitsWith: .success) {
      let subject = Subject<Int, Never>()
      let subscription = subject.tracked("disabled").subscribe()
      Diagnostics.isEnabled = true
      precondition(Diagnostics.live.isEmpty)
      subscription.dispose()
    }
  }
  #endif

  @Test("The signals with the most subscriptions are reported first, each on a line")
  func report() {
    recording {
      let subject = Subject<Int, Never>()
      subject.tracked("one").subscribe()
      let often = subject.tracked("often")
      for _ in 1...3 { often.subscribe() }
      let lines = Diagnostics.report().split(separator: "\n")
      let named = lines.filter { $0.contains(" of often (") || $0.contains(" of one (") }
      expectEqual(named.map { $0.prefix { $0 != "(" } }, ["3 of often ", "1 of one "])
      expectEqual(lines.first?.hasSuffix(" live subscriptions"), true)
      subject.complete()
    }
  }

  @Test("Four threads subscribe, dispose and leak, and the list has what is left")
  func threads() {
    recording {
      let subject = Subject<Int, Never>()
      let signal = subject.tracked("threads")
      onThreads(4) { _ in
        for index in 0..<500 {
          let subscription = signal.subscribe()
          if index % 5 != 0 { subscription.dispose() }
          if index % 50 == 0 { _ = Diagnostics.report() }
        }
      }
      let found = live("threads")
      expectEqual(found.count, 400)
      expectEqual(Set(found.map(\.id)).count, 400)
      subject.complete()
      #expect(live("threads").isEmpty)
    }
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("tracked") { $0.tracked("laws") }
  }

  @Test("It keeps the rules of events while it records")
  func lawsWhileRecording() {
    recording { expectLaws("tracked, recording") { $0.tracked("laws") } }
    #expect(live("laws").isEmpty)
  }
}
