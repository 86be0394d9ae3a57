extension Inspection {
  /// A command as the inspector sees it.
  package struct Command: Sendable {
    package let number: Int
    /// The type of the command.
    package let type: String
    /// The addresses of the calls that have made the command, innermost first.
    package let calls = [UInt].currentCalls
    /// A closure that returns the number of executions that run, and the number of all. It returns `nil` when the command is released.
    package let executions: @Sendable () -> (running: Int, all: Int)?
    /// A closure that returns the name that the program has given the command.
    package let name: @Sendable () -> String?
  }
}
