import TestSupport

@Suite(.withoutLeaks) struct BufferOnTests {
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
    expectEqual(recorder.events, [.next([1, 2]), .next([3])])
    source.complete()
    expectEqual(recorder.events, [.next([1, 2]), .next([3]), .next([4]), .completed])
    expectEqual(boundary.ends, 1)
  }

  @Test("A source that ends at once sends its values, and the boundary is not started")
  func synchronous() {
    let boundary = Source<Void>()
    #expect(
      Signal<Int, TestFailure>.from([1, 2]).buffer(on: boundary).events() == [.next([1, 2]), .completed]
    )
    expectEqual(boundary.subscriptions, 0)
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
    expectEqual(log.entries, [[1, 2], [7]])
    source.complete()
    boundary.complete()
  }
}
