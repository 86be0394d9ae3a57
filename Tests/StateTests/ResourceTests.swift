import _ReactiveSignalsAtomics
import TestSupport

private enum LoadError: Error, Equatable { case offline }

@Suite(.withoutLeaks) struct ResourceTests {
  private let scheduler = TestScheduler()

  /// Returns a load that sends the parameter in front of each value of its marbles. A parameter without marbles has no answer.
  private func answers(
    _ marbles: [String: String]
  ) -> @Sendable (String) -> Signal<String, LoadError> {
    { [scheduler] parameter in
      scheduler.cold(marbles[parameter] ?? "-", error: LoadError.offline).map { parameter + $0 }.erased
    }
  }

  private func states<Content, Failure>(of resource: Resource<Content, Failure>) -> Recorder<String, Never> {
    resource.state.signal.map(describe).recorded().recorder
  }

  @Test("A resource without a parameter is loaded once")
  func once() {
    let resource = Resource { [scheduler] in scheduler.cold("--a|", error: LoadError.offline).erased }
    let recorder = states(of: resource)
    scheduler.run()
    expectEqual(recorder.values, ["loading -", "loaded a"])
    expectEqual(resource.value, "a")
  }

  @Test("Two resources of one parameter, and properties of both, change as one")
  func together() {
    let query = MutableProperty("a")
    let (first, second) = (
      Resource(for: query, answers(["a": "-1|", "b": "-1|"])),
      Resource(for: query.map { Optional($0.uppercased()) }, answers(["A": "--1|", "B": "--1|"]))
    )
    let both = Property.combineLatest(query, first.state, second.state)
    let recorder = both.signal.map { "\($0) \(describe($1)) \(describe($2))" }.recorded().recorder
    scheduler.run()
    query.value = "b"
    scheduler.run()
    #expect(
      recorder.values == [
        "a loading - loading -", "a loaded a1 loading -", "a loaded a1 loaded A1",
        "b loading a1 loading A1", "b loaded b1 loading A1", "b loaded b1 loaded B1",
      ]
    )
  }

  @Test("A reload waits for the end of the load")
  func waits() async {
    let number = Mutex(0)
    let resource = Resource { () async throws(LoadError) in
      let number = number.withLock {
        $0 += 1
        return $0
      }
      if number == 2 { throw .offline }
      return number
    }
    #expect(await resource.reload() == .loaded(1))
    #expect(await resource.reload() == .failed(.offline, last: 1))
    #expect(await resource.reload() == .loaded(3))
    let query = MutableProperty<Int?>(nil)
    let idle = Resource(for: query) { (number) async throws(LoadError) in "\(number)" }
    #expect(await idle.reload() == .idle(last: nil))
    query.value = 4
    #expect(await idle.reload() == .loaded("4"))
  }

  @Test("A resource is loaded again some time after the end of each load")
  func repeated() {
    let resource = Resource { [scheduler] in scheduler.cold("--a|", error: LoadError.offline).erased }
    let times = resource.state.signal.map { [scheduler] state in "\(scheduler.now) \(describe(state))" }
      .recorded().recorder
    let repetition = resource.reload(every: .seconds(5), on: scheduler)
    scheduler.advance(by: .seconds(10))
    repetition.dispose()
    scheduler.run()
    expectEqual(times.values.count, 4)
    expectEqual(resource.state.value, .loaded("a"))
  }

  @Test("A load that writes its parameter is followed by that of the new one")
  func reentrant() {
    let query = MutableProperty(1)
    let resource = Resource(for: query) { number in
      if number < 3 { query.value = number + 1 }
      return Signal<Int, Never>.just(number * 10)
    }
    expectEqual(resource.state.value, .loaded(30))
  }

  @Test("A released resource cancels its load, and a property of it keeps it")
  func released() {
    let canceled = Mutex(false)
    var resource: Resource<Int, Never>? = Resource {
      Signal<Int, Never>.never.on(disposed: { canceled.withLock { $0 = true } }).erased
    }
    var state = resource?.state
    resource = nil
    #expect(!canceled.withLock { $0 })
    #expect(state?.value == .loading(last: nil))
    state = nil
    #expect(canceled.withLock { $0 })
  }

  @Test("The signals of a resource complete when it is released")
  func completes() {
    let query = MutableProperty(1)
    let recorder: Recorder<Int?, Never>
    do {
      let resource = Resource(for: query) { number in Signal<Int, Never>.just(number) }
      recorder = resource.signal.recorded().recorder
    }
    query.value = 2
    expectEqual(recorder.values, [1])
    #expect(recorder.isCompleted)
  }
}

@Suite(.withoutLeaks) struct ResourceUpdatesTests {
  private func list(_ loads: Subject<[Int], Never> = Subject()) -> Resource<[Int], Never> {
    let resource = Resource { loads.erased }
    resource.value = [0]
    return resource
  }

  @Test("A change is shown at once, and stays when its work ends")
  func kept() async {
    let resource = list()
    let result = await resource.update(optimistically: { $0.append(1) }) { () async -> Int in
      expectEqual(resource.value, [0, 1])
      return 7
    }
    expectEqual(result, 7)
    expectEqual(resource.value, [0, 1])
  }

  @Test("A change is taken back when its work fails")
  func takenBack() async {
    let resource = list()
    await #expect(throws: LoadError.offline) {
      try await resource.update(optimistically: { $0.append(1) }) { () async throws(LoadError) in
        expectEqual(resource.value, [0, 1])
        throw .offline
      }
    }
    expectEqual(resource.value, [0])
  }

  @Test("A change whose subscription is disposed is taken back")
  func disposed() {
    let resource = list()
    let work = Subject<Void, Never>()
    let subscription = resource.update(optimistically: { $0.append(1) }, with: work).subscribe {}
    expectEqual(resource.value, [0, 1])
    subscription.dispose()
    expectEqual(resource.value, [0])
  }
}

private func describe<Content, Failure>(_ state: ResourceState<Content, Failure>) -> String {
  func text(_ value: Content?) -> String { value.map { "\($0)" } ?? "-" }
  return switch state {
  case .idle(let last): "idle \(text(last))"
  case .loading(let last): "loading \(text(last))"
  case .loaded(let value): "loaded \(text(value))"
  case .failed(let failure, let last): "failed \(failure) \(text(last))"
  }
}
