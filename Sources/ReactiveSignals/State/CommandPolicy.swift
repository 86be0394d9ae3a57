/// The answer of a command to a call that comes while it executes.
///
///     let refresh = Command(whileExecuting: .join, task: { await server.token() })
///     let token = try await refresh.execute().first()   // one request for all who ask meanwhile
///
/// An execution that the command accepts counts as executing, and is announced, from the call on. Its work begins when its turn comes. With
/// all policies but ``concurrent``, one work runs at a time, and the next begins when the one before has been cleaned up. An execution that
/// is canceled before its turn completes, and its work is never called. While the condition of the command is `false`, each policy refuses.
public struct CommandPolicy: Sendable, Hashable {
  enum Kind: UInt8, Sendable {
    case refuse, join, queue, restart, keepLatest, concurrent
  }

  let kind: Kind
  /// The number of executions that may wait, or that may run.
  let limit: Int

  /// A call is refused: it fails with ``CommandError/notEnabled``. RAC's commands do so.
  public static let refuse = CommandPolicy(kind: .refuse, limit: 0)

  /// A call joins the execution that runs: it gets all values and the end of that one. Its input is ignored.
  ///
  /// The first call starts an execution, which ends when its work does, or when all callers have canceled. One who cancels leaves alone: the
  /// others get the rest. Of calls on several threads, one starts the work, and a call that comes while the work ends gets its result or
  /// starts the next one. A call that joins is not announced.
  public static let join = CommandPolicy(kind: .join, limit: .max)

  /// Executions wait for those before them, any number of them.
  public static let queue = CommandPolicy(kind: .queue, limit: .max)

  /// A call cancels the execution that the command has accepted last.
  public static let restart = CommandPolicy(kind: .restart, limit: .max)

  /// An execution waits for the one that runs, and a later call cancels it unless its turn has come.
  public static let keepLatest = CommandPolicy(kind: .keepLatest, limit: .max)

  /// Executions overlap, any number of them.
  ///
  /// RAC: `allowsConcurrentExecution`.
  public static let concurrent = CommandPolicy(kind: .concurrent, limit: .max)

  /// Executions wait for those before them, up to a number of them. Further calls are refused.
  ///
  /// - Parameter limit: The number of executions that may wait; at least 1.
  /// - Returns: A policy.
  public static func queue(_ limit: Int) -> CommandPolicy {
    stopProgram(
      unless: limit > 0,
      "The limit of waiting executions must be at least 1. Pass 1 or more, or '.refuse'"
    )
    return CommandPolicy(kind: .queue, limit: limit)
  }

  /// Executions overlap, up to a number of them. Further calls are refused.
  ///
  /// - Parameter limit: The number of executions that may run at the same time; at least 1.
  /// - Returns: A policy.
  public static func concurrent(_ limit: Int) -> CommandPolicy {
    stopProgram(unless: limit > 0, "The limit of executions must be at least 1. Pass 1 or more")
    return CommandPolicy(kind: .concurrent, limit: limit)
  }

  var joins: Bool { kind == .join }

  /// Returns a Boolean value that indicates whether a call is accepted while `count` executions have not ended.
  func accepts(beside count: Int) -> Bool {
    switch kind {
    case .refuse: count == 0
    case .queue: count <= limit
    case .concurrent: count < limit
    case .join, .restart, .keepLatest: true
    }
  }

  /// The number of works that run at the same time.
  var works: Int { kind == .concurrent ? limit : 1 }
}

extension CommandPolicy: CustomStringConvertible {
  /// The policy as it is written, such as `queue(2)`.
  public var description: String {
    let hasLimit = (kind == .queue || kind == .concurrent) && limit != .max
    return hasLimit ? "\(kind)(\(limit))" : "\(kind)"
  }
}
