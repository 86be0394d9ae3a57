extension UnownedJob {
  /// Runs the job, which `executor` has been given.
  ///
  /// The unsafe part is that the job knows its executor by an address: `executor` is alive while it runs, because it is an
  /// argument, and the task keeps it after that.
  func run(on executor: some TaskExecutor) {
    unsafe runSynchronously(on: executor.asUnownedTaskExecutor())
  }
}
