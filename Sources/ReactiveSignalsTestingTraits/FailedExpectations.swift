import ReactiveSignals
import Testing

/// The issues that a test has recorded under one schedule.
final class FailedExpectations: Error, CustomStringConvertible {
  private let texts = Locked<[String]>([])

  var isEmpty: Bool { texts.withLock { $0.isEmpty } }

  var description: String { texts.withLock { $0.joined(separator: "\n") } }

  func add(_ issue: Issue) {
    let place = issue.sourceLocation.map { " at \($0.fileName):\($0.line)" } ?? ""
    let text = "\(issue)\(place)"
    texts.withLock { $0.append(text) }
  }
}
