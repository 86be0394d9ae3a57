/// A topic group of the documentation, whose symbols are listed in the order of the rows.
struct Topic: Sendable, Hashable {
  /// The page: a file of `ReactiveSignals.docc/Extensions`.
  let page: String
  let title: String

  static let pages = ["SignalProtocol", "Signal"]

  private static func operators(_ title: String) -> Topic { Topic(page: "SignalProtocol", title: title) }
  private static func factories(_ title: String) -> Topic { Topic(page: "Signal", title: title) }

  static let transforming = operators("Transforming values")
  static let booleans = operators("Boolean values")
  static let selecting = operators("Selecting values")
  static let firstValues = operators("Selecting the first values")
  static let lastValues = operators("Selecting the last values")
  static let combining = operators("Combining signals")
  static let signalsOfSignals = operators("Signals of signals")
  static let time = operators("Time")
  static let sharing = operators("Sharing")
  static let schedulers = operators("Schedulers")
  static let failures = operators("Failures")
  static let repetition = operators("Repetition")
  static let reducing = operators("Reducing to one value")
  static let asynchronousCode = operators("Asynchronous code")
  static let sideEffects = operators("Side effects")

  static let existingValues = factories("Existing values")
  static let workForEach = factories("Work for each subscription")
  static let asynchronousSources = factories("Asynchronous code")
  static let workThatRunsOnce = factories("Work that runs once")
  static let timers = factories("Time")
  static let combinations = factories("Combining signals")
  static let choices = factories("Choosing a signal")
}
