import Dispatch
import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct WaitingTests {
  @Test("B248: waitForFirst returns the first value, and disposes the subscription")
  func first() throws {
    let subject = ReplaySubject<Int, TestFailure>(capacity: .unlimited)
    subject.send(1)
    subject.send(2)
    let disposals = Counter()
    #expect(try subject.on(disposed: { disposals.next() }).waitForFirst() == 1)
    #expect(disposals.value == 1)
    #expect((1...).signal().waitForFirst() == 1)
  }

  @Test("B249: nil when the signal completes without a value")
  func firstOfNone() {
    #expect(Signal<Int, Never>.empty.waitForFirst() == nil)
  }

  @Test("B250: a failure without a value is thrown, one behind the value is ignored")
  func firstOfFailing() throws {
    #expect(throws: TestFailure.one) { try Signal<Int, TestFailure>.fail(.one).waitForFirst() }
    #expect(try failing(after: 1).waitForFirst() == 1)
  }

  @Test("B251: the value may come from another thread")
  func firstFromElsewhere() {
    let signal = [7].signal(on: QueueScheduler(label: "elsewhere"))
    #expect(signal.waitForFirst() == 7)
    #expect(signal.waitForAll() == [7])
    signal.waitUntilCompleted()
  }

  @Test("B252: waitUntilCompleted drops the values, and throws the failure")
  func completion() throws {
    [1, 2].signal().waitUntilCompleted()
    #expect(throws: TestFailure.one) { try failing(after: 2).waitUntilCompleted() }
  }

  @Test("B253: waitForAll returns all values, nil included, and throws the failure")
  func all() throws {
    #expect([1, nil, 3].signal().waitForAll() == [1, nil, 3])
    #expect(Signal<Int, Never>.empty.waitForAll() == [])
    #expect(throws: TestFailure.one) { try failing(after: 2).waitForAll() }
  }

  @Test("The failure is typed, and nothing has to be caught of a signal that cannot fail")
  func typedFailure() {
    do throws(TestFailure) {
      _ = try Signal<Int, TestFailure>.fail(.one).waitForFirst()
    } catch {
      #expect(error == .one)
    }
  }
}
