import Dispatch
import TestSupport

@Suite(.withoutLeaks)
struct SubscriptionSchedulerTests {
  private func runsInline() -> Bool {
    let counter = Counter()
    let handle = SubscriptionScheduler.shared.schedule { counter.next() }
    let ranInline = counter.value == 1
    if ranInline { #expect(handle.isDisposed) }
    return ranInline
  }

  @Test("Work runs inline on the main actor", .proves("B353"))
  @MainActor
  func main() {
    #expect(runsInline())
  }

  @Test(
    "Work runs inline in scheduled work, with its scheduler",
    .proves("B353"),
    arguments: SchedulerKind.allCases
  )
  func scheduled(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    await waitUntilCalled { done in
      scheduler.schedule {
        #expect(runsInline())
        SubscriptionScheduler.shared.schedule { #expect(isSame(currentScheduler, scheduler)) }
        done()
      }
    }
  }

  @Test("Work runs inline in a task")
  func task() {
    #expect(runsInline())
  }

  @Test("Elsewhere work runs serially, with a current scheduler", .proves("B021", "B022", "B353"))
  func background() async {
    let log = Log<String>()
    await waitUntilCalled { done in
      DispatchQueue.global().async {
        #expect(currentScheduler == nil)
        SubscriptionScheduler.shared.schedule {
          #expect(currentScheduler is QueueScheduler)
          log.append("first")
          SubscriptionScheduler.shared.schedule { log.append("inline") }
          let canceled = DispatchSemaphore(value: 0)
          DispatchQueue.global().async {
            let handle = SubscriptionScheduler.shared.schedule { log.append("canceled") }
            handle.dispose()
            SubscriptionScheduler.shared.schedule {
              log.append("second")
              done()
            }
            canceled.signal()
          }
          canceled.wait()
        }
      }
    }
    expectEqual(log.entries, ["first", "inline", "second"])
  }
}
