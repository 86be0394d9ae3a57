import TestSupport

@Suite(.withoutLeaks)
struct ActorSchedulerTests {
  @Test("Work is isolated to the actor")
  func isolation() async {
    let account = Account()
    let scheduler = ActorScheduler(account)
    await waitUntilCalled { done in
      for amount in 1...100 {
        scheduler.schedule { account.assumeIsolated { $0.balance += amount } }
      }
      scheduler.schedule(done)
    }
    #expect(await account.balance == 5_050)
  }

  @Test("Work on the main actor may use main-actor state")
  func mainActor() async {
    await waitUntilCalled { done in
      ActorScheduler(MainActor.shared).schedule { MainActor.assumeIsolated { done() } }
    }
  }

  @Test("Work scheduled from the actor itself runs later")
  func asynchronous() async {
    let account = Account()
    let log = Log<String>()
    await waitUntilCalled { done in
      Task { await account.order(log, done) }
    }
    expectEqual(log.entries, ["scheduled", "work"])
  }

  @Test("Work does not inherit task-local values")
  func taskLocals() async {
    await waitUntilCalled { done in
      Account.$owner.withValue("caller") {
        _ = ActorScheduler(Account()).schedule {
          expectEqual(Account.owner, nil)
          done()
        }
      }
    }
  }

  private actor Account {
    @TaskLocal static var owner: String?
    var balance = 0

    func order(_ log: Log<String>, _ done: @escaping @Sendable () -> Void) {
      ActorScheduler(self).schedule {
        log.append("work")
        done()
      }
      log.append("scheduled")
    }
  }
}
