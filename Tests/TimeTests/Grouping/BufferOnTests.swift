import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct BufferOnTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("buffer(on:)") { source in
      Signal<[Int], TestFailure>.deferred {
        let shared = source.share()
        return shared.buffer(on: shared.filter { $0.isMultiple(of: 2) }).erased
      }
    }
    expectLaws("buffer(on:), the rest", values: Array(1...20)) {
      $0.buffer(on: Signal<Int, TestFailure>.never)
    }
    expectReleasesValues("buffer(on:)") { source, captured in
      source.buffer(on: Signal<Tracked, TestFailure>.just(captured))
    }
  }

  @Test("An array is sent at each value of the boundary, and the rest at completion")
  func values() {
    let source = Source<Int>()
    let boundary = Source<Void>()
    let (recorder, _) = source.buffer(on: boundary).recorded()
    source.send(1, 2)
    boundary.send(())
    source.send(3)
    boundary.send(())
    source.send(4)
    #expect(recorder.events == [.next([1, 2]), .next([3])])
    source.complete()
    #expect(recorder.events == [.next([1, 2]), .next([3]), .next([4]), .completed])
    #expect(boundary.ends == 1)
  }

  @Test("There are no empty arrays")
  func empty() {
    let source = Source<Int>()
    let boundary = Source<Void>()
    let (recorder, _) = source.buffer(on: boundary).recorded()
    boundary.send((), ())
    source.send(1)
    boundary.send((), ())
    source.complete()
    #expect(recorder.events == [.next([1]), .completed])
  }

  @Test("After the completion of the boundary the rest comes at completion")
  func boundaryCompletes() {
    let source = Source<Int>()
    let boundary = Source<Void>()
    let (recorder, _) = source.buffer(on: boundary).recorded()
    source.send(1)
    boundary.complete()
    source.send(2)
    #expect(recorder.events == [])
    source.complete()
    #expect(recorder.events == [.next([1, 2]), .completed])
  }

  @Test("A failure of either is delivered immediately, and the values are dropped")
  func failure() {
    for failsFirst in [true, false] {
      let source = Source<Int>()
      let boundary = Source<Void>()
      let (recorder, _) = source.buffer(on: boundary).recorded()
      source.send(1)
      if failsFirst { source.fail() } else { boundary.fail() }
      #expect(recorder.events == [.failed(.one)])
      #expect(source.ends == 1 && boundary.ends == 1)
    }
  }

  @Test("A source that ends at once sends its values, and the boundary is not started")
  func synchronous() {
    let boundary = Source<Void>()
    #expect(
      Signal<Int, TestFailure>.from([1, 2]).buffer(on: boundary).events() == [.next([1, 2]), .completed]
    )
    #expect(boundary.subscriptions == 0)
  }

  @Test("Disposal releases the values, also in the handler of the last array")
  func disposal() {
    let lifetimes = Lifetimes()
    let source = Source<Tracked>()
    let boundary = Source<Void>()
    let (_, subscription) = source.buffer(on: boundary).recorded()
    source.send(lifetimes.make())
    subscription.dispose()
    #expect(lifetimes.live == 0)
    #expect(source.ends == 1 && boundary.ends == 1)
    let never = Signal<Int, Never>.never
    #expect([1, 2].signal().buffer(on: never).events(quittingAfter: 1) == [.next([1, 2])])
  }

  @Test("A boundary that a handler sends comes after the value that it sends before")
  func reentrancy() {
    let source = Subject<Int, Never>()
    let boundary = Subject<Void, Never>()
    let log = Log<[Int]>()
    source.buffer(on: boundary).subscribe {
      log.append($0)
      if $0.count == 2 {
        source.send(7)
        boundary.send(())
      }
    }
    source.send(1)
    source.send(2)
    boundary.send(())
    #expect(log.entries == [[1, 2], [7]])
    source.complete()
    boundary.complete()
  }
}
