import ReactiveSignals
import Testing

private struct Progress: Equatable {
  var received: Int
  var total: Int
  var fraction: Double { total == 0 ? 0 : Double(received) / Double(total) }
}

private struct DownloadError: Error, Equatable {
  let name: String
}

/// Downloads at most three files at a time, reports the overall fraction, and fails at the end if one failed.
private func downloadAll(
  _ names: [String],
  download: @escaping (String) -> MainSignal<Progress, DownloadError>
) -> MainSignal<Double, DownloadError> {
  MainSignal.from(names)
    .flatMap(.merge(limit: 3), delayingFailures: true) { name in download(name).map { (name, $0) } }
    .scan(into: [String: Progress]()) { all, progress in all[progress.0] = progress.1 }
    .map { all in all.values.map(\.fraction).reduce(0, +) / Double(names.count) }
}

struct DownloadsTests {
  @Test("Three files are loaded at a time, and a failure comes last")
  func downloads() {
    var running: [String: MainSubject<Progress, DownloadError>] = [:]
    var fractions: [Double] = []
    var failure: DownloadError?
    downloadAll(["a", "b", "c", "d"]) { name in
      .deferred {
        let subject = MainSubject<Progress, DownloadError>()
        running[name] = subject
        return subject.mainSignal
      }
    }
    .subscribe(next: { fractions.append($0) }, failed: { failure = $0 })
    #expect(running.keys.sorted() == ["a", "b", "c"])
    running["a"]?.send(Progress(received: 1, total: 2))
    running["b"]?.fail(DownloadError(name: "b"))
    #expect(failure == nil)
    running["d"]?.send(Progress(received: 2, total: 2))
    for name in ["a", "c", "d"] { running[name]?.complete() }
    #expect(fractions == [0.125, 0.375])
    #expect(failure == DownloadError(name: "b"))
  }
}
