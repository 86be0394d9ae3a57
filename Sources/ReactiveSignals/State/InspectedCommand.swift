/// A command as the inspector sees it.
package struct InspectedCommand: Inspected {
  package let number: Int
  /// The type of the command.
  package let type: String
  /// A closure that returns the number of executions that run, and the number of all. It returns `nil` when the command is released.
  package let executions: @Sendable () -> (running: Int, all: Int)?
}
