import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Test func aNewTextCancelsTheSearchBeforeIt() {
  let scheduler = TestScheduler(tick: .milliseconds(100))
  let text = scheduler.cold("s-w-----i--------|")
  let found = results(
    for: text,
    search: { text in
      scheduler.cold("-------r|", error: SearchError()).map { text + $0 }.erased
    },
    on: scheduler
  )
  let recording = scheduler.record(found)
  scheduler.run()
  #expect(recording == "------------------'ir'|")
}

@Test func aFailedSearchIsRepeatedTwice() {
  let scheduler = TestScheduler(tick: .milliseconds(100))
  let request = scheduler.cold("-#", error: SearchError())
  let found = results(for: scheduler.cold("s------|"), search: { _ in request.erased }, on: scheduler)
  let recording = scheduler.record(found)
  scheduler.run()
  #expect(recording == "------'no connection'|")
  #expect(request.subscriptions == ["---^!", "----^!", "-----^!"])
}
