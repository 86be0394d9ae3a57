import ReactiveSignals
import Testing

@Suite struct CollectTests {
  @Test("Laws")
  func laws() {
    expectLaws("collect") { $0.collect() }
    expectLaws("collect(count:)") { $0.collect(count: 2) }
  }

  @Test("B228, W58: one array at completion, nil kept")
  func values() {
    #expect([1, 2, 3].signal().collect().events() == [.next([1, 2, 3]), .completed])
    #expect([1, nil].signal().collect().values() == [[1, nil]])
  }

  @Test("B228: an empty array of an empty source")
  func empty() {
    #expect([Int]().signal().collect().events() == [.next([]), .completed])
  }

  @Test("B228: nothing of a failing source but the failure")
  func failure() {
    #expect(failing(after: 1, 2).collect().events() == [.failed(.one)])
  }

  @Test("collect(count:) sends portions")
  func portions() {
    #expect([1, 2, 3].signal().collect(count: 2).events() == [.next([1, 2]), .next([3]), .completed])
  }
}
