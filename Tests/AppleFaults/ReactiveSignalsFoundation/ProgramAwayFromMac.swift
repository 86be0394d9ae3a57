import Foundation

func faultyProgram() -> Any {
  // error: cannot find 'Process' in scope  (iOS)
  Process()
}
