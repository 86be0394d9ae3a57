import TestSupport

@Suite(.withoutLeaks) struct BufferOnTests {
  @Test("A source that ends at once sends its values, and the boundary is not started")
  func synchronous() {
    let boundary = Source<Void>()
    #expect(
      Signal<Int, TestFailure>.from([1, 2]).buffer(on: boundary).events() == [.next([1, 2]), .completed]
    )
    expectEqual(boundary.subscriptions, 0)
  }
}
