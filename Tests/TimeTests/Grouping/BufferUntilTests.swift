import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct BufferUntilTests {
  let scheduler = TestScheduler()

  @Test("An array ends when its closing signal sends")
  func values() {
    let recording = scheduler.record(
      scheduler.hot("ab---c-d---e----|").buffer(until: { [scheduler] in
        $0.debounce(for: .seconds(2), on: scheduler)
      }).map { $0.joined() }
    )
    scheduler.run()
    #expect(recording == "---'ab'-----'cd'---'e'--|")
  }

  @Test("At completion the remaining values are sent first")
  func completion() {
    let source = Source<Int>()
    let (recorder, _) = source.buffer(until: { _ in Signal<Int, Never>.never }).recorded()
    source.send(1, 2)
    source.complete()
    #expect(recorder.events == [.next([1, 2]), .completed])
    #expect([Int]().signal().buffer(until: { $0 }).events() == [.completed])
  }

  @Test("A failure drops the remaining values, and disposes the closing signal")
  func failure() {
    let (source, closing) = (Source<Int>(), Source<Int>())
    let (recorder, _) = source.buffer(until: { [closing] _ in closing }).recorded()
    source.send(1)
    source.fail()
    #expect(recorder.events == [.failed(.one)])
    #expect(closing.ends == 1)
  }

  @Test("Disposal drops them too, and in the handler of the last array it suppresses the completion")
  func disposal() {
    let (source, closing) = (Source<Int>(), Source<Int>())
    let (recorder, subscription) = source.buffer(until: { [closing] _ in closing }).recorded()
    source.send(1)
    subscription.dispose()
    closing.send(1)
    #expect(recorder.events == [])
    #expect([source.ends, closing.ends] == [1, 1])
    let arrays = [1].signal().buffer(until: { _ in Signal<Int, Never>.never })
    #expect(arrays.events(quittingAfter: 1) == [.next([1])])
  }

  @Test("A value that a handler sends belongs to the next array")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<[Int]>()
    subject.buffer(until: { $0.skip(1) }).subscribe { values in
      log.append(values)
      if values == [1, 2] {
        subject.send(3)
        subject.send(4)
      }
    }
    subject.send(1)
    subject.send(2)
    #expect(log.entries == [[1, 2], [3, 4]])
    subject.complete()
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("buffer(until:)") { $0.buffer(until: { $0 }) }
    expectReleasesValues("buffer(until:)") { source, captured in
      source.buffer(until: { $0.skip(2) }).map { $0 + [captured] }
    }
    #expect(Signal<Int, Never>.just(1).named("a").buffer(until: { $0 }).description == "[a] buffer")
  }

  @Test("An array of the values that arrive until a time has passed")
  func model() {
    expectModel("buffer(until:)") { source, scheduler in
      source.held.buffer(until: { _ in Signal<Int, Never>.timer(after: scheduler.tick * 2, on: scheduler) })
    } model: { input in
      var (gathered, due): ([Int], Int) = ([], 0)
      var output: [Step<[Int]>] = []
      func send(before tick: Int) {
        if !gathered.isEmpty, due < tick { output.append(Step(due, .next(gathered))) }
        if due < tick { gathered = [] }
      }
      for step in input {
        send(before: step.tick)
        switch step.event {
        case .next(let value):
          if gathered.isEmpty { due = step.tick + 2 }
          gathered.append(value)
        case .failed(let error): return output + [Step(step.tick, .failed(error))]
        case .completed:
          let last = gathered.isEmpty ? [] : [Step(step.tick, .next(gathered))]
          return output + last + [Step(step.tick, .completed)]
        }
      }
      send(before: .max)
      return output
    }
    expectSame("buffer(until:): one value each", upstreams: 1) { s, _ in
      s[0].buffer(until: { $0 })
    } and: { s, _ in
      s[0].map { [$0] }
    }
  }
}
