import Foundation
import PlaygroundServer

let usage = """
  usage: \(PlaygroundCommand.start) [--port PORT]

  Opens the playground on this computer and prints its address. Control-C stops it.

  """

do {
  try await PlaygroundCommand(CommandLine.arguments.dropFirst()).run()
} catch let error as PlaygroundCommand.Misuse {
  FileHandle.standardError.write(Data("\(error.message)\n\n\(usage)".utf8))
  exit(64)
} catch {
  FileHandle.standardError.write(Data("playground: \(error)\n".utf8))
  exit(1)
}
