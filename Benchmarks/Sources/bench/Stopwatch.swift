/// Runs some closures in turn for some rounds and returns the time of the best run of each.
///
/// Other processes then affect all of them. A closure that takes longer than a second runs once.
func shortest(of runs: [() -> Int], rounds: Int) -> [Duration] {
  var best = runs.map { _ in Duration.seconds(3600) }
  for round in 0..<rounds {
    for (index, run) in runs.enumerated() where round == 0 || best[index] < .seconds(1) {
      best[index] = min(best[index], shortest(of: run))
    }
  }
  return best
}

/// Returns the shortest of the runs that fit into a fixed duration.
///
/// Short and long runs then have an equal chance to run without interference from other processes.
private func shortest(of run: () -> Int) -> Duration {
  var shortest = Duration.seconds(3600)
  var spent = Duration.zero
  repeat {
    let time = ContinuousClock().measure { _ = run() }
    shortest = min(shortest, time)
    spent += time
  } while spent < .milliseconds(10)
  return shortest
}
