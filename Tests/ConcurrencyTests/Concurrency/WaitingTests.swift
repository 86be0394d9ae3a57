import Dispatch
import TestSupport

@Suite(.withoutLeaks) struct WaitingTests {
  @Test("waitForFirst returns the first value and disposes the subscription", .proves("B248"))
  func first() throws {
    let subject = ReplaySubject<Int, TestFailure>(capacity: .unlimited)
    subject.send(1)
    subject.send(2)
    let disposals = Counter()
    #expect(try subject.on(disposed: { disposals.next() }).waitForFirst() == 1)
    expectEqual(disposals.value, 1)
    expectEqual((1...).signal().waitForFirst(), 1)
  }

  @Test("waitForFirst returns nil when the signal completes without a value", .proves("B249"))
  func firstOfNone() {
    #expect(Signal<Int, Never>.empty.waitForFirst() == nil)
  }

  @Test("A failure before a value is thrown, a failure after it is ignored", .proves("B250"))
  func firstOfFailing() throws {
    #expect(throws: TestFailure.one) { try Signal<Int, TestFailure>.fail(.one).waitForFirst() }
    #expect(try failing(after: 1).waitForFirst() == 1)
  }

  @Test("The value may come from another thread", .proves("B251"))
  func firstFromElsewhere() {
    let signal = [7].signal(on: QueueScheduler(label: "elsewhere"))
    expectEqual(signal.waitForFirst(), 7)
    expectEqual(signal.waitForAll(), [7])
    signal.waitUntilCompleted()
  }

  @Test("waitUntilCompleted ignores values and throws the failure", .proves("B252"))
  func completion() throws {
    [1, 2].signal().waitUntilCompleted()
    #expect(throws: TestFailure.one) { try failing(after: 2).waitUntilCompleted() }
  }

  @Test("waitForAll returns all values, nil included, and throws the failure", .proves("B253"))
  func all() throws {
    expectEqual([1, nil, 3].signal().waitForAll(), [1, nil, 3])
    #expect(Signal<Int, Never>.empty.waitForAll() == [])
    #expect(throws: TestFailure.one) { try failing(after: 2).waitForAll() }
  }

  @Test("The failure is typed, and a signal that cannot fail needs no catch")
  func typedFailure() {
    do throws(TestFailure) {
      _ = try Signal<Int, TestFailure>.fail(.one).waitForFirst()
    } catch {
      expectEqual(error, .one)
    }
  }
}
