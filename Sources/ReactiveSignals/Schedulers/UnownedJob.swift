extension UnownedJob {
  /// Runs the job on the executor that received it.
  ///
  /// The job refers to its executor by address, which is unsafe. The argument keeps the executor alive while the job runs, and the
  /// task keeps it alive after that.
  package func run(on executor: some TaskExecutor) {
    unsafe runSynchronously(on: executor.asUnownedTaskExecutor())
  }
}
