import ReactiveSignals

/// A program for tracers: `scripts/check-probes` watches one signal of it in each run.
@main
struct Probed {
  private enum Failure: Error { case failed }

  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "completed": [1, 2].signal().probed("x").subscribe()
    case "failed":
      Signal<Int, Failure>.fail(.failed).start(with: 1).probed("x").subscribe(
        next: { _ in },
        failed: { _ in }
      )
    case "disposed": [1, 2].signal().probed("x").take(1).subscribe()
    default: fatalError("usage: probed completed | failed | disposed")
    }
  }
}
