import TestSupport

/// The failure type of a test signal. Most of these tests pass when they compile: some of these expressions made the
/// compiler crash.
@Suite(.withoutLeaks) struct TestSignalFailureTests {
  private let scheduler = TestScheduler()

  /// The tested operator, which gets its source as a closure.
  private struct Service<Failure: Error> {
    let load: (Int) -> Signal<String, Failure>

    init(_ load: @escaping (Int) -> Signal<String, Failure>) { self.load = load }
  }

  private struct Loader {
    let load: (Int) -> Signal<String, TestFailure>

    init(_ load: @escaping (Int) -> Signal<String, TestFailure>) { self.load = load }
  }

  private func expectNever<Value>(_ signal: some SignalProtocol<Value, Never>, _ value: Value.Type) {}
  private func expectFailing<Value>(_ signal: some SignalProtocol<Value, TestFailure>, _ value: Value.Type) {}
  private func stored() -> TestSignal<String, TestFailure> { scheduler.cold("a|") }
  private func erased() -> Signal<String, TestFailure> { scheduler.hot("a|").erased }
  private func opaque() -> some SignalProtocol<String, TestFailure> { scheduler.cold("a|") }

  @Test("Without a context a test signal cannot fail")
  func undecided() {
    expectNever(scheduler.cold("a|"), String.self)
    expectNever(scheduler.hot("a|"), String.self)
    expectNever(scheduler.cold("a|", values: ["a": 1]), Int.self)
    expectNever(scheduler.hot("a|", values: ["a": 1]), Int.self)
    let cold = scheduler.cold("a|")
    expectNever(cold, String.self)
    let chain = scheduler.hot("a|").map { $0 + "!" }.filter { !$0.isEmpty }
    expectNever(chain, String.self)
    let service = Service { [scheduler] _ in scheduler.cold("a-b|").erased }
    expectNever(service.load(1), String.self)
    let several = ["a|", "b|"].map { scheduler.cold($0) }
    expectNever(several[0], String.self)
    expectNever(scheduler.cold("a|").flatMap { [scheduler] _ in scheduler.cold("-x|") }, String.self)
  }

  @Test("The error determines the failure")
  func error() {
    expectFailing(scheduler.cold("a#", error: TestFailure.one), String.self)
    expectFailing(scheduler.hot("a#", error: TestFailure.one), String.self)
    expectFailing(scheduler.cold("a#", values: ["a": 1], error: TestFailure.one), Int.self)
    expectFailing(scheduler.hot("a#", values: ["a": 1], error: TestFailure.one), Int.self)
    let none: TestFailure? = nil
    expectFailing(scheduler.cold("a|", error: none), String.self)
    expectNever(scheduler.cold("a|", error: Never?.none), String.self)
    let service = Service { [scheduler] _ in scheduler.cold("a-#", error: TestFailure.one).erased }
    expectFailing(service.load(1), String.self)
  }

  @Test("The use of a signal determines its failure")
  func context() {
    let cold: TestSignal<String, TestFailure> = scheduler.cold("a-b|")
    expectFailing(cold, String.self)
    let hot: TestSignal<Int, TestFailure> = scheduler.hot("a-b|", values: ["a": 1, "b": 2])
    expectFailing(hot, Int.self)
    let erased: Signal<String, TestFailure> = scheduler.cold("a-b|").erased
    expectFailing(erased, String.self)
    let numbers: Signal<Int, TestFailure> = scheduler.cold("a|", values: ["a": 1]).erased
    expectFailing(numbers, Int.self)
    let loader = Loader { [scheduler] _ in scheduler.cold("a-b|").erased }
    expectFailing(loader.load(1), String.self)
    let service = Service<TestFailure> { [scheduler] _ in scheduler.hot("a-b|").erased }
    expectFailing(service.load(1), String.self)
    let several: [TestSignal<String, TestFailure>] = [scheduler.cold("a|"), scheduler.hot("b|")]
    expectFailing(several[0], String.self)
    let either: TestSignal<String, TestFailure> =
      Bool.random() ? scheduler.cold("a|") : scheduler.cold("#", error: .two)
    expectFailing(either, String.self)
    expectFailing(stored(), String.self)
    expectFailing(self.erased(), String.self)
    expectFailing(opaque(), String.self)
    let failing = scheduler.cold("a|", error: TestFailure.one)
    expectFailing(failing.flatMap { [scheduler] _ in scheduler.cold("-x|") }, String.self)
    expectFailing(failing.concat(scheduler.cold("-x|")), String.self)
    expectFailing(failing.merge(scheduler.hot("-x|")), String.self)
    let recording: Recording<String, TestFailure> = scheduler.record(scheduler.cold("a|"))
    recording.dispose()
  }

  @Test("A failure without an error fails the comparison and names the missing argument")
  func missingError() throws {
    let printed = Recorder<String, Never>()
    let signal: TestSignal<String, TestFailure> = MistakeOutput.$write.withValue({ printed.send($0) }) {
      scheduler.cold("a-#")
    }
    let recording = scheduler.record(signal)
    scheduler.run()
    let typed = try #require(recording.difference(from: "a-#"))
    #expect(typed.contains("pass it as `error:`"))
    let other = TestScheduler()
    let untyped = other.record(MistakeOutput.$write.withValue({ printed.send($0) }) { other.hot("a-#") })
    expectEqual(untyped.difference(from: "a-#")?.contains("pass it as `error:`"), true)
    expectEqual(printed.values.count, 2)
  }
}
