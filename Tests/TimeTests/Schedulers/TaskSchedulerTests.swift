import TestSupport

@Suite(.withoutLeaks)
struct TaskSchedulerTests {
  @Test(
    "Work runs in a task of the requested priority",
    arguments: [TaskPriority.background, .medium, .high]
  )
  func priority(_ priority: TaskPriority) async {
    await waitUntilCalled { done in
      TaskScheduler(priority: priority).schedule {
        expectEqual(Task.basePriority, priority)
        done()
      }
    }
  }

  @Test("Work runs on the requested executor")
  func executor() async {
    let executor = CountingExecutor()
    await waitUntilCalled { done in
      TaskScheduler(executor: executor).schedule(done)
    }
    #expect(executor.jobs.value > 0)
  }

  private final class CountingExecutor: TaskExecutor {
    let jobs = Counter()

    func enqueue(_ job: consuming ExecutorJob) {
      jobs.next()
      globalConcurrentExecutor.enqueue(job)
    }
  }
}
