import Dispatch

/// Runs each path under callgrind. `scripts/check-specialization` reads the calls that callgrind counts.
///
/// A call of ``part()`` ends a part of the counts. Each path has four: one for the work that is done once, and one each for a run, for
/// a run with twice as many values, and for a run with twice as many subscriptions.
@main
struct Lookups {
  static let values = 32
  static let subscriptions = 4

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    print(values, subscriptions)
    for path in Path.all where words.isEmpty || words.contains(where: path.name.contains) {
      print(path.name)
      path.start(values, subscriptions)
      part()
      path.start(values, subscriptions)
      part()
      path.start(2 * values, subscriptions)
      part()
      path.start(values, 2 * subscriptions)
      part()
    }
  }
}

extension Path {
  /// Runs the path, and blocks the thread until it has run. The main thread is not left to tasks: under valgrind it must not end.
  func start(_ values: Int, _ subscriptions: Int) {
    let hasRun = DispatchSemaphore(value: 0)
    Task.detached {
      await run(values, subscriptions)
      hasRun.signal()
    }
    hasRun.wait()
  }
}

/// Ends a part of the counts: callgrind writes them out when this function is called.
@inline(never)
@_optimize(none)
func part() {}
