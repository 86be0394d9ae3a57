import _ReactiveSignalsAtomics
import TestSupport

private enum LoadError: Error, Equatable { case offline }

@Suite(.withoutLeaks) struct ResourceOptionsTests {
  private let scheduler = TestScheduler()
  private let loads = Count()

  /// Returns a resource whose values are the number of the load, after the time of the marbles.
  private func resource(
    _ options: ResourceOptions,
    _ marbles: String = "--1|",
    for parameter: some PropertyProtocol<Int?> = Property<Int?>(1)
  ) -> Resource<Int, LoadError> {
    Resource(for: parameter, options: options) { [scheduler, loads] (_: Int) in
      let number = loads.up()
      return scheduler.cold(marbles, error: LoadError.offline).map { _ in number }.erased
    }
  }

  private var whileObserved: ResourceOptions { ResourceOptions(whileObserved: .stop) }

  private var keeping: ResourceOptions {
    ResourceOptions(whileObserved: .keep(for: .seconds(2), on: scheduler))
  }

  @Test("A resource that loads while it is observed begins with the first observer, whatever that observes")
  func begins() {
    let resource = resource(whileObserved)
    #expect(resource.state.value == .loading(last: nil))
    scheduler.run()
    expectEqual(loads.value, 0)
    let subscriptions = [resource.isLoading.signal.subscribe { _ in }, resource.signal.subscribe { _ in }]
    scheduler.run()
    expectEqual(resource.state.value, .loaded(1))
    for subscription in subscriptions { subscription.dispose() }
    let recorder = resource.state.signal.recorded().recorder
    scheduler.run()
    expectEqual(recorder.values, [.loaded(1)])
    expectEqual(loads.value, 1)
  }

  @Test("A load is canceled some time after its last observer, and begins again with the next one")
  func canceled() {
    let resource = resource(keeping, "-----1|")
    resource.signal.subscribe { _ in }.dispose()
    scheduler.advance(by: .seconds(1))
    let second = resource.signal.subscribe { _ in }
    scheduler.advance(by: .seconds(3))
    second.dispose()
    scheduler.advance(by: .seconds(2))
    expectEqual(resource.value, 1)
    scheduler.run()
    let other = self.resource(keeping, "-----1|")
    other.signal.subscribe { _ in }.dispose()
    scheduler.run()
    #expect(other.state.value == .loading(last: nil))
    let last = other.signal.subscribe { _ in }
    scheduler.run()
    expectEqual(other.state.value, .loaded(3))
    last.dispose()
    scheduler.run()
  }

  @Test("A signal that has not ended begins again with the next observer, and its value stays meanwhile")
  func live() {
    let resource = resource(whileObserved, "1-2")
    resource.signal.take(2).subscribe { _ in }
    scheduler.run()
    let recorder = resource.state.signal.recorded().recorder
    scheduler.advance(by: .seconds(2))
    expectEqual(recorder.values, [.loaded(1), .loaded(2), .loaded(2)])
  }

  @Test("A reload that is awaited loads without other observers")
  func awaited() async {
    let resource = Resource(options: ResourceOptions(whileObserved: .stop)) { () async throws(LoadError) in 1
    }
    #expect(resource.value == nil)
    #expect(await resource.reload() == .loaded(1))
  }

  @Test("An old value is loaded again when somebody begins to observe", arguments: [false, true])
  func stale(isWhileObserved: Bool) {
    let options = ResourceOptions(whileObserved: isWhileObserved ? .stop : nil)
      .staleAfter(.seconds(10), on: scheduler)
    let resource = resource(options)
    let first = resource.signal.subscribe { _ in }
    scheduler.advance(by: .seconds(3))
    first.dispose()
    scheduler.advance(by: .seconds(9))
    resource.signal.subscribe { _ in }.dispose()
    expectEqual(resource.state.value, .loaded(1))
    scheduler.advance(by: .seconds(1))
    let (recorder, second) = resource.state.signal.recorded()
    scheduler.advance(by: .seconds(20))
    expectEqual(recorder.values, [.loaded(1), .loading(last: 1), .loaded(2)])
    let third = resource.signal.subscribe { _ in }
    scheduler.advance(by: .seconds(5))
    expectEqual(loads.value, 2)
    second.dispose()
    third.dispose()
    scheduler.run()
  }

  @Test("A failure is old some time after it, too")
  func staleFailure() {
    let resource = resource(whileObserved.staleAfter(.seconds(1), on: scheduler), "#")
    let first = resource.signal.subscribe { _ in }
    scheduler.advance(by: .zero)
    first.dispose()
    resource.signal.subscribe { _ in }.dispose()
    expectEqual(loads.value, 1)
    scheduler.advance(by: .seconds(1))
    resource.signal.subscribe { _ in }.dispose()
    expectEqual(loads.value, 2)
  }

  @Test("A load that fails is repeated before the failure is shown")
  func retrying() {
    let options = ResourceOptions().retrying(2, backoff: .constant(.seconds(5)), on: scheduler)
    let attempts = Count()
    let resource = Resource(options: options) { [scheduler] in
      Signal<Int, LoadError>.deferred {
        let number = attempts.up()
        return scheduler.cold(number == 3 || number > 5 ? "-1|" : "-#", error: LoadError.offline).map { _ in
          number
        }
        .erased
      }
    }
    let recorder = resource.state.signal.recorded().recorder
    scheduler.advance(by: .seconds(12))
    #expect(recorder.values == [.loading(last: nil)])
    scheduler.run()
    #expect(recorder.values == [.loading(last: nil), .loaded(3)])
  }

  @Test("A released resource cancels the load that runs for its observers")
  func released() {
    let canceled = Count()
    var resource: Resource<Int, Never>? = Resource(options: ResourceOptions(whileObserved: .keep)) {
      Signal<Int, Never>.never.on(disposed: { canceled.up() }).erased
    }
    let recorder = resource?.signal.recorded().recorder
    expectEqual(canceled.value, 0)
    resource = nil
    expectEqual(canceled.value, 1)
    expectEqual(recorder?.isCompleted, true)
  }

  @Test("On threads, a resource loads exactly while it is observed")
  func threads() async {
    let running = MutableProperty(0)
    let most = Mutex(0)
    for _ in 0..<(isSanitized ? 50 : 200) {
      let parameter = MutableProperty(0)
      let resource = Resource(for: parameter, options: ResourceOptions(whileObserved: .stop)) { number in
        Signal<Int, Never>.create { subscriber in
          let count = running.modify { count in
            count += 1
            return count
          }
          most.withLock { $0 = max($0, count) }
          subscriber.add(BlockDisposable { running.modify { $0 -= 1 } })
          subscriber.send(number)
        }
      }
      let bag = CompoundDisposable()
      onThreads(3) { thread in
        for step in 1...10 {
          if thread == 0 { parameter.value = step }
          let subscription = resource.state.signal.subscribe { _ in }
          if step == 10, thread == 0 { bag += subscription } else { subscription.dispose() }
        }
      }
      #expect(await resource.signal.filter { $0 == 10 }.first() == .some(10))
      expectEqual(running.value, 1)
      bag.dispose()
      #expect(await running.signal.filter { $0 == 0 }.first() == 0)
    }
    expectEqual(most.withLock { $0 }, 1)
  }
}
